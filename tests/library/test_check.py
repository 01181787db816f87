"""What the wider check finds besides what loading refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from cadwallon.library import Library, Mistake, load_content
from cadwallon.library.check import check_content
from cadwallon.library.packs import BUILT_IN, read_packs
from cadwallon.library.words import used_words
from tests.library.conftest import MakePack
from tests.library.samples import CARD, CARD_TEXT, SHEET, SHEET_TEXT, YARD, YARD_MAP, YARD_TEXT

SHEET_FILE = "adventures/20_a_trial.toml"


def found(pack: Path) -> list[tuple[str, str, str]]:
    return [(m.file, m.id, m.text) for m in check_content(pack)]


def test_the_built_in_content_is_right() -> None:
    assert check_content() == []


def test_right_items_are_right(make_pack: MakePack) -> None:
    files = {"arcana.toml": CARD, SHEET_FILE: SHEET, "board/yard.toml": YARD, "board/yard.txt": YARD_MAP}
    texts = CARD_TEXT + SHEET_TEXT + YARD_TEXT
    assert found(make_pack({**files, "locale/en/texts.ftl": texts})) == []


def test_what_loading_refuses_is_found_as_well(make_pack: MakePack) -> None:
    pack = make_pack({"arcana.toml": CARD.replace('"fight_attacker"', '"zzz"'), "locale/en/a.ftl": CARD_TEXT})
    assert found(pack) == [("trial/arcana.toml", "arc_trial", "unknown word 'zzz' in 'windows'")]


# -- texts -------------------------------------------------------------------------------
def test_missing_text(make_pack: MakePack) -> None:
    assert found(make_pack({"arcana.toml": CARD, "locale/en/a.ftl": "arc_trial =\n    .text = One.\n"})) == [
        ("trial/arcana.toml", "arc_trial", "the name is missing in locale/en"),
        ("trial/arcana.toml", "arc_trial", "the text 'notes' is missing in locale/en"),
    ]


def test_unused_text(make_pack: MakePack) -> None:
    text = "arc_nobody = Nobody\narc_run =\n    .smell = Sweat.\nlog-round = Bong!\n"
    assert found(make_pack({"locale/en/a.ftl": text, "locale/fr/a.ftl": "arc_nul = Nul\n"})) == [
        ("trial/locale/en/a.ftl", "arc_nobody", "unused text: nothing has this id"),
        ("trial/locale/en/a.ftl", "arc_run", "unused text: nobody asks for the text 'smell'"),
        ("trial/locale/fr/a.ftl", "arc_nul", "unused text: nothing has this id"),
    ]


def test_a_file_that_is_not_fluent(make_pack: MakePack) -> None:
    ((file, id_, text),) = found(make_pack({"locale/en/a.ftl": "arc_run = Run\n\nthis is not a message\n"}))
    assert (file, id_) == ("trial/locale/en/a.ftl", "")
    assert text.startswith("line 3: not Fluent: ")


def test_the_same_text_twice(make_pack: MakePack) -> None:
    pack = make_pack({"locale/en/a.ftl": "arc_run = Run\n", "locale/en/b.ftl": "arc_run = Jog\n"})
    assert found(pack) == [("trial/locale/en/b.ftl", "arc_run", "duplicate text")]


# -- counts ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("counts", "id_", "text"),
    [
        ("[counts]\nadventures = 1\n", "adventures", "wrong count: 0, not 1"),
        ("[counts.arcana]\nbase = 2\n", "arcana.base", "wrong count: 1, not 2"),
        ("[counts]\narkana = 2\n", "arkana", "unknown word in [counts]; is 'arcana' meant?"),
        ("[counts]\narcana = 2\n", "arcana", "a table where a number is meant, or the other way round"),
    ],
)
def test_wrong_count(make_pack: MakePack, counts: str, id_: str, text: str) -> None:
    label = 'id = "trial"\ntitle = "T"\nversion = "1"\n' + counts
    pack = make_pack({"pack.toml": label, "arcana.toml": CARD, "locale/en/a.ftl": CARD_TEXT})
    assert found(pack) == [("trial/pack.toml", id_, text)]


def test_packs_may_add_cards_although_the_built_in_content_is_counted(make_pack: MakePack) -> None:
    assert found(make_pack({"arcana.toml": CARD, "locale/en/a.ftl": CARD_TEXT})) == []


# -- boards ------------------------------------------------------------------------------
def board_mistakes(make_pack: MakePack, table: str, drawing: str, texts: str = YARD_TEXT) -> list[tuple[str, str, str]]:
    return found(make_pack({"board/yard.toml": table, "board/yard.txt": drawing, "locale/en/a.ftl": texts}))


def test_unreachable_room(make_pack: MakePack) -> None:
    table = YARD.replace('door = ["R1 Ya"]', "door = []")
    assert board_mistakes(make_pack, table, YARD_MAP) == [
        ("trial/board/yard.toml", "R1", "the room 'shed' cannot be reached"),
    ]


def test_door_to_nowhere(make_pack: MakePack) -> None:
    mistakes = board_mistakes(make_pack, YARD.replace("R1 Ya", "R1 Zz"), YARD_MAP)
    assert ("trial/board/yard.toml", "R1 Zz", "the door leads nowhere: no space Zz") in mistakes


def test_space_in_two_pieces(make_pack: MakePack) -> None:
    assert board_mistakes(make_pack, YARD, YARD_MAP + "##YaYa\n######\nYa####\n") == [
        ("trial/board/yard.toml", "Ya", "the space 'yard' falls apart on the map"),
    ]


def test_gate_in_the_middle(make_pack: MakePack) -> None:
    assert board_mistakes(make_pack, YARD, "\n######" + YARD_MAP) == [
        ("trial/board/yard.toml", "G1", "the gate 'yard-gate' does not touch the edge of the map"),
    ]


def test_board_without_gates(make_pack: MakePack) -> None:
    mistakes = board_mistakes(make_pack, YARD.replace('kind = "gate"', 'kind = "street"'), YARD_MAP)
    assert mistakes == [("trial/board/yard.toml", "yard", "the board has no gate")]


def test_chamber_without_way_out(make_pack: MakePack) -> None:
    pack = make_pack({"board/catacombs.toml": '[passage]\nwithout = ["cA > cF"]\n'})
    assert found(pack) == [
        ("trial/board/catacombs.toml", "cA", "no way leads from the chamber 'holy-altar' to the surface"),
    ]


def test_missing_place(make_pack: MakePack) -> None:
    pack = make_pack({"board/district.toml": '[space]\nA1 = { kind = "room", slug = "guardroom" }\n'})
    assert found(pack) == [
        ("trial/board/district.toml", "guardroom", "0 spaces of the board 'district' are this place, not 1"),
    ]


def test_a_sheet_needs_a_board_with_all_places(make_pack: MakePack) -> None:
    sheet = SHEET.replace("rounds = 7", 'rounds = 7\nboard = "yard"')
    texts = SHEET_TEXT + YARD_TEXT
    files = {"board/yard.toml": YARD, "board/yard.txt": YARD_MAP, "locale/en/a.ftl": texts, SHEET_FILE: sheet}
    mistakes = found(make_pack(files))
    assert ("trial/board/yard.toml", "any_room", "1 spaces of the board 'yard' are this place, not 24") in mistakes


def test_staircase_beside_a_pentacle(make_pack: MakePack) -> None:
    sheet = SHEET.replace("effects = []", 'effects = [{ do = "token_put", token = "staircase", where = "library" }]')
    ((file, id_, text),) = found(make_pack({SHEET_FILE: sheet, "locale/en/a.ftl": SHEET_TEXT}))
    assert (file, id_) == (f"trial/{SHEET_FILE}", "adv_20_setup_1")
    assert text.startswith("the staircase in 'library' is only 1 from a pentacle")


# -- cards and sheets ----------------------------------------------------------------------
CARDS = [
    ("off_turn = false", "off_turn = true", "'off_turn' does not fit the windows"),
    ('cost = "card"', 'cost = "ap_1"', "the cost of an Arcana card is 'card' or 'card_gone', not 'ap_1'"),
    ('do = "dice", who = "self"', 'do = "ap"', "a card that gives AP must be 'card_gone', or "),
    ('do = "dice", who = "self"', 'do = "draw"', "a card that draws must be 'once_per_turn', or "),
    ('["fight_attacker"]\noff_turn = false', '["rival_mission"]\noff_turn = true', "an answer to a rival must be"),
    ("count = 1", "count = 0", "there must be at least one copy"),
    ("effects = [{", "effects = [] #", "it has no effect"),
    ('target = "foe"', 'target = "self"', ""),
    ('origin = "original"\neffect_origin = "original"', 'effect_origin = "original"', "'origin' is missing"),
    ('effect_origin = "original"', "", "'effect_origin' is missing"),
    ('origin = "original"\neffect', 'origin = "known"\neffect', "'origin_note' is missing: name and effect come from"),
    ('effect_origin = "original"', 'effect_origin = "zzz"', "unknown word 'zzz' in 'origins'"),
    ('do = "dice", who = "self", n = 1', 'do = "custom", key = "itinerary"', "uses 'custom' but is not marked bespoke"),
]


@pytest.mark.parametrize(("old", "new", "text"), CARDS)
def test_cards(make_pack: MakePack, old: str, new: str, text: str) -> None:
    assert old in CARD
    mistakes = found(make_pack({"arcana.toml": CARD.replace(old, new), "locale/en/a.ftl": CARD_TEXT}))
    if not text:
        assert mistakes == []
        return
    ((file, id_, said),) = mistakes
    assert (file, id_) == ("trial/arcana.toml", "arc_trial")
    assert said.startswith(text)


def test_a_target_that_is_nobody(make_pack: MakePack) -> None:
    card = CARD.replace('target = "foe"', 'target = "self"').replace('who = "self"', 'who = "target"')
    assert found(make_pack({"arcana.toml": card, "locale/en/a.ftl": CARD_TEXT})) == [
        ("trial/arcana.toml", "arc_trial", "an effect works on the target, but none is named"),
    ]


SHEETS = [
    ('do = "alarm", n = 9', 'do = "xp", n = 1', "adv_20", "no alarm on the track: nobody could leave the district"),
    ('slug = "a-trial"\n', "", "adv_20", "'slug' is missing: the name of the adventure in addresses and commands"),
    ("number = 20", "number = 1", "adv_20", "the number 1 is that of adv_01 already"),
    ("cost_ap = 1", "cost_ap = 9", "adv_20_beg", "the cost of 9 AP is not from 1 to 7"),
    ('["carries:scroll"]', "[]", "adv_20_beg", "'requires' is empty"),
    ("failure = []", 'failure = [{ do = "xp", n = 1 }]', "adv_20_beg", "'failure' without a test, 'test_mod'"),
    ('do = "gain", n = 1', 'do = "custom", key = "prices"', "adv_20_beg", "'chooser' or 'impossible' is missing: who "),
    ('{ do = "gain", n = 1 }', '{ do = "xp", n = 1, option = "a" }, { do = "gain", n = 1, option = "b" }', "adv_20_beg",
     "'chooser' is missing: there are options, but nobody chooses"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "id_", "text"), SHEETS)
def test_sheets(make_pack: MakePack, old: str, new: str, id_: str, text: str) -> None:
    assert old in SHEET
    mistakes = found(make_pack({SHEET_FILE: SHEET.replace(old, new), "locale/en/a.ftl": SHEET_TEXT}))
    ((file, said_of, said),) = mistakes
    assert (file, said_of) == (f"trial/{SHEET_FILE}", id_)
    assert said.startswith(text)


def test_a_rule_that_does_not_say_which_fight(make_pack: MakePack) -> None:
    rule = '\n[[rule]]\nid = "adv_20_rule"\nwindow = "on_fight_result"\neffects = []\n'
    texts = SHEET_TEXT + "adv_20_rule = Rule\n    .text = Text.\n"
    assert found(make_pack({SHEET_FILE: SHEET + rule, "locale/en/a.ftl": texts})) == [
        (f"trial/{SHEET_FILE}", "adv_20_rule", "'if' is missing: which fight?"),
    ]


def test_skills_and_equipment_that_do_not_fit(make_pack: MakePack) -> None:
    built_in = (BUILT_IN / "equipment.toml").read_text(encoding="utf-8")
    sword = "[[card]]" + built_in.split("[[card]]")[1].replace("single_use = false", "single_use = true")
    leona = next(
        "[[character]]" + part
        for part in (BUILT_IN / "characters.toml").read_text(encoding="utf-8").split("[[character]]")
        if 'id = "chr_leona"' in part
    )
    pack = make_pack({"equipment.toml": sword, "characters.toml": leona.replace('kind = "always"', 'kind = "ap"')})
    assert found(pack) == [
        ("trial/characters.toml", "skl_leona", "the cost 'none' does not fit the kind 'ap'"),
        ("trial/equipment.toml", "eq_sword", "'single_use' does not fit 'limit'"),
    ]


# -- files -------------------------------------------------------------------------------
def test_a_file_that_nobody_reads(make_pack: MakePack) -> None:
    assert found(make_pack({"arcanas.toml": ""})) == [
        ("trial/arcanas.toml", "", "no file of this name is read; is 'arcana' meant?"),
    ]


def test_glossary(make_pack: MakePack) -> None:
    term = '[[term]]\nid = "roof"\nkind = "place"\nen = "roof"\nfr = "toit"\nproposed_es = "tejado"\n'
    assert found(make_pack({"glossary.toml": term * 2 + 'ru = "крыша"\n[[term]]\nen = "x"\n'})) == [
        ("trial/glossary.toml", "", "a term has no id"),
        ("trial/glossary.toml", "", "no wording in the language 'es'"),
        ("trial/glossary.toml", "", "no wording in the language 'fr'"),
        ("trial/glossary.toml", "", "no wording in the language 'ru'"),
        ("trial/glossary.toml", "roof", "duplicate id"),
        ("trial/glossary.toml", "roof", "no wording in the language 'ru'"),
    ]


# -- code --------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def used() -> dict[str, set[str]]:
    """What the content of base game and expansion uses, as code would list it."""
    words: dict[str, set[str]] = {}
    for use in used_words(load_content(), read_packs([BUILT_IN]).vocabulary):
        if use.set != "promo":
            words.setdefault(use.list, set()).add(use.word)
    return words


def test_words_and_code_go_together(used: dict[str, set[str]]) -> None:
    assert check_content(implemented=used) == []


def test_effect_without_code(used: dict[str, set[str]]) -> None:
    mistakes = check_content(implemented={"effects": used["effects"] - {"peek"}, "custom": used["custom"] - {"prices"}})
    assert mistakes == [
        Mistake(
            "content/adventures/06_the_fences_last_night.toml",
            "adv_06_setup_2",
            "there is no code for 'prices' in 'custom'",
        ),
        Mistake("content/characters.toml", "skl_harid", "there is no code for 'peek' in 'effects'"),
    ]


def test_code_without_a_word(used: dict[str, set[str]]) -> None:
    mistakes = check_content(implemented={"targets": used["targets"] | {"everybody"}, "spells": {"zap"}})
    assert mistakes == [
        Mistake("(code)", "everybody", "there is code for this word in 'targets', but no content uses it"),
        Mistake("(code)", "spells", "there is code for a list of words that the vocabulary does not have"),
    ]


def test_promotional_pieces_need_no_code_but_may_have_it(used: dict[str, set[str]]) -> None:
    assert "duke_token" not in used["custom"]
    assert check_content(implemented={"custom": used["custom"]}) == []
    assert check_content(implemented={"custom": used["custom"] | {"duke_token"}}) == []


def test_goals_of_intrigues_and_boasts_need_code(used: dict[str, set[str]]) -> None:
    lists = {
        "intrigue_conditions": used["intrigue_conditions"] - {"altar_gems", "visited"},
        "checks": used["checks"] - {"own_turn_pay"},
        "spans": used["spans"] - {"held"},
    }
    assert [(m.id, m.text) for m in check_content(implemented=lists)] == [
        ("adv_12_boast_10", "there is no code for 'altar_gems' in 'intrigue_conditions'"),
        ("int_bribe_the_council", "there is no code for 'own_turn_pay' in 'checks'"),
        ("int_map_the_catacombs", "there is no code for 'held' in 'spans'"),
        ("int_map_the_catacombs", "there is no code for 'visited' in 'intrigue_conditions'"),
    ]


def test_only_the_given_sets_need_code(library: Library) -> None:
    vocabulary = read_packs([BUILT_IN]).vocabulary
    base = {use.word for use in used_words(library, vocabulary) if use.list == "effects" and use.set == "base"}
    assert "intrigue_draw" not in base
    assert check_content(implemented={"effects": base}, sets=("base",)) == []
    assert check_content(implemented={"effects": base}) != []
