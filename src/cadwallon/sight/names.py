"""From the short integers of the rules to ids: what a view is written in, and what each frame shows of itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from cadwallon.library import Effect
from cadwallon.rules.actions import Action
from cadwallon.rules.chests import Opened, Surplus
from cadwallon.rules.effects import Locking, Peek
from cadwallon.rules.fight import Fight
from cadwallon.rules.frames import Frame, Option, Resolve, Use
from cadwallon.rules.militia import Patrol
from cadwallon.rules.missions import Claim
from cadwallon.rules.movement import Move
from cadwallon.rules.placing import Placing, SetDown, Step
from cadwallon.rules.rolls import Roll
from cadwallon.rules.setting import Setting
from cadwallon.rules.setup import Deploy
from cadwallon.rules.sheets.dead import Rising, Shambling
from cadwallon.rules.sheets.fence import Rumour, Selling
from cadwallon.rules.sheets.guests import Handover
from cadwallon.rules.sheets.guild import LayDown, Recovery
from cadwallon.rules.sheets.ring import Marking
from cadwallon.rules.spoils import Fine, Flight, Spoils
from cadwallon.rules.tokens import GiveUp
from cadwallon.rules.turn import Turn
from cadwallon.rules.windows import MISSION_BIT, SHEET_BIT, SKILL_BIT, Discard, RivalWindow

Plain = int | str | None | tuple["Plain", ...]
"""What a view is made of."""


@dataclass(frozen=True, slots=True)
class Doing:
    """Something that is being carried out: a frame of the rules, with its open values by id."""

    what: str
    facts: tuple[tuple[str, Plain], ...] = ()


class _Named(dict[tuple[int, ...], tuple[str, ...]]):
    """Names of tuples of indices, made on first use: the same few combinations come again and again."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self._names = names

    def __missing__(self, key: tuple[int, ...]) -> tuple[str, ...]:
        named = self[key] = tuple([self._names[i] for i in key])
        return named


class Names:
    """Ids of everything in a setting, by index."""

    __slots__ = (
        "backs",
        "card_counts",
        "cards",
        "figures",
        "kinds",
        "loads",
        "mission_counts",
        "missions",
        "one_back",
        "places",
        "rooms",
        "setting",
        "tokens",
        "usable",
    )

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.figures = (*setting.names, None)
        # counted from the end, so that the negative numbers for "nowhere" find their names
        self.places = (*(space.slug for space in setting.terrain.spaces), "unplaced", "removed", "outside")
        self.kinds = setting.kinds
        self.cards = tuple(card.id for card in setting.arcana)
        self.backs = tuple(card.back for card in setting.arcana)
        self.missions = tuple(mission.id for mission in setting.missions)
        self.rooms = tuple((room, self.places[room]) for room in setting.terrain.rooms)
        self.loads = _Named(self.kinds)
        self.tokens = _Named(tuple(f"{kind}{side}" for kind in self.kinds for side in ("", " (chest side)")))
        self.card_counts = tuple(card.count for card in setting.arcana)
        self.mission_counts = tuple(mission.count for mission in setting.missions)
        self.one_back = len(set(self.backs)) == 1
        self.usable = _usable(setting)

    def crowd(self, bits: int) -> tuple[str, ...]:
        """The figures of a set of bits."""
        return _pick(bits, self.setting.names) if bits else ()

    def gates(self, bits: int) -> tuple[str, ...]:
        """The spaces of a set of bits."""
        return _pick(bits, self.places) if bits else ()

    def used(self, bits: int) -> tuple[str, ...]:
        """What a set of 'used' bits stands for: cards, skills, actions of the sheet, the mission."""
        return _pick(bits, self.usable) if bits else ()


def _pick(bits: int, names: Mapping[int, str] | Sequence[str]) -> tuple[str, ...]:
    """The names of the bits that are set, lowest first."""
    out: list[str] = []
    while bits:
        low = bits & -bits
        out.append(names[low.bit_length() - 1])
        bits ^= low
    return tuple(out)


