"""Where each side runs: our game here, Catanatron in an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "bench" / "requirements.lock"
OTHER = ROOT / ".venv-bench"
IMPORTS = 15
LONGEST_RUN = 300.0


def here() -> Path:
    """The Python that has our game."""
    return Path(sys.executable)


def other() -> Path:
    """The Python that has Catanatron; its environment is made when it is missing or out of date."""
    python = OTHER / "bin" / "python"
    installed = OTHER / "installed"
    wanted = LOCK.read_text(encoding="utf-8")
    if not installed.exists() or installed.read_text(encoding="utf-8") != wanted:
        venv.create(OTHER, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
        subprocess.run([*pip, "--no-deps", "--require-hashes", "-r", str(LOCK)], check=True)
        installed.write_text(wanted, encoding="utf-8")
    return python


def surroundings() -> dict[str, str]:
    """Equal for both sides: no settings of the user's, compiled files kept, and the same hashes in every process."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {"PYTHONHASHSEED": "0"}


def output(python: Path, *arguments: str) -> str:
    """What a process prints; one that fails or hangs ends the bench."""
    command = [str(python), *arguments]
    return subprocess.check_output(command, cwd=ROOT, env=surroundings(), text=True, timeout=LONGEST_RUN)


def seconds_of(python: Path, statement: str) -> float:
    start = perf_counter()
    output(python, "-c", statement)
    return perf_counter() - start


def import_ms(python: Path, package: str) -> float:
    """Milliseconds to import a package: a process that does, less a process that does nothing."""
    seconds_of(python, f"import {package}")
    pairs = [(seconds_of(python, f"import {package}"), seconds_of(python, "pass")) for _ in range(IMPORTS)]
    return (median(with_it for with_it, _ in pairs) - median(bare for _, bare in pairs)) * 1000
