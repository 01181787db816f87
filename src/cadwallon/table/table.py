"""A game that is being played, with everybody at it.

The table decides what counts: whose answer, to which decision, what is told to whom. It writes nothing down and knows
no network: whoever runs it stores each answer before he tells anybody.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from cadwallon.players import Bot, Fault
from cadwallon.rules.actions import Action
from cadwallon.rules.engine import VIA, apply
from cadwallon.rules.errors import InvalidAction, NoWay
from cadwallon.rules.events import Event, Fact
from cadwallon.rules.state import State
from cadwallon.sight import View, view
from cadwallon.table.chairs import BOT, Chair
from cadwallon.table.hush import SECRET, perhaps_asked
from cadwallon.table.orders import OCCASIONS, SPANS, Orders
from cadwallon.table.refusal import Refusal
from cadwallon.table.undo import YES, Step, Steps, barrier, is_quiet

KEPT_EVENTS = 128
"""Events kept for those who come back after a short while."""

UNDONE, REPLACED = "undone", "replaced"
"""Events that are not of the rules: a player took something back; somebody else had to decide for a bot."""


def replaced(state: State, fault: Fault) -> Event | None:
    """What is told if the bot that is asked now was replaced: nothing where nobody may know that it is asked."""
    if isinstance(state.stack[-1], SECRET):
        return None
    return Event(REPLACED, {"seat": state.seat, "why": fault.why})


class News(NamedTuple):
    """An event with its number in the game."""

    n: int
    event: Event

    def seen_by(self, seat: int | None) -> dict[str, Fact]:
        return self.event.seen_by(seat)


class Chosen(NamedTuple):
    """What a bot answers; if ``fault`` says why it could not, somebody else has answered for it."""

    action: Action
    fault: Fault | None = None


class Question(NamedTuple):
    """A decision of a bot, which sees its view and the legal actions and nothing else."""

    player: Bot
    view: View | None
    legal: tuple[Action, ...]
    round: int
    turn: int

    def choose(self) -> Chosen:
        """What it answers."""
        action = self.player.choose(self.view, self.legal, self.round, self.turn)
        return Chosen(action, self.player.fault)


class Answer(NamedTuple):
    """An answer as it is kept."""

    seat: int
    action: str
    fault: Fault | None = None
    """Why the bot of this seat had to be replaced, if it had to be."""


class Table:
    """One live game."""

    def __init__(self, state: State, chairs: Sequence[Chair], events: Iterable[Event] = (), undos: int = 0) -> None:
        """``events`` are those of the game so far, ``undos`` how often something was taken back in it."""
        self.state = state
        self.chairs = list(chairs)
        self.undos = undos
        self._orders = [Orders() for _ in chairs]
        self._steps = Steps()
        self._events: deque[News] = deque(maxlen=KEPT_EVENTS)
        self.told = 0
        """How many events there have been; the next one has this number."""
        self.perhaps_asked: frozenset[int] = frozenset()
        """The seats of which one may have been asked in secret after the last answer; see ``hush``."""
        for event in events:
            self._hear(event)

    # -- whose turn it is ----------------------------------------------------------------------
    @property
    def asked(self) -> int | None:
        """The seat that decides; None if the game is over. Not everybody may know it: see ``sight``."""
        return None if self.state.over else self.state.seat

    def at(self, seat: int | None) -> int:
        """The number of the decision as this seat counts.

        Each seat counts its own decisions only: a number for all would tell when somebody was asked in secret. It
        grows when something is taken back, so that an answer to what is no more is known as such.
        """
        if seat is None:
            return self.undos
        chair = self.chairs[seat]
        return chair.answers + chair.undone + self.undos

    @property
    def decisions(self) -> int:
        """Answers that count, of all seats."""
        return sum(chair.answers for chair in self.chairs)

    @property
    def asks_secretly(self) -> bool:
        """Is somebody asked of whom only he may know it?"""
        return not self.state.over and isinstance(self.state.stack[-1], SECRET)

    @property
    def waits(self) -> bool:
        """Must a person decide before it goes on (or is it over)?"""
        asked = self.asked
        return asked is None or (self.chairs[asked].person and self._orders[asked].answer(self.state) is None)

    # -- answers -------------------------------------------------------------------------------
    def answer(self, seat: int, at: int, text: str, way: Sequence[str] = ()) -> Answer:
        """A person's answer to decision number ``at``; ``way``: spaces that a walk leads through."""
        self._check(seat, at)
        wanted = " ".join(text.lower().split())
        for action in self.state.legal:
            if action.text == wanted:
                try:
                    return self._take(action, way=[space for space, _ in groupby(way)])
                except NoWay as problem:
                    raise Refusal("way", space=problem.space) from None
                except InvalidAction:
                    break
        raise Refusal("action")

    def _check(self, seat: int, at: int) -> None:
        if self.state.over:
            raise Refusal("over")
        if self.chairs[seat].bot is not None:
            raise Refusal("seat")
        if at != self.at(seat):
            raise Refusal("past")
        if self.state.seat != seat:
            raise Refusal("turn")

    def ordered(self) -> Action | None:
        """What is answered without asking anybody, because it was ordered."""
        asked = self.asked
        if asked is None or not self.chairs[asked].person:
            return None
        return self._orders[asked].answer(self.state)

    def question(self) -> Question:
        """What the bot that decides now is asked."""
        state = self.state
        seat = state.seat
        player = self.chairs[seat].player
        if player is None:
            raise LookupError(f"no bot sits on seat {seat}")
        sight = view(state, seat) if player.needs_view else None
        return Question(player, sight, state.legal, state.round, state.turn)

    def is_open(self, question: Question) -> bool:
        """Is this still what is asked, and of whom? Somebody may have taken the bot's seat while it thought."""
        asked = self.asked
        if asked is None or self.chairs[asked].player is not question.player:
            return False
        return self.state.legal is question.legal

    def go_on(self, chosen: Chosen) -> Answer:
        """Carry out what a bot has chosen."""
        if chosen.action not in self.state.legal:
            raise Refusal("action")
        return self._take(chosen.action, chosen.fault)

    @property
    def thinks_slowly(self) -> bool:
        """Is a slow bot asked?"""
        asked = self.asked
        return asked is not None and self.chairs[asked].slow and not self.waits

    @property
    def answers_at_once(self) -> bool:
        """Will whoever is asked answer without having to think?"""
        return not self.waits and not self.thinks_slowly

    def play(self, most: int, *, secretly: bool = False) -> list[Answer]:
        """Let bots and orders answer, at most so many times, until a person must decide or a bot is slow.

        ``secretly``: only where the others may not know who is asked.
        """
        done: list[Answer] = []
        while len(done) < most and not self.waits:
            if secretly and not self.asks_secretly:
                break
            action = self.ordered()
            if action is not None:
                done.append(self._take(action))
            elif self.chairs[self.state.seat].slow:
                break
            else:
                done.append(self.go_on(self.question().choose()))
        return done

    def _take(self, action: Action, fault: Fault | None = None, way: Sequence[str] = ()) -> Answer:
        state = self.state
        seat = state.seat
        news: list[Event] = []
        notice = replaced(state, fault) if fault is not None else None
        if notice is not None:
            news.append(notice)
        if any(chair.kind != BOT for chair in self.chairs):
            step = Step(seat, state.copy(), self.told, is_quiet(state, action.verb))
            apply(state, action, news.append, way)
            self._steps.add(step, barrier(step.before, state, news))
            self.perhaps_asked = perhaps_asked(step.before, state, news)
        else:
            apply(state, action, news.append)
        for event in news:
            self._hear(event)
        self.chairs[seat].answers += 1
        if state.over:
            self.stand_up()
        return Answer(seat, action.text + (VIA + " ".join(way) if way else ""), fault)

    # -- taking back -----------------------------------------------------------------------------
    def can_undo(self, seat: int | None) -> str | None:
        """``yes``, or why not; None if it is not for this seat to decide."""
        if seat is None or self.asked != seat or not self.chairs[seat].person:
            return None
        return self._steps.verdict(seat)

    def undo(self, seat: int, at: int) -> list[int]:
        """Take back the seat's last step; the seats whose answers are gone, one for each, the first of them first."""
        self._check(seat, at)
        verdict = self._steps.verdict(seat)
        if verdict != YES:
            raise Refusal("undo", reason=verdict)
        gone = self._steps.take_back(seat)
        self.state = gone[0].before
        while self._events and self._events[-1].n >= gone[0].first_event:
            self._events.pop()
        self._hear(Event(UNDONE, {"seat": seat, "first": gone[0].first_event}))
        self.undos += 1
        for step in gone:
            self.chairs[step.seat].answers -= 1
            self.chairs[step.seat].undone += 1
        return [step.seat for step in gone]

    # -- orders ----------------------------------------------------------------------------------
    def order(self, seat: int, occasions: Iterable[str], until: str) -> None:
        """Pass at these occasions without asking this seat, until the turn ends or other orders come."""
        wanted = frozenset(occasions)
        if not wanted <= set(OCCASIONS) or until not in SPANS:
            raise Refusal("orders")
        span = (self.state.round, self.state.turn) if until == "turn" else None
        self._orders[seat] = Orders(wanted, span)

    def orders(self, seat: int | None) -> list[str]:
        """The occasions at which this seat is not asked now."""
        if seat is None or not self._orders[seat].hold(self.state):
            return []
        return [occasion for occasion in OCCASIONS if occasion in self._orders[seat].occasions]

    # -- seats -----------------------------------------------------------------------------------
    def take_over(self, seat: int, bot: str, seed: int) -> None:
        """A bot plays for the person of this seat."""
        self.chairs[seat].seat_bot(bot, seed)

    def give_back(self, seat: int) -> None:
        """The person plays again."""
        if self.chairs[seat].kind == BOT:
            raise Refusal("seat")
        self.chairs[seat].seat_bot(None, 0)

    def stand_up(self) -> None:
        """The bots are not needed any more, or not until the game is taken up again."""
        for chair in self.chairs:
            if chair.player is not None:
                chair.player.close()

    # -- what is told ----------------------------------------------------------------------------
    def view(self, seat: int | None) -> View:
        """What the seat (None: a spectator) may know."""
        return view(self.state, seat)

    def look(self, seat: int, at: int, figure: str | None = None) -> View:
        """The view of a seat that is asked, and wants to know more; perhaps of a thief whom it could activate now."""
        self._check(seat, at)
        if figure is not None and not any(action.text == f"activate {figure}" for action in self.state.legal):
            raise Refusal("look")
        return view(self.state, seat)

    def news(self, since: int, most: int = KEPT_EVENTS) -> list[News]:
        """The events from number ``since`` on, at most the last so many."""
        found: list[News] = []
        for entry in reversed(self._events):
            if entry.n < since or len(found) == most:
                break
            found.append(entry)
        return found[::-1]

    def _hear(self, event: Event) -> None:
        self._events.append(News(self.told, event))
        self.told += 1
