"""C-5 to C-8, M-5, M-6: what a decided fight brings, and the loser's flight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import SheetRule

from .actions import Action
from .activation import end_activation
from .deeds import deed
from .events import Log
from .frames import Option, Resolve, Use, asks_alone, holds
from .gear import drop_gear, gear_of
from .loads import destroy, drop_load, give_treasure
from .prison import Jail
from .rows import with_entry
from .setting import CYCLOPS, MILITIA, REMOVED, THIEF, WINDOW_BIT, ZOMBIE
from .terrain import FAR, LONGEST_FLIGHT, ends_of_ways
from .windows import distinct, play_card, useful

if TYPE_CHECKING:
    from .fight import Fight
    from .state import State

FLIGHT = 3
SPOILS_DUCATS = 2
MILITIA_DUCATS = 2


def decided(s: State, fight: Fight, side: int, log: Log | None) -> None:
    """C-7: first what the winner takes, then the flight; the sheet may put something else in their place."""
    setting = s.setting
    winner, loser = fight.figure(side), fight.figure(1 - side)
    if setting.species[loser] == CYCLOPS and fight.round == 1:
        # Y-3: beaten once, it fights on; what was played counted for the first round only
        s.stack.append(type(fight)(fight.attacker, fight.defender, fight.space, fight.mover, round=2))
        return
    s.occupant[fight.space] = winner
    if setting.koa:
        _tell_deeds(s, winner, loser, fight.attacker, log)
    extra = fight.extra_ducats[side]
    if extra and setting.species[loser] == THIEF:
        take_ducats(s, winner, loser, extra, log)
    chooser = flight_chooser(s, fight, winner, loser)
    use = Use(chooser, winner, loser, loser, winner, loser, fight.attacker, fight.space)
    rules = [r for r in setting.rules_at.get("on_fight_result", ()) if holds(s, use, r.when)]
    replaced = {word for rule in rules for word in rule.replaces}
    flees_by_rule = any(e.do == "flee" for rule in rules for e in rule.effects)
    # the stack is worked off from the top: what happens last is put down first
    if setting.species[loser] == CYCLOPS:
        s.put(loser, setting.terrain.lair)
    elif setting.below and _goes_to_prison(s, fight, use):
        s.stack.append(Jail(loser, _jailer(s, fight, winner)))
    elif "running_away" not in replaced and not flees_by_rule:
        s.stack.append(Flight(loser, fight.space, FLIGHT, chooser))
    usual_spoils(s, winner, loser, replaced)
    if setting.koa:
        _winning_skills(s, use)
    for rule in reversed(rules):
        _apply_rule(s, rule, use)
    winner_plays = setting.koa and setting.species[winner] == THIEF and not fight.silenced[side]
    if winner_plays and s.hand_bits[setting.owner[winner]] & WON_BIT:
        s.stack.append(Won(use, feinted=side == 1 and fight.feinted))


def _tell_deeds(s: State, winner: int, loser: int, attacker: int, log: Log | None) -> None:
    owner = s.setting.owner
    if owner[winner] >= 0:
        deed(s, "won", owner[winner], log, figure=winner, foe=loser, n=int(winner == attacker))
        if s.setting.species[loser] == CYCLOPS:
            deed(s, "cyclops", owner[winner], log, figure=winner)
    if owner[loser] >= 0:
        deed(s, "lost", owner[loser], log, figure=loser, foe=winner)


def _goes_to_prison(s: State, fight: Fight, use: Use) -> bool:
    """K-7, M-8, Y-3, and mercenaries who jail whom they beat."""
    setting = s.setting
    if setting.species[use.loser] != THIEF:
        return False
    if setting.species[use.winner] == MILITIA:
        return not fight.shielded[fight.side_of(use.loser)]
    if fight.space >= setting.terrain.main:
        return True
    return any(e.do == "prison" and holds(s, use, e.when) for e in setting.won_skills[use.winner])


def _jailer(s: State, fight: Fight, winner: int) -> int:
    """Whose doing it is that the loser goes to prison: the winner's player's, or his who moved or roused the winner."""
    if s.setting.owner[winner] >= 0:
        return s.setting.owner[winner]
    return fight.mover if winner == fight.attacker else -1


def _winning_skills(s: State, use: Use) -> None:
    """Skills and equipment of the winner that work on whom it has beaten."""
    setting = s.setting
    effects = (*setting.won_skills[use.winner], *setting.kit.dagger[gear_of(s, use.winner)])
    due = tuple(e for e in effects if e.do != "prison")
    if due:
        s.stack.append(Resolve(due, use._replace(seat=setting.owner[use.winner])))


WON_BIT = WINDOW_BIT["fight_won"]


@asks_alone
class Won(NamedTuple):
    """C-12: what the winner may play on winning, before the spoils."""

    use: Use
    used: int = 0
    feinted: bool = False
    """The attacker's Feint still waits for the defender's first card."""

    def decider(self, s: State) -> int:
        return s.setting.owner[self.use.winner]

    def options(self, s: State) -> list[Action]:
        seat = self.decider(s)
        if not s.hand_bits[seat] & WON_BIT:
            return []
        setting = s.setting
        out = [
            setting.play[card]
            for card in distinct(s.hands[seat])
            if setting.card_bits[card] & WON_BIT
            and not self.used >> card & 1
            and holds(s, self.use, setting.arcana[card].play_if)
            and useful(s, setting.arcana[card], self.use)
        ]
        return [*out, setting.action_pass] if out else []

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "pass":
            s.stack.pop()
            return
        s.stack[-1] = self._replace(used=self.used | 1 << action.a, feinted=False)
        play_card(s, self.decider(s), action.a, self.use.winner, self.use.loser, log)
        card = s.stack[-1]
        assert isinstance(card, Resolve)
        if self.feinted:
            s.stack[-1] = card._replace(effects=())
            s.tell(log, "feinted", card=s.setting.arcana[action.a].id)
        else:
            s.stack[-1] = card._replace(use=self.use._replace(seat=self.decider(s)))


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


def usual_spoils(s: State, winner: int, loser: int, replaced: set[str]) -> None:
    """C-5, M-5, M-6, as far as no rule of the sheet stands in their place."""
    setting = s.setting
    if setting.species[loser] != THIEF:
        return
    if setting.species[winner] == THIEF and "spoils" not in replaced:
        s.stack.append(Spoils(winner, loser))
    elif setting.species[winner] == MILITIA and "militia_payment" not in replaced:
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
        seat = s.setting.owner[self.winner]
        if s.setting.koa and seat != s.setting.owner[self.loser]:
            deed(s, "stole", seat, log, figure=self.winner, foe=self.loser)


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
    far = terrain.distance[start]
    for length in (steps, steps + 1, *range(steps - 1, 0, -1)):
        if length > LONGEST_FLIGHT or (barred and min([far[v] for v in barred]) <= length):
            ends = ends_of_ways(terrain.near, start, length, barred)
        else:
            ends = terrain.flight_ends[length][start]
        free = [v for v in ends if occupant[v] < 0]
        if free:
            return free
    return nearest_free(s, start, barred)


def barred_spaces(s: State, figure: int) -> frozenset[int]:
    """Spaces a figure never enters: rubble; gates for zombies; for militiamen burning rooms and thieves who are let
    alone (by a sheet's rule, in a crowd, or for what they wear)."""
    setting = s.setting
    if setting.species[figure] == ZOMBIE:
        return setting.terrain.gate_set
    if setting.species[figure] != MILITIA:
        return frozenset(s.blocked)
    barred = list(s.blocked)
    for card in setting.kit.avoid:
        if not s.armoury >> card & 1 and card in s.gear:
            bearer = s.gear.index(card)
            if gear_of(s, bearer) == card and s.position[bearer] >= 0:
                barred.append(s.position[bearer])
    if setting.smoke or s.guarded:
        # fires bar rooms; a crowd (adventure 13) only shelters the thieves in it
        ground = s.ground if setting.smoke else None
        if setting.smoke_mind and ground:
            barred += [v for v in setting.terrain.rooms if ground[v]]
        for crew in setting.crew:
            for thief in crew:
                space, owner = s.position[thief], setting.owner[thief]
                if owner < 0 or space < 0:
                    continue
                crowded = ground and ground[space] and not setting.terrain.is_room[space]
                if s.guarded >> owner & 1 or crowded:
                    barred.append(space)
    return frozenset(barred)


def nearest_free(s: State, start: int, barred: frozenset[int] = frozenset()) -> list[int]:
    """The free spaces of the main board that are nearest to a space (the space itself excepted)."""
    row = distances(s, start)
    free = [v for v in range(s.setting.terrain.main) if s.occupant[v] < 0 and v != start and v not in barred]
    best = min((row[v] for v in free if v not in s.blocked), default=0)
    if best == FAR:
        # shut in by rubble: then it does not count
        row = s.setting.terrain.distance[start]
        best = min(row[v] for v in free if v not in s.blocked)
    return [v for v in free if row[v] == best and v not in s.blocked]


def distances(s: State, start: int) -> Sequence[int]:
    """V-10: steps from a space to every other, over figures but not over rubble."""
    terrain = s.setting.terrain
    if not s.blocked:
        return terrain.distance[start]
    found = [FAR] * terrain.size
    found[start] = 0
    edge, steps = [start], 0
    while edge:
        steps += 1
        following: list[int] = []
        for u in edge:
            for v in terrain.near[u]:
                if found[v] == FAR and v not in s.blocked:
                    found[v] = steps
                    following.append(v)
        edge = following
    return found


def remove_figure(s: State, figure: int, log: Log | None, where: int = REMOVED) -> None:
    """O-9: a figure leaves the game with all it carries; the Crown of adventure 12 finds its way home."""
    for kind in s.loads[figure]:
        if kind == s.setting.crown:
            drop_load(s, figure, kind)
            crown_home(s, log)
        else:
            destroy(s, figure, kind)
    if s.led and s.led[figure]:
        lose_company(s, figure, log)
    if s.active == figure:
        end_activation(s)
    s.put(figure, where)
    if s.gear:
        s.wounds_left += s.wounds[figure]
        s.wounds[figure] = 0
        drop_gear(s, figure, log)
    give_back_marks(s, figure, log)
    s.tell(log, "removed", figure=s.name(figure))


def crown_home(s: State, log: Log | None) -> None:
    """Adventure 12: the Crown goes back to the Treasure Room."""
    room = s.setting.terrain.role["treasure_room"]
    s.beside = with_entry(s.beside, room, s.setting.crown * 2 + 1)
    s.tell(log, "crown", space=s.slug(room))


def lose_company(s: State, figure: int, log: Log | None) -> None:
    """Adventure 14: whoever is lost in the Tunnel takes the Duke along; killed in the Treasure Room he leaves him."""
    s.led[figure] = 0
    if s.position[figure] == s.setting.terrain.role.get("treasure_room"):
        duke_back(s, log)
    else:
        s.tell(log, "duke_gone", figure=s.name(figure))


def duke_back(s: State, log: Log | None) -> None:
    """Adventure 14: the Duke is held in the Torture Chamber again."""
    s.duke = s.setting.terrain.role["torture_chamber"]
    s.tell(log, "duke_held", room=s.slug(s.duke))


def give_back_marks(s: State, figure: int, log: Log | None) -> None:
    """The marks on a figure go back to their owners."""
    for seat, marked in enumerate(s.marks):
        if marked == figure:
            s.marks[seat] = -1
            s.tell(log, "mark_back", seat=seat, figure=s.name(figure))
