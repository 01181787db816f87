"""What each frame of the rules shows of itself: what is going on, written in ids."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.catacombs import Fetching, TunnelExit
from cadwallon.rules.chests import Opened
from cadwallon.rules.effects import Locking, Peek
from cadwallon.rules.effects_koa import CutLoose, Dressing, Feinting, Labels
from cadwallon.rules.ending import DucatChests, Ending
from cadwallon.rules.exchange import Exchange
from cadwallon.rules.fight import Fight
from cadwallon.rules.frames import Frame, Option, Resolve, Use
from cadwallon.rules.gear import Choosing, KeepGear
from cadwallon.rules.hiring import Hiring, Inn, Preparation
from cadwallon.rules.intrigues import DropIntrigue, Hiding, KeepIntrigue
from cadwallon.rules.loads import Surplus
from cadwallon.rules.militia import Muster, Patrol
from cadwallon.rules.missions import Claim
from cadwallon.rules.movement import Arrival, Move
from cadwallon.rules.placing import Placing, SetDown, Step
from cadwallon.rules.prison import Jail
from cadwallon.rules.rolls import Roll
from cadwallon.rules.setup import Deploy
from cadwallon.rules.sheets.dead import Rising, Shambling
from cadwallon.rules.sheets.duke import Escort
from cadwallon.rules.sheets.fence import Rumour, Selling
from cadwallon.rules.sheets.festival import Procession
from cadwallon.rules.sheets.guests import Handover
from cadwallon.rules.sheets.guild import LayDown, Recovery
from cadwallon.rules.sheets.offering import Offering
from cadwallon.rules.sheets.pride import Boasting
from cadwallon.rules.sheets.ring import Marking
from cadwallon.rules.sheets.rubble import Clearing
from cadwallon.rules.speech import MEANS
from cadwallon.rules.spoils import Fine, Flight, Spoils, Won
from cadwallon.rules.tokens import GiveUp
from cadwallon.rules.turn import Turn
from cadwallon.rules.windows import Discard, RivalWindow
from cadwallon.sight.names import Names

Plain = int | str | None | tuple["Plain", ...]
"""What a view is made of."""


@dataclass(frozen=True, slots=True)
class Doing:
    """Something that is being carried out: a frame of the rules, with its open values by id."""

    what: str
    facts: tuple[tuple[str, Plain], ...] = ()


Word = Callable[[Names, object], Plain]
"""How one value of a frame is written in a view."""


def plain(names: Names, value: object) -> Plain:
    if isinstance(value, tuple):
        return tuple([plain(names, entry) for entry in value])
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"{value!r} cannot stand in a view")


def figure(names: Names, value: object) -> Plain:
    return names.figures[value] if isinstance(value, int) and value >= 0 else None


def figures(names: Names, value: object) -> Plain:
    return tuple([figure(names, entry) for entry in _each(value)])


def space(names: Names, value: object) -> Plain:
    return names.places[value] if isinstance(value, int) and value >= 0 else None


def spaces(names: Names, value: object) -> Plain:
    return tuple([space(names, entry) for entry in _each(value)])


def seat(names: Names, value: object) -> Plain:
    return value if isinstance(value, int) and value >= 0 else None


def kind(names: Names, value: object) -> Plain:
    return names.kinds[value] if isinstance(value, int) and value >= 0 else None


def kinds(names: Names, value: object) -> Plain:
    return tuple([kind(names, entry) for entry in _each(value)])


def token(names: Names, value: object) -> Plain:
    """A treasure lying in a room, with the side it shows."""
    return names.tokens[(value,)][0] if isinstance(value, int) and value >= 0 else None


def card(names: Names, value: object) -> Plain:
    return names.cards[value] if isinstance(value, int) and value >= 0 else None


def cards(names: Names, value: object) -> Plain:
    """The cards that each side of a fight has played."""
    return tuple([tuple([card(names, entry) for entry in _each(side)]) for side in _each(value)])


def gear(names: Names, value: object) -> Plain:
    return names.gear[value] if isinstance(value, int) and value >= 0 else None


def gears(names: Names, value: object) -> Plain:
    return tuple([gear(names, entry) for entry in _each(value)])


def intrigue(names: Names, value: object) -> Plain:
    return names.intrigues[value] if isinstance(value, int) and value >= 0 else None


def mission(names: Names, value: object) -> Plain:
    return names.missions[value] if isinstance(value, int) and value >= 0 else None


def used(names: Names, value: object) -> Plain:
    if isinstance(value, int):
        return names.used(value)
    return tuple([used(names, entry) for entry in _each(value)])


def means(names: Names, value: object) -> Plain:
    """What has helped in a roll."""
    return tuple([word for i, word in enumerate(MEANS) if isinstance(value, int) and value >> i & 1])


def text(names: Names, value: object) -> Plain:
    return value.text if isinstance(value, Action) else None


def words(names: Names, value: object) -> Plain:
    return tuple([entry.do for entry in _each(value) if isinstance(entry, Effect)])


def use(names: Names, value: object) -> Plain:
    """For whom and on whom: the player, then figures and space by name, and the kinds given up."""
    if not isinstance(value, Use):
        raise TypeError(f"{value!r} is no use")
    return (
        seat(names, value.seat),
        figure(names, value.figure),
        value.target,
        value.other,
        figure(names, value.winner),
        figure(names, value.loser),
        figure(names, value.attacker),
        space(names, value.space),
        kinds(names, value.given),
    )


def _each(value: object) -> Iterable[object]:
    return value if isinstance(value, tuple) else ()


FRAMES: dict[type, tuple[tuple[str, Word], ...]] = {
    Arrival: (("figure", figure), ("space", space), ("came_from", space), ("stirs", plain)),
    Boasting: (("at", plain),),
    Choosing: (("seat", seat), ("figures", figures), ("cards", gears)),
    Claim: (("seat", seat), ("mission", mission), ("cut_by", seat), ("cut", plain)),
    Clearing: (("figure", figure),),
    CutLoose: (("figure", figure), ("seat", seat), ("kind", kind)),
    Deploy: (("at", plain),),
    Discard: (("seat", seat),),
    Dressing: (("seat", seat), ("left", plain), ("healed", plain)),
    DropIntrigue: (("seat", seat), ("rival", seat)),
    DucatChests: (("figure", figure), ("left", plain)),
    Ending: (("at", plain),),
    Escort: (("winner", figure), ("loser", figure)),
    Exchange: (("figure", figure), ("mate", figure), ("taking", plain), ("swapped", plain), ("given", kinds)),
    Feinting: (("seat", seat),),
    Fetching: (("seat", seat), ("left", plain)),
    Fight: (
        ("attacker", figure),
        ("defender", figure),
        ("space", space),
        ("mover", seat),
        ("stage", plain),
        ("more_dice", plain),
        ("bonus", plain),
        ("silenced", plain),
        ("cards", cards),
        ("used", used),
        ("dice", plain),
        ("again", plain),
        ("forced", plain),
        ("extra_ducats", plain),
        ("feinted", plain),
        ("shielded", plain),
        ("round", plain),
    ),
    Fine: (("loser", figure),),
    Flight: (("figure", figure), ("start", space), ("steps", plain), ("seat", seat)),
    GiveUp: (("seat", seat), ("kind", kind)),
    Handover: (("winner", figure), ("loser", figure), ("space", space)),
    # F-5: whoever holds such a card lays it open when it is looked at
    Hiding: (("seat", seat), ("card", intrigue)),
    Hiring: (("at", plain), ("chosen", plain)),
    Inn: (("at", plain),),
    Jail: (("figure", figure), ("by", seat)),
    KeepGear: (("figure", figure), ("card", gear)),
    KeepIntrigue: (("seat", seat), ("n", plain)),
    Labels: (("seat", seat), ("room", space), ("token", token)),
    LayDown: (("figure", figure), ("kind", kind)),
    Locking: (("seat", seat), ("left", plain)),
    Marking: (("at", plain),),
    Move: (
        ("figure", figure),
        ("stage", plain),
        ("bonus", plain),
        ("through", plain),
        ("walls", plain),
        ("used", used),
        ("goal", text),
        ("base", plain),
        ("spent", plain),
        ("exact", plain),
        ("escaping", plain),
        ("came_up", plain),
    ),
    Muster: (("seat", seat), ("steps", plain), ("left", plain), ("moved", figures)),
    Offering: (("figure", figure), ("altar", plain), ("given", kinds)),
    Opened: (("seat", seat), ("figure", figure)),
    Option: (("effects", words), ("use", use), ("seat", seat), ("letters", plain)),
    Patrol: (("figure", figure), ("steps", plain), ("seat", seat)),
    Peek: (("seat", seat), ("n", plain)),
    Placing: (("token", plain), ("left", plain), ("rotating", plain), ("at", plain)),
    Preparation: (("at", plain),),
    Procession: (("steps", plain), ("at", plain), ("start", space)),
    Recovery: (("loser", figure),),
    Resolve: (("effects", words), ("use", use), ("at", plain), ("passed", plain), ("card", card)),
    Rising: (("seat", seat),),
    RivalWindow: (("window", plain), ("figure", figure), ("offset", plain)),
    Roll: (
        ("seat", seat),
        ("figure", figure),
        ("purpose", plain),
        ("dice", plain),
        ("target", plain),
        ("stage", plain),
        ("again", plain),
        ("spent", means),
        ("verdict", plain),
        ("kind", plain),
        ("closed", plain),
    ),
    Rumour: (("seat", seat),),
    Selling: (("figure", figure), ("sold", plain)),
    SetDown: (("figure", figure), ("seat", seat), ("spaces", spaces)),
    Shambling: (("seat", seat), ("steps", plain)),
    Spoils: (("winner", figure), ("loser", figure)),
    Step: (("figure", figure), ("seat", seat), ("most", plain)),
    Surplus: (("figure", figure),),
    TunnelExit: (("figure", figure), ("to_lose", plain)),
    Turn: (),
    Won: (("use", use), ("used", used), ("feinted", plain)),
}
"""Every frame of the rules with the values it shows. ``mask`` blanks those that not everybody may see."""

TURN_ALONE = (Doing("turn"),)


def doing(names: Names, stack: list[Frame]) -> tuple[Doing, ...]:
    """The frames of a masked stack, by id."""
    if len(stack) == 1 and type(stack[0]) is Turn:
        return TURN_ALONE
    return tuple([_doing(names, frame) for frame in stack])


def _doing(names: Names, frame: Frame) -> Doing:
    kind_of = type(frame)
    facts = tuple([(key, word(names, getattr(frame, key))) for key, word in FRAMES[kind_of]])
    return Doing(frame_name(kind_of), facts)


@cache
def frame_name(kind_of: type) -> str:
    """``SetDown`` is ``set_down``."""
    name = kind_of.__name__
    return "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))
