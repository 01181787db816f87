"""Why something is worth doing: an id and what it speaks of, worked out from the action and the position.

A reason says what strikes the eye first: what a chest holds, what a mission pays, how far it is home. That an action
came out best is known from the search; where nothing strikes the eye, the reason says just that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from cadwallon import offers
from cadwallon.library.texts import Texts
from cadwallon.players.minds.planner import openings, plan, thief_options
from cadwallon.rules.loads import carry_limit
from cadwallon.rules.setting import THIEF
from cadwallon.rules.terrain import FAR
from cadwallon.rules.turn import ACTIVATION, Turn, may_open

if TYPE_CHECKING:
    from cadwallon.offers import Offer
    from cadwallon.players.minds.eye import Eye, Look
    from cadwallon.players.minds.option import Option
    from cadwallon.rules.actions import Action
    from cadwallon.rules.state import State
    from cadwallon.sight import View

Fact = str | int
Reason = tuple[str, dict[str, Fact]]
"""The end of a text id (``hint-...``), and what it speaks of."""

NAMED = {"kind": ("tr_", "kind-"), "figure": ("chr_", "tr_"), "space": ("space-",), "mission": ("",)}
"""Facts that have names, and how the ids of their texts begin."""

NEAR = 4
"""Steps within which a chest is near a gate."""

CARDS = ("play", "play-on", "play-bash", "play-swap")
GEAR = ("wield", "wield-at", "wield-on")


class Reasons:
    """The reasons for actions in one position."""

    def __init__(self, eye: Eye, world: State, view: View) -> None:
        self._eye = eye
        self._s = world
        self._view = view
        self._setting = world.setting
        self._look: Look = eye.look(world, world.seat)
        self._planning = world.phase == ACTIVATION and type(world.stack[-1]) is Turn
        self._offers: dict[str, Offer] = {offer.do: offer for offer in offers.offers(view)}

    # -- what follows ----------------------------------------------------------------------------
    def steps(self, action: Action) -> tuple[Action, ...]:
        """The action and what is meant to follow in the same activation."""
        if not self._planning or action.verb not in ("activate", "move"):
            return (action,)
        s, setting = self._s, self._setting
        figure = action.a if action.verb == "activate" else s.active
        if figure < 0 or s.position[figure] < 0 or s.position[figure] == setting.prison:
            return (action,)
        options = [option for option in plan(self._look) if option.steps[0] is action]
        if not options:
            active = figure == s.active
            moves = bool(s.moves or s.active_extra) if active else not s.rooted >> figure & 1
            acts = bool(s.acts or s.active_extra) if active else True
            options = [option for option in thief_options(self._look, figure, moves, acts) if option.steps[0] is action]
        if options:
            return _best(options).steps
        return (action, *self._opened(figure, action.a)) if action.verb == "move" else (action,)

    def _opened(self, figure: int, space: int) -> tuple[Action, ...]:
        """The best way to open a chest at the end of a way, if the plan has not thought of it."""
        s, look = self._s, self._look
        if not s.chests[space] or not (s.acts or s.active_extra) or not may_open(s, figure):
            return ()
        room = carry_limit(s, figure) - len(s.loads[figure])
        ways = openings(look, figure, space, room, look.chance(figure, look.later)[space])
        paid = [way for way in ways if way[0] < s.ap and way[1] > 0]
        return (max(paid, key=lambda way: way[1])[2],) if paid else ()

    # -- why -------------------------------------------------------------------------------------
    def of(self, steps: tuple[Action, ...]) -> Reason:
        """The reason for the last of these steps, which is what the others are for."""
        figure = steps[0].a if steps[0].verb == "activate" else self._s.active
        # cards that lead somebody out are for that, too
        verbs = [step.verb for step in steps]
        if "set-out" in verbs:
            means: tuple[str, ...] = ("activate", "move", "set-out", "play", "set", "stop")
        else:
            means = ("activate", "move", "play") if verbs[-1] == "leave" else ("activate", "move")
        deed = next((step for step in steps if step.verb not in means), steps[-1])
        if deed.verb == "stop":
            deed = steps[-2]
        find = REASONS.get(deed.verb)
        found = find(self, deed, figure) if find is not None else None
        if found is None:
            found = self._worth(deed)
        return found or ("best", {})

    def _offer(self, action: Action, figure: int) -> Offer | None:
        """What is known about a step, also about one that is not legal before a thief is activated and has walked."""
        direct = self._offers.get(action.text)
        if direct is not None:
            return direct
        after = list(self._offers.values())
        if figure >= 0 and figure != self._s.active:
            after = list(offers.look(self._view, self._s.name(figure)))
        for offer in after:
            if offer.do == action.text:
                return offer
        return next((then for offer in after for then in offer.then if then.do == action.text), None)

    def _chance(self, action: Action, figure: int) -> int:
        offer = self._offer(action, figure)
        return 100 if offer is None or offer.chance is None else offer.chance

    def _worth(self, action: Action) -> Reason | None:
        offer = self._offers.get(action.text)
        return ("worth", {"ducats": offer.worth}) if offer is not None and offer.worth else None

    def _mission(self, action: Action, figure: int) -> Reason:
        mission = action.a
        pay = next((claim.pay for claim in self._look.claims(self._look.held) if claim.mission == mission), 0)
        offer = self._offers.get(action.text)
        ducats = offer.worth if offer is not None and offer.worth is not None else pay
        return "mission", {"mission": self._setting.missions[mission].id, "ducats": ducats}

    def _chest(self, action: Action, figure: int) -> Reason:
        look, setting = self._look, self._setting
        kind = action.b if action.verb == "play-bash" else action.a
        facts: dict[str, Fact] = {"kind": setting.kinds[kind], "chance": self._chance(action, figure)}
        if kind == setting.purse:
            return "purse", facts
        held = look.held[:]
        before = {claim.mission: claim.pay for claim in look.claims(held)}
        held[kind] += 1
        for claim in look.claims(held):
            if setting.mission_kind[claim.mission] == kind and look.later + look.tempo > 0:
                name = setting.missions[claim.mission].id
                return "chest-mission", {**facts, "mission": name, "ducats": claim.pay - before.get(claim.mission, 0)}
        return "chest", {**facts, "ducats": max(1, round(1 + look.carried[kind]))}

    def _leave(self, action: Action, figure: int) -> Reason:
        load = self._s.loads[figure] if figure >= 0 else ()
        if not load:
            return "leave-empty", {}
        return "leave", {"treasures": len(load), "ducats": round(self._look.loot_of(figure))}

    def _attack(self, action: Action, figure: int) -> Reason:
        s, setting = self._s, self._setting
        foe = action.a
        facts: dict[str, Fact] = {"figure": s.name(foe), "chance": self._chance(action, figure)}
        if setting.species[foe] == THIEF and s.loads[foe]:
            best = max(s.loads[foe], key=lambda kind: self._look.carried[kind])
            return "attack-loot", {**facts, "kind": setting.kinds[best]}
        return "attack", facts

    def _move(self, action: Action, figure: int) -> Reason | None:
        s, look, lay = self._s, self._look, self._eye.lay
        if action.verb == "activate" or figure < 0:
            return None
        here, there = s.position[figure], action.a
        out = lay.way_out(s)
        load = s.loads[figure]
        leisure = lay.homes(s, look.later, self._setting.movement[figure] or 1).leisure[there]
        if out[there] < out[here] < FAR and (s.alarm or leisure < 1) and (load or leisure < 0.5):
            return "home", {"treasures": len(load), "steps": round(out[there])}
        pulls = [pull * near for pull, near in zip(look.pulls, lay.pull[there], strict=True)]
        best = max(range(len(pulls)), key=pulls.__getitem__)
        spot = lay.spots[best]
        if pulls[best] <= 0:
            return None
        facts: dict[str, Fact] = {"space": self._space(spot), "steps": lay.distance[there][spot]}
        if s.chests[spot]:
            token = max(s.chests[spot], key=lambda one: look.gains[one >> 1])
            return "near", {**facts, "kind": self._setting.kinds[token >> 1]}
        return "goal", facts

    def _deploy(self, action: Action, figure: int) -> Reason:
        lay, chests = self._eye.lay, self._s.chests
        row = lay.distance[action.b]
        return "deploy", {"chests": sum(1 for room in lay.spots if chests[room] and row[room] <= NEAR)}

    def _gate(self, action: Action, figure: int) -> Reason | None:
        """The rival's thief with the most to lose who is nearest to the gate that is closed."""
        s, setting = self._s, self._setting
        rivals = [
            (self._eye.lay.distance[action.a][s.position[one]], -len(s.loads[one]), one)
            for seat in range(setting.seats)
            if seat != s.seat
            for one in setting.crew[seat]
            if 0 <= s.position[one] < setting.terrain.main
        ]
        if not rivals:
            return None
        steps, _, nearest = min(rivals)
        return "gate", {"figure": s.name(nearest), "steps": steps}

    def _take(self, action: Action, figure: int) -> Reason | None:
        look = self._look
        if not 0 <= action.a < len(look.carried):
            return None
        return "take", {"kind": self._setting.kinds[action.a], "ducats": max(1, round(look.carried[action.a]))}

    def _flee(self, action: Action, figure: int) -> Reason | None:
        top = self._s.stack[-1]
        loser = getattr(top, "figure", -1)
        if not isinstance(loser, int) or loser < 0:
            return None
        mine = self._setting.owner[loser] == self._s.seat
        return ("flee" if mine else "chase"), {"figure": self._s.name(loser)}

    def _play(self, action: Action, figure: int) -> Reason:
        return "card", {}

    def _end(self, action: Action, figure: int) -> Reason:
        return "end", {}

    def _nothing(self, action: Action, figure: int) -> Reason:
        holds = self._look.later > 0 and any(one.verb in (*CARDS, *GEAR) for one in self._view.legal)
        return ("keep" if holds else "pass"), {}

    def _watch(self, action: Action, figure: int) -> Reason:
        return "watch", {}

    def _space(self, space: int) -> str:
        return self._setting.terrain.spaces[space].slug


