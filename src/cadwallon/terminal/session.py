"""One game at one keyboard, from where it stands to its end or until somebody stops.

What people see comes from ``sight.view`` and from ``Event.seen_by``; the state itself is only asked who decides and
given the answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from cadwallon.players import Bot
from cadwallon.players.hints import suggest
from cadwallon.rules.actions import Action
from cadwallon.rules.engine import apply
from cadwallon.rules.events import Event
from cadwallon.rules.setting import Setting
from cadwallon.rules.state import State
from cadwallon.sight import View, view
from cadwallon.table.table import replaced
from cadwallon.terminal import choices
from cadwallon.terminal.byway import objection, spaces_meant, split_way
from cadwallon.terminal.commands import (
    BELOW_HELP,
    HELP,
    KOA_HELP,
    cards_named,
    figure_named,
    is_quit,
    mercenary_named,
    thing_named,
)
from cadwallon.terminal.display import Display
from cadwallon.terminal.hints import SECONDS, hint_table
from cadwallon.terminal.menu import Entry, Menu, among, build, inside, matching, suggestion
from cadwallon.terminal.names import Names
from cadwallon.terminal.notes import Notes
from cadwallon.terminal.phrases import Phrases
from cadwallon.terminal.questions import question
from cadwallon.terminal.screen import Screen
from cadwallon.terminal.sentences import told
from cadwallon.terminal.watching import Watching

LOG_LINES = 40


class Quit(Exception):
    """Somebody has had enough for today; the game is saved."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a bot, or a person if there is none."""

    bot: Bot | None

    @property
    def is_person(self) -> bool:
        return self.bot is None


