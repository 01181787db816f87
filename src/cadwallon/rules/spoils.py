"""C-5 to C-8, M-5, M-6: what a decided fight brings, and the loser's flight."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import SheetRule

from .actions import Action
from .activation import end_activation
from .chests import destroy, give_treasure
from .events import Log
from .frames import Option, Resolve, Use, holds
from .setting import MILITIA, REMOVED, THIEF, ZOMBIE
from .terrain import LONGEST_FLIGHT, ends_of_ways

if TYPE_CHECKING:
    from .fight import Fight
    from .state import State

FLIGHT = 3
SPOILS_DUCATS = 2
MILITIA_DUCATS = 2


def decided(s: State, fight: Fight, side: int, log: Log | None) -> None:
    """C-7: first what the winner takes, then the flight; the sheet may put something else in their place."""
    winner, loser = fight.figure(side), fight.figure(1 - side)
    s.occupant[fight.space] = winner
    extra = fight.extra_ducats[side]
    if extra and s.setting.species[loser] == THIEF:
        take_ducats(s, winner, loser, extra, log)
    chooser = flight_chooser(s, fight, winner, loser)
    use = Use(chooser, winner, loser, loser, winner, loser, fight.attacker, fight.space)
    rules = [r for r in s.setting.rules_at.get("on_fight_result", ()) if holds(s, use, r.when)]
    replaced = {word for rule in rules for word in rule.replaces}
    flees_by_rule = any(e.do == "flee" for rule in rules for e in rule.effects)
    # the stack is worked off from the top: what happens last is put down first
    if "running_away" not in replaced and not flees_by_rule:
        s.stack.append(Flight(loser, fight.space, FLIGHT, chooser))
    if "spoils" not in replaced:
        usual_spoils(s, winner, loser, "militia_payment" in replaced)
    for rule in reversed(rules):
        _apply_rule(s, rule, use)


def _apply_rule(s: State, rule: SheetRule, use: Use) -> None:
    letters = sorted({e.option for e in rule.effects if e.option})
    if letters:
        owner = s.setting.owner[use.loser]
        allowed = tuple(letter for letter in letters if letter_allowed(s, rule, letter, owner))
        s.stack.append(Option(rule.effects, use, owner, allowed))
    else:
        s.stack.append(Resolve(rule.effects, use))


def letter_allowed(s: State, rule: SheetRule, letter: str, seat: int) -> bool:
    """A lasting loss of AP cannot be chosen below the sheet's lowest allowance."""
    for e in rule.effects:
        if e.option == letter and e.do == "ap" and e.args.get("lasting"):
            return s.allowance[seat] > s.stats[s.setting.stat_index["lowest_ap"]]
    return True


def flight_chooser(s: State, fight: Fight, winner: int, loser: int) -> int:
    """Who chooses the loser's way: the winner's player; for a figure without one, the player who moved it, or, if a
    thief attacked it, the player on the left of that thief's owner."""
    setting = s.setting
    if setting.species[winner] == THIEF:
        return setting.owner[winner]
    if winner == fight.attacker:
        return fight.mover
    return s.clockwise(setting.owner[loser])


def usual_spoils(s: State, winner: int, loser: int, paid_by_rule: bool) -> None:
    """C-5, M-5, M-6."""
    setting = s.setting
    if setting.species[winner] == THIEF and setting.species[loser] == THIEF:
        s.stack.append(Spoils(winner, loser))
    elif setting.species[winner] == MILITIA and setting.species[loser] == THIEF and not paid_by_rule:
        s.stack.append(Fine(loser))


class Fine(NamedTuple):
    """M-5: the loser's owner pays two ducats to the bank."""

    loser: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.loser]

    def options(self, s: State) -> list[Action]:
        return []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()
        seat = s.setting.owner[self.loser]
        paid = s.pay(seat, MILITIA_DUCATS)
        s.tell(log, "fine", seat=seat, figure=s.name(self.loser), ducats=paid)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        raise AssertionError("a fine asks nothing")