Find = Callable[[Reasons, "Action", int], Reason | None]

REASONS: dict[str, Find] = {
    "mission": Reasons._mission,
    "pick": Reasons._chest,
    "bash": Reasons._chest,
    "play-bash": Reasons._chest,
    "leave": Reasons._leave,
    "attack": Reasons._attack,
    "strike": Reasons._attack,
    "activate": Reasons._move,
    "move": Reasons._move,
    "deploy": Reasons._deploy,
    "close": Reasons._gate,
    "take": Reasons._take,
    "flee": Reasons._flee,
    "militia": Reasons._watch,
    "patrol": Reasons._watch,
    "stay": Reasons._watch,
    "end": Reasons._end,
    "pass": Reasons._nothing,
    "stop": Reasons._nothing,
    **dict.fromkeys(("play", "play-on", "play-swap", "use", *GEAR), Reasons._play),
}


def _best(options: list[Option]) -> Option:
    return max(options, key=lambda option: option.gain)


# -- in words ------------------------------------------------------------------------------------
def said(why: str, facts: Mapping[str, Fact], texts: Texts | None = None) -> str:
    """A reason as a sentence, with the names of the language."""
    language = texts or _english()
    return language.said(f"hint-{why}", {name: _named(language, name, fact) for name, fact in facts.items()})


def _named(texts: Texts, sort: str, fact: Fact) -> Fact:
    if isinstance(fact, int) or sort not in NAMED:
        return fact
    word = fact.replace("-", "_") if sort == "figure" else fact
    for prefix in NAMED[sort]:
        if texts.has(prefix + word):
            return texts.name(prefix + word)
    return fact.replace("-", " ").replace("_", " ").capitalize()


@cache
def _english() -> Texts:
    return Texts()
