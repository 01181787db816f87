"""What a game asks for besides chests and missions, put together from parts: its adventure, the catacombs, intrigues.

All worths are in ducats that a gang may expect. A part says nothing about what it does not know, so each is short.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.players.minds.lay import Lay
    from cadwallon.rules.actions import Action
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State


class Deed(NamedTuple):
    """Something a thief can do where it stands, besides opening chests: its price in action points and its gain."""

    ap: int
    gain: float
    action: Action


class Part:
    """One thing to be after. Whatever is not overridden is of no importance to it."""

    verbs: frozenset[str] = frozenset()
    """Actions that ``deeds`` knows about, so that nobody has to try them out."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.places: frozenset[int] = frozenset()
        """Spaces other than rooms where ``attract`` may find something worth going to."""

    def price(self, kind: int, number: int) -> float | None:
        """What so many treasures of a kind bring when they are carried out; None: as usual."""
        return None

    def appraise(self, look: Look) -> None:
        """Change what treasures borne (``price``) and further ones (``carried``, ``at_once``) are worth now."""

    def attract(self, s: State, seat: int, lay: Lay, pulls: list[float]) -> None:
        """Add what is worth going to for any thief of the gang who has an action."""

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        """What it is worth to this very thief to be in each of these spaces with so many turns left."""
        return None

    def find(self, look: Look, space: int, room: int) -> float:
        """What comes with opening the chest of a room, for who can carry so many treasures more."""
        return 0.0

    def fight(self, look: Look, figure: int, foe: int, chance: float) -> float | None:
        """What an attack is worth that is won with this chance; None: as usual."""
        return None

    def victory(self, look: Look, figure: int, foe: int) -> float:
        """What winning an attack brings besides the usual spoils."""
        return 0.0

    def sites(self, look: Look) -> Iterable[int]:
        """Spaces where ``deeds`` may know something now."""
        return ()

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        """What a thief could do in a space."""
        return []

    def leave(self, look: Look, figure: int) -> float:
        """What it brings that this thief leaves, besides his loot."""
        return 0.0

    def outside(self, look: Look, figure: int) -> float:
        """What a thief is still worth who has left."""
        return 0.0

    def bonus(self, look: Look, turns: int) -> float:
        """What the gang has earned that is not paid yet."""
        return 0.0

    def answer(self, s: State) -> Action | None:
        """A quick answer to a question that only this part understands."""
        return None


class Goals:
    """All that a game asks for, part by part; without parts a game of chests and missions only."""

    def __init__(self, setting: Setting, parts: Sequence[Part] = ()) -> None:
        self.setting = setting
        self.parts = tuple(parts)
        self.places: frozenset[int] = frozenset(space for part in parts for space in part.places)
        self.verbs: frozenset[str] = frozenset(verb for part in parts for verb in part.verbs)
        # only parts that have something to say are asked: this is done for every position of a search
        self._prices = _speaking(parts, "price")
        self._appraisers = _speaking(parts, "appraise")
        self._attractors = _speaking(parts, "attract")
        self._errands = _speaking(parts, "errand")
        self._finders = _speaking(parts, "find")
        self._fighters = _speaking(parts, "fight")
        self._victors = _speaking(parts, "victory")
        self._doers = _speaking(parts, "deeds")
        self._leavers = _speaking(parts, "leave")
        self._outsiders = _speaking(parts, "outside")
        self._earners = _speaking(parts, "bonus")
        self._answerers = _speaking(parts, "answer")
        self.finds = bool(self._finders)

    def price(self, kind: int, number: int) -> float:
        """What so many treasures of a kind bring in the end."""
        if not number:
            return 0.0
        for part in self._prices:
            price = part.price(kind, number)
            if price is not None:
                return price
        if kind == self.setting.ducat_chest:
            return 6.5 * number
        return self.pay(kind, number)

    def pay(self, kind: int, number: int) -> float:
        """O-7: what so many treasures of a kind bring in a mission."""
        values = self.setting.values[kind]
        if not number or not values:
            return 0.0
        step = values[-1] - values[-2] if len(values) > 1 else values[-1]
        return float(values[number - 1] if number <= len(values) else values[-1] + step * (number - len(values)))

    def appraise(self, look: Look) -> None:
        """See ``Part.appraise``."""
        for part in self._appraisers:
            part.appraise(look)

    def attract(self, s: State, seat: int, lay: Lay, pulls: list[float]) -> None:
        """See ``Part.attract``."""
        for part in self._attractors:
            part.attract(s, seat, lay, pulls)

    def errand(self, look: Look, figure: int, spaces: Sequence[int], turns: int) -> list[float] | None:
        """See ``Part.errand``; all parts together."""
        total: list[float] | None = None
        for part in self._errands:
            row = part.errand(look, figure, spaces, turns)
            if row is not None:
                total = row if total is None else [a + b for a, b in zip(total, row, strict=True)]
        return total

    def find(self, look: Look, space: int, room: int) -> float:
        """See ``Part.find``."""
        return sum([part.find(look, space, room) for part in self._finders])

    def fight(self, look: Look, figure: int, foe: int, chance: float) -> float | None:
        """See ``Part.fight``."""
        for part in self._fighters:
            worth = part.fight(look, figure, foe, chance)
            if worth is not None:
                return worth
        return None

    def victory(self, look: Look, figure: int, foe: int) -> float:
        """See ``Part.victory``."""
        return sum([part.victory(look, figure, foe) for part in self._victors])

    def sites(self, look: Look) -> dict[int, list[Part]]:
        """Spaces where a thief could do something besides opening chests, and whose parts know what."""
        out: dict[int, list[Part]] = {}
        for part in self._doers:
            for space in part.sites(look):
                there = out.setdefault(space, [])
                if part not in there:
                    there.append(part)
        return out

    def deeds(self, look: Look, figure: int, space: int) -> list[Deed]:
        """See ``Part.deeds``."""
        return [deed for part in look.sites.get(space, ()) for deed in part.deeds(look, figure, space)]

    def leave(self, look: Look, figure: int) -> float:
        """See ``Part.leave``."""
        return sum([part.leave(look, figure) for part in self._leavers])

    def outside(self, look: Look, figure: int) -> float:
        """See ``Part.outside``."""
        return sum([part.outside(look, figure) for part in self._outsiders])

    def bonus(self, look: Look, turns: int) -> float:
        """See ``Part.bonus``."""
        return sum([part.bonus(look, turns) for part in self._earners])

    def answer(self, s: State) -> Action | None:
        """See ``Part.answer``."""
        for part in self._answerers:
            action = part.answer(s)
            if action is not None:
                return action
        return None


def _speaking(parts: Sequence[Part], hook: str) -> tuple[Part, ...]:
    """The parts that have something to say to a question."""
    return tuple(part for part in parts if getattr(type(part), hook) is not getattr(Part, hook))
