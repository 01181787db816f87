"""What the command line prints, and what the list of all rules finds lacking."""

from __future__ import annotations

from pathlib import Path

from cadwallon.library import load_content
from cadwallon.scenes import check_rules, run_files
from cadwallon.scenes.items import SETS, TWOFOLD_RULES, Ids, content_items, rule_numbers, sheet_items

SCENES = """
[[scene]]
name = "good"
shows = ["A-1", "arc_run", "mis_keys_0"]
then = { ap = 7 }
[[scene]]
name = "wrong"
shows = ["arc_run", "chr_tortok"]
then = { ap = 6 }
[[scene]]
name = "odd"
shows = ["A-1"]
given = { dice = [3] }
then = { ap = 7 }
"""


def folder(path: Path, text: str = SCENES) -> Path:
    (path / "a.toml").write_text(text, encoding="utf-8")
    return path


def test_the_report_tells_the_three_verdicts_apart(tmp_path: Path) -> None:
    code, text = run_files([folder(tmp_path)])
    assert code == 1
    assert text.splitlines()[1:] == [
        "  ok      good",
        "  FAILED  wrong",
        "          ap",
        "            expected  6",
        "            actual    7",
        "  BAD     odd: dice: 0 of 1 were rolled; left over: 3",
        "3 scenes: 1 ok, 1 failed, 1 bad",
    ]


def test_all_pass(tmp_path: Path) -> None:
    folder(tmp_path, SCENES[: SCENES.index("[[scene]]", 5)])
    assert run_files([tmp_path / "a.toml"])[0] == 0


def test_a_broken_file_is_bad_and_the_others_run(tmp_path: Path) -> None:
    folder(tmp_path, SCENES[: SCENES.index("[[scene]]", 5)])
    (tmp_path / "b.toml").write_text("[[scene", encoding="utf-8")
    code, text = run_files([tmp_path])
    assert code == 1
    assert "BAD     b.toml: this is not TOML" in text
    assert "2 scenes: 1 ok, 0 failed, 1 bad" in text


def test_no_scene_at_all_is_no_success(tmp_path: Path) -> None:
    assert run_files([tmp_path]) == (1, "0 scenes: 0 ok, 0 failed, 0 bad")


def test_items_with_an_else_need_two_scenes() -> None:
    library = load_content()
    needs = {item.id: item.needs for item in content_items(library, "base")}
    assert needs["arc_run"] == needs["tr_purse"] == needs["chr_kornak"] == needs["skl_iris"] == 1
    assert needs["arc_smoke_pellet"] == needs["skl_dorak"] == needs["skl_leona"] == needs["missions"] == 2
    assert needs["adv_01_rob"] == needs["adv_01_coffers"] == needs["adv_04_zombie_wins"] == needs["adv_07_end"] == 2
    assert needs["adv_01_setup_1"] == needs["adv_01_alarm"] == needs["adv_01_end"] == 1


def test_everything_of_the_base_game_is_listed() -> None:
    library = load_content()
    items = list(content_items(library, "base"))
    groups = [item.group for item in items]
    counts = {group: groups.count(group) for group in dict.fromkeys(groups)}
    assert {g: counts[g] for g in ("missions", "arcana", "skills", "militia", "treasures")} == {
        "missions": 1,
        "arcana": 21,
        "skills": 16,
        "militia": 2,
        "treasures": 7,
    }
    assert [g for g in counts if g.startswith("adventure")] == [f"adventure {n}" for n in range(1, 9)]
    first = next(iter(library.adventures.values()))
    assert [item.id for item in sheet_items(first)] == [
        "adv_01_setup_1",
        "adv_01_alarm",
        "adv_01_coffers",
        "adv_01_rob",
        "adv_01_end",
    ]


def test_everything_of_the_expansion_is_listed() -> None:
    library = load_content()
    items = list(content_items(library, "expansion"))
    groups = [item.group for item in items]
    counts = {group: groups.count(group) for group in dict.fromkeys(groups)}
    assert {g: n for g, n in counts.items() if not g.startswith("adventure")} == {
        "arcana": 13,
        "skills": 7,
        "militia": 2,
        "treasures": 2,
        "exploration tokens": 7,
        "equipment": 18,
        "intrigues": 34,
        "catacombs": 6,
    }
    assert [g for g in counts if g.startswith("adventure")] == [f"adventure {n}" for n in (8, *range(9, 15))]
    ids = {item.id for item in items}
    assert {"skl_captain_kornak", "skl_lucius", "chr_cyclops", "tr_relic", "prison", "adv_08_expansion"} <= ids
    assert not {"skl_duke", "chr_duke"} & ids
    last = library.adventures["adv_12"]
    ids_of_last = [item.id for item in sheet_items(last)]
    assert ids_of_last[:3] == ["adv_12_setup_1", "adv_12_setup_2", "adv_12_campaign"]
    assert [word for word in ids_of_last if "boast" in word] == [f"adv_12_boast_{n}" for n in range(2, 13)]
    assert ids_of_last[-1] == "adv_12_end"
    assert len({*ids, *(item.id for item in content_items(library, "base"))}) == len(items) + 116


def test_all_rule_numbers_are_listed() -> None:
    numbers = [item.id for item in rule_numbers()]
    assert len(numbers) == len(set(numbers)) == 140
    assert {*TWOFOLD_RULES} <= {*numbers}


def test_everything_listed_can_be_shown() -> None:
    library = load_content()
    ids = Ids(library)
    items = [*rule_numbers(), *(item for name in SETS for item in content_items(library, name))]
    assert [item.id for item in items if item.id != "missions" and item.id not in ids] == []


def test_the_list_names_scenes_and_what_is_lacking(tmp_path: Path) -> None:
    code, text = check_rules(folder(tmp_path))
    lines = text.splitlines()
    assert code == 1
    at = lines.index("  arc_run")
    assert lines[at + 1 : at + 3] == ["      a.toml: good", "      a.toml: wrong"]
    assert "! missions any of the mission cards  (1 of 2)" in lines
    assert "  skl_tortok" in lines
    assert "! arc_decoy  (0 of 1)" in lines
    assert "arc_decoy" in next(line for line in lines if line.startswith("lacking: "))


def test_the_list_fails_without_a_folder(tmp_path: Path) -> None:
    code, text = check_rules(tmp_path / "nowhere")
    assert code == 1
    assert "PROBLEM there is no folder" in text


def test_the_list_names_files_and_scenes_that_cannot_be_read(tmp_path: Path) -> None:
    folder(tmp_path, SCENES.replace("ap = 6", "app = 6"))
    (tmp_path / "b.toml").write_text("[[scene", encoding="utf-8")
    text = check_rules(tmp_path)[1]
    assert "PROBLEM a.toml: scene 'wrong': then: unknown word 'app'" in text
    assert "PROBLEM b.toml: this is not TOML" in text