def _usable(setting: Setting) -> dict[int, str]:
    """Names by bit of everything that can be limited to once per turn, activation, move or fight."""
    names = {i: card.id for i, card in enumerate(setting.arcana)}
    for i, character in enumerate(setting.figures):
        if character.skill is not None:
            names[SKILL_BIT + i] = character.skill.id
    names.update({SHEET_BIT + i: extra.id for i, extra in enumerate(setting.sheet_actions)})
    names[MISSION_BIT.bit_length() - 1] = "mission"
    return names


@cache
def names_of(setting: Setting) -> Names:
    """The names of a setting; settings live as long as the program."""
    return Names(setting)


# -- what a frame shows ---------------------------------------------------------------------------
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


def space(names: Names, value: object) -> Plain:
    return names.places[value] if isinstance(value, int) and value >= 0 else None


def spaces(names: Names, value: object) -> Plain:
    return tuple([space(names, entry) for entry in _each(value)])


def seat(names: Names, value: object) -> Plain:
    return value if isinstance(value, int) and value >= 0 else None


def kind(names: Names, value: object) -> Plain:
    return names.kinds[value] if isinstance(value, int) and value >= 0 else None


def card(names: Names, value: object) -> Plain:
    return names.cards[value] if isinstance(value, int) and value >= 0 else None


def mission(names: Names, value: object) -> Plain:
    return names.missions[value] if isinstance(value, int) and value >= 0 else None


def used(names: Names, value: object) -> Plain:
    if isinstance(value, int):
        return names.used(value)
    return tuple([used(names, entry) for entry in _each(value)])


def text(names: Names, value: object) -> Plain:
    return value.text if isinstance(value, Action) else None


def words(names: Names, value: object) -> Plain:
    return tuple([entry.do for entry in _each(value) if isinstance(entry, Effect)])


def use(names: Names, value: object) -> Plain:
    """For whom and on whom: the player, then figures and space by name."""
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
    )


def _each(value: object) -> Iterable[object]:
    return value if isinstance(value, tuple) else ()


FRAMES: dict[type, tuple[tuple[str, Word], ...]] = {
    Claim: (("seat", seat), ("mission", mission), ("cut_by", seat), ("cut", plain)),
    Deploy: (("at", plain),),
    Discard: (("seat", seat),),
    Fight: (
        ("attacker", figure),
        ("defender", figure),
        ("space", space),
        ("mover", seat),
        ("stage", plain),
        ("more_dice", plain),
        ("bonus", plain),
        ("silenced", plain),
        ("cards", plain),
        ("used", used),
        ("dice", plain),
        ("again", plain),
        ("forced", plain),
        ("extra_ducats", plain),
    ),
    Fine: (("loser", figure),),
    Flight: (("figure", figure), ("start", space), ("steps", plain), ("seat", seat)),
    GiveUp: (("seat", seat), ("kind", kind)),
    Handover: (("winner", figure), ("loser", figure), ("space", space)),
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
    ),
    Opened: (("seat", seat), ("figure", figure)),
    Option: (("effects", words), ("use", use), ("seat", seat), ("letters", plain)),
    Patrol: (("figure", figure), ("steps", plain), ("seat", seat)),
    Peek: (("seat", seat), ("n", plain)),
    Placing: (("token", plain), ("left", plain), ("rotating", plain), ("at", plain)),
    Recovery: (("loser", figure),),
    Resolve: (("effects", words), ("use", use), ("at", plain), ("passed", plain), ("card", card)),
    Rising: (("seat", seat),),
    RivalWindow: (("window", plain), ("figure", figure), ("offset", plain)),
    Roll: (
        ("seat", seat),
        ("figure", figure),
        ("purpose", plain),
        ("die", plain),
        ("target", plain),
        ("stage", plain),
        ("again", plain),
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
    Turn: (),
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
    return Doing(_slug(kind_of), facts)


@cache
def _slug(kind_of: type) -> str:
    """``SetDown`` is ``set_down``."""
    name = kind_of.__name__
    return "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))
