"""The King of Ashes on the screen: what everybody may see is there, and what only one may see is on his screen only."""

from __future__ import annotations

import pytest
from rich.console import Group

from cadwallon import State, apply, new_game
from cadwallon.rules.deeds import gain_card
from cadwallon.rules.entering import FACE_DOWN
from cadwallon.rules.gear import give_gear
from cadwallon.rules.rows import with_entry
from cadwallon.sight import view
from cadwallon.terminal.display import Display
from cadwallon.terminal.session import Quit
from tests.terminal.table import Game, Paper, names_of, numbers, session, stopping


def begun(adventure: int = 9, players: int = 3, mode: str = "expansion") -> State:
    """A game in its first activation phase, nobody hired, nobody equipped, the first seat begins."""
    state = new_game(adventure, players=players, seed=2, mode=mode)
    while state.round < 1 or state.phase != 4:
        apply(state, state.legal[-1])
    return state


def put(state: State, name: str, space: str) -> int:
    figure = state.setting.figure_index[name]
    state.put(figure, state.setting.terrain.index[space])
    return figure


def shown(state: State, seat: int, width: int = 100, height: int = 40) -> str:
    """The whole screen of a seat, board and all, without the lines broken."""
    screen = Paper(numbers(1), width, height)
    display = Display(screen, names_of(state), state.setting)
    sight = view(state, seat)
    screen.show(Group(display.board_alone(sight, {}), display.panel.render(sight, seat, width, 1)))
    return screen.page


# -- gangs -----------------------------------------------------------------------------------------
def test_wounds_experience_equipment_and_debts_of_all_gangs() -> None:
    state = begun()
    setting = state.setting
    faras, leona = setting.figure_index["faras"], setting.figure_index["leona"]
    state.wounds[faras], state.wounds[leona] = 2, 1
    state.xp[:] = [3, 1, 0]
    state.debts[1] = 4
    give_gear(state, faras, setting.kit.gear_index["sword"], None)
    give_gear(state, leona, setting.kit.gear_index["mail-coat"], None)
    page = shown(state, 0)
    own = next(line for line in page.splitlines() if line.startswith("▲Le"))
    assert ", Mail Coat, 1 wound" in own
    assert "Executioners (you): 0 ducats, 3 experience" in page
    rival = next(line for line in page.splitlines() if "Nocturnis Gang:" in line)
    assert "1 experience, owes 4" in rival
    row = next(line for line in page.splitlines() if line.startswith("◆Sa"))
    assert "†† Sword" in row.partition("◆Fa")[2]
    assert "experience" not in next(line for line in page.splitlines() if "Kaldern's Gang:" in line)


def test_own_intrigues_by_name_those_of_rivals_by_number() -> None:
    state = begun()
    oath, share = (state.setting.kit.intrigue_index[card] for card in ("blood-oath", "take-your-share"))
    for seat in range(3):
        state.intrigues[seat], state.progress[seat] = (), ()
    gain_card(state, 0, oath)
    gain_card(state, 1, share)
    first, second = shown(state, 0), shown(state, 1)
    assert "Your intrigues (1)" in first
    assert "Blood Oath" in first
    assert "Take Your Share" not in first
    assert "Blood Oath" not in second
    for page, rival in ((first, "The Nocturnis Gang:"), (second, "Executioners:")):
        assert "1 intrigue" in next(line for line in page.splitlines() if rival in line)


def test_boasts_lie_open() -> None:
    state = begun(12)
    state.boasts = [(0,), (2, 3), ()]
    page = " ".join(shown(state, 0).split())
    assert "boasted: No wall will hold my people (+7 or -3)" in page
    assert "boasted: Four heads will bow, The Guild eats from my hand" in page


# -- boards ----------------------------------------------------------------------------------------
def line_of(page: str, start: str) -> str:
    """What follows the name of a space on a screen that tells the board as a list."""
    found = page.partition(start)[2]
    return found.partition("\n")[0].partition("  ")[0]


def test_tokens_face_down_and_face_up() -> None:
    state = begun()
    kit, index = state.setting.kit, state.setting.terrain.index
    for room in state.setting.terrain.rooms:
        state.tokens = with_entry(state.tokens, room, -1)
        state.halts = with_entry(state.halts, room, 0)
    state.stairs = 0
    for token, slug in (("staircase", "library"), ("mechanism", "archive"), ("security", "bindery")):
        state.tokens = with_entry(state.tokens, index[slug], kit.token_index[token])
    state.tokens = with_entry(state.tokens, index["armoury"], kit.token_index["trap"])
    state.halts = with_entry(state.halts, index["armoury"], state.halts[index["armoury"]] | FACE_DOWN)
    state.chests[index["rope-loft"]] = (state.setting.magic_gem * 2,)
    page = shown(state, 0)
    assert line_of(page, "B2 Library").startswith(" >")
    assert line_of(page, "B3 Archive").startswith(" &")
    assert line_of(page, "B1 Bindery").startswith(" §")
    assert line_of(page, "A2 Armoury").startswith(" ?")
    assert line_of(page, "Q1 Rope Loft") == " [M]"
    assert "Trap" not in page
    state.seen[0] |= 1 << index["armoury"]
    assert "You looked at Armoury: Trap" in shown(state, 0)
    assert "Trap" not in shown(state, 1)


@pytest.mark.parametrize(("width", "height"), [(100, 40), (120, 50), (160, 54)])
def test_catacombs_show_who_is_where(width: int, height: int) -> None:
    state = begun()
    for name in ("leona", "faras", "kaldern"):
        put(state, name, "prison")
    put(state, "harid", "tunnel")
    page = shown(state, 0, width, height)
    assert "cD The Prison ▲Le ◆Fa ●Ka" in page
    assert "cC The Tunnel (L) ▲Ha" in page
    assert "cB The Lair ◉Cy" in page


