"""What a bot sees in a position: how many ducats a gang will probably have in the end.

The estimate is a sum of plain parts (ducats, loot and its way home, chests near by, missions, cards ...), each with a
weight that was fitted to the ends of very many games (``cadwallon train``; the weights are in ``weights.toml``).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, mul
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.players.minds.goals import Goals, goals_of
from cadwallon.players.minds.lay import BLOCKED, CARELESS, PASSING, PATROL, Homes, Lay, lay_of
from cadwallon.players.minds.strides import Helps, helps_of
from cadwallon.players.minds.weights import Weights
from cadwallon.rules.setting import LOST, OUTSIDE, THIEF, UNPLACED
from cadwallon.rules.turn import ACTIVATION
from cadwallon.rules.windows import MISSION_BIT

if TYPE_CHECKING:
    from cadwallon.players.minds.goals.base import Part
    from cadwallon.rules.setting import Setting
    from cadwallon.rules.state import State

BEHIND = 3
"""F-3: what a thief costs who does not leave."""

CAUTION = 4
"""So many times that is what it costs in the eyes of a careful gang."""

FEAR = (8, 48)
"""And so many times where it is afraid, without and with the expansion, where the Prison takes many and caution costs
fewer victories."""

FREEDOM = 10.0
"""What a careful gang gives for a prisoner's freedom besides his way home: who is not out soon stays behind."""

PURSE = 4.5
"""What a purse holds, with the ducat for opening its chest."""


class Eye:
    """Everything about one game that an estimate needs and that does not change."""

    def __init__(self, setting: Setting, weights: Weights, careful: int = -1, caution: int = CAUTION) -> None:
        """``careful``: the seat that wants its thieves home more than their price says."""
        self.setting = setting
        self.weights = weights
        self.careful = careful
        self._caution = caution
        self.fine = tuple(BEHIND * (caution if seat == careful else 1) for seat in range(setting.seats))
        """What it means to each seat that a thief stays behind."""
        self.grief = tuple(fine - BEHIND for fine in self.fine)
        """What it means to each seat, besides what it has to pay, that a thief is gone for good."""
        self.freedom = tuple(FREEDOM if seat == careful else 0.0 for seat in range(setting.seats))
        self.care = tuple(
            CARELESS if seat != careful else PASSING if setting.koa else BLOCKED for seat in range(setting.seats)
        )
        self.goals: Goals = goals_of(setting)
        self.lay: Lay = lay_of(setting.terrain, self.goals.places, weights.nearness)
        kinds = range(len(setting.kinds))
        most = 13
        self.worth = tuple(tuple(self.goals.price(kind, n) for n in range(most)) for kind in kinds)
        """What a gang gets for so many treasures of a kind that it carries out."""
        self.mean = tuple(tuple(row[n] / n if n else 0.0 for n in range(most)) for row in self.worth)
        self.more = tuple(tuple(row[n + 1] - row[n] for n in range(most - 1)) for row in self.worth)
        """What one more brings."""
        self.envy = weights.envy * (1.0 if setting.seats == 2 else 0.35)
        """What it is worth that a rival loses a ducat."""
        self.pay = tuple(tuple(self.goals.pay(kind, n) for n in range(most)) for kind in kinds)
        """What a mission pays for so many treasures of a kind, before its bonus."""
        self.bonus = tuple(mission.bonus for mission in setting.missions)
        self.rounds = setting.adventure.rounds
        self.helps: Helps = helps_of(setting)
        self._other: Eye | None = None
        self._plain: Eye | None = self if careful < 0 else None
        self._anxious: Eye | None = None
        self._fearful: Eye | None = None

    @property
    def plain(self) -> Eye:
        """The same eye without any gang's care: how rivals see the game."""
        if self._plain is None:
            self._plain = Eye(self.setting, self.weights)
        return self._plain

    @property
    def anxious(self) -> Eye:
        """The same eye for a gang that is twice as careful."""
        if self._anxious is None:
            self._anxious = Eye(self.setting, self.weights, self.careful, 2 * CAUTION)
        return self._anxious

    @property
    def fearful(self) -> Eye:
        """The same eye shortly before the gates close. Of thieves who then have four steps or less to an open gate one
        in 200 is left behind, with seven steps one in 17, with ten one in five."""
        if self._fearful is None:
            self._fearful = Eye(self.setting, self.weights, self.careful, FEAR[self.setting.koa])
        return self._fearful

    def on(self, setting: Setting) -> Eye:
        """The same eye on the same game with other mercenaries: hiring makes a game go on with another setting."""
        if setting is self.setting:
            return self
        if self._other is None or self._other.setting is not setting:
            self._other = Eye(setting, self.weights, self.careful, self._caution)
        return self._other

    def look(self, s: State, seat: int) -> Look:
        """The position as it concerns one gang."""
        return Look(self, s, seat)

    def standing(self, s: State, seat: int) -> float:
        """How well a seat stands against the others: its estimate less that of its rivals."""
        if s.setting is not self.setting:
            return self.on(s.setting).standing(s, seat)
        return self.look(s, seat).estimate() - self.rivals(s, seat)

    def rivals(self, s: State, seat: int) -> float:
        """What a seat's rivals will probably have: the best of them counts as much as all together."""
        others = [self.look(s, rival).estimate() for rival in range(self.setting.seats) if rival != seat]
        return (max(others) + sum(others) / len(others)) / 2


