"""Packs laid over the built-in content: what they replace, add and take out."""

from __future__ import annotations

from pathlib import Path

import pytest

from cadwallon.library import Board, Library, find_adventure, load_content
from cadwallon.library.check import check_content
from cadwallon.library.texts import Texts
from tests.library.conftest import MakePack
from tests.library.samples import CARD

EXAMPLE = Path(__file__).parents[2] / "examples" / "packs" / "roof-runners"


def ways(board: Board, slug: str) -> set[str]:
    here = next(i for i, space in enumerate(board.spaces) if space.slug == slug)
    return {board.spaces[i].slug for i in board.near[here]}


@pytest.fixture(scope="module")
def example() -> Library:
    return load_content(EXAMPLE)


def test_the_example_is_right() -> None:
    assert check_content(EXAMPLE) == []


def test_the_example_replaces_and_adds_cards(example: Library, library: Library) -> None:
    before, after = (content.arcana["arc_powerful_blow"] for content in (library, example))
    assert (before.count, before.limit) == (5, "none")
    assert (after.count, after.limit) == (4, "once_per_fight")
    assert list(example.arcana) == [*library.arcana, "arc_chimney_path"]


def test_the_example_adds_an_adventure(example: Library) -> None:
    sheet = find_adventure(example, "the-collecting-box")
    assert sheet.number == 15
    assert sheet.pools == ("collecting_box",)
    assert sheet.track[0].rounds == (2, 3, 4, 5, 6, 7)


def test_the_example_changes_the_district(example: Library, library: Library) -> None:
    assert ways(library.boards["district"], "lock-up") == {"halberd-court"}
    assert ways(example.boards["district"], "lock-up") == {"halberd-court", "bell-alley"}
    assert ways(example.boards["district"], "guardroom") == {"halberd-court", "armoury"}
    assert [s.slug for s in example.boards["district"].spaces] == [s.slug for s in library.boards["district"].spaces]


def test_the_example_has_texts_of_its_own() -> None:
    texts = Texts(packs=[EXAMPLE])
    assert texts.name("arc_powerful_blow") == "Powerful Blow"
    assert texts.text("arc_powerful_blow").endswith("Once per fight.")
    assert texts.text("arc_powerful_blow", "notes") == Texts().text("arc_powerful_blow", "notes")
    assert texts.name("space-gibbet-place") == "Empty Gibbet Place"
    french = Texts("fr", [EXAMPLE])
    assert french.name("adv_15") == "Le tronc des pauvres"
    assert french.name("adv_01") == "Le trésor du Duc"


def test_the_text_of_a_pack_wins_over_a_translation_from_below(make_pack: MakePack) -> None:
    pack = make_pack({"locale/en/a.ftl": "arc_powerful_blow = Mighty Blow\n"})
    assert Texts("fr", [pack]).name("arc_powerful_blow") == "Mighty Blow"


def test_packs_are_named_and_tell_by_their_fingerprint(example: Library, library: Library) -> None:
    assert library.packs == ("cadwallon",)
    assert example.packs == ("cadwallon", "roof_runners")
    assert example.fingerprint != library.fingerprint
    assert load_content(EXAMPLE).fingerprint == example.fingerprint


def test_remarks_and_texts_do_not_change_the_fingerprint(make_pack: MakePack) -> None:
    pack = make_pack({"arcana.toml": CARD})
    before = load_content(pack).fingerprint
    make_pack({"arcana.toml": CARD + "worth = 2.0\n", "locale/en/a.ftl": "arc_trial = Trial\n"})
    assert load_content(pack).fingerprint == before
    make_pack({"arcana.toml": CARD.replace("count = 1", "count = 2")})
    assert load_content(pack).fingerprint != before


def test_a_replaced_item_keeps_its_place(make_pack: MakePack, library: Library) -> None:
    changed = load_content(make_pack({"arcana.toml": CARD.replace("arc_trial", "arc_ambush")}))
    assert list(changed.arcana) == list(library.arcana)
    assert changed.arcana["arc_ambush"].effects != library.arcana["arc_ambush"].effects


def test_a_pack_can_take_items_out(make_pack: MakePack) -> None:
    label = 'id = "trial"\ntitle = "T"\nversion = "1"\nwithout = ["arc_run", "adv_14"]\n'
    pack = make_pack({"pack.toml": label})
    changed = load_content(pack)
    assert "arc_run" not in changed.arcana
    assert len(changed.adventures) == 13
    assert check_content(pack) == []


def test_a_pack_can_change_the_small_numbers(make_pack: MakePack, library: Library) -> None:
    changed = load_content(make_pack({"treasures.toml": "carry_limit = 4\n"}))
    assert changed.numbers.carry_limit == 4
    assert changed.numbers.bash_cost == library.numbers.bash_cost


def test_a_pack_can_bring_a_map_alone(make_pack: MakePack, library: Library) -> None:
    rows = ["".join(row) for row in library.boards["district"].grid]
    pack = make_pack({"board/district.txt": "\n".join([rows[0].replace("N1N1N1N1N1", "N1N1N1N1##"), *rows[1:]])})
    changed = load_content(pack).boards["district"]
    assert changed.grid[0].count("N1") == 4
    assert changed.near == library.boards["district"].near


def test_a_wall_parts_two_streets(make_pack: MakePack, library: Library) -> None:
    assert "bell-alley" in ways(library.boards["district"], "bellfounders-cross")
    changed = load_content(make_pack({"board/district.toml": '[wall]\nline = ["Ba Bx"]\n'})).boards["district"]
    assert "bell-alley" not in ways(changed, "bellfounders-cross")
    cross = next(i for i, space in enumerate(changed.spaces) if space.slug == "bellfounders-cross")
    assert "bell-alley" in {changed.spaces[i].slug for i in changed.walled[cross]}


def test_the_last_pack_lies_on_top(make_pack: MakePack) -> None:
    pack = make_pack({"arcana.toml": CARD.replace("arc_trial", "arc_powerful_blow").replace("count = 1", "count = 9")})
    assert load_content(EXAMPLE, pack).arcana["arc_powerful_blow"].count == 9
    assert load_content(str(pack), str(EXAMPLE)).arcana["arc_powerful_blow"].count == 4
