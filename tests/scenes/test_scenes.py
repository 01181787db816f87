"""Every scene of this folder is a test of its own, named after its file and its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from cadwallon.scenes import Scene, SceneError, load_scenes, run_scene
from cadwallon.scenes.report import describe, scene_files


def _cases() -> list[object]:
    cases: list[object] = []
    for file in scene_files([Path(__file__).parent]):
        try:
            scenes = load_scenes(file)
        except SceneError as problem:
            scenes = [Scene("the file itself", (), {}, (), file.name, problem.mistake)]
        cases += [pytest.param(scene, id=f"{file.stem}: {scene.name}") for scene in scenes]
    return cases


@pytest.mark.parametrize("scene", _cases())
def test_scene(scene: Scene) -> None:
    result = run_scene(scene)
    if not result.passed:
        pytest.fail("\n".join(["", *describe(result)]), pytrace=False)
