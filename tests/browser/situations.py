"""Moments of games, found by playing: one for every question that can be asked and every answer that can be given.

Chance comes from the seed and the choices from a random player with some taste: the same moments are found each time.
Where nothing is found any more (the rules have changed), the test says what is missing; ``python -m
tests.browser.situations`` looks for games that have it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from cadwallon import Action, State, apply, new_game
from cadwallon.rules.speech import SHAPES
from cadwallon.sight.doing import FRAMES, frame_name

QUESTIONS = sorted(frame_name(frame) for frame in FRAMES)

SILENT = ("arrival", "claim", "ducat_chests", "ending", "fine", "jail", "preparation", "resolve")
"""Frames that ask nothing: they only say what is being carried out."""

TASTE = {
    "end": 0.15,
    "attack": 4,
    "meet": 3,
    "read": 6,
    "loot": 5,
    "torture": 5,
    "pray": 6,
    "tunnel": 3,
    "escape": 4,
    "pick": 5,
    "bash": 5,
    "do": 5,
    "leave": 1.5,
    "wield": 3,
    "reroll": 2,
    "buy": 2,
    "hand": 2,
    "get": 2,
    "militia": 2,
    "strike": 3,
    "intrigue": 2,
    "fulfil": 5,
    "pass": 0.5,
    "play": 1.5,
}
"""What the player likes more or less than other things."""


@dataclass(frozen=True)
class Spec:
    """A game that can be played again."""

    adventure: int
    mode: str
    players: int
    inn: bool
    seed: int
    hunt: str = ""
    """What is looked for instead of playing on at random: see ``HUNTS``."""

    def start(self) -> State:
        return new_game(self.adventure, players=self.players, mode=self.mode, inn=self.inn, seed=self.seed)


@dataclass(frozen=True)
class Moment:
    """A decision in a game: what led to it, what is asked, what can be answered."""

    spec: Spec
    moves: tuple[str, ...]
    question: str
    verbs: frozenset[str]
    seat: int

    @property
    def name(self) -> str:
        spec = self.spec
        return f"{self.question}-adv_{spec.adventure:02}-{spec.mode}-{spec.seed}-{len(self.moves)}"

    def state(self) -> State:
        state = self.spec.start()
        for move in self.moves:
            apply(state, move)
        return state

    def kinds(self) -> list[str]:
        """Who is asked sits at the screen, everybody else is a bot."""
        return ["here" if seat == self.seat else "bot" for seat in range(self.spec.players)]


def taste(state: State, action: Action) -> float:
    """How gladly this is done."""
    if action.verb != "move":
        return TASTE.get(action.verb, 1)
    if action.a >= state.setting.terrain.main:
        return 8
    if state.stairs >> action.a & 1:
        return 6
    if state.halts and state.halts[action.a]:
        return 3
    return 2 if state.chests[action.a] else 0.6


def played(spec: Spec) -> Iterator[Moment]:
    """The decisions of a game, one after the other."""
    luck = Random(spec.seed)
    state = spec.start()
    if spec.hunt:
        yield hunted(spec, state, luck)
        return
    moves: list[str] = []
    while not state.over:
        yield _moment(spec, state, moves)
        moves.append(_play_on(state, luck))


def _play_on(state: State, luck: Random) -> str:
    action = luck.choices(state.legal, [taste(state, one) for one in state.legal])[0]
    apply(state, action)
    return action.text


def _moment(spec: Spec, state: State, moves: list[str]) -> Moment:
    verbs = frozenset(action.verb for action in state.legal)
    return Moment(spec, tuple(moves), frame_name(type(state.stack[-1])), verbs, state.seat)


def wanted() -> set[str]:
    """Everything that has to be met: ``ask fight``, ``do attack`` ..."""
    return {f"ask {question}" for question in QUESTIONS if question not in SILENT} | {f"do {verb}" for verb in SHAPES}


def shown_by(moment: Moment) -> set[str]:
    return {f"ask {moment.question}", *(f"do {verb}" for verb in moment.verbs)}


# -- what random play does not come to --------------------------------------------------------------
def _carried(state: State, *kinds: str) -> float:
    """How much of these a single thief carries, more if he is below ground with it."""
    wanted = {state.setting.kind_index[kind] for kind in kinds if kind in state.setting.kind_index}
    main = state.setting.terrain.main
    best = 0.0
    for load, place in zip(state.loads, state.position, strict=True):
        number = sum(kind in wanted for kind in load)
        best = max(best, 3 * number + (5 if number and place >= main else 0))
    return best


def _relics(state: State) -> float:
    return _carried(state, *(state.setting.kinds[kind] for kind in state.setting.relic_kinds))


def _gang_has_key_and_scroll(state: State) -> float:
    setting = state.setting
    number = 0
    for crew in setting.crew:
        held = {kind for figure in crew if state.position[figure] >= 0 for kind in state.loads[figure]}
        number = max(number, sum(setting.kind_index[kind] in held for kind in ("keys", "scroll")))
    return number


HUNTS: dict[str, tuple[str, Callable[[State], float]]] = {
    "key and scroll": ("do give", _gang_has_key_and_scroll),
    "relics": ("do offer", _relics),
    "duke": ("ask escort", lambda state: 100.0 if any(state.led) else _carried(state, "relic", "keys")),
}
"""What is looked for, and how near to it a game is."""

WIDTH, LENGTH, STEPS = 30, 40, 60


def hunted(spec: Spec, state: State, luck: Random) -> Moment:
    """Play on several times at random, go on with the best, and so on until what is looked for is there."""
    goal, near = HUNTS[spec.hunt]
    moves: list[str] = []
    for _ in range(STEPS):
        tries: list[tuple[float, int, State, list[str]]] = []
        for number in range(WIDTH):
            trial, done = state.copy(), list(moves)
            for _ in range(LENGTH):
                if trial.over:
                    break
                moment = _moment(spec, trial, done)
                if goal in shown_by(moment):
                    return moment
                done.append(_play_on(trial, luck))
            if not trial.over:
                tries.append((near(trial), -number, trial, done))
        if not tries:
            break
        _, _, state, moves = max(tries, key=lambda one: one[:2])
    raise LookupError(f"{goal!r} is not found from seed {spec.seed}: python -m tests.browser.situations")


# -- the games -------------------------------------------------------------------------------------
GAMES: dict[Spec, str] = {
    Spec(1, "base", 2, False, 1, "key and scroll"): "ask give_up, do give",
    Spec(10, "expansion", 2, False, 1, "relics"): "do offer",
    Spec(14, "expansion", 3, False, 4, "duke"): "ask escort",
    Spec(12, "expansion", 4, True, 11): (
        "ask boasting, ask choosing, ask cut_loose, ask deploy, ask discard, ask drop_intrigue, ask exchange, ask "
        "fight, ask flight, ask hiring, ask inn, ask keep_gear, ask keep_intrigue, ask labels, ask move, ask "
        "muster, ask opened, ask patrol, ask peek, ask placing, ask rival_window, ask roll, ask set_down, ask "
        "spoils, ask step, ask surplus, ask turn, ask won, do activate, do attack, do bash, do boast, do buy, do "
        "close, do deploy, do discard, do done, do drop, do drop-intrigue, do end, do equip, do escape, do flee, "
        "do get, do hand, do heal, do hire, do intrigue, do keep, do keep-gear, do keep-intrigue, do label, do "
        "leave, do lose, do meet, do militia, do mission, do move, do pass, do patrol, do pick, do play, do "
        "play-bash, do play-on, do play-swap, do read, do reroll, do set, do set-out, do stay, do step, do stop, "
        "do strike, do swap-gear, do take, do torture, do tunnel, do use, do wield, do wield-at, do wield-on"
    ),
    Spec(4, "old_city", 4, False, 4): (
        "ask dressing, ask feinting, ask option, ask rising, ask shambling, do cancel, do choose, do put, do "
        "rise, do shamble"
    ),
    Spec(13, "expansion", 4, True, 3): ("ask offering, ask procession, do burn, do do, do fulfil, do loot, do parade"),
    Spec(3, "base", 3, False, 9): "ask lay_down, ask locking, ask recovery, do lock",
    Spec(6, "base", 4, False, 2): "ask rumour, ask selling, do sell, do shift",
    Spec(10, "expansion", 4, True, 3): "ask fetching, ask tunnel_exit, do fetch",
    Spec(2, "base", 2, False, 1): "ask marking, do mark",
    Spec(5, "base", 4, False, 7): "ask handover, do release",
    Spec(9, "expansion", 4, True, 9): "ask clearing, do clear",
    Spec(13, "expansion", 4, False, 24): "ask hiding, do hide",
    Spec(13, "expansion", 2, True, 3): "do pray",
}
"""Games that have everything between them, and what each is played for."""
"""Games that have everything between them, and what each is played for."""


@dataclass(frozen=True)
class Plan:
    """A moment, and what is chosen in it."""

    moment: Moment
    verb: str
    whole: bool
    """Is this question asked for the first time in its game?"""


def plans(spec: Spec, keys: set[str]) -> list[Plan]:
    """The first moment for each of the keys; one that asks something new is taken for the first verb it has."""
    left = set(keys)
    found: list[Plan] = []
    asked: set[str] = set()
    for moment in played(spec):
        new = left & shown_by(moment)
        if not new:
            continue
        verbs = sorted(verb for verb in moment.verbs if f"do {verb}" in new) or [min(moment.verbs)]
        for verb in verbs:
            found.append(Plan(moment, verb, moment.question not in asked))
            asked.add(moment.question)
        left -= new
        if not left:
            break
    assert not left, f"{spec} does not have {sorted(left)} any more: python -m tests.browser.situations"
    return found


def search(seeds: range) -> dict[Spec, set[str]]:
    """Games that have everything between them, the richest first."""
    pool = {spec: set().union(*map(shown_by, played(spec))) for spec in _specs(seeds)}
    left = wanted()
    found: dict[Spec, set[str]] = {}
    while left:
        best = max(pool, key=lambda spec: len(left & pool[spec]))
        if not left & pool[best]:
            break
        found[best] = left & pool[best]
        left -= pool[best]
    return found


def _specs(seeds: range) -> Iterator[Spec]:
    for seed in seeds:
        for number in range(1, 15):
            for mode in ("base", "old_city") if number < 9 else ("expansion",):
                for players in (3, 4) if number == 3 else (2, 4):
                    yield Spec(number, mode, players, mode != "base" and seed % 2 == 1, seed)


def main() -> None:
    """Print a table for ``GAMES``."""
    left = wanted()
    for spec, keys in search(range(1, 30)).items():
        print(f'    {spec}: "{", ".join(sorted(keys))}",')
        left -= keys
    print(f"not found, to be hunted: {sorted(left)}")


if __name__ == "__main__":
    main()
