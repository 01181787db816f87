"""The events of The King of Ashes as sentences, in the manner of ``sentences``."""

from __future__ import annotations

from cadwallon.rules.catacombs import TUNNEL_LOSS
from cadwallon.rules.rolls import SAFE_IN_TUNNEL
from cadwallon.rules.wounds import MAIL_FROM
from cadwallon.terminal.facts import Facts, Tell
from cadwallon.terminal.names import count, listed, possessive


def _of(f: Facts, key: str) -> str:
    """``your``, or whose."""
    seat = f.number(key)
    return "your" if seat == f.viewer else possessive(f.names.seat(seat))


def _experience(number: int) -> str:
    return count(number, "experience token")


def _wounded(f: Facts) -> str:
    number, total = f.number("n"), f.number("wounds")
    text = f"{f.figure()} took {'a wound' if number == 1 else f'{number} wounds'}"
    return text + (f" and had {total} now." if total > number else ".")


def _healed(f: Facts) -> str:
    number, left = f.number("n"), f.number("wounds")
    text = f"{f.figure()} was healed of {'a wound' if number == 1 else f'{number} wounds'}"
    return text + (f"; {left} left." if left else ".")


def _mail_coat(f: Facts) -> str:
    held = "held" if f.number("die") >= MAIL_FROM else "did not hold"
    return f"{f.names.of('eq_mail_coat')}: {f.figure()} rolled {f.number('die')}, and it {held}."


def _gear_used(f: Facts) -> str:
    on = f" on {f.figure('target')}" if f.has("target") and f.word("target") != f.word("figure") else ""
    return f"{f.figure()} used {f.item('equipment')}{on}."


def _meet(f: Facts) -> str:
    way = [f.names.space(step) for step in f.words("way")]
    there = f" in {way[-1]}" if way else ""
    by = f" by way of {', '.join(way[:-1])}" if len(way) > 1 else ""
    return f"{f.figure()} met {f.figure('mate')}{there}{by}."


def _escape(f: Facts) -> str:
    die, target = f.number("die"), f.number("target")
    end = "and the door gave way" if die >= target else "and stayed in the Prison"
    return f"{f.figure()} tried to escape, needing {target} or more: rolled {die} {end}."


def _cyclops(f: Facts) -> str:
    return f"The Cyclops die showed {f.number('die')}: the beast was in {f.space('room')}."


def _tunnel(f: Facts) -> str:
    die = f.number("die")
    if die == 1:
        end = "the roof came down"
    else:
        end = "the way was clear" if die >= SAFE_IN_TUNNEL else f"up to {TUNNEL_LOSS} treasures were lost on the way"
    return f"{f.figure()} crept into the Tunnel and rolled {die}: {end}."


def _altar(f: Facts) -> str:
    return f"{f.figure()} laid {count(f.number('gems'), 'magic gem')} on the altar for {f.ducats()}."


def _loot(f: Facts) -> str:
    end = f"{f.ducats()}" if f.number("ducats") else "two alike, and nothing but a scream was heard"
    return f"{f.figure()} looted the Treasure Room and rolled {f.dice('dice')}: {end}."


def _card_stolen(f: Facts) -> str:
    return f"{f.gang()} took {f.item('card') if f.has('card') else 'a card'} from the hand of {f.whom('loser')}."


def _spied(f: Facts) -> str:
    seen = f": {f.item('token')}" if f.has("token") else ""
    return f"{f.gang()} looked at the token in {f.space('room')}{seen}."


def _spied_hand(f: Facts) -> str:
    seen = f": {listed(f.items('cards'))}" if f.has("cards") else ""
    return f"{f.gang()} looked at {_of(f, 'rival')} hand{seen}."


def _intrigue_kept(f: Facts) -> str:
    text = f"{f.gang()} looked at {count(f.number('cards'), 'intrigue')} and kept one"
    if f.has("card"):
        under = f.items("under")
        text += f", {f.item('card')}" + (f"; {listed(under)} went under the deck" if under else "")
    return text + "."


def _intrigue_peek(f: Facts) -> str:
    seen = f": {listed(f.items('seen'))}" if f.has("seen") else ""
    return f"{f.gang()} looked at {_of(f, 'rival')} intrigues{seen}."


def _intrigue_drawn(f: Facts) -> str:
    return f"{f.gang()} drew {'the intrigue ' + f.item('card') if f.has('card') else 'an intrigue'}."


def _rubble(f: Facts) -> str:
    return f"{f.gang()} let rubble fall in {f.space()}." if f.has("seat") else f"Rubble fell in {f.space()}."


def _relic_sets(f: Facts) -> str:
    sizes = listed([str(size) for size in f.numbers("sets")])
    return f"{f.gang()} got {f.ducats()} for relics in sets of {sizes}."


