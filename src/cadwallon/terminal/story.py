"""A game told from its events, for those who were not there."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style

from cadwallon.library import Library
from cadwallon.library.texts import Texts
from cadwallon.rules.events import Event
from cadwallon.rules.state import State
from cadwallon.sight import view
from cadwallon.terminal.display import Display
from cadwallon.terminal.ending import result
from cadwallon.terminal.names import Names
from cadwallon.terminal.screen import Screen
from cadwallon.terminal.sentences import tell


def tell_story(screen: Screen, library: Library, texts: Texts, state: State, events: Sequence[Event]) -> None:
    """All that a spectator saw, sentence by sentence, then the board."""
    setting = state.setting
    names = Names(library, texts, setting.adventure, setting.gangs)
    screen.say(names.adventure, Style(bold=True))
    dealing = True
    for event in events:
        dealing = dealing and event.name == "draw"
        sentence = tell(names, event, None)
        if dealing or not sentence:
            continue
        if event.name == "round":
            screen.say(f"\n{sentence}", Style(bold=True))
        elif event.name == "turn":
            screen.say(f"\n{sentence}", Style(italic=True))
        else:
            screen.say(f"  {sentence}")
    sight = view(state, None)
    screen.say("")
    screen.show(Display(screen, names, setting).board_alone(sight, {}))
    if sight.over:
        screen.show(result(names, setting, sight))
    else:
        screen.say(f"\nRound {sight.round}; the game goes on from here.")
