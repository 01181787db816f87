"""What loading refuses: each mistake names its file, its item and what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cadwallon.library import ContentError, Mistake, load_content
from tests.library.conftest import MakePack
from tests.library.samples import CARD, SHEET, YARD, YARD_MAP

SHEET_FILE = "adventures/20_a_trial.toml"


def mistakes_of(pack: Path) -> list[Mistake]:
    with pytest.raises(ContentError) as caught:
        load_content(pack)
    assert str(caught.value) == "\n".join(map(str, caught.value.mistakes))
    return caught.value.mistakes


def only(pack: Path) -> tuple[str, str, str]:
    (mistake,) = mistakes_of(pack)
    return mistake.file, mistake.id, mistake.text


def test_right_items_are_accepted(make_pack: MakePack) -> None:
    files = {"arcana.toml": CARD, SHEET_FILE: SHEET, "board/yard.toml": YARD, "board/yard.txt": YARD_MAP}
    library = load_content(make_pack(files))
    assert library.arcana["arc_trial"].group == "fight"
    assert library.adventures["adv_20"].board == "district"
    assert library.boards["yard"].near == ((1,), (0, 2), (1,))


def test_not_toml(make_pack: MakePack) -> None:
    file, id_, text = only(make_pack({"arcana.toml": "[[card]]\nid = \n"}))
    assert (file, id_) == ("trial/arcana.toml", "")
    assert re.match(r"not TOML: .*line 2", text)


def test_not_utf_8(make_pack: MakePack) -> None:
    pack = make_pack({})
    (pack / "arcana.toml").write_bytes(b"# \xff\n")
    assert only(pack) == ("trial/arcana.toml", "", "not written in UTF-8")


def test_no_folder(tmp_path: Path) -> None:
    (mistake,) = mistakes_of(tmp_path / "nowhere")
    assert mistake.text == "there is no such folder"


@pytest.mark.parametrize(
    ("label", "text"),
    [
        ('id = "trial"\ntitle = "Trial"\n', "'version' is missing or not a text"),
        ('id = "trial"\ntitle = "T"\nversion = "1"\nauthor = "me"\n', "'author' is not known here"),
        ('id = "trial"\ntitle = "T"\nversion = "1"\ncounts = 3\n', "'counts' is not a table"),
        ('id = "trial"\ntitle = "T"\nversion = "1"\nwithout = "arc_run"\n', "'without' is not a list of ids"),
    ],
)
def test_label(make_pack: MakePack, label: str, text: str) -> None:
    assert only(make_pack({"pack.toml": label})) == ("trial/pack.toml", "", text)


def test_no_label(tmp_path: Path) -> None:
    (mistake,) = mistakes_of(tmp_path)
    assert mistake.text == "the file is missing: a pack says its id, title and version there"


def test_two_packs_of_one_name(make_pack: MakePack) -> None:
    label = 'id = "cadwallon"\ntitle = "T"\nversion = "1"\n'
    expected = ("trial/pack.toml", "cadwallon", "duplicate id: another pack is called so already")
    assert only(make_pack({"pack.toml": label})) == expected


CARD_MISTAKES = [
    ("count = 1\n", "", "'count' is missing"),
    ("count = 1", 'count = "one"', "'count' is 'one', not a whole number"),
    ("off_turn = false", "off_turn = 0", "'off_turn' is 0, not true or false"),
    ('windows = ["fight_attacker"]', "windows = [1]", "'windows' is [1], not a list of words"),
    ("count = 1", "count = 1\nname = 'Trial'", "'name' is text: it belongs in locale/en, keyed by the id"),
    ("group =", "grup = 'x'\ngroup =", "'grup' is not known here; is 'group' meant?"),
    ('"fight_attacker"', '"fight_atacker"', "unknown word 'fight_atacker' in 'windows'; is 'fight_attacker' meant?"),
    ('cost = "card"', 'cost = "zzz"', "unknown word 'zzz' in 'costs'"),
    ('target = "foe"', 'target = "zzz"', "unknown word 'zzz' in 'targets'"),
    ('duration = "this_fight"', 'duration = "zzz"', "unknown word 'zzz' in 'durations'"),
    ('limit = "none"', 'limit = "zzz"', "unknown word 'zzz' in 'limits'"),
    ('group = "fight"', 'group = "zzz"', "unknown word 'zzz' in 'card_groups'"),
    ('set = "base"', 'set = "zzz"', "unknown word 'zzz' as set"),
    ('back = "blue"', 'back = "zzz"', "unknown word 'zzz' as back: blue or purple"),
    ("effects =", 'play_if = ["zzz"]\neffects =', "unknown word 'zzz' in 'conditions'"),
    ('do = "dice"', 'do = "zzz"', "unknown word 'zzz' in 'effects'"),
    ('do = "dice", ', "", "'do' is missing"),
    ("n = 1 }", 'n = 1, if = "zzz" }', "unknown word 'zzz' in 'conditions'"),
    ('who = "self"', 'who = "zzz"', "unknown word 'zzz' in 'who'"),
    ("n = 1 }", "n = 1, m = 2 }", "effect 'dice' has no parameter 'm'"),
    ("n = 1 }", "n = 1.5 }", "parameter 'n' is 1.5, neither number nor word nor list of words"),
    ("n = 1 }", 'n = "x" }', "effect 'dice': parameter 'n' is 'x', not a whole number"),
    ("n = 1 }", 'n = 1, option = "a" }', "a single option 'a': there is nothing to choose"),
    ('do = "dice", who = "self"', 'do = "pass", what = "zzz"', "'pass': parameter 'what' is 'zzz', not one of walls, "),
    ('do = "dice", who = "self"', 'do = "move_set", attack = 1', "'attack' is 1, neither true nor false"),
    ('do = "dice", who = "self"', 'do = "gain", per = 3', "effect 'gain': parameter 'per' is 3, not a word"),
    ('do = "dice", who = "self", n = 1', 'do = "gain", n = "stat:x"', "'stat:x', which is no number and names none"),
    ('do = "dice", who = "self", n = 1', 'do = "pool_take", pool = "x"', "not among the pools of the adventure"),
    ('do = "dice", who = "self", n = 1', 'do = "equip", which = ["eq_x"]', "neither 'any' nor a list of Equipment"),
]


@pytest.mark.parametrize(("old", "new", "text"), CARD_MISTAKES)
def test_cards(make_pack: MakePack, old: str, new: str, text: str) -> None:
    assert old in CARD
    found = mistakes_of(make_pack({"arcana.toml": CARD.replace(old, new)}))
    assert {(mistake.file, mistake.id) for mistake in found} == {("trial/arcana.toml", "arc_trial")}
    assert any(text in mistake.text for mistake in found), found


def test_card_without_id(make_pack: MakePack) -> None:
    pack = make_pack({"arcana.toml": CARD.replace('id = "arc_trial"\n', "")})
    assert only(pack) == ("trial/arcana.toml", "", "an entry of [[card]] has no id")


def test_unknown_list(make_pack: MakePack) -> None:
    file, _, text = only(make_pack({"arcana.toml": CARD.replace("[[card]]", "[[crad]]")}))
    assert file == "trial/arcana.toml"
    assert text.startswith("'crad' is not known here")


def test_single_bracket(make_pack: MakePack) -> None:
    file, _, text = only(make_pack({"arcana.toml": CARD.replace("[[card]]", "[card]")}))
    assert (file, text) == ("trial/arcana.toml", "'card' is not a list of tables, [[card]]")


def test_duplicate_id_in_one_file(make_pack: MakePack) -> None:
    expected = ("trial/arcana.toml", "arc_trial", "duplicate id, used in trial/arcana.toml already")
    assert only(make_pack({"arcana.toml": CARD * 2})) == expected


def test_duplicate_id_of_another_kind(make_pack: MakePack) -> None:
    pack = make_pack({"arcana.toml": CARD.replace("arc_trial", "eq_sword")})
    expected = ("trial/arcana.toml", "eq_sword", "duplicate id, used in content/equipment.toml for something else")
    assert only(pack) == expected


def test_without_something_that_is_not_there(make_pack: MakePack) -> None:
    label = 'id = "trial"\ntitle = "T"\nversion = "1"\nwithout = ["arc_nothing"]\n'
    expected = ("trial/pack.toml", "arc_nothing", "'without' names something that no pack below has")
    assert only(make_pack({"pack.toml": label})) == expected


def test_all_mistakes_are_found_at_once(make_pack: MakePack) -> None:
    card = CARD.replace('"fight_attacker"', '"x"').replace('cost = "card"', 'cost = "y"')
    found = mistakes_of(make_pack({"arcana.toml": card, SHEET_FILE: SHEET.replace("rounds = 7", "rounds = 3")}))
    assert [(m.file, m.id) for m in found] == [
        ("trial/adventures/20_a_trial.toml", "adv_20_alarm"),
        ("trial/arcana.toml", "arc_trial"),
        ("trial/arcana.toml", "arc_trial"),
    ]


SHEET_MISTAKES = [
    ("rounds = 7", "rounds = 3", "adv_20_alarm", "a round outside 1 to 3"),
    ("rounds = 7", 'rounds = 7\nboard = "distrikt"', "adv_20", "there is no board 'distrikt'; is 'district' meant?"),
    ("[2, 3, 4]", "[5]", "adv_20", "'players' lists numbers from 2 to 4"),
    ('set = "base"', 'set = "zzz"', "adv_20", "unknown word 'zzz' as set"),
    ("rounds = 7", 'rounds = 7\nheroes = ["chr_leona"]', "adv_20", "there is no hero 'chr_leona'"),
    ("rounds = 7", "rounds = 7\ntokens = { relic = 13 }", "adv_20", "uses 13 tokens 'relic' of 12"),
    ("rounds = 7", 'rounds = 7\naliases = { fire = "zombie" }', "adv_20", "'fire' stands for 'zombie', which is not"),
    ("rounds = 7", 'rounds = 7\npools = ["zzz"]', "adv_20", "unknown word 'zzz' in 'purses'"),
    ("[end]", '[expansion]\nwithout = ["int_x"]\n[end]', "adv_20", "takes out 'int_x', which does not exist"),
    ("[end]\n", "[fin]\n", "adv_20", "'end' is missing"),
    ('id = "adv_20_beg"\n', "", "adv_20", "an entry of 'action' has no id"),
    ('id = "adv_20_beg"', 'id = "adv_20_alarm"', "adv_20_alarm", "duplicate id, used in trial/adventures/20_a_"),
    ('kind = "action"', 'kind = "zzz"', "adv_20_beg", "unknown word 'zzz' as kind of an action: action or move"),
    ('place = "library"', 'place = "libary"', "adv_20_beg", "unknown word 'libary' in 'places'; is 'library' meant?"),
    ("carries:scroll", "zzz", "adv_20_beg", "unknown word 'zzz' in 'requirements'"),
    ("carries:scroll", "carries:zzz", "adv_20_beg", "unknown word 'zzz' in 'tokens'"),
    ("carries:scroll", "carries:scroll:a:b", "adv_20_beg", "'carries:scroll:a:b' in 'requires' is not of the form"),
    ('do = "gain"', 'do = "token_take", token = "relic"', "adv_20_beg", "'relic' is not among the tokens of the"),
    ('do = "gain", n = 1', 'do = "custom", key = "zzz"', "adv_20_beg", "unknown word 'zzz' in 'custom'"),
    ('"round_start"', '"zzz"', "adv_20_alarm", "unknown word 'zzz' in 'windows'"),
]


@pytest.mark.parametrize(("old", "new", "id_", "text"), SHEET_MISTAKES)
def test_sheets(make_pack: MakePack, old: str, new: str, id_: str, text: str) -> None:
    assert old in SHEET
    found = mistakes_of(make_pack({SHEET_FILE: SHEET.replace(old, new)}))
    assert {mistake.file for mistake in found} == {f"trial/{SHEET_FILE}"}
    assert any(mistake.id == id_ and text in mistake.text for mistake in found), found


NPC = '\n[[npc]]\nid = "adv_20_rat"\ncount = 1\ncombat = "stat:zzz"\nmovement = "zzz"\ncharacter = "chr_x"\n'
SIDE = '\n[[side]]\nid = "adv_20_side"\nfigures = ["chr_x"]\nap = 5\n'
RULE = '\n[[rule]]\nid = "adv_20_rule"\nwindow = "always"\nif = ["zzz"]\nreplaces = ["yyy"]\neffects = []\n'


def test_figures_sides_and_rules_of_a_sheet(make_pack: MakePack) -> None:
    found = mistakes_of(make_pack({SHEET_FILE: SHEET + NPC + SIDE + RULE}))
    assert [(mistake.id, mistake.text) for mistake in found] == [
        ("adv_20_rat", "'chr_x' is not among the heroes of the adventure"),
        ("adv_20_rat", "'combat' is 'stat:zzz', which is no number and names none"),
        ("adv_20_rat", "unknown word 'zzz' in 'movement_rules'"),
        ("adv_20_rule", "unknown word 'yyy' in 'replaceable'"),
        ("adv_20_rule", "unknown word 'zzz' in 'conditions'"),
        ("adv_20_side", "there is no character 'chr_x'"),
    ]


BOARD_MISTAKES = [
    ("R1 Ya", "R1 Zz", "trial/board/yard.toml", "R1 Zz", "the door leads nowhere: no space Zz"),
    ("R1 Ya", "R1", "trial/board/yard.toml", "R1", "the door leads nowhere: no space is named"),
    ("R1 Ya", "R1 G1", "trial/board/yard.toml", "R1 G1", "the door leads nowhere: the two spaces have no common"),
    ("[passage]", '[wall]\nline = ["G1 R1"]\n[passage]', "trial/board/yard.toml", "G1 R1", "the wall stands nowhere"),
    ("[passage]", "[passage]\ntrapdoor = []", "trial/board/yard.toml", "yard", "'trapdoor' is not known here"),
    ('slug = "shed"', 'slug = "guardroom"', "trial/board/yard.toml", "R1", "duplicate slug 'guardroom', used on the"),
    ('slug = "shed"', 'slug = "The Shed"', "trial/board/yard.toml", "R1", "the slug 'The Shed' is not made of"),
    ('slug = "shed"', 'slug = "shed", role = "zzz"', "trial/board/yard.toml", "R1", "unknown word 'zzz' in 'places'"),
    ('kind = "room"', 'kind = "rom"', "trial/board/yard.toml", "R1", "'rom' is no kind of space; is 'room' meant?"),
    ('side = "north"', 'side = "up"', "trial/board/yard.toml", "G1", "'up' is no side of the board"),
    ("R1 = {", "R12 = {", "trial/board/yard.toml", "R12", "a code has exactly two characters"),
    ("Ya = {", "Xx = {", "trial/board/yard.txt", "Xx", "the space 'yard' is not on the map"),
    ("Ya = {", "Xx = {", "trial/board/yard.txt", "Ya", "line 3: the table does not know this code"),
]


@pytest.mark.parametrize(("old", "new", "file", "id_", "text"), BOARD_MISTAKES)
def test_boards(make_pack: MakePack, old: str, new: str, file: str, id_: str, text: str) -> None:
    assert old in YARD
    found = mistakes_of(make_pack({"board/yard.toml": YARD.replace(old, new), "board/yard.txt": YARD_MAP}))
    assert any((m.file, m.id) == (file, id_) and text in m.text for m in found), found


def test_map_with_a_short_line(make_pack: MakePack) -> None:
    pack = make_pack({"board/yard.toml": YARD, "board/yard.txt": YARD_MAP.replace("##Ya##", "##Ya#")})
    found = {(m.file, m.text) for m in mistakes_of(pack)}
    assert ("trial/board/yard.txt", "line 3: 5 characters, not 6") in found


def test_board_without_map_and_map_without_board(make_pack: MakePack) -> None:
    found = mistakes_of(make_pack({"board/yard.toml": YARD, "board/field.txt": YARD_MAP}))
    assert ("trial/board/field.txt", "a map without its table, field.toml") in {(m.file, m.text) for m in found}
    assert ("trial/board/yard.toml", "the map yard.txt is missing or empty") in {(m.file, m.text) for m in found}


def test_taking_away_a_way_that_is_not_there(make_pack: MakePack) -> None:
    pack = make_pack({"board/district.toml": '[passage]\nwithout = ["A1 Q1"]\n'})
    expected = ("trial/board/district.toml", "A1 Q1", "'without' takes a way away that is not there")
    assert only(pack) == expected


GANG = '[[gang]]\nid = "rats"\ncolour = "grey"\norigin = "original"\n'
RAT = '[[character]]\nid = "chr_rat"\ngang = "none"\nkind = "hero"\nset = "base"\ncombat = 1\n'
MISSION = '[[mission]]\nid = "mis_rat"\ntreasure = "relic"\nbonus = 1\n'
TOKEN = '[[token]]\nid = "exp_rat"\ncount = 1\nstays = "no"\nwindows = []\neffects = []\nold_city = "x"\n'
INTRIGUE = '[[card]]\nid = "int_rat"\ncheck = "at_once"\nplay_at_end = false\nreward = []\n'
LOOTED = 'condition = { is = "looted", span = "now" }\n'
ODD = 'condition = { is = "zzz", place = "yyy", kinds = ["xxx"] }\n'

OTHERS = [
    ("characters.toml", GANG + 'mercenary = "chr_x"\n', "rats", "there is no mercenary 'chr_x'"),
    ("characters.toml", GANG, "rats", "0 thieves, not 4"),
    ("characters.toml", RAT.replace("none", "rats"), "chr_rat", "there is no gang 'rats'"),
    ("characters.toml", RAT.replace("hero", "rat"), "chr_rat", "unknown word 'rat' as kind of a character"),
    ("characters.toml", RAT.replace("base", "x"), "chr_rat", "unknown word 'x' as set"),
    ("characters.toml", RAT + 'replaces = "chr_x"\n', "chr_rat", "replaces 'chr_x', which does not exist"),
    ("missions.toml", MISSION, "mis_rat", "asks for 'relic', which is no chest token"),
    ("exploration.toml", TOKEN, "exp_rat", "unknown word 'x' as old_city: kept or removed"),
    ("intrigue.toml", INTRIGUE.replace("false", "true") + LOOTED, "int_rat", "'play_at_end' does not fit 'check'"),
    ("intrigue.toml", INTRIGUE, "int_rat", "'condition' is missing"),
    ("intrigue.toml", INTRIGUE + ODD, "int_rat", "unknown word 'zzz' in 'intrigue_conditions'"),
    ("intrigue.toml", INTRIGUE + ODD, "int_rat", "unknown word 'yyy' in 'places'"),
    ("intrigue.toml", INTRIGUE + ODD, "int_rat", "unknown word 'xxx' in 'tokens'"),
    ("treasures.toml", "carry_limit = true\n", "", "'carry_limit' is True, not a whole number"),
    ("intrigue.toml", 'sold_in = ["zzz"]\n', "sold_in", "unknown word 'zzz' in 'places'"),
    ("vocabulary.toml", "who = 3\n", "who", "a list of words is a table, [name]"),
    ("vocabulary.toml", "[effects]\nzap = 'x'\n", "zap", "a word of 'effects' is explained by a table"),
]


@pytest.mark.parametrize(("name", "content", "id_", "text"), OTHERS)
def test_other_files(make_pack: MakePack, name: str, content: str, id_: str, text: str) -> None:
    found = mistakes_of(make_pack({name: content}))
    assert any((m.file, m.id) == (f"trial/{name}", id_) and text in m.text for m in found), found


def test_a_mistake_reads_as_one_line() -> None:
    assert str(Mistake("a.toml", "arc_x", "is wrong")) == "a.toml: arc_x: is wrong"
    assert str(Mistake("a.toml", "", "is wrong")) == "a.toml: is wrong"