KOA_SENTENCES: dict[str, Tell] = {
    # before the game
    "hired": lambda f: f"{f.gang()} hired {f.figure()} in the place of {f.figure('replaced')}.",
    "token_hidden": lambda f: f"{f.gang()} laid an exploration token in {f.space('room')}.",
    "boast": lambda f: f"{f.gang()} boasted: {f.item('boast')}.",
    # exploring
    "explored": lambda f: f"{f.figure()} turned up the token in {f.space('room')}: {f.item('token')}.",
    "token_gone": lambda f: f"{f.item('token')} in {f.space('room')} was gone.",
    # experience, wounds, equipment
    "xp": lambda f: f"{f.gang()} gained {_experience(f.number('n'))} and had {f.number('xp')} now.",
    "xp_spent": lambda f: f"{f.gang()} spent {_experience(f.number('n'))} and had {f.number('xp')} left.",
    "wounded": _wounded,
    "healed": _healed,
    "mail_coat": _mail_coat,
    "equipped": lambda f: f"{f.figure()} got {f.item('equipment')}.",
    "gear_lost": lambda f: f"{f.item('equipment')} of {f.figure()} was out of the game.",
    "gear_used": _gear_used,
    "gear_swapped": lambda f: f"{f.figure()} and {f.figure('mate')} changed their equipment.",
    "handed": lambda f: f"{f.figure()} handed a {f.kind()} to {f.figure('mate')}.",
    "meet": _meet,
    # asked about by a question, and told with what comes of it
    "rolled": lambda f: "",
    # below
    "jailed": lambda f: f"{f.figure()} was put in the Prison.",
    "escape": _escape,
    "escaped": lambda f: f"{f.figure()} came out of the Prison at {f.space()}.",
    "cyclops": _cyclops,
    "tunnel": _tunnel,
    "altar": _altar,
    "fetched": lambda f: f"{f.gang()} took {f.item('card')} from the discards.",
    "loot": _loot,
    "relic_taken": lambda f: f"{f.figure()} took the {f.kind()} in {f.space()}.",
    "crown": lambda f: f"The {f.names.kind('crown')} lay in {f.space()}.",
    "grogged": lambda f: f"Nobody could move {f.figure()} until the next turn of {f.whom('seat')}.",
    # cards
    "feinted": lambda f: f"{f.item('card')} came to nothing.",
    "labels": lambda f: f"{f.gang()} switched the labels in {f.space('room')} and {f.space('other')}.",
    "card_stolen": _card_stolen,
    "spied": _spied,
    "spied_hand": _spied_hand,
    # intrigues
    "intrigue_drawn": _intrigue_drawn,
    "intrigue_kept": _intrigue_kept,
    "intrigue_peek": _intrigue_peek,
    "intrigue_fulfilled": lambda f: f"{f.gang()} fulfilled the intrigue {f.item('card')}.",
    "intrigue_discarded": lambda f: f"{f.gang()} made {f.whom('rival')} discard the intrigue {f.item('card')}.",
    "intrigue_penalty": lambda f: f"{f.gang()} paid {f.ducats()} for the unfulfilled intrigue {f.item('card')}.",
    "hidden": lambda f: f"{f.figure()} hid below and got away after all.",
    # the sheets
    "rubble": _rubble,
    "cleared": lambda f: f"{f.figure()} cleared away the rubble in {f.space()}.",
    "relic_shown": lambda f: f"The relic in {f.space('room')} was a {f.kind()}.",
    "relic_sets": _relic_sets,
    "offered": lambda f: f"{f.figure()} gave up a {f.kind()}.",
    "walled_up": lambda f: f"{f.figure()} walled up the staircase in {f.space('room')}.",
    "torn_down": lambda f: f"{f.figure()} tore down the wall in {f.space('room')}.",
    "reveller": lambda f: f"{f.gang()} sent a reveller to {f.space()}.",
    "reveller_gone": lambda f: f"The reveller in {f.space()} went home.",
    "procession": lambda f: f"{f.gang()} led the reveller in {f.space('start')} to {f.space()}.",
    "prize": lambda f: f"{f.gang()} got {f.ducats()} for {count(f.number('points'), 'offering point')}.",
    "duke_led": lambda f: f"{f.figure()} led the Duke along.",
    "duke_gone": lambda f: f"The Duke was no longer with {f.figure()}.",
    "duke_held": lambda f: f"The Duke was held in {f.space('room')}.",
    "duke_moved": lambda f: f"A die showed {f.number('die')}: the Duke was held in {f.space('room')} now.",
    "duke_ransom": lambda f: f"{f.figure()} rolled {f.dice('dice')}: the Duke brought a ransom of {f.ducats()}.",
    # the end
    "debt": lambda f: f"{f.gang()} paid {f.ducats()} to the Inn.",
    "boast_kept": lambda f: f"{f.gang()} kept the boast {f.item('boast')} and gained {f.ducats()}.",
    "boast_broken": lambda f: f"{f.gang()} broke the boast {f.item('boast')} and lost {f.ducats()}.",
}
"""One sentence for each event of the expansion."""
