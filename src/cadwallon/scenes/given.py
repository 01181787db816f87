"""The situation of a scene as a state of the rules."""

from __future__ import annotations

from cadwallon.game import new_game
from cadwallon.library import Adventure, Library, find_adventure
from cadwallon.rules import turn as phases
from cadwallon.rules.chance import ScriptedChance
from cadwallon.rules.events import Log
from cadwallon.rules.setting import CYCLOPS, GUILD, MILITIA, THIEF, UNPLACED, ZOMBIE
from cadwallon.rules.setup import Deploy
from cadwallon.rules.state import State
from cadwallon.rules.tables import setting_of, usual_mode
from cadwallon.rules.windows import GEAR_BIT, MISSION_BIT, SHEET_BIT, SKILL_BIT
from cadwallon.scenes.given_koa import (
    KOA_WORDS,
    check_chamber,
    hires_of,
    put_belongings,
    put_exits,
    put_exploration,
    put_intrigues,
    put_sheet,
)
from cadwallon.scenes.model import SceneError, Table
from cadwallon.scenes.sheets import put_tokens, shares_spaces
from cadwallon.scenes.stock import Supply, put_cards, put_ducats, put_missions, put_treasures, treasures_in_play
from cadwallon.scenes.values import count, flag, hint, items, table, text, texts, whole
from cadwallon.scenes.words import Words, gang_ids, gang_of, mode_of, plain

DEFAULT_GANGS = ("kalderns_gang", "nocturnis", "executioners", "cursed_ones")

PHASES = {
    "round": phases.ROUND_START,
    "start": phases.TURN_START,
    "draw": phases.DRAW,
    "militia": phases.MILITIA_PHASE,
    "activation": phases.ACTIVATION,
    "end": phases.TURN_END,
    "round_end": phases.ROUND_END,
    "deploy": phases.ROUND_START,
}

SETUP_ONLY = ("inn", "experience", "bonus")
SETUP_KEYS = ("setup", "campaign", "adventure", "gangs", "players", "dice", "seed", "mode", *SETUP_ONLY)

GIVEN = KOA_WORDS | frozenset(
    {
        "setup", "adventure", "gangs", "players", "dice", "seed", "first", "round", "turn", "phase", "ap", "allowance",
        "active", "moved", "acted", "extra", "done", "at", "carries", "chests", "hands", "deck", "deck_ends", "discard",
        "cards_gone", "missions", "mission_deck", "mission_deck_ends", "mission_discard", "mission_used", "used",
        "ducats", "pools", "alarm", "portcullises", "stats", "counters", "ground", "leads", "marks", "prices",
        "itinerary", "rotation", "sold", "banked", "guarded", "crossed", "mode", "inn", "experience", "bonus",
        "campaign",
    }
)
"""The words a situation is described with."""


def build(given: Table, library: Library, log: Log | None = None) -> State:
    """The state that a scene begins with; ``settle`` leads to its first decision.

    Raises SceneError for an impossible situation and SetupError for a table that cannot play.
    """
    sheet = _adventure(given, library)
    gangs = gangs_of(given, library, sheet)
    chance = chance_of(given)
    mode = mode_of(text(given["mode"], "mode")) if "mode" in given else usual_mode(sheet)
    if flag(given.get("setup", False), "setup"):
        for key in given:
            if key not in SETUP_KEYS:
                raise SceneError(f"given: {key!r} does not go with setup = true: a fresh set-up decides it")
        return _fresh(given, library, sheet, gangs, mode, chance, log)
    for key in SETUP_ONLY:
        if key in given:
            raise SceneError(f"given: {key!r} goes with setup = true only")
    hires = hires_of(given, library, sheet, gangs, mode)
    state = State(setting_of(library, sheet, gangs, mode, hires=hires), chance)
    words = Words(state.setting)
    _turn(state, words, given)
    _past_events(state)
    _figures(state, words, given)
    put_belongings(state, words, given)
    treasures = Supply(treasures_in_play(state.setting), words.kind_name)
    put_exploration(state, words, given, treasures)
    put_treasures(state, words, given, treasures)
    put_exits(state, words, given)
    put_cards(state, words, given)
    put_intrigues(state, words, given)
    put_missions(state, words, given)
    put_ducats(state, words, given)
    put_tokens(state, words, given)
    put_sheet(state, words, given)
    _used(state, words, given)
    return state