def test_no_catacombs_where_they_are_not_used() -> None:
    page = shown(begun(1, mode="old_city"), 0)
    assert "Prison" not in page
    assert "Cyclops" not in page
    assert "Played with The King of Ashes." in page


def test_rubble_relics_and_the_duke() -> None:
    state = begun(9)
    index = state.setting.terrain.index
    state.blocked = (index["basin-street"],)
    assert line_of(shown(state, 0), "Bs Basin Street") == " ="
    state = begun(10)
    room = next(room for room in state.setting.terrain.rooms if state.beside[room] >= 0)
    slug = state.setting.terrain.spaces[room].slug
    name = names_of(state).space(slug)
    assert "(?)" in line_of(shown(state, 0), name)
    state.beside = with_entry(state.beside, room, state.setting.kind_index["urn"] * 2 + 1)
    assert "(U)" in line_of(shown(state, 0), name)
    state = begun(14)
    assert "cH The Torture Chamber Duke" in shown(state, 0)
    leona = put(state, "leona", "library")
    state.duke = -1
    state.led[leona] = 1
    assert "leads the Duke" in shown(state, 0)
    assert "+Duke" in shown(state, 1)


def test_back_of_the_deck() -> None:
    state = begun()
    backs = [card.back for card in state.setting.arcana]
    state.deck = (*state.deck, backs.index("purple"))
    assert "Top card: purple, a militiaman may move" in shown(state, 0)
    state.deck = (*state.deck, backs.index("blue"))
    assert "Top card: blue, the militia stays" in shown(state, 0)
    assert "Top card" not in shown(begun(1, mode="old_city"), 0), "there the militia has its die"


# -- whole games -----------------------------------------------------------------------------------
@pytest.mark.parametrize("game", [(2, "old_city"), (5, "old_city"), (9, "expansion"), (12, "expansion")])
def test_whole_game_by_numbers(game: Game) -> None:
    adventure, mode = game
    state = new_game(adventure, players=2, seed=adventure, mode=mode, inn=True)
    screen = Paper(numbers(adventure), 100, 40)
    session(state, (0,), screen).run()
    assert state.over
    assert len(screen.pages) > 30
    for page in screen.pages:
        assert max(len(line.rstrip()) for line in page.splitlines()) <= 100


@pytest.mark.parametrize(("width", "height"), [(100, 40), (160, 54)])
def test_a_decision_fits_on_the_screen(width: int, height: int) -> None:
    """Except for long lists of places, and on narrow screens for the list of spaces that begins a turn."""
    state = new_game(9, players=4, seed=3, inn=True)
    screen = Paper(stopping(100, numbers(3)), width, height)
    with pytest.raises(Quit):
        session(state, (0,), screen).run()
    lengths = [len(page.splitlines()) for page in screen.pages if "\nGates\n" not in page]
    assert len(lengths) > 70
    assert sum(length <= height for length in lengths) > 0.9 * len(lengths)


def test_no_intrigue_or_token_of_another_person_on_my_screen() -> None:
    state = new_game(9, players=2, seed=8)
    names = names_of(state)
    typed = numbers(8, 8)
    checked = 0

    def answer(prompt: str) -> str:
        nonlocal checked
        if prompt.startswith("Press Enter"):
            return ""
        seat, cards = state.seat, state.setting.kit.intrigues
        theirs = {names.of(cards[card].id) for card in state.intrigues[1 - seat]}
        sight = view(state, seat)
        mine = {names.of(card) for card in (*sight.intrigues, *sight.intrigue_peek, *sight.intrigues_shown)}
        # what was told openly may be told again
        page = "\n".join(line for line in screen.page.splitlines() if not line.startswith("- "))
        for card in theirs - mine:
            assert card not in page, f"{card} on the screen of {names.seat(seat)}"
            checked += 1
        return typed(prompt)

    screen = Paper(stopping(120, answer), 100, 40)
    with pytest.raises(Quit):
        session(state, (0, 1), screen).run()
    assert checked > 40


# -- things to look at -----------------------------------------------------------------------------
def said(*typed: str, mode: str = "expansion") -> list[str]:
    """The pages that follow each of these answers."""
    state = new_game(9 if mode == "expansion" else 1, players=2, seed=2, mode=mode)
    answers = iter([*typed, "q"])
    screen = Paper(lambda prompt: next(answers))
    with pytest.raises(Quit):
        session(state, (0, 1), screen).run()
    return screen.pages[1:]


def test_equipment_intrigues_tokens_and_mercenaries_are_explained() -> None:
    pages = said("", "?", "card sword", "card blood oath", "card trap", "card shaana", "intrigues", "equipment")
    assert "A wounded" in pages[1]
    assert "purple back" in pages[1]
    assert "one die more when he attacks" in pages[2]
    assert "Blood Oath:" in pages[3]
    assert "takes one wound" in pages[4]
    assert "Shaana, a mercenary: Combat 3, Movement 4, Mind 3." in pages[5]
    assert "Butcher" in pages[5]
    assert ":" in pages[6]
    assert pages[7].count("\n") >= 18


def test_mercenaries_have_no_skill_in_the_old_city() -> None:
    pages = said("", "card shaana", "?", mode="old_city")
    assert "Butcher" not in pages[1]
    assert "purple back" not in pages[2]


def test_what_the_base_game_has_not_is_not_offered() -> None:
    pages = said("", "equipment", "card sword", mode="base")
    assert "'equipment' is nothing you can do now." in pages[1]
    assert "no card, skill, treasure or figure called 'sword'" in pages[2]
