"""Planning a turn: what each thief could do for how many action points, and the best use of all of them together.

Every thief, the missions and whatever else can be done are put as options, each with its price and its gain; the plan
is the set of options with the greatest gain that can be paid. It is made anew at every decision, so it needs no
memory: what went wrong or came as a surprise is simply part of the position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.players.minds.odds import chance_to_win
from cadwallon.players.minds.option import AWAY, EXTRAS, FIGHT, MISSION, OPENING, WALK, Option
from cadwallon.players.minds.order import arranged, in_order
from cadwallon.players.minds.strides import way_out, ways_near
from cadwallon.rules.chests import bash_cost, pick_cost, pick_target, quick_cost
from cadwallon.rules.loads import carry_limit
from cadwallon.rules.movement import may_leave
from cadwallon.rules.reach import explore, gait_of, may_attack
from cadwallon.rules.setting import OUTSIDE, THIEF
from cadwallon.rules.turn import heal_options, may_open, mission_options, possible, walk_options

if TYPE_CHECKING:
    from cadwallon.players.minds.eye import Look
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State

FLIGHT = 3
"""C-6: steps that a loser runs."""

LATE = 3
"""With fewer turns to come a wound may cost a thief his way home."""

ALTERNATIVES = 3
"""Things considered for one thief and a number of action points where several plans are wanted."""

DRAFTS = 16
"""So many plans are looked at more closely: can they be carried out although thieves stand in each other's way?"""

LEAST = 0.03
"""Gains below this are imagination."""

DIRECT = ("activate", "move", "leave", "attack", "pick", "bash", "play-bash", "meet", "set-out", "escape")
HANDLED = frozenset({*DIRECT, "mission", "heal", "end"})
"""Verbs that the plan understands itself; all others are tried out."""

Probe = Callable[["Action"], tuple[int, float]]
"""Tries an action out: the action points it takes and what it gains."""


class Draft(NamedTuple):
    """A plan that could be chosen."""

    gain: float
    options: list[Option]
    """In the order in which to take them."""


def plan(look: Look, probe: Probe | None = None, noise: Callable[[], float] | None = None) -> list[Option]:
    """The best set of options that can be paid, in the order in which to take them."""
    s = look.s
    groups = _groups(look, 1)
    if probe is not None:
        groups += _others(look, probe)
    if noise is not None:
        groups = [[option._replace(gain=option.gain + noise()) for option in group] for group in groups]
    return in_order(_afford(groups, s.ap)[s.ap][1], s.active)


def plans(look: Look) -> list[Draft]:
    """Several plans, best first: for everything that could be done, the best one that contains it."""
    s = look.s
    groups = _groups(look, ALTERNATIVES)
    out: dict[frozenset[Option], tuple[float, tuple[Option, ...]]] = {}
    for at, group in enumerate(groups):
        others = _afford([*groups[:at], *groups[at + 1 :]], s.ap)
        for option in group:
            if option.gain >= LEAST and option.ap <= s.ap:
                gain, rest = others[s.ap - option.ap]
                out[frozenset((option, *rest))] = (gain + option.gain, (option, *rest))
        gain, rest = others[s.ap]
        if rest:
            out[frozenset(rest)] = (gain, rest)
    ranked = sorted(out.values(), key=lambda one: (-one[0], sorted(option.steps[-1].text for option in one[1])))
    drafts = []
    for _, options in ranked[:DRAFTS]:
        possible = arranged(look.eye, s, options)
        if possible:
            drafts.append(Draft(sum([option.gain for option in possible]), possible))
    drafts.sort(key=lambda draft: -draft.gain)
    return drafts


def _groups(look: Look, most: int) -> list[list[Option]]:
    """What can be done, of each group at most one thing: each thief, the missions, each wounded."""
    groups = list(_thieves(look, most))
    claims = mission_uses(look)
    if claims:
        groups.append(claims)
    if look.s.wounds:
        groups += _heals(look, most)
    return groups


def _afford(groups: list[list[Option]], ap: int) -> list[tuple[float, tuple[Option, ...]]]:
    """The greatest gain for each number of action points, with at most one option of each group."""
    best: list[tuple[float, tuple[Option, ...]]] = [(0.0, ())] * (ap + 1)
    for group in groups:
        following = best[:]
        for option in group:
            price, gain = option.ap, option.gain
            if gain < LEAST:
                continue
            for left in range(price, ap + 1):
                value = best[left - price][0] + gain
                if value > following[left][0]:
                    following[left] = (value, (*best[left - price][1], option))
        best = following
    return best


