"""What The King of Ashes adds to a view. All of it is empty in the base game.

Worked out when it is asked for: most players look at little of it, and views are made by the thousand.
"""

from __future__ import annotations

from cadwallon.rules.deeds import CHEST_OUT
from cadwallon.rules.entering import FACE_DOWN, LOOT_SHIFT
from cadwallon.rules.hiring import Hiring
from cadwallon.rules.intrigues import DropIntrigue
from cadwallon.rules.speech import slug_of
from cadwallon.rules.state import TALLIES, State
from cadwallon.sight.mask import UNSEEN
from cadwallon.sight.names import Names, names_of

Pairs = tuple[tuple[str, int], ...]
Words = tuple[tuple[str, str], ...]

READ_BITS = (1 << LOOT_SHIFT) - 1


class Expansion:
    """The half of a view that says what the expansion adds."""

    __slots__ = ()

    seat: int | None
    known: State

    @property
    def _names(self) -> Names:
        return names_of(self.known.setting)

    # -- the table ---------------------------------------------------------------------------
    @property
    def mode(self) -> str:
        """``base``, ``expansion`` or ``old_city``."""
        return self.known.setting.mode

    @property
    def inn(self) -> bool:
        """Is the Inn in play (S-11)?"""
        return self.known.setting.inn

    @property
    def hired(self) -> tuple[str, ...]:
        """Figures that are mercenaries."""
        chosen = [m for frame in self.known.stack if isinstance(frame, Hiring) for _, m in frame.chosen]
        return (*self._names.hired, *(slug_of(mercenary) for mercenary in chosen))

    @property
    def carried_over(self) -> tuple[int, ...]:
        """Experience that each seat brought along from the campaign."""
        return self.known.legacy[0]

    @property
    def won_before(self) -> tuple[int, ...]:
        """Seats that won the adventure before this one."""
        return self.known.legacy[1]

    # -- characters --------------------------------------------------------------------------
    @property
    def wounds(self) -> tuple[int, ...]:
        """By figure."""
        return tuple(self.known.wounds)

    @property
    def wounds_left(self) -> int:
        """In the supply."""
        return self.known.wounds_left

    @property
    def xp(self) -> tuple[int, ...]:
        """By seat."""
        return tuple(self.known.xp)

    @property
    def xp_left(self) -> int:
        """In the supply."""
        return self.known.xp_left

    @property
    def gear(self) -> tuple[str | None, ...]:
        """By figure."""
        gear = self._names.gear
        return tuple([gear[card] for card in self.known.gear])

    @property
    def equipment(self) -> tuple[str, ...]:
        """Cards that are on display."""
        return self._names.display(self.known.armoury)

    @property
    def debts(self) -> tuple[int, ...]:
        """Ducats that each seat owes to the Inn."""
        return tuple(self.known.debts)

    @property
    def rooted(self) -> tuple[str, ...]:
        """Figures that cannot move any more this turn (V-9)."""
        return self._names.crowd(self.known.rooted)

    @property
    def have_read(self) -> tuple[str, ...]:
        """Figures that have read during their stay below (K-13)."""
        return self._names.crowd(self.known.visits & READ_BITS)

    @property
    def have_looted(self) -> tuple[str, ...]:
        """Figures that have looted during their stay below (K-14)."""
        return self._names.crowd(self.known.visits >> LOOT_SHIFT)

    @property
    def held(self) -> Pairs:
        """Figures that nobody may move (Spiked Grog), and the seat until whose next turn that holds."""
        figures = self.known.setting.names
        return tuple([(figures[f], by) for f, by in enumerate(self.known.grogged) if by >= 0])

    @property
    def left_light(self) -> tuple[str, ...]:
        """Characters that left without any treasure."""
        return self._names.crowd(self.known.exits & (1 << CHEST_OUT) - 1)

    @property
    def chest_out(self) -> tuple[int, ...]:
        """Seats that have carried out a chest full of ducats."""
        chests = self.known.exits >> CHEST_OUT
        return tuple([seat for seat in range(self.known.setting.seats) if chests >> seat & 1])

    # -- intrigues ---------------------------------------------------------------------------
    @property
    def intrigues(self) -> tuple[str, ...]:
        """This seat's own, in the order in which they were drawn."""
        if self.seat is None or not self.known.intrigues:
            return ()
        return self._intrigues(self.known.intrigues[self.seat])

    @property
    def intrigue_progress(self) -> tuple[int, ...]:
        """What the rules have counted for each of them so far; see ``cadwallon.rules.deeds``."""
        return self.known.progress[self.seat] if self.seat is not None and self.known.progress else ()

    @property
    def intrigue_peek(self) -> tuple[str, ...]:
        """Cards on top of the intrigue deck that this seat is looking at; the last one is the topmost."""
        return self._intrigues(self.known.intrigue_deck)

    @property
    def intrigues_shown(self) -> tuple[str, ...]:
        """A rival's cards that this seat is looking at."""
        top = self.known.stack[-1] if self.known.stack else None
        if isinstance(top, DropIntrigue) and top.seat == self.seat:
            return self._intrigues(self.known.intrigues[top.rival])
        return ()

    @property
    def intrigues_gone(self) -> tuple[str, ...]:
        """Cards that have left the game."""
        return self._intrigues(self.known.intrigue_gone)

    def _intrigues(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        intrigues = self._names.intrigues
        return tuple([intrigues[card] for card in cards])

    # -- exploration -------------------------------------------------------------------------
    @property
    def exploration(self) -> Words:
        """Rooms with a face-up exploration token, and the token."""
        tokens, halts, names = self.known.tokens, self.known.halts, self._names
        if not tokens:
            return ()
        lying = [(name, tokens[room]) for room, name in names.rooms if not halts[room] & FACE_DOWN]
        return tuple([(name, names.exploration[token]) for name, token in lying if token >= 0])

    @property
    def face_down(self) -> tuple[str, ...]:
        """Rooms with a face-down one."""
        halts = self.known.halts
        return tuple([name for room, name in self._names.rooms if halts and halts[room] & FACE_DOWN])

    @property
    def looked(self) -> tuple[tuple[str, ...], ...]:
        """For each seat the rooms where it has looked at the face-down token: everybody saw it look."""
        names = self._names
        return tuple([names.spaces(rooms) for rooms in self.known.seen])

    @property
    def looked_at(self) -> Words:
        """What this seat saw there, as far as it still lies face down."""
        known, names = self.known, self._names
        rooms = known.seen[self.seat] if self.seat is not None and known.seen else 0
        if not rooms:
            return ()
        down = [(room, name) for room, name in names.rooms if rooms >> room & 1 and known.halts[room] & FACE_DOWN]
        return tuple([(name, names.exploration[known.tokens[room]]) for room, name in down])

    @property
    def unexplored(self) -> Pairs:
        """Exploration tokens that this seat has not seen: those face down and those that lie in no room."""
        return counted(self._names.exploration, self.known.left_out)

    @property
    def stairs(self) -> tuple[str, ...]:
        """Rooms with a staircase that can be used."""
        return self._names.spaces(self.known.stairs)

    # -- what the sheets add -----------------------------------------------------------------
    @property
    def relics(self) -> tuple[tuple[str, str | None], ...]:
        """Relics that lie in spaces, beside the treasure or openly; None for one that lies face down."""
        names = self._names
        lying = [(space, relic) for space, relic in enumerate(self.known.beside) if relic != -1]
        return tuple([(names.places[v], None if relic == UNSEEN else names.kinds[relic >> 1]) for v, relic in lying])

    @property
    def rubble(self) -> tuple[str, ...]:
        """Blocked streets (adventure 9)."""
        places = self._names.places
        return tuple([places[space] for space in self.known.blocked])

    @property
    def walls(self) -> Pairs:
        """Walled-up staircases, and whose wall it is (adventure 11)."""
        names = self._names
        if not names.walls:
            return ()
        return tuple([(names.places[space], by - 1) for space, by in enumerate(self.known.ground) if by])

    @property
    def paid_walls(self) -> tuple[tuple[str, ...], ...]:
        """For each seat the staircases for which it has been paid (adventure 11)."""
        names, setting = self._names, self.known.setting
        if not names.walls:
            return ()
        size = setting.terrain.size
        row = (1 << size) - 1
        return tuple([names.spaces(self.known.paid_walls >> seat * size & row) for seat in range(setting.seats)])

    @property
    def duke(self) -> str | None:
        """Where the Duke is held (adventure 14)."""
        return self._names.places[self.known.duke] if self.known.duke >= 0 else None

    @property
    def boasts(self) -> tuple[tuple[str, ...], ...]:
        """By seat (adventure 12)."""
        boasts = self._names.boasts
        return tuple([tuple([boasts[boast] for boast in made]) for made in self.known.boasts])

    @property
    def tally(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """What boasts speak of, counted for each seat; of rooms opened their number."""
        if not self.known.tally:
            return ()
        rows = {name: tuple(self.known.tally[i :: len(TALLIES)]) for i, name in enumerate(TALLIES)}
        rows["rooms"] = tuple([rooms.bit_count() for rooms in rows["rooms"]])
        return tuple(rows.items())

    @property
    def rooms_opened(self) -> tuple[tuple[str, ...], ...]:
        """For each seat the rooms where it has opened chests (adventure 12)."""
        names = self._names
        return tuple([names.spaces(rooms) for rooms in self.known.tally[TALLIES.index("rooms") :: len(TALLIES)]])

    @property
    def first_out(self) -> int | None:
        """The seat whose character was the first to leave (adventure 12)."""
        return self.known.first_out if self.known.first_out >= 0 else None


ADDED = tuple(name for name, value in vars(Expansion).items() if isinstance(value, property) and name[0] != "_")
"""The names of all that is added."""


def counted(ids: tuple[str, ...], items: tuple[int, ...]) -> Pairs:
    """How often each occurs, by id; those that do not occur are left out."""
    return tuple([(ids[item], items.count(item)) for item in sorted(set(items))]) if items else ()


def unseen_relics(state: State) -> Pairs:
    """Relics that lie face down, by kind. All that were ever turned up are open, so the rest can be counted."""
    if len(state.setting.relic_kinds) < 2:
        return ()
    return counted(state.setting.kinds, tuple([relic >> 1 for relic in state.beside if relic >= 0 and not relic & 1]))