class Claim(NamedTuple):
    """An open mission and what it would pay a gang now."""

    mission: int
    pay: int


class Felt(dict[int, float]):
    """How strongly what the spots are worth is felt in each space; worked out when a space is first asked for."""

    __slots__ = ("_near", "_pulls", "flat")

    def __init__(self, pulls: Sequence[float], near: Sequence[Sequence[float]]) -> None:
        self._pulls = pulls
        self._near = near
        self.flat = not any(pulls)
        """Is there nothing worth going to?"""

    def __missing__(self, space: int) -> float:
        value: float = sum(map(mul, self._pulls, self._near[space]))
        self[space] = value
        return value


class Look:
    """One gang's view of one position: what it carries, what it is after, how long it has."""

    __slots__ = (
        "_danger", "_homes", "_obstacles", "_places", "_rivals", "_sites", "at_once", "carried", "driven", "eye",
        "felt", "gains", "held", "later", "loot", "price", "pulls", "s", "seat", "tempo",
    )  # fmt: skip

    def __init__(self, eye: Eye, s: State, seat: int) -> None:
        self.eye = eye
        self.s = s
        self.seat = seat
        self._rivals: dict[int, Look] = {}
        setting = eye.setting
        loads, position = s.loads, s.position
        held = [0] * len(setting.kinds)
        self.loot = held
        """Treasures of the gang by kind, wherever they are."""
        on_board = list(held)
        for figure in setting.crew[seat]:
            if loads[figure]:
                inside = position[figure] >= 0
                for kind in loads[figure]:
                    held[kind] += 1
                    if inside:
                        on_board[kind] += 1
        self.held = on_board
        """Those that count for missions."""
        self.price = [row[n] for row, n in zip(eye.mean, held, strict=True)]
        """What each of them is worth on average when it is carried out."""
        self.later = max(0, eye.rounds - s.round) if s.round else eye.rounds
        """Turns after this round's."""
        turn = s.turn
        if s.round and seat != turn and s.order.index(seat) > s.order.index(turn):
            self.tempo = 1
        else:
            self.tempo = int(seat == turn and s.phase <= ACTIVATION)
        """Is there a turn to come, or being played, in this round?"""
        self.carried = [row[n] for row, n in zip(eye.more, held, strict=True)]
        """What one more treasure of each kind is worth to the gang once it is carried home."""
        self.at_once = self._at_once()
        eye.goals.appraise(self)
        self.gains = [once + 0.9 * more for once, more in zip(self.at_once, self.carried, strict=True)]
        """What opening a chest with each treasure is worth to the gang as long as there is time."""
        self.pulls = self._pulls()
        self.felt = Felt(self.pulls, eye.lay.pull)
        """How strongly everything worth having is felt in each space."""
        self.driven: dict[int, float] = {}
        """What it costs each thief who was weighed as a victim to be driven away."""
        self._homes: dict[tuple[int, int], Homes] = {}
        self._places: Felt | None = None
        self._danger: int | None = None
        self._obstacles: tuple[int, ...] | None = None
        self._sites: dict[int, list[Part]] | None = None

    def rival(self, seat: int) -> Look:
        """The same position as it concerns another gang."""
        if seat not in self._rivals:
            self._rivals[seat] = Look(self.eye, self.s, seat)
        return self._rivals[seat]

    # -- chests ----------------------------------------------------------------------------
    def _at_once(self) -> list[float]:
        """What opening brings however the night ends: a ducat, a purse, and what missions may pay."""
        eye, setting = self.eye, self.eye.setting
        values = [1.0] * len(self.carried)
        if self.later:
            prospect, kinds = eye.weights.prospect, setting.mission_kind
            for mission in self.s.missions:
                kind = kinds[mission]
                values[kind] += prospect * (self.carried[kind] + eye.bonus[mission])
        values[setting.purse] = PURSE
        return values

    def _pulls(self) -> list[float]:
        """What each spot is worth to the gang."""
        s, lay = self.s, self.eye.lay
        chests = s.chests
        gains = self.gains
        pulls = [0.0] * len(lay.spots)
        for at, space in enumerate(lay.spots):
            if chests[space]:
                for token in chests[space]:
                    pulls[at] += gains[token >> 1] * (0.7 if token & 1 else 1.0)
        self.eye.goals.attract(s, self.seat, lay, pulls)
        return pulls

    @property
    def sites(self) -> dict[int, list[Part]]:
        """Spaces where the gang's thieves can do something besides opening chests, and whose parts know what."""
        if self._sites is None:
            self._sites = self.eye.goals.sites(self)
        return self._sites

    @property
    def places(self) -> Felt:
        """How strongly everything is felt in each space that is worth something to a thief who can carry no more."""
        if self._places is None:
            pulls = [0.0] * len(self.pulls)
            self.eye.goals.attract(self.s, self.seat, self.eye.lay, pulls)
            self._places = Felt(pulls, self.eye.lay.pull)
        return self._places

    # -- thieves ---------------------------------------------------------------------------
    def turns_of(self, figure: int) -> int:
        """The turns in which a thief can still be moved."""
        if not self.tempo:
            return self.later
        return self.later + int(self.s.turn != self.seat or not self.s.done >> figure & 1)

    @property
    def danger(self) -> int:
        """Where a thief who ends the turn may be attacked before the next one, as a set of bits."""
        if self._danger is None:
            s, setting, within = self.s, self.eye.setting, self.eye.lay.within
            self._danger = 0
            for figure, space in enumerate(s.position):
                if space < 0 or setting.owner[figure] == self.seat:
                    continue
                if setting.species[figure] == THIEF:
                    self._danger |= within(space, setting.movement[figure])
                elif figure in setting.militia:
                    self._danger |= within(space, PATROL)
        return self._danger

    @property
    def obstacles(self) -> tuple[int, ...]:
        """Spaces where somebody else is in the way home; only who plans his way with care minds them."""
        if self._obstacles is None:
            s, owner = self.s, self.eye.setting.owner
            if s.alarm and self.eye.careful == self.seat == s.turn:
                others = [v for figure, v in enumerate(s.position) if v >= 0 and owner[figure] != self.seat]
                self._obstacles = tuple(sorted(others))
            else:
                self._obstacles = ()
        return self._obstacles

    def chance(self, figure: int, turns: int) -> tuple[float, ...]:
        """A thief's chance to get out in time, from every space."""
        return self.homes(turns, self.eye.setting.movement[figure] or 1).chance

    def homes(self, turns: int, pace: int) -> Homes:
        """How things stand everywhere for a thief of so many steps with so many turns left."""
        key = (turns, pace)
        found = self._homes.get(key)
        if found is None:
            found = self._homes[key] = self.eye.lay.homes(
                self.s, turns, pace, self.obstacles, self.eye.care[self.seat]
            )
        return found

    def loot_of(self, figure: int) -> float:
        """What a thief's load is worth."""
        price = self.price
        return sum([price[kind] for kind in self.s.loads[figure]])

    def thief(self, figure: int, space: int, loot: float, room: int, turns: int) -> float:
        """What a thief is worth in a space with so much loot, room for so much more and so many turns left."""
        return self.thieves(figure, (space,), loot, room, turns)[0]

    def thieves(self, figure: int, spaces: Sequence[int], loot: float, room: int, turns: int) -> list[float]:
        """The same for several spaces at once: this is asked more often than anything else."""
        eye = self.eye
        weights = eye.weights
        pace = eye.setting.movement[figure] or 1
        chance, calm, feared, leisure = self.homes(turns, pace)
        fine = eye.fine[self.seat]
        stake = weights.loot * loot + fine
        errand = eye.goals.errand(self, figure, spaces, turns)
        if self.seat == eye.setting.guild:
            # its figures never leave, and open nothing
            return errand or [0.0] * len(spaces)
        felt = self.felt if room > 0 else self.places
        if felt.flat:
            values = [chance[v] * stake - fine for v in spaces]
        else:
            reach = weights.reach
            values = [
                chance[v] * stake - fine + reach * leisure[v] * felt[v] if leisure[v] else chance[v] * stake - fine
                for v in spaces
            ]
        if eye.careful == self.seat == self.s.turn:
            # only the way home is feared for: who shuns every fight wins none
            danger = self.danger
            values = [
                value + ((feared if danger >> v & 1 else calm)[v] - chance[v]) * stake
                for v, value in zip(spaces, values, strict=True)
            ]
        return values if errand is None else list(map(add, values, errand))

    # -- missions --------------------------------------------------------------------------
    def claims(self, held: list[int]) -> list[Claim]:
        """The open missions a gang with these treasures could use, best first."""
        eye = self.eye
        kinds = eye.setting.mission_kind
        out = []
        for mission in self.s.missions:
            n = held[kinds[mission]]
            if n:
                out.append(Claim(mission, int(eye.pay[kinds[mission]][n]) + eye.bonus[mission] * n))
        out.sort(key=lambda claim: -claim.pay)
        return out

    def prospects(self, held: list[int]) -> float:
        """What missions will still bring a gang that holds these treasures in the district."""
        turns = self.later + self.tempo
        if self.tempo and self.s.turn == self.seat and self.s.used_turn & MISSION_BIT:
            turns -= 1
        weights = self.eye.weights
        value, share = 0.0, weights.claim
        for claim in self.claims(held)[:turns]:
            value += share * claim.pay
            share *= 0.6
        if turns > 1:
            rows = self.eye.pay
            best = max([rows[kind][n] for kind, n in enumerate(held[:5]) if n], default=0.0)
            value += weights.outlook * min(4, turns - 1) * best
        return value

    # -- all of it -------------------------------------------------------------------------
    def estimate(self) -> float:
        """The ducats this gang will probably have in the end."""
        s, eye, seat = self.s, self.eye, self.seat
        setting, weights = eye.setting, eye.weights
        value = float(s.ducats[seat])
        if s.over:
            return float(s.scores[seat])
        for figure in setting.crew[seat]:
            space = s.position[figure]
            loot = self.loot_of(figure)
            if space >= 0:
                value += self.thief(figure, space, loot, 3 - len(s.loads[figure]), self.turns_of(figure))
                if space == setting.prison:
                    value -= eye.freedom[seat]
            elif space == OUTSIDE:
                value += loot + eye.goals.outside(self, figure)
            elif space == LOST:
                value -= eye.grief[seat]
            elif space != UNPLACED:
                value -= eye.fine[seat]
        turns = self.later + self.tempo
        value += self.prospects(self.held)
        value += weights.card * len(s.hands[seat]) * min(4, turns)
        if setting.koa:
            value += self._expansion(turns)
        return value + eye.goals.bonus(self, turns)

    def _expansion(self, turns: int) -> float:
        s, seat, weights = self.s, self.seat, self.eye.weights
        crew = self.eye.setting.crew[seat]
        value = weights.experience * s.xp[seat] * min(1.0, turns / 3)
        value -= weights.wound * sum([s.wounds[figure] for figure in crew if s.position[figure] >= 0])
        gear = sum([s.gear[figure] >= 0 for figure in crew if s.position[figure] >= 0])
        value += weights.gear * gear * min(1.0, turns / 3)
        value += len(s.intrigues[seat]) * (weights.intrigue * turns / 7 - 1.0)
        return value - s.debts[seat]