# -- thieves -----------------------------------------------------------------------------------
def _thieves(look: Look, most: int) -> Iterable[list[Option]]:
    s, setting = look.s, look.eye.setting
    active = s.active
    for figure in setting.crew[look.seat]:
        space = s.position[figure]
        if figure == active:
            if space == setting.prison:
                yield _escape(look, figure)
            elif space >= 0:
                yield thief_options(look, figure, bool(s.moves or s.active_extra), bool(s.acts or s.active_extra), most)
            elif space == OUTSIDE and setting.comebacks:
                yield _comeback(look, figure)
        elif s.ap and not s.done >> figure & 1 and not (s.wounds and s.wounds[figure]):
            if space == setting.prison:
                yield _escape(look, figure)
            elif space >= 0:
                yield thief_options(look, figure, not s.rooted >> figure & 1, True, most)
            elif space == OUTSIDE and setting.comebacks:
                yield _comeback(look, figure)


def _escape(look: Look, figure: int) -> list[Option]:
    """K-9: one try in two gets a prisoner out."""
    s, setting = look.s, look.eye.setting
    steps: tuple[Action, ...] = (setting.activate[figure], setting.action("escape"))
    if figure == s.active:
        steps = steps[1:]
        if not possible(s, steps[0]):
            return []
    loot, room = look.loot_of(figure), 3 - len(s.loads[figure])
    here, *out = look.thieves(figure, (setting.prison, *setting.terrain.pentacles), loot, room, look.later)
    gain = max(out) - here + look.eye.freedom[look.seat]
    return [Option(1, gain / 2, WALK, steps, figure)]


def _comeback(look: Look, figure: int) -> list[Option]:
    """Adventure 8: a thief who left slips in again by an open gate."""
    s, setting = look.s, look.eye.setting
    gates = [gate for gate in setting.terrain.gates if s.occupant[gate] < 0 and not s.shut >> gate & 1]
    steps: tuple[Action, ...] = (setting.activate[figure], setting.action("do", 0))
    if figure == s.active:
        steps = steps[1:]
    if not gates or not possible(s, steps[0]):
        return []
    inside = max(look.thieves(figure, gates, 0.0, 3, look.later))
    return [Option(1, inside - look.eye.goals.outside(look, figure), WALK, steps, figure)]


def thief_options(look: Look, figure: int, moves: bool, acts: bool, most: int = 1) -> list[Option]:
    """What one thief could do: the best few for each number of action points."""
    s, setting = look.s, look.eye.setting
    ap, here = s.ap, s.position[figure]
    active = figure == s.active
    wake = () if active else (setting.activate[figure],)
    loot, room = look.loot_of(figure), carry_limit(s, figure) - len(s.loads[figure])
    after = look.later
    best: dict[int, Option] = {}
    offered: list[Option] = []

    def offer(price: int, gain: float, rank: int, *steps: Action) -> None:
        if price > ap:
            return
        if price not in best or gain > best[price].gain:
            best[price] = Option(price, gain, rank, (*wake, *steps), figure)
            if most > 1:
                offered.append(best[price])
        elif most > 1 and gain > LEAST:
            offered.append(Option(price, gain, rank, (*wake, *steps), figure))

    opens = acts and may_open(s, figure)
    chance = look.chance(figure, after)
    goals, sites = look.eye.goals, look.sites if acts else {}
    here_ways = openings(look, figure, here, room, chance[here]) if opens and s.chests[here] else []
    here_deeds = goals.deeds(look, figure, here) if here in sites else []
    if active:
        here_deeds = [deed for deed in here_deeds if possible(s, deed.action)]
    for price, gain, way in here_deeds:
        offer(price, gain, OPENING, way)
    for price, gain, way in here_ways:
        offer(price, gain, OPENING, way)
    if not moves or not ap:
        return _few(offered, most) if offered else list(best.values())
    free, foes, exits = _reach(s, figure, active)
    values = look.thieves(figure, (here, *free), loot, room, after)
    stay = values.pop(0)
    if free:
        far = max(values)
        end = free[values.index(far)]
        step = setting.move[end]
        offer(1, far - stay, WALK, step)
        if most > 1:
            for space, value in sorted(zip(free, values, strict=True), key=lambda one: -one[1])[1:most]:
                offer(1, value - stay, WALK, setting.move[space])
        if here_ways:
            here_ways = openings(look, figure, here, room, chance[end])
        for price, more, way in (*here_ways, *here_deeds):
            offer(1 + price, far - stay + more, OPENING, way, step)
        if acts and ap > 1:
            chests = s.chests
            for space, value in zip(free, values, strict=True):
                if opens and chests[space]:
                    for price, more, way in openings(look, figure, space, room, chance[space]):
                        offer(1 + price, value - stay + more, OPENING, setting.move[space], way)
                if space in sites:
                    for price, more, way in goals.deeds(look, figure, space):
                        offer(1 + price, value - stay + more, OPENING, setting.move[space], way)
    if exits:
        leaving = _leaving(look, figure, loot) - stay
        loaded = openings(look, figure, here, room, 1.0) if here_ways else []
        # by the nearest gate: outside it is all the same
        gate = exits[0]
        offer(1, leaving, AWAY, setting.leave[gate])
        for price, more, way in loaded:
            offer(1 + price, leaving + more, AWAY, way, setting.leave[gate])
    elif s.alarm and look.eye.careful == look.seat == s.turn:
        hand = s.hands[look.seat]
        steps = way_out(look.eye, s, figure, hand)
        if steps:
            offer(1, _leaving(look, figure, loot) - stay, AWAY, *steps)
        elif not free or look.eye.lay.known_way(s)[end] > (look.eye.setting.movement[figure] or 1):
            near = ways_near(look.eye, s, figure, hand)
            if near:
                there = look.thieves(figure, list(near), loot, room, after)
                best_there = max(there)
                offer(1, best_there - stay, WALK, *list(near.values())[there.index(best_there)])
    if acts and ap >= 2:
        for foe in foes:
            offer(2, attack_gain(look, figure, foe, stay) + look.eye.weights.daring, FIGHT, setting.attack[foe])
    return _few(offered, most) if offered else list(best.values())


