"""Playing a scene and looking whether all is as it says."""

from __future__ import annotations

from cadwallon.campaign import Campaign
from cadwallon.library import Library, load_content
from cadwallon.rules.chance import ScriptEnded
from cadwallon.rules.engine import apply, settle
from cadwallon.rules.errors import IllegalAction, InvalidAction, NoWay, SetupError
from cadwallon.rules.events import Event, Log
from cadwallon.rules.state import State
from cadwallon.scenes.campaigns import after_all, campaign_of, next_part
from cadwallon.scenes.doing import plain_action
from cadwallon.scenes.facts import FACTS, Stage, start_of
from cadwallon.scenes.given import build, dice_of
from cadwallon.scenes.items import Ids
from cadwallon.scenes.model import Failure, Result, Scene, SceneError, Step, Table
from cadwallon.scenes.totals import lost_parts, supplies
from cadwallon.scenes.values import hint
from cadwallon.scenes.words import Words


def run_scene(scene: Scene, content: Library | None = None) -> Result:
    """Play a scene: passed, failed with expected and actual, or bad with the reason."""
    library = content if content is not None else load_content()
    if scene.mistake:
        return Result(scene, bad=scene.mistake)
    play = _Play(scene, library)
    try:
        _check_shows(scene, library)
        play.run()
    except SceneError as problem:
        return Result(scene, tuple(play.failures), problem.mistake, play.checked)
    except ScriptEnded as problem:
        return Result(scene, tuple(play.failures), f"dice: {problem} ({play.where})", play.checked)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError) as problem:
        # a fault of the rules is this scene's failure; the other scenes go on
        fault = Failure(f"the rules, {play.where}", "that they go on", f"{type(problem).__name__}: {problem}")
        return Result(scene, (*play.failures, fault), "", play.checked)
    return Result(scene, tuple(play.failures), play.dice_left(), play.checked)


def situation(scene: Scene, content: Library | None = None) -> State:
    """The state that a scene begins with; SceneError if it is bad."""
    library = content if content is not None else load_content()
    try:
        if scene.mistake:
            raise SceneError(scene.mistake)
        campaign = campaign_of(scene.given, library)
        if campaign is not None and campaign.over:
            raise SceneError("all parts of the campaign are played: there is no game to look at")
        state = _begin(scene.given, library, campaign)
        settle(state, None)
        return state
    except SceneError as problem:
        raise SceneError(problem.mistake, scene.name, scene.file) from None
    except (ScriptEnded, SetupError) as problem:
        raise SceneError(str(problem), scene.name, scene.file) from None


def _begin(given: Table, library: Library, campaign: Campaign | None, log: Log | None = None) -> State:
    """The game of a scene: as described, or the next part of its campaign."""
    return build(given, library, log) if campaign is None else next_part(campaign, given, log)


class _Play:
    """One scene being played."""

    def __init__(self, scene: Scene, library: Library) -> None:
        self.scene = scene
        self.library = library
        self.failures: list[Failure] = []
        self.checked = 0
        self.where = "before the first action"
        self.state: State | None = None
        self.stopped = False

    def run(self) -> None:
        events: list[Event] = []
        refusal = self._refusal()
        try:
            campaign = campaign_of(self.scene.given, self.library)
            if campaign is not None and campaign.over:
                self.checked, self.failures = after_all(campaign, self.scene.steps)
                return
            state = _begin(self.scene.given, self.library, campaign, events.append)
        except SetupError as problem:
            if refusal is None:
                raise SceneError(str(problem)) from None
            self.checked += 1
            self.stopped = True
            if refusal not in str(problem):
                self.failures.append(Failure("no_game", f"a refusal with {refusal!r}", str(problem)))
            return
        self.state = state
        stage = Stage(state, start_of(state, bool(self.scene.given.get("setup"))), events, campaign)
        before = supplies(state)
        settle(state, events.append)
        for number, step in enumerate(self.scene.steps, 1):
            prefix = f"step {number}: " if len(self.scene.steps) > 1 else ""
            if not self._act(stage, step, prefix):
                self.stopped = True
                return
            for word, value in step.then.items():
                self.checked += 1
                self.failures += [
                    Failure(prefix + failure.what, failure.expected, failure.actual)
                    for failure in FACTS[word](stage, word, value)
                ]
            stage.events.clear()
        self.failures += lost_parts(state, stage.words, before)

    def _refusal(self) -> str | None:
        for step in self.scene.steps:
            value = step.then.get("no_game")
            if value is not None:
                return str(value)
        return None

    def _act(self, stage: Stage, step: Step, prefix: str) -> bool:
        """Take the actions of a step; False if the rules would not have one of them."""
        state = stage.state
        for number, line in enumerate(step.actions, 1):
            self.where = f"{prefix}action {number}, {line!r}"
            action, seat = split_decider(line, stage.words)
            if seat >= 0 and (state.over or seat != state.seat):
                actual = "nobody: the game is over" if state.over else stage.words.gang_name(state.seat)
                self.failures.append(Failure(f"{self.where}: who decides", stage.words.gang_name(seat), actual))
                return False
            try:
                apply(state, action, stage.events.append)
            except InvalidAction as problem:
                raise SceneError(f"{self.where}: {problem}") from None
            except NoWay as problem:
                self.failures.append(Failure(self.where, "that it can be done now", f"refused: {problem}"))
                return False
            except IllegalAction as problem:
                if _ambiguous(state, action):
                    raise SceneError(f"{self.where}: {problem}") from None
                self.failures.append(Failure(self.where, "that it can be done now", self._possible(stage)))
                return False
        return True

    def _possible(self, stage: Stage) -> str:
        if stage.state.over:
            return "refused: the game is over"
        texts = ", ".join(legal.text for legal in stage.state.legal)
        return f"refused; {stage.words.gang_name(stage.state.seat)} may: {texts}"

    def dice_left(self) -> str:
        """What is wrong with the dice of a scene that was played to its end."""
        if self.stopped:
            return ""
        dice = dice_of(self.scene.given)
        rolled = self.state.rolls if self.state is not None else 0
        if rolled == len(dice):
            return ""
        left = ", ".join(str(die) for die in dice[rolled:])
        return f"dice: {rolled} of {len(dice)} were rolled; left over: {left}"


def split_decider(line: str, words: Words) -> tuple[str, int]:
    """``nocturnis: flee eel-quay`` is an action and the seat that must take it; -1 if the line does not say."""
    who, colon, action = line.partition(":")
    if not colon:
        return line, -1
    return action.strip(), words.seat(who)


def _ambiguous(state: State, action: str) -> bool:
    words = plain_action(action).split()
    return sum(legal.text.split()[: len(words)] == words for legal in state.legal) > 1


def _check_shows(scene: Scene, library: Library) -> None:
    """Every rule number and id in 'shows' exists."""
    ids = _ids.get(library.fingerprint)
    if ids is None:
        ids = _ids[library.fingerprint] = Ids(library)
    for word in scene.shows:
        if word not in ids:
            raise SceneError(f"shows: there is no rule or id {word!r}{hint(word, ids.words)}")


_ids: dict[str, Ids] = {}