class Spoils(NamedTuple):
    """C-5: the winner takes a treasure of his choice, or two ducats if the loser carries none."""

    winner: int
    loser: int

    def decider(self, s: State) -> int:
        return s.setting.owner[self.winner]

    def options(self, s: State) -> list[Action]:
        if not s.loads[self.loser]:
            return []
        return [s.setting.action("take", kind) for kind in sorted(set(s.loads[self.loser]))]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()
        take_ducats(s, self.winner, self.loser, SPOILS_DUCATS, log)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        if log is not None:
            s.tell(log, "steal", figure=s.name(self.winner), loser=s.name(self.loser),
                   kind=s.setting.kinds[action.a])
        give_treasure(s, self.loser, self.winner, action.a)


def take_ducats(s: State, winner: int, loser: int, n: int, log: Log | None) -> None:
    """The winner's player takes ducats from the loser's (G-10)."""
    seat, victim = s.setting.owner[winner], s.setting.owner[loser]
    paid = s.hand_over(victim, seat, n)
    s.tell(log, "steal_ducats", seat=seat, loser=victim, ducats=paid)


class Flight(NamedTuple):
    """C-6: a figure runs away; the chooser names the end of its way."""

    figure: int
    start: int
    steps: int
    seat: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        if s.position[self.figure] < 0:
            return []
        flee = s.setting.flee
        return [flee[v] for v in flight_ends(s, self.figure, self.start, self.steps)]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        s.put(self.figure, action.a)
        if log is not None:
            s.tell(log, "flee", figure=s.name(self.figure), space=s.slug(action.a), seat=self.seat)


def flight_ends(s: State, figure: int, start: int, steps: int) -> list[int]:
    """C-6: exactly so many steps; failing that one more; failing that fewer; failing that the nearest empty space."""
    terrain = s.setting.terrain
    occupant = s.occupant
    barred = barred_spaces(s, figure)
    for length in (steps, steps + 1, *range(steps - 1, 0, -1)):
        if barred or length > LONGEST_FLIGHT:
            ends = ends_of_ways(terrain.near, start, length, barred)
        else:
            ends = terrain.flight_ends[length][start]
        free = [v for v in ends if occupant[v] < 0]
        if free:
            return free
    return nearest_free(s, start, barred)


def barred_spaces(s: State, figure: int) -> frozenset[int]:
    """Spaces a figure never enters: gates for zombies; for militiamen burning rooms and thieves who are let alone."""
    setting = s.setting
    if setting.species[figure] == ZOMBIE:
        return frozenset(setting.terrain.gates)
    if setting.species[figure] != MILITIA or not (setting.smoke or s.guarded):
        return frozenset()
    barred = [v for v in setting.terrain.rooms if setting.smoke and s.ground[v]]
    for thief, owner in enumerate(setting.owner):
        if owner >= 0 and s.guarded >> owner & 1 and s.position[thief] >= 0:
            barred.append(s.position[thief])
    return frozenset(barred)


def nearest_free(s: State, start: int, barred: frozenset[int] = frozenset()) -> list[int]:
    """The free spaces of the main board that are nearest to a space (the space itself excepted)."""
    row = s.setting.terrain.distance[start]
    free = [v for v in range(s.setting.terrain.main) if s.occupant[v] < 0 and v != start and v not in barred]
    best = min((row[v] for v in free), default=0)
    return [v for v in free if row[v] == best]


def remove_figure(s: State, figure: int, log: Log | None) -> None:
    """O-9: a figure leaves the game with all it carries."""
    for kind in s.loads[figure]:
        destroy(s, figure, kind)
    if s.active == figure:
        end_activation(s)
    s.put(figure, REMOVED)
    give_back_marks(s, figure, log)
    s.tell(log, "removed", figure=s.name(figure))


def give_back_marks(s: State, figure: int, log: Log | None) -> None:
    """The marks on a figure go back to their owners."""
    for seat, marked in enumerate(s.marks):
        if marked == figure:
            s.marks[seat] = -1
            s.tell(log, "mark_back", seat=seat, figure=s.name(figure))