def _few(options: list[Option], most: int) -> list[Option]:
    """The best of them, so many for each number of action points."""
    counts: dict[int, int] = {}
    out = []
    for option in sorted(options, key=lambda o: -o.gain):
        counts[option.ap] = counts.get(option.ap, 0) + 1
        if counts[option.ap] <= most:
            out.append(option)
    return out


def _reach(s: State, figure: int, active: bool) -> tuple[list[int], list[int], list[int]]:
    """Where a thief could go, whom it could attack, by which gates it could leave."""
    if active:
        walks = walk_options(s)
        free = [action.a for action in walks if action.verb == "move"]
        foes = [action.a for action in walks if action.verb == "attack"]
        exits = [action.a for action in walks if action.verb == "leave"]
        return free, foes, exits
    spaces, occupied, gates = explore(s, figure, gait_of(s, figure), s.alarm and may_leave(s, figure))
    occupant, seat = s.occupant, s.turn
    return spaces, [occupant[v] for v in occupied if may_attack(s, seat, occupant[v])], gates


def _leaving(look: Look, figure: int, loot: float) -> float:
    """What a thief is worth outside: the loot is safe, but no mission will pay for it."""
    other = look.eye.goals.leave(look, figure)
    if not look.s.loads[figure]:
        return other
    held = look.held[:]
    for kind in look.s.loads[figure]:
        held[kind] -= 1
    return loot + other - (look.prospects(look.held) - look.prospects(held))


def openings(look: Look, figure: int, space: int, room: int, home: float) -> list[tuple[int, float, Action]]:
    """The ways to open the chests of a room: price, gain and action; ``home`` is the chance to get it out."""
    s, setting = look.s, look.eye.setting
    goals = look.eye.goals
    out: list[tuple[int, float, Action]] = []
    found = goals.find(look, space, room) if goals.finds else 0.0
    quick, bash = quick_cost(s, figure, space), bash_cost(s, figure, space)
    for token in s.chests[space]:
        kind, closed = token >> 1, token & 1
        if room > 0:
            # the chest no longer attracts once it is open
            gain = look.at_once[kind] + home * look.carried[kind] - look.eye.weights.reach * look.gains[kind]
        else:
            gain = look.at_once[kind] if kind == setting.purse else 0.9
        gain += found
        if not closed or setting.pick_closed[figure]:
            chance = min(6, max(0, pick_target(s, figure, space))) / 6
            out.append((pick_cost(s, space), gain * chance, setting.pick[kind]))
        if quick:
            out.append((quick, gain - 1, setting.action("bash", kind, 1)))
        out.append((bash, gain, setting.bash[kind]))
    return out