class Session:
    """A game, the people and bots that play it, and the screen it is played on."""

    def __init__(
        self,
        screen: Screen,
        names: Names,
        state: State,
        seats: Sequence[Seat],
        save: Callable[[State], None],
        events: list[Event],
        again: int = 0,
    ) -> None:
        """``again`` of the events so far are told once more."""
        self.screen = screen
        self.names = names
        self.state = state
        self.seats = list(seats)
        self.save = save
        self.events = events
        self.watching = Watching(screen, names)
        self._look_at(state.setting)
        self._heard = [max(0, len(events) - again)] * len(self.seats)
        """How many of the events each person has been told."""
        self._before: int | None = None
        """The person who sat at the keyboard last."""
        self._shown_turn = (-1, -1)

    def _look_at(self, setting: Setting) -> None:
        """Mercenaries who are hired before the game (S-10) change who is who, and with that the setting."""
        self.setting = setting
        self.phrases = Phrases(self.names, setting)
        self.display = Display(self.screen, self.names, setting)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def run(self) -> None:
        """Play to the end. Raises ``Quit`` if somebody stops before."""
        state = self.state
        while not state.over:
            number = state.seat
            bot = self.seats[number].bot
            way: Sequence[str] = ()
            if bot is None:
                self._hand_over(number)
                action, way = self._ask(number)
                self.watching.asked()
            else:
                action = self._decided(bot, number)
            known = len(self.events)
            apply(state, action, self.events.append, way)
            if bot is not None and len(self.people) == 1:
                self.watching.tell(self.events[known:], self.people[0])
            if state.setting is not self.setting:
                self._look_at(state.setting)
            self.save(state)

    def _decided(self, bot: Bot, number: int) -> Action:
        """What a bot does. That somebody else had to decide for it is told with what happens."""
        state = self.state
        sight = view(state, number) if bot.needs_view else None
        with self.watching.thinking(bot, state.turn):
            action = bot.choose(sight, state.legal, state.round, state.turn)
        notice = replaced(state, bot.fault) if bot.fault is not None else None
        if notice is not None:
            self.events.append(notice)
        return action

    def close(self) -> None:
        """The bots are not needed any more."""
        for number, seat in enumerate(self.seats):
            if seat.bot is not None:
                seat.bot.close(partial(view, self.state, number) if self.state.over else None)

    # -- people ------------------------------------------------------------------------------
    def _hand_over(self, number: int) -> None:
        """Nobody sees another person's cards: the screen is emptied and the next one called."""
        if self._before != number and len(self.people) > 1:
            self.screen.forget()
            self.screen.say(f"Hand over to {self.names.seat(number)} (seat {number + 1}).")
            self._read("Press Enter when only they can see the screen. ")
            self.screen.forget()
        self._before = number

    def _read(self, prompt: str) -> str:
        try:
            return self.screen.ask(prompt)
        except EOFError:
            raise Quit from None

    def _ask(self, number: int) -> tuple[Action, Sequence[str]]:
        """What a person does, and the spaces through which he wants to go."""
        sight = view(self.state, number)
        notes = Notes(self.names, self.setting, self.phrases, self.display.panel, sight, number)
        top = build(self.phrases, sight.legal, notes)
        top.question = question(self.names, sight, top.question)
        menu = top
        turn = (sight.round, sight.turn)
        first, self._shown_turn = turn != self._shown_turn, turn
        self.display.whole(sight, number, self._news(number), menu, with_board=first)
        while True:
            answer = self._read(f"{self.names.seat(number)}> ")
            if self._command(answer, sight, number, menu):
                continue
            answer, words = split_way(answer)
            chosen, remark = self._choose(answer, menu, sight, notes)
            if isinstance(chosen, Action):
                way, remark = self._way(sight, chosen, words)
                if not remark:
                    self._heard[number] = len(self.events)
                    return chosen, way
                chosen = menu
            menu = chosen if chosen is not None else top
            if remark:
                self.screen.say(remark)
            else:
                self._show(sight, number, menu)

    def _show(self, sight: View, number: int, menu: Menu) -> None:
        """Another list: with the board around it where there is room for both."""
        if self.display.wide:
            self.display.whole(sight, number, self._news(number), menu, with_board=True)
        else:
            self.display.menu(menu)

    def _news(self, number: int) -> Sequence[str]:
        """What this person has not been told yet."""
        return told(self.names, self.events[self._heard[number] :], number)

    def last_news(self) -> Sequence[str]:
        """What happened since anybody at the keyboard decided last, as a spectator sees it."""
        return told(self.names, self.events[max(self._heard[number] for number in self.people) :], None)

    # -- answers -----------------------------------------------------------------------------
    def _choose(self, answer: str, menu: Menu, sight: View, notes: Notes) -> tuple[Action | Menu | None, str]:
        """An action, another list or None for the first list again; or a remark on why it is none of them."""
        if answer in ("", "b", "back"):
            return None, ""
        if answer.isascii() and answer.isdigit():
            entries = menu.entries
            if 1 <= int(answer) <= len(entries):
                return _picked(entries[int(answer) - 1]), ""
            return menu, f"There is no number {answer}: 1 to {len(entries)} can be chosen."
        found = matching(self.phrases, sight.legal, answer)
        if len(found) == 1:
            return found[0], ""
        if found:
            return among(self.phrases, found, notes, answer), ""
        thing = thing_named(self.names, self.setting, answer)
        if thing:
            return menu, f"{thing} is not among the things you can choose now."
        near = suggestion(self.phrases, sight.legal, answer)
        hint = f" Did you mean '{near}'?" if near else " '?' explains what can be typed."
        return menu, f"'{answer}' is nothing you can do now.{hint}"

    def _way(self, sight: View, action: Action, words: Sequence[str]) -> tuple[Sequence[str], str]:
        """The spaces that a walk shall lead through; or a remark on why it cannot."""
        way, unknown = spaces_meant(self.setting, words)
        if unknown:
            return (), f"'{unknown}' is not the name of one space."
        return way, objection(self.names, sight, action, way) if way else ""

    def _command(self, answer: str, sight: View, number: int, menu: Menu) -> bool:
        """Things to look at; True if the answer was one of them."""
        word, _, rest = answer.lower().partition(" ")
        if is_quit(answer):
            raise Quit
        if word in ("?", "help", "h"):
            setting = self.setting
            self.screen.say(HELP + KOA_HELP * setting.koa + BELOW_HELP * setting.below)
        elif word == "card":
            self._explain(rest)
        elif word == "hand":
            for card in dict.fromkeys(sight.hand):
                self.screen.show(self.display.panel.card(card, sight.hand.count(card)))
        elif word in ("intrigues", "equipment") and self.setting.koa:
            panel = self.display.panel
            self.screen.show(panel.own_intrigues(sight) if word == "intrigues" else panel.equipment(sight))
        elif word == "log":
            lines = told(self.names, self.events, number)
            self.display.log(lines[-(int(rest) if rest.isdigit() else LOG_LINES) :], len(lines))
        elif word in ("board", "map"):
            self.screen.show(self.display.board_alone(sight, self.display.numbers(menu)))
        elif word == "discards":
            cards = [f"{self.names.of(card)} ×{number}" for card, number in Counter(sight.discard).items()]
            self.screen.say(f"Discarded: {', '.join(cards)}." if cards else "Nothing has been discarded.")
        elif word == "legend":
            self.screen.show(self.display.legend())
        elif word == "hint":
            self._hint(sight)
        elif word == "pace":
            self._set_pace(rest)
        else:
            return False
        return True

    def _hint(self, sight: View) -> None:
        """What a good player would do; nothing is done."""
        with self.screen.busy("A guild master thinks it over"):
            found = suggest(sight, SECONDS)
        self.screen.show(hint_table(self.phrases, self.names.texts, found))

    def _set_pace(self, wanted: str) -> None:
        try:
            self.screen.pace = choices.pace(wanted)
        except choices.BadChoice as problem:
            self.screen.say(f"{problem}.")
            return
        if self.screen.pace:
            self.screen.say(f"Each thing a bot does is shown for {self.screen.pace:g} s; Enter skips the rest.")
        else:
            self.screen.say("What bots do is told at your next decision.")

    def _explain(self, wanted: str) -> None:
        """A card, skill or treasure by its name; a figure with its values and its skill."""
        figure = figure_named(self.names, self.setting, wanted)
        mercenary = mercenary_named(self.names, self.setting, wanted)
        found = cards_named(self.names, self.setting, wanted) if figure < 0 and not mercenary else []
        if figure >= 0:
            setting = self.setting
            values = f"Combat {setting.combat[figure]}"
            if setting.mind[figure]:
                values += f", Movement {setting.movement[figure]}, Mind {setting.mind[figure]}"
            self.screen.say(f"{self.names.figure(setting.names[figure])}: {values}.")
            skill = setting.figures[figure].skill
            found = [skill.id] if skill is not None else []
        elif mercenary:
            hired = self.names.library.characters[mercenary]
            name, values = self.names.of(mercenary), f"{hired.combat}, Movement {hired.movement}, Mind {hired.mind}"
            self.screen.say(f"{name}, a mercenary: Combat {values}.")
            # B-2: with adventures 1 to 8 mercenaries play with their values only
            found = [hired.skill.id] if hired.skill is not None and self.setting.below else []
        elif not found:
            self.screen.say(f"There is no card, skill, treasure or figure called '{wanted}' in this game.")
        for id_ in found:
            self.screen.show(self.display.panel.card(id_))
            notes = self.names.text(id_, "notes")
            if notes:
                self.screen.say(f"  {notes}")


def _picked(entry: Entry) -> Action | Menu:
    return entry.action if entry.action is not None else inside(entry)
