"""Names and texts by id, with English where a language is silent."""

from __future__ import annotations

import pytest

from cadwallon.library import Library
from cadwallon.library.texts import Texts
from tests.library.conftest import MakePack

TITLES = {
    "en": "The Duke's Treasure",
    "fr": "Le trésor du Duc",
    "es": "El Tesoro del Duque",
    "ru": "Сокровище герцога",
}


def test_names_and_texts() -> None:
    texts = Texts()
    assert texts.name("arc_powerful_blow") == "Powerful Blow"
    assert texts.text("arc_powerful_blow") == "Add 1 to your fighter's highest die."
    assert texts.text("arc_powerful_blow", "flavour") == "From the shoulder, like mother taught."
    assert texts.text("adv_01_rob", "needs").startswith("The acting thief carries a bunch of keys")
    assert texts.name("space-treasure-room") == "The Treasure Room of Sophet Drahas"
    assert texts.name("skl_leona") == "Duellist"


@pytest.mark.parametrize("language", TITLES)
def test_titles_in_four_languages(language: str, library: Library) -> None:
    texts = Texts(language)
    assert texts.name("adv_01") == TITLES[language]
    assert all(texts.name(id_) for id_ in library.adventures)


def test_a_silent_language_falls_back_to_english(make_pack: MakePack) -> None:
    pack = make_pack({"locale/en/a.ftl": "arc_run =\n    .text = Walk.\n"})
    texts = Texts("fr", [pack])
    assert texts.name("arc_run") == "Course"
    assert texts.text("arc_run") == "Walk."
    assert Texts("xx").name("arc_run") == "Run"


def test_a_missing_text_says_what_is_missing() -> None:
    with pytest.raises(KeyError) as caught:
        Texts("es").text("arc_run", "smell")
    assert str(caught.value) == "there is no 'smell' of 'arc_run' in the language 'es' or in English"
    with pytest.raises(KeyError, match="no name of 'arc_nothing'"):
        Texts().name("arc_nothing")


def test_has() -> None:
    texts = Texts()
    assert texts.has("arc_run")
    assert texts.has("arc_run", "notes")
    assert not texts.has("arc_run", "smell")
    assert not texts.has("adv_01_setup_1")
    assert texts.has("adv_01_setup_1", "text")


def test_the_title_of_a_board_has_lines() -> None:
    assert Texts().text("board-district", "lines").split("\n") == ["The", "Lamplighters'", "Quarter"]