def _fresh(
    given: Table,
    library: Library,
    sheet: Adventure,
    gangs: tuple[str, ...],
    mode: str,
    chance: ScriptedChance,
    log: Log | None,
) -> State:
    """A game as the rules set it up."""
    carried = table(given.get("experience", {}), "experience")
    by_gang = {gang_of(library, name): count(n, f"experience.{name}") for name, n in carried.items()}
    winners = gang_ids(library, texts(given.get("bonus", []), "bonus"))
    for gang in (*by_gang, *winners):
        if gang not in gangs:
            raise SceneError(f"{gang!r} takes no part in this scene: {', '.join(gangs)} do")
    return new_game(
        sheet.id,
        gangs=gangs,
        mode=mode,
        inn=flag(given.get("inn", False), "inn"),
        experience=[by_gang.get(gang, 0) for gang in gangs] if by_gang else (),
        bonus=[gangs.index(gang) for gang in winners],
        chance=chance,
        content=library,
        log=log,
    )


def chance_of(given: Table) -> ScriptedChance:
    """The dice as they are written down; everything else from a fixed seed."""
    return ScriptedChance(dice_of(given), whole(given.get("seed", 0), "seed"))


def dice_of(given: Table) -> list[int]:
    """The dice of the scene in the order in which they are rolled."""
    dice = [whole(die, "dice") for die in items(given.get("dice", []), "dice")]
    for die in dice:
        if not 1 <= die <= 6:
            raise SceneError(f"dice: {die} is not on a die")
    return dice


def _adventure(given: Table, library: Library) -> Adventure:
    wanted = given.get("adventure", 1)
    if isinstance(wanted, bool) or not isinstance(wanted, int | str):
        raise SceneError(f"adventure: a number or an id is expected, not {wanted!r}")
    try:
        return find_adventure(library, wanted)
    except LookupError as problem:
        raise SceneError(str(problem)) from None


def gangs_of(given: Table, library: Library, sheet: Adventure) -> tuple[str, ...]:
    """The gangs at the table, seat by seat."""
    if "gangs" in given:
        if "players" in given:
            raise SceneError("given: say 'gangs' or 'players', not both")
        return gang_ids(library, texts(given["gangs"], "gangs"))
    least = min(sheet.players, default=2)
    players = whole(given.get("players", least), "players")
    if not 1 <= players <= len(DEFAULT_GANGS):
        raise SceneError(f"players: {players} is not between 1 and {len(DEFAULT_GANGS)}")
    if not sheet.sides:
        return DEFAULT_GANGS[:players]
    return (*DEFAULT_GANGS[: players - 1], GUILD)


# -- whose turn it is ------------------------------------------------------------------------------
def _turn(s: State, words: Words, given: Table) -> None:
    setting = s.setting
    seats = [seat for seat in range(setting.seats) if seat != setting.guild]
    if setting.guild >= 0:
        s.allowance[setting.guild] = setting.adventure.sides[0].ap
    first = words.seat(text(given["first"], "first")) if "first" in given else seats[0]
    if first == setting.guild:
        raise SceneError("first: the Guild plays last")
    at = seats.index(first)
    s.order = (*seats[at:], *seats[:at], *([setting.guild] if setting.guild >= 0 else []))
    s.turn = s.seat = words.seat(text(given["turn"], "turn")) if "turn" in given else first
    for name, value in table(given.get("allowance", {}), "allowance").items():
        s.allowance[words.seat(name)] = count(value, f"allowance.{name}")
    phase = plain(text(given.get("phase", "activation"), "phase")).replace("-", "_")
    if phase not in PHASES:
        raise SceneError(f"phase: unknown word {phase!r}{hint(phase, PHASES)}; phases are {', '.join(PHASES)}")
    s.phase = PHASES[phase]
    _round(s, given, phase)
    s.stack = [phases.TURN]
    if phase == "deploy":
        s.stack.append(Deploy(s.order.index(s.turn)))
    s.ap = count(given.get("ap", s.allowance[s.turn]), "ap")
    _active(s, words, given, phase)


def _round(s: State, given: Table, phase: str) -> None:
    number = whole(given.get("round", 1), "round")
    last = s.setting.adventure.rounds + (phase == "round")
    if not 1 <= number <= last:
        raise SceneError(f"round: {number} is not on the track (1 to {last})")
    s.round = 0 if phase == "deploy" else number - 1 if phase == "round" else number


