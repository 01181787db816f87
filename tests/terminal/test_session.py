"""Whole games at the keyboard: to the end, broken off and continued, and with nobody's cards on the wrong screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from cadwallon import new_game
from cadwallon.library import load_content
from cadwallon.record import record, replay, verify
from cadwallon.rules.events import Event
from cadwallon.sight import view
from cadwallon.terminal import saves
from cadwallon.terminal.game import TOLD_AGAIN, TerminalGame, go_on
from cadwallon.terminal.session import Quit
from tests.terminal.table import TEXTS, Paper, names_of, numbers, saved_game, session, stopping


@pytest.mark.parametrize("adventure", [1, 4, 6])
def test_whole_game_with_one_person_answering_numbers(adventure: int) -> None:
    state = new_game(adventure, players=2, seed=adventure)
    screen = Paper(numbers(adventure), width=80, height=24)
    session(state, (0,), screen).run()
    assert state.over
    assert len(screen.pages) > 30
    assert screen.forgotten == 0


def test_end_of_the_game_says_who_won_and_where_the_record_is(tmp_path: Path) -> None:
    screen = Paper(lambda prompt: "end" if game.state.legal[-1].verb == "end" else "1", 80, 24)
    game = saved_game(screen, tmp_path / "game.cw")
    assert game.play([], 0)
    end = screen.page
    assert "The game is over." in end
    assert "won" in end or "share the victory" in end
    assert str(tmp_path / "game.cw") in end.replace("\n", "")
    assert "cadwallon verify" in end
    assert verify((tmp_path / "game.cw").read_text()).holds


def test_quit_and_continue_is_the_same_game(tmp_path: Path) -> None:
    """Whether somebody stops makes no difference: two people give the same answers to the same questions."""

    def answer(prompt: str) -> str:
        return "end" if played.state.legal[-1].verb == "end" else "1"

    played = saved_game(Paper(answer, 80, 24), tmp_path / "whole.cw", people=2)
    assert played.play([], 0)
    path = tmp_path / "parts.cw"
    played = saved_game(Paper(stopping(31, answer), 80, 24), path, people=2)
    assert not played.play([], 0)
    events: list[Event] = []
    played = TerminalGame(
        Paper(answer, 80, 24),
        load_content(),
        TEXTS,
        replay(path.read_text(), log=events.append),
        saves.read(path).seats,
        path,
    )
    assert len(played.state.trail) > 10
    assert played.play(events, TOLD_AGAIN)
    assert path.read_text() == (tmp_path / "whole.cw").read_text()


def test_saved_after_every_decision(tmp_path: Path) -> None:
    path = tmp_path / "game.cw"
    game = saved_game(Paper(stopping(25, numbers(3))), path)
    assert not game.play([], 0)
    saved = saves.read(path)
    assert saved.seats == ("person", "random")
    again = replay(saved.text)
    assert again.trail == game.state.trail
    assert again.legal == game.state.legal
    assert path.stat().st_mode & 0o077 == 0, "a running game holds its secret key: nobody else may read it"
    assert [file.name for file in tmp_path.iterdir()] == ["game.cw"]


def test_continued_game_tells_what_happened_last(tmp_path: Path) -> None:
    path = tmp_path / "game.cw"
    saved_game(Paper(stopping(30, numbers(3))), path).play([], 0)
    screen = Paper(lambda prompt: "q")
    assert not go_on(screen, load_content(), TEXTS, saves.read(path), "", ["random"], path)
    told = [line for line in screen.pages[0].splitlines() if line.startswith(("- ", "… "))]
    assert 1 <= len(told) <= TOLD_AGAIN


def test_somebody_else_can_take_a_seat_over(tmp_path: Path) -> None:
    path = tmp_path / "game.cw"
    saved_game(Paper(stopping(5, numbers(3))), path).play([], 0)
    screen = Paper(lambda prompt: "q")
    go_on(screen, load_content(), TEXTS, saves.read(path), "2", ["random"], path)
    assert saves.read(path).seats == ("random", "person")
    assert screen.pages[-1].endswith("The Nocturnis Gang> ")


# -- secrets -----------------------------------------------------------------------------------
def test_no_card_of_another_person_on_my_screen() -> None:
    """Between two people the screen is emptied, and what follows shows nothing but what the second one may know."""
    state = new_game(1, players=3, seed=8)
    names = names_of(state)
    state_names = {card.id: names.of(card.id) for card in state.setting.arcana}
    typed = numbers(8, 8)
    checked = {0: 0, 1: 0, 2: 0}

    def answer(prompt: str) -> str:
        page = screen.page
        if prompt.startswith("Press Enter"):
            assert "hand" not in page.lower().replace("hand over", "")
            return ""
        seat = state.seat
        assert prompt == f"{names.seat(seat)}> "
        mine = {state_names[state.setting.arcana[card].id] for card in state.hands[seat]}
        mine |= {state_names[card] for card in view(state, seat).peek}
        theirs = {
            state_names[state.setting.arcana[card].id]
            for other, hand in enumerate(state.hands)
            for card in hand
            if other != seat
        }
        # what was played openly may be told again; everything else that is not mine must not be there
        shown = "\n".join(line for line in page.splitlines() if not line.startswith("- "))
        for card in theirs - mine:
            assert card not in shown, f"{card} on the screen of {names.seat(seat)}"
        checked[seat] += 1
        return typed(prompt)

    screen = Paper(answer, 80, 24)
    session(state, (0, 1, 2), screen).run()
    assert min(checked.values()) > 20
    assert screen.forgotten > 20


def test_every_change_of_person_is_a_hand_over() -> None:
    state = new_game(1, players=2, seed=5)
    screen = Paper(numbers(5), 80, 24)
    session(state, (0, 1), screen).run()
    sitting = ""
    for page in screen.pages:
        if "Press Enter" in page:
            sitting = page.partition("Hand over to ")[2].partition(" (seat")[0]
        else:
            assert page.endswith(f"{sitting}> ")


def test_log_tells_each_person_only_what_they_saw() -> None:
    state = new_game(1, players=2, seed=5)
    typed = numbers(5)
    asked = 0

    def answer(prompt: str) -> str:
        nonlocal asked
        asked += not prompt.startswith("Press")
        return "log 1000" if asked % 9 == 1 else typed(prompt)

    screen = Paper(answer, 80, 24)
    session(state, (0, 1), screen).run()
    logs = 0
    for page in screen.pages:
        drew = [line for line in page.splitlines() if " drew " in line]
        logs += bool(drew)
        assert all(line.endswith("drew a card.") for line in drew if not line.startswith("- You"))
    assert logs > 5


# -- things to look at -----------------------------------------------------------------------------
def said(*typed: str, adventure: int = 1) -> list[str]:
    """The pages that follow each of these answers."""
    state = new_game(adventure, players=2, seed=2)
    answers = iter([*typed, "q"])
    screen = Paper(lambda prompt: next(answers))
    with pytest.raises(Quit):
        session(state, (0, 1), screen).run()
    return screen.pages[1:]


def test_commands_look_and_change_nothing() -> None:
    pages = said("", "?", "card leona", "card run", "card xyz", "hand", "log", "board", "legend")
    assert "card NAME" in pages[1]
    assert "Leona: Combat 2, Movement 4, Mind 4." in pages[2]
    assert "Duellist" in pages[2]
    assert "two spaces more in this move" in pages[3]
    assert "no card, skill, treasure or figure called 'xyz'" in pages[4]
    assert pages[5].count(":") >= 4
    assert "┌" in pages[7]
    assert "A1 Guardroom" in pages[8]


def test_wrong_answers_are_explained() -> None:
    pages = said("", "99", "depoly", "guardroom", "xyzzy")
    assert "There is no number 99: 1 to 4 can be chosen." in pages[1]
    assert "Did you mean 'deploy'?" in pages[2]
    assert "Guardroom is not among the things you can choose now." in pages[3]
    assert "'xyzzy' is nothing you can do now." in pages[4]


def test_lists_open_and_close() -> None:
    pages = said("", "1", "b", "1", "")
    assert "choose one of 16" in pages[0]
    assert " 16 " in pages[1]
    assert "choose one of 16" in pages[2]
    assert " 16 " in pages[3]
    assert "choose one of 16" in pages[4]


def test_end_of_answers_is_a_quit_without_loss(tmp_path: Path) -> None:
    def nobody(prompt: str) -> str:
        raise EOFError

    path = tmp_path / "game.cw"
    screen = Paper(nobody)
    game = saved_game(screen, path)
    assert not game.play([], 0)
    assert "The game is saved." in screen.page
    assert record(game.state, secret=True) == path.read_text().partition("# seats")[0]


def test_missing_folder_is_said_before_the_game(tmp_path: Path) -> None:
    screen = Paper(numbers(1))
    with pytest.raises(saves.SaveError, match="cannot be saved in"):
        saved_game(screen, tmp_path / "missing" / "game.cw").play([], 0)
    assert not screen.page


def test_a_mercenary_is_called_by_his_name() -> None:
    """S-10: who is hired before the game takes the place of another character, on the screen as well."""
    state = new_game(9, players=2, seed=2)
    typed = iter(["hire"])

    def answer(prompt: str) -> str:
        return next(typed, "") or ("1" if state.setting.hires == () else "q")

    screen = Paper(answer)
    with pytest.raises(Quit):
        session(state, (0, 1), screen).run()
    (own,) = [figure for figure, _ in state.setting.hires if state.setting.owner[figure] == state.seat]
    assert names_of(state).figure(state.setting.names[own]) in screen.pages[-1]
