"""Events as sentences, told to one seat or to a spectator.

Everything said here comes from ``Event.seen_by``: what a seat may not know is not in the facts. Sentences stand in the
past tense, which reads alike for one thief and for a whole gang.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cadwallon.rules.events import Event
from cadwallon.table.table import REPLACED
from cadwallon.terminal.facts import Facts, Tell
from cadwallon.terminal.names import Names, count, listed
from cadwallon.terminal.sentences_koa import KOA_SENTENCES


def _test(f: Facts) -> str:
    die, target = f.number("die"), f.number("target")
    return f"rolled {die}, needing {target} or less: {'success' if die <= target else 'failure'}"


def _pick(f: Facts) -> str:
    """The roll only: whether the lock opens can still change and is told next."""
    lock = f"the lock of the {f.kind()} in {f.space('room')}"
    return f"{f.figure()} tried {lock}, needing {f.number('target')} or less, and rolled {f.number('die')}."


def _play(f: Facts) -> str:
    text = f"{f.gang()} played {f.item('card')}"
    target = f.word("target")
    if f.has("other"):
        text += f" on {f.names.figure(target)} and {f.figure('other')}"
    elif target in f.names.gangs:
        rival = f.names.gangs.index(target)
        text += f" against {'you' if rival == f.viewer else f.names.seat(rival)}"
    elif target:
        text += f" on {f.names.figure(target)}"
    elif f.has("figure"):
        text += f" for {f.figure()}"
    return text + "."


def _skill(f: Facts) -> str:
    on = f" on {f.figure('target')}" if f.has("target") else ""
    return f"{f.figure()} used {f.item('skill')}{on}."


def _move(f: Facts) -> str:
    way = [f.names.space(step) for step in f.words("way")]
    if not way:
        return ""
    by = f" by way of {', '.join(way[:-1])}" if len(way) > 1 else ""
    return f"{f.figure()} went to {way[-1]}{by}."


def _first_roll(f: Facts) -> str:
    seats, totals = f.numbers("seats"), f.numbers("totals")
    rolls = [f"{f.names.seat(seat)} {total}" for seat, total in zip(seats, totals, strict=False)]
    return f"Roll for the first player: {', '.join(rolls)}."


def _fight_dice(f: Facts) -> str:
    return (
        f"{f.figure('attacker')} rolled {f.dice('attacker_dice')}; "
        f"{f.figure('defender')} rolled {f.dice('defender_dice')}."
    )


def _fight_won(f: Facts) -> str:
    first, second = (*f.numbers("scores"), 0, 0)[:2]
    return f"{f.figure('winner')} beat {f.figure('loser')} (attacker {first}, defender {second})."


def _reroll(f: Facts) -> str:
    if not f.has("figure"):
        return f"A {f.number('before')} was rolled again and became {f.number('die')}."
    return f"{f.figure()} rolled a {f.number('before')} again and got {f.number('die')}."


def _draw(f: Facts) -> str:
    return f"{f.gang()} drew {f.item('card') if f.has('card') else 'a card'}."


def _peek(f: Facts) -> str:
    text = f"{f.gang()} looked at {count(f.number('cards'), 'card')} of the deck and kept one"
    if f.has("card"):
        under = [f.names.of(card) for card in f.words("under")]
        text += f", {f.item('card')}" + (f"; {listed(under)} went under the deck" if under else "")
    return text + "."


def _militia(f: Facts) -> str:
    die = f.number("die")
    may = "and he stayed where he was" if die == 6 else f"so up to {count(die, 'space')}"
    return f"{f.gang()} named {f.figure()}: the die showed {die}, {may}."


def _left_behind(f: Facts) -> str:
    who = [f.names.figure(one) for one in f.words("figures")]
    return f"{f.gang()} left {listed(who)} behind and paid {f.ducats()}."


def _game_over(f: Facts) -> str:
    winners, scores = f.numbers("winners"), f.numbers("scores")
    purses = [f"{f.names.seat(seat)} {score}" for seat, score in enumerate(scores)]
    won = listed([f.names.seat(seat) for seat in winners])
    return f"The game was over. Ducats: {', '.join(purses)}. {won} won{' together' if len(winners) > 1 else ''}."


def _mark(f: Facts) -> str:
    return f"{f.gang()} put a mark on {f.figure()}."


def _lose(f: Facts) -> str:
    to = f.word("to")
    where = "the bank" if to in ("", "bank") else f"the {f.open('to')}"
    return f"{f.gang()} paid {f.ducats()} to {where}."


def _alarm(f: Facts) -> str:
    number = f.number("portcullises")
    falling = f" {count(number, 'portcullis', 'portcullises')} are let down, one by one." if number else ""
    return f"The alarm bell rang.{falling} Thieves may leave the district now."


def _way_out(f: Facts) -> str:
    return f"{f.figure()} left the district by {f.space('gate')}."


def _fire(f: Facts) -> str:
    return f"{f.gang()} set {f.space('room')} on fire." if f.has("seat") else f"{f.space('room')} caught fire."


def _allowance(f: Facts) -> str:
    return f"From now on {f.whom('seat')} had {count(f.number('ap'), 'action point')} a turn."


WRONG = {"stall": "did not answer in time", "nonsense": "answered nonsense", "crash": "failed"}
"""What bots can do."""


def _replaced(f: Facts) -> str:
    return f"The bot of {f.names.seat(f.number('seat'))} {WRONG[f.word('why')]}: the novice decided for it."


SENTENCES: dict[str, Tell] = {
    REPLACED: _replaced,
    "first_roll": _first_roll,
    "deploy": lambda f: f"{f.figure()} took position at {f.space()}.",
    "round": lambda f: f"Round {f.number('round')} began.",
    "turn": lambda f: f"{f.gang()} began {'your' if f.number('seat') == f.viewer else 'their'} turn.",
    "turn_end": lambda f: "",
    "draw": _draw,
    "peek": _peek,
    "discard": lambda f: f"{f.gang()} discarded {f.item('card')}.",
    "play": _play,
    "skill": _skill,
    "activate": lambda f: "",
    "move": _move,
    "step": lambda f: f"{f.figure()} slipped to {f.space()}.",
    "set_down": lambda f: f"{f.figure()} appeared at {f.space()}.",
    "swap": lambda f: f"{f.figure()} and {f.figure('other')} changed places.",
    "leave": _way_out,
    "removed": lambda f: f"{f.figure()} was out of the game.",
    "militia": _militia,
    "patrol": lambda f: f"{f.figure()} went to {f.space()}.",
    "attack": lambda f: f"{f.figure('attacker')} attacked {f.figure('defender')} in {f.space()}.",
    "called_off": lambda f: f"{f.figure('defender')} slipped away from {f.figure('attacker')}: there was no fight.",
    "fight_dice": _fight_dice,
    "fight_won": _fight_won,
    "reroll": _reroll,
    "flee": lambda f: f"{f.figure()} ran away to {f.space()}.",
    "fine": lambda f: f"{f.gang()} paid a fine of {f.ducats()} for {f.figure()}.",
    "steal": lambda f: f"{f.figure()} took a {f.kind()} from {f.figure('loser')}.",
    "steal_ducats": lambda f: f"{f.gang()} took {f.ducats()} from {f.whom('loser')}.",
    "pick": _pick,
    "pick_failed": lambda f: f"The lock held out against {f.figure()}.",
    "test": lambda f: f"{f.figure()} tested Mind and {_test(f)}.",
    "bash": lambda f: f"{f.figure()} bashed the chest in {f.space('room')}.",
    "open": lambda f: f"{f.figure()} got a {f.kind()}" + (f" and {f.ducats()}." if f.number("ducats") else "."),
    "purse": lambda f: f"{f.figure()} found {f.ducats()} in the purse.",
    "chest_of_ducats": lambda f: f"The chest that {f.figure()} carried out held {f.ducats()}.",
    "drop": lambda f: f"{f.figure()} laid down a {f.kind()} in {f.space('room')}.",
    "relock": lambda f: f"The {f.kind()} in {f.space('room')} was locked away again.",
    "spent": lambda f: f"The {f.kind()} of {f.figure()} was used up.",
    "mission": lambda f: (
        f"{f.gang()} used the mission {f.item('mission')} for {count(f.number('cost'), 'action point')}."
    ),
    "mission_paid": lambda f: f"{f.item('mission')} paid {f.whom('seat')} {f.ducats()}.",
    "mission_cut": lambda f: f"{f.gang()} took {f.ducats()} of it as a middleman.",
    "mission_shown": lambda f: f"New mission: {f.item('mission')}.",
    "alarm": _alarm,
    "portcullis": lambda f: f"{f.gang()} let down the portcullis of {f.space('gate')}.",
    "gain": lambda f: f"{f.gang()} gained {f.ducats()}.",
    "lose": _lose,
    "pool": lambda f: f"The {f.open('pool')} held {f.ducats()}.",
    "pool_taken": lambda f: f"{f.gang()} took {f.ducats()} from the {f.open('pool')}.",
    "toll": lambda f: f"{f.gang()} took a toll of {f.ducats()} from {f.whom('rival')}.",
    "ap": lambda f: f"{f.gang()} had {count(f.number('ap'), 'action point')} now.",
    "allowance": _allowance,
    "sheet_action": lambda f: f"{f.figure()} in {f.space()}: {f.item('action')}.",
    "stat": lambda f: f"{f.open('stat')} was {f.number('value')} now.",
    "count": lambda f: f"{f.gang()}: {f.open('counter')} {f.number('value')}.",
    "sale": lambda f: f"{f.gang()} sold {f.number('number')} × {f.kind()} for {f.ducats()}.",
    "left_behind": _left_behind,
    "game_over": _game_over,
    # the sheets
    "mark": _mark,
    "mark_back": lambda f: f"The mark of {f.whom('seat')} on {f.figure()} was taken off.",
    "recovered": lambda f: f"The Guild recovered a {f.kind()} from {f.figure()} and gained {f.ducats()}.",
    "gems_left": lambda f: f"{f.gang()} gained {f.ducats()} for {count(f.number('gems'), 'gem')} left in the district.",
    "rise": lambda f: f"{f.figure()} rose from the ground at {f.space()}.",
    "lie_down": lambda f: f"{f.figure()} fell to dust.",
    "guests": lambda f: f"{count(f.number('hostages'), 'guest')} of the Duke arrived in {f.space('room')}.",
    "seize": lambda f: f"{f.figure()} took a hostage.",
    "release": lambda f: f"{f.figure()} let the hostage go.",
    "hostage_gone": lambda f: f"{f.figure()} no longer led a hostage.",
    "hostage_hidden": lambda f: f"{f.figure()} brought a hostage to the hideout.",
    "ransom": lambda f: f"{f.gang()} got a ransom of {f.ducats()} for {count(f.number('hostages'), 'hostage')}.",
    "price": lambda f: f"The price of a {f.kind()} was {f.ducats('price')} now.",
    "sell": lambda f: f"{f.figure()} sold a {f.kind()} for {f.ducats()}; the price fell to {f.number('price')}.",
    "market_closed": lambda f: "The fence closed her shop.",
    "fire": _fire,
    "put_out": lambda f: f"The fire in {f.space('room')} was put out.",
    "burned": lambda f: f"The {f.kind()} in {f.space('room')} burned.",
} | KOA_SENTENCES
"""One sentence for each event; an empty one for what needs no telling."""


def tell(names: Names, event: Event, viewer: int | None) -> str:
    """What this seat (None: a spectator) is told about an event; empty if it need not be told."""
    facts = Facts(names, event.seen_by(viewer), viewer)
    known = SENTENCES.get(event.name)
    sentence = known(facts) if known is not None else _plainly(event.name, facts)
    return sentence[:1].upper() + sentence[1:]


def _plainly(name: str, facts: Facts) -> str:
    """An event that no sentence was written for: its facts, in order."""
    parts: list[str] = []
    for key, value in facts.facts.items():
        if value is None:
            continue
        if key == "seat" and isinstance(value, int):
            parts.append(facts.gang())
        elif isinstance(value, str):
            parts.append(facts.names.figure(value) if key in ("figure", "other", "target") else facts.item(key))
        else:
            parts.append(f"{key.replace('_', ' ')} {value}")
    return f"{name.replace('_', ' ').capitalize()}: {', '.join(parts)}." if parts else f"{name.replace('_', ' ')}."


def told(names: Names, events: Iterable[Event], viewer: int | None) -> Sequence[str]:
    """All that this seat is told about these events, in order."""
    sentences = (tell(names, event, viewer) for event in events)
    return [sentence for sentence in sentences if sentence]