def _active(s: State, words: Words, given: Table, phase: str) -> None:
    for name in texts(given.get("done", []), "done"):
        s.done |= 1 << _own(s, words, name, "done")
    if "active" not in given:
        for key in ("moved", "acted", "extra"):
            if key in given:
                raise SceneError(f"given: {key!r} tells about the active character; 'active' is missing")
        return
    if phase != "activation":
        raise SceneError("active: characters are active in the activation phase only")
    s.active = _own(s, words, text(given["active"], "active"), "active")
    s.done |= 1 << s.active
    s.moves = int(not flag(given.get("moved", False), "moved"))
    s.acts = int(not flag(given.get("acted", False), "acted"))
    s.active_extra = count(given.get("extra", 0), "extra")


def _own(s: State, words: Words, name: str, what: str) -> int:
    figure = words.figure(name)
    if figure not in s.setting.crew[s.turn]:
        raise SceneError(f"{what}: {name!r} is not of the gang whose turn it is ({s.setting.gangs[s.turn]})")
    return figure


def _past_events(s: State) -> None:
    """What the track has brought by now: the alarm and new values of the sheet's stats."""
    for number in range(1, s.round + 1):
        for event in s.setting.track[number]:
            for effect in event.effects:
                if effect.do == "alarm":
                    s.alarm = True
                elif effect.do == "set_stat":
                    s.stats[s.setting.stat_index[effect.word("what")]] = effect.number("n")


# -- where everybody stands ------------------------------------------------------------------------
def _figures(s: State, words: Words, given: Table) -> None:
    setting = s.setting
    deploying = s.round == 0 and len(s.stack) > 1
    named = {words.figure(name): text(value, f"at.{name}") for name, value in table(given.get("at", {}), "at").items()}
    for figure, place in named.items():
        space = words.place(place)
        if space == UNPLACED and not deploying and setting.species[figure] != ZOMBIE:
            raise SceneError(f"at.{setting.names[figure]}: nobody waits to be placed now (phase = \"deploy\")")
        _stand(s, words, figure, space)
    for figure in range(len(setting.figures)):
        if figure not in named:
            deployed = setting.species[figure] == THIEF and setting.owner[figure] != setting.guild
            _stand(s, words, figure, UNPLACED if deploying and deployed else default_place(s, figure))
    if s.active >= 0 and s.position[s.active] < -1:
        raise SceneError(f"active: {setting.names[s.active]} is not in the game")


def _stand(s: State, words: Words, figure: int, space: int) -> None:
    names = s.setting.names
    check_chamber(s, figure, space)
    if shares_spaces(s, figure):
        s.position[figure] = space
        return
    if space >= 0 and s.occupant[space] >= 0:
        other = s.occupant[space]
        raise SceneError(
            f"at: {names[figure]} and {names[other]} both stand on {words.place_name(space)}; one figure to a space"
        )
    s.put(figure, space)


def default_place(s: State, figure: int) -> int:
    """Where a figure stands that a scene does not name: thieves on a gate of their own, others as at set-up."""
    setting = s.setting
    character = setting.figures[figure]
    role = setting.terrain.role
    for step in setting.adventure.setup:
        for effect in step.effects:
            if effect.do == "place" and effect.word("who") == setting.names[figure]:
                return role[effect.word("to")]
    if setting.species[figure] in (MILITIA, CYCLOPS):
        return role[character.start]
    seat = setting.owner[figure]
    if setting.species[figure] == THIEF and seat != setting.guild:
        # a mercenary stands where the thief would stand whom he replaces
        first = list(setting.library.gangs).index(setting.gangs[seat]) * 4
        gates = setting.terrain.gates
        return gates[(first + setting.crew[seat].index(figure)) % len(gates)]
    return UNPLACED


# -- what has been used ----------------------------------------------------------------------------
def _used(s: State, words: Words, given: Table) -> None:
    if flag(given.get("mission_used", False), "mission_used"):
        s.used_turn |= MISSION_BIT
    for name in texts(given.get("used", []), "used"):
        bit = _used_bit(words, name)
        s.used_turn |= 1 << bit
        s.used_activation |= 1 << bit


def _used_bit(words: Words, name: str) -> int:
    """Something that works once: a card, equipment, an action of the sheet, the skill of a character."""
    for first, find in ((0, words.card), (GEAR_BIT, words.equipment), (SHEET_BIT, words.sheet_action)):
        try:
            return first + find(name)
        except SceneError:
            pass
    bearer = plain(name)
    return SKILL_BIT + words.figure("chr-" + bearer.removeprefix("skl-") if bearer.startswith("skl-") else name)
