"""Does every rule, card and part of a sheet have its scenes?"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from cadwallon.library import Library, load_content
from cadwallon.scenes.items import SETS, Item, content_items, rule_numbers
from cadwallon.scenes.model import Scene, SceneError
from cadwallon.scenes.reading import load_scenes
from cadwallon.scenes.report import scene_files


def check_rules(
    scene_dir: Path | str, sets: Collection[str] = SETS, content: Library | None = None
) -> tuple[int, str]:
    """What must have scenes, with those that show it: exit code (0 only if nothing lacks a scene) and a report."""
    library = content if content is not None else load_content()
    shown, problems = _shown(Path(scene_dir))
    numbers = rule_numbers(sets)
    if not numbers:
        problems.append(f"content/rules.toml lists no rules of the sets {', '.join(sets)}")
    items = [*numbers, *(item for name in sets for item in content_items(library, name))]
    groups: dict[str, list[Item]] = {}
    for item in items:
        groups.setdefault(item.group, []).append(item)
    lines: list[str] = []
    lacking: list[Item] = []
    for group, members in groups.items():
        lines.append(group.upper())
        for item in members:
            names = list(dict.fromkeys(name for key in item.names for name in shown.get(key, [])))
            if len(names) < item.needs:
                lacking.append(item)
            lines += _describe(item, names)
    lines += [f"PROBLEM {problem}" for problem in problems]
    if lacking:
        lines.append("lacking: " + ", ".join(item.id for item in lacking))
    lines.append(f"{len(items)} items, {len(items) - len(lacking)} with all their scenes, {len(lacking)} without")
    return (1 if lacking or problems else 0), "\n".join(lines)


def _describe(item: Item, names: list[str]) -> list[str]:
    mark = "  " if len(names) >= item.needs else "! "
    title = f" {item.title}" if item.title else ""
    wanting = "" if len(names) >= item.needs else f"  ({len(names)} of {item.needs})"
    return [f"{mark}{item.id}{title}{wanting}", *(f"      {name}" for name in names)]


def _shown(folder: Path) -> tuple[dict[str, list[str]], list[str]]:
    """The scenes that show each id, as 'file: name', and files that could not be read."""
    shown: dict[str, list[str]] = {}
    problems: list[str] = []
    if not folder.is_dir():
        return shown, [f"there is no folder {folder}"]
    for file in scene_files([folder]):
        try:
            scenes = load_scenes(file)
        except SceneError as problem:
            problems.append(str(problem))
            continue
        for scene in scenes:
            if scene.mistake:
                problems.append(str(SceneError(scene.mistake, scene.name, scene.file)))
            _note(shown, scene)
    return shown, problems


def _note(shown: dict[str, list[str]], scene: Scene) -> None:
    for word in scene.shows:
        shown.setdefault(word, []).append(f"{scene.file}: {scene.name}")
