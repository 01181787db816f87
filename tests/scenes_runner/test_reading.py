"""The form of scenes: what is accepted, and what a mistake is told about."""

from __future__ import annotations

from pathlib import Path

import pytest

from cadwallon.scenes import SceneError, load_scenes, run_scene, scene

GOOD = """
[[scene]]
name = "one"
shows = ["A-1"]
[scene.then]
ap = 7

[[scene]]
name = "two"
shows = ["A-2"]
when = "activate tortok"
[scene.then]
active = "tortok"
"""


def write(folder: Path, text: str) -> Path:
    file = folder / "scenes.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_file_has_several_scenes(tmp_path: Path) -> None:
    scenes = load_scenes(write(tmp_path, GOOD))
    assert [(s.name, s.shows, s.file) for s in scenes] == [
        ("one", ("A-1",), "scenes.toml"),
        ("two", ("A-2",), "scenes.toml"),
    ]
    assert all(run_scene(s).passed for s in scenes)


def test_a_mistake_spoils_its_own_scene_only(tmp_path: Path) -> None:
    first, second = load_scenes(write(tmp_path, GOOD.replace("ap = 7", "app = 7")))
    assert run_scene(first).bad == "then: unknown word 'app'; did you mean 'ap'?"
    assert run_scene(second).passed


def test_two_scenes_of_a_name(tmp_path: Path) -> None:
    scenes = load_scenes(write(tmp_path, GOOD.replace('"two"', '"one"')))
    assert [run_scene(s).bad for s in scenes] == ["", "another scene of this file is called 'one'"]


def test_a_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    with pytest.raises(SceneError, match=r"scenes\.toml: this is not TOML"):
        load_scenes(write(tmp_path, "[[scene]\n"))


def test_a_file_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(SceneError, match=r"nothing\.toml: cannot be read"):
        load_scenes(tmp_path / "nothing.toml")


def test_an_error_names_file_scene_and_mistake() -> None:
    with pytest.raises(SceneError, match=r"^x\.toml: scene 'a': 'shows' names at least one") as caught:
        scene('name = "a"\nthen = {}\n', "x.toml")
    assert (caught.value.file, caught.value.name) == ("x.toml", "a")


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ('shows = ["A-1"]\nthen = { ap = 7 }', "every scene has a name"),
        ('name = "a"\nshows = ["A-1"]', "'then' is missing"),
        ('name = "a"\nshow = ["A-1"]\nthen = { ap = 7 }', "unknown word 'show'; did you mean 'shows'"),
        ('name = "a"\nshows = "A-1"\nthen = { ap = 7 }', "shows: a list is expected"),
        ('name = "a"\nshows = ["A-1"]\ngiven = { aps = 3 }\nthen = { ap = 7 }', "given: unknown word 'aps'"),
        ('name = "a"\nshows = ["A-1"]\nsteps = []', "steps begin with"),
        ('name = "a"\nshows = ["A-1"]\nthen = {}\nsteps = [{}]', "either 'when' and 'then' or 'steps'"),
        ('name = "a"\nshows = ["A-1"]\nsteps = [{ then = { apx = 1 } }]', "step 1: then: unknown word 'apx'"),
        ('name = "a"\nshows = ["A-1"]\nwhen = [3]\nthen = {}', "when: a text is expected"),
        ('name = "a"\nshows = ["A-1"]\nwhen = { action = [] }\nthen = {}', "when: unknown word 'action'"),
    ],
)
def test_mistakes_of_form(text: str, mistake: str) -> None:
    with pytest.raises(SceneError) as caught:
        scene(text)
    assert mistake in str(caught.value)


def test_one_text_is_one_scene() -> None:
    assert scene(GOOD[: GOOD.index("[[scene]]", 5)]).name == "one"
    with pytest.raises(SceneError, match="one scene is expected, not 2"):
        scene(GOOD)


def test_what_stands_outside_a_scene_is_refused() -> None:
    with pytest.raises(SceneError, match="unknown word 'title' outside a scene"):
        scene("title = 'x'\n" + GOOD)


def test_a_scene_can_be_looked_at_and_played() -> None:
    found = scene('name = "a"\nshows = ["A-1"]\ngiven = { at = { tortok = "library" } }\nthen = { ap = 7 }')
    state = found.state()
    assert state.slug(state.position[state.setting.figure_index["tortok"]]) == "library"
    assert found.run().passed
    broken = scene('name = "a"\nshows = ["A-1"]\ngiven = { at = { tortok = "lirary" } }\nthen = { ap = 7 }')
    with pytest.raises(SceneError, match="scene 'a': there is no space 'lirary'; did you mean 'library'"):
        broken.state()
