"""Scenes: a situation, what is done in it and what must be true afterwards, as short texts that anybody can write.

The form is described in ``docs/scenes.md``. A scene is *ok*, it *failed* (the rules do something else than it says),
or it is *bad*: a mistake in the scene itself, which proves nothing about the rules.
"""

from cadwallon.scenes.coverage import check_rules
from cadwallon.scenes.model import Failure, Result, Scene, SceneError, Step
from cadwallon.scenes.reading import load_scenes, scene
from cadwallon.scenes.report import run_files
from cadwallon.scenes.running import run_scene, situation

__all__ = [
    "Failure",
    "Result",
    "Scene",
    "SceneError",
    "Step",
    "check_rules",
    "load_scenes",
    "run_files",
    "run_scene",
    "scene",
    "situation",
]
