"""``check content``, ``check rules`` and ``scene``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cadwallon.cli.failure import WRONG_INPUT, Failure
from cadwallon.cli.options import check_packs, load


def content(packs: Sequence[Path]) -> int:
    """Every mistake of the content on a line of its own; the exit code."""
    from cadwallon.library.check import check_content
    from cadwallon.rules.words import implemented

    check_packs(packs)
    mistakes = check_content(*packs, implemented=implemented())
    for mistake in mistakes:
        print(mistake)
    number = len(mistakes)
    what = "the built-in content" + (f" with {', '.join(str(pack) for pack in packs)}" if packs else "")
    if number:
        raise Failure(f"{number} mistake{'s' if number != 1 else ''} in {what}")
    print(f"No mistakes in {what}.")
    return 0


def rules(folder: Path) -> int:
    """Which rules have scenes; the exit code."""
    from cadwallon.scenes import check_rules

    if not folder.is_dir():
        raise Failure(f"there is no folder {folder} with scenes; name one with --scenes DIR", WRONG_INPUT)
    code, report = check_rules(folder)
    print(report)
    return code


def run_scenes(files: Sequence[Path], packs: Sequence[Path]) -> int:
    """Run scenes and tell how it went; the exit code."""
    from cadwallon.scenes import run_files

    for file in files:
        if not file.exists():
            raise Failure(f"the scene {file} does not exist", WRONG_INPUT)
    code, report = run_files(files, load(packs) if packs else None)
    print(report)
    return code