def attack_gain(look: Look, figure: int, foe: int, stay: float) -> float:
    """What an attack gains on average over staying, which is worth ``stay``."""
    goals, setting = look.eye.goals, look.eye.setting
    chance = chance_to_win(setting.combat[figure], setting.combat[foe], setting.koa)
    gain = goals.fight(look, figure, foe, chance)
    if gain is not None:
        loot, room = look.loot_of(figure), 3 - len(look.s.loads[figure])
        gain += look.thief(figure, look.s.position[foe], loot, room, look.later) - stay
    else:
        gain = _spoils(look, figure, foe, chance) - stay if setting.species[foe] == THIEF else 0.0
    return gain + chance * goals.victory(look, figure, foe)


def _spoils(look: Look, figure: int, foe: int, chance: float) -> float:
    """C-5, C-6: an attack on a rival's thief: what changes hands, and where winner and loser end."""
    s, eye = look.s, look.eye
    setting = eye.setting
    space, rival = s.position[foe], setting.owner[foe]
    theirs = look.rival(rival)
    ends = setting.terrain.flight_ends[FLIGHT][space] or (space,)
    mine = look.thieves(figure, (space, *ends), look.loot_of(figure), 3 - len(s.loads[figure]), look.later)
    driven = theirs.driven.get(foe)
    if driven is None:
        # the same whoever attacks him
        his = theirs.thieves(foe, (space, *ends), theirs.loot_of(foe), 3 - len(s.loads[foe]), theirs.turns_of(foe))
        driven = theirs.driven[foe] = his[0] - min(his[1:])
    home = look.chance(figure, look.later)[space]
    envy = eye.envy
    if s.loads[foe]:
        taken = max(look.at_once[k] - 1 + home * look.carried[k] + envy * theirs.price[k] for k in s.loads[foe])
    else:
        taken = min(2, s.ducats[rival]) * (1 + envy)
    if s.loads[figure]:
        lost = max(look.price[k] + envy * theirs.carried[k] for k in s.loads[figure])
    else:
        lost = min(2, s.ducats[look.seat]) * (1 + envy)
    won = taken + mine[0] + envy * driven
    return chance * won + (1 - chance) * (min(mine[1:]) - lost)


# -- the gang ----------------------------------------------------------------------------------
def mission_uses(look: Look) -> list[Option]:
    """N: what open missions would pay, less what they are worth later anyway."""
    s = look.s
    actions: list[Action] = []
    mission_options(s, actions)
    if not actions:
        return []
    pays = {claim.mission: claim.pay for claim in look.claims(look.held)}
    numbers = look.eye.setting.library.numbers
    waiting = look.eye.weights.waiting if look.later else 0.0
    out = []
    for action in actions:
        price = numbers.mission_cost
        gain = pays[action.a] * (1 - waiting)
        if action.b >= 0:
            price = look.eye.setting.mission_helper[look.seat][1]
            gain -= 1.0
        out.append(Option(price, gain, MISSION, (action,)))
    return out


def _heals(look: Look, most: int) -> list[list[Option]]:
    """W-3: a wounded thief does nothing, and does not get home; the more he carries and the later, the worse."""
    s, setting = look.s, look.eye.setting
    out = []
    actions: list[Action] = []
    heal_options(s, actions)
    for action in actions:
        figure = action.a
        free = s.position[figure] not in (OUTSIDE, setting.prison) and not s.done >> figure & 1
        stake = (look.eye.fine[look.seat] + look.loot_of(figure)) * (0.35 if look.later < LATE else 0.1)
        worth = look.eye.weights.wound + stake
        group = [Option(1, worth, EXTRAS, (action,))]
        if figure in setting.crew[look.seat] and figure != s.active and free:
            # once healed he can be activated at once
            group += [
                option._replace(ap=option.ap + 1, gain=option.gain + worth, steps=(action, *option.steps))
                for option in thief_options(look, figure, not s.rooted >> figure & 1, True, most)
                if option.ap < s.ap
            ]
        out.append(group)
    return out


def _others(look: Look, probe: Probe) -> list[list[Option]]:
    """Everything the plan does not know by itself, tried out."""
    s, known = look.s, look.eye.goals.verbs
    out = []
    for action in s.legal:
        if action.verb not in HANDLED and action.verb not in known:
            price, gain = probe(action)
            out.append([Option(max(0, price), gain, EXTRAS, (action,), s.active)])
    return out
