"""A game played again from its set-up, telling step by step what chance did: what records are made from and held to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cadwallon.game import new_game
from cadwallon.library import Library
from cadwallon.rules.actions import Action
from cadwallon.rules.chance import Chance
from cadwallon.rules.engine import VIA, apply
from cadwallon.rules.events import Event, Log
from cadwallon.rules.kit import BASE
from cadwallon.rules.setting import Setting
from cadwallon.rules.speech import slug_of
from cadwallon.rules.state import State

NONE = "-"
"""Stands for an empty deck or hand."""


class Terms(NamedTuple):
    """What a game is apart from its chance: all that was chosen before it."""

    adventure: str
    gangs: tuple[str, ...]
    mode: str = BASE
    inn: bool = False
    experience: tuple[int, ...] = ()
    bonus: tuple[int, ...] = ()


def terms_of(state: State) -> Terms:
    """What was chosen before this game. The gangs are those that were named; dice may have made one the Guild."""
    setting = state.setting
    return Terms(setting.adventure.id, state.table, setting.mode, setting.inn, *state.legacy)


class Tape:
    """A source of chance that notes what it was asked for."""

    __slots__ = ("dice", "draws", "source")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.dice: list[int] = []
        self.draws = 0

    def die(self, at: int) -> int:
        value = self.source.die(at)
        self.dice.append(value)
        return value

    def below(self, at: int, n: int) -> int:
        self.draws += 1
        return self.source.below(at, n)


class Retelling:
    """A game played again from its set-up, which tells after each step what chance did in it.

    Writing a record and reading one both go through here: they cannot disagree about what a line should say.
    """

    def __init__(self, library: Library, terms: Terms, source: Chance, log: Log | None) -> None:
        self._tape = Tape(source)
        self._log = log
        self._drawn: list[tuple[int, str]] = []
        self.dice = self.draws = self.cards = self.decisions = 0
        """Totals so far, for ``verify``."""
        self.state = new_game(
            terms.adventure,
            gangs=terms.gangs,
            mode=terms.mode,
            inn=terms.inn,
            experience=terms.experience,
            bonus=terms.bonus,
            chance=self._tape,
            content=library,
            log=self._hear,
        )

    def _hear(self, event: Event) -> None:
        if event.name in ("draw", "intrigue_drawn"):
            self._drawn.append((event.seats[0], slug_of(str(event.secret["card"]))))
        if self._log is not None:
            self._log(event)

    def setup_lines(self) -> list[str]:
        """How the table looked before the first decision, with the chance that made it so."""
        s = self.state
        setting = s.setting
        rooms = (f"{s.slug(room)}={_tokens(setting, s.chests[room])}" for room in setting.terrain.rooms)
        lines = [f"setup chests {' '.join(rooms)}"]
        shown, under = _missions(setting, s.missions), _missions(setting, reversed(s.mission_deck))
        lines.append(f"setup missions {shown} / {under}")
        for seat, hand in enumerate(s.hands):
            lines.append(f"setup hand {setting.gangs[seat]} {_cards(setting, hand)}")
        lines.append(f"setup deck {_cards(setting, reversed(s.deck))}")
        if s.itinerary:
            lines.append(f"setup itinerary {' '.join(s.slug(room) for room in s.itinerary)}")
        if setting.koa:
            lines += _expansion_lines(s)
        # the hands stand there already; of the draws only their number is left to say
        self.cards += len(self._drawn)
        self._drawn.clear()
        lines.append(f"setup first {setting.gangs[s.order[0]]} | {self._chance(with_deck=False)}")
        return lines

    def step(self, action: Action, way: Sequence[str] = ()) -> str:
        """Take an action, by the given way if there is one (the spaces before the last); the line that tells it."""
        s = self.state
        gang = s.setting.gangs[s.seat]
        apply(s, action, self._hear, way)
        self.decisions += 1
        chance = self._chance(with_deck=True)
        via = f"{VIA}{' '.join(way)}" if way else ""
        return f"{self.decisions} {gang} {action.text}{via}" + (f" | {chance}" if chance else "")

    def names(self, way: Iterable[int]) -> list[str]:
        """Spaces as they are written."""
        return [self.state.slug(space) for space in way]

    def _chance(self, with_deck: bool) -> str:
        """What chance did since the last time, in words."""
        tape, s = self._tape, self.state
        parts: list[str] = []
        if tape.dice:
            parts.append("dice " + " ".join(map(str, tape.dice)))
        if self._drawn:
            gangs = s.setting.gangs
            parts.append("drew " + ", ".join(f"{gangs[seat]} {card}" for seat, card in self._drawn))
        if tape.draws:
            parts.append(f"draws {tape.draws}")
            if with_deck:
                parts.append("deck " + _cards(s.setting, reversed(s.deck)))
        self.dice += len(tape.dice)
        self.draws += tape.draws
        self.cards += len(self._drawn)
        tape.dice, tape.draws = [], 0
        self._drawn.clear()
        return "; ".join(parts)

    def result_lines(self) -> list[str]:
        """Scores and winners, once the game is over."""
        s = self.state
        if not s.over:
            return []
        gangs = s.setting.gangs
        scores = " ".join(f"{gang} {score}" for gang, score in zip(gangs, s.scores, strict=True))
        return [f"scores {scores}", f"winners {' '.join(gangs[seat] for seat in s.winners)}"]

    def end(self) -> State:
        """The state, with its own source of chance instead of the tape."""
        self.state.chance = self._tape.source
        return self.state


def _cards(setting: Setting, cards: Iterable[int]) -> str:
    return " ".join(slug_of(setting.arcana[card].id) for card in cards) or NONE


def _missions(setting: Setting, missions: Iterable[int]) -> str:
    return " ".join(slug_of(setting.missions[mission].id) for mission in missions) or NONE


def _tokens(setting: Setting, tokens: Iterable[int]) -> str:
    return "+".join(setting.kinds[token >> 1] for token in tokens)


def _expansion_lines(s: State) -> list[str]:
    """What The King of Ashes hides at set-up: intrigues, exploration tokens and relics beside chests."""
    setting, kit = s.setting, s.setting.kit

    def intrigues(cards: Iterable[int]) -> str:
        return " ".join(slug_of(kit.intrigues[card].id) for card in cards) or NONE

    def token(kind: int) -> str:
        return slug_of(kit.exploration[kind].id)

    lines = [f"setup intrigues {setting.gangs[seat]} {intrigues(hand)}" for seat, hand in enumerate(s.intrigues)]
    lines.append(f"setup intrigue-deck {intrigues(reversed(s.intrigue_deck))}")
    rooms = " ".join(f"{s.slug(room)}={token(kind)}" for room, kind in enumerate(s.tokens) if kind >= 0)
    lines.append(f"setup tokens {rooms or NONE} / {' '.join(map(token, reversed(s.left_out))) or NONE}")
    relics = [f"{s.slug(room)}={_tokens(setting, [relic])}" for room, relic in enumerate(s.beside) if relic >= 0]
    if relics:
        lines.append(f"setup relics {' '.join(relics)}")
    return lines


def same_state(one: State, other: State) -> bool:
    """Are these the same situation of the same game? Where their chance comes from does not matter."""
    # settings and their actions may have been made twice: they are compared by what they say
    apart = ("chance", "setting", "_legal")
    return (
        one.setting.key == other.setting.key
        and [action.text for action in one.legal] == [action.text for action in other.legal]
        and all(getattr(one, slot) == getattr(other, slot) for slot in State.__slots__ if slot not in apart)
    )
