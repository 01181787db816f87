"""Small scenes for the tests of the runner."""

from __future__ import annotations

from cadwallon.scenes import Result, run_scene, scene

HEAD = 'name = "a scene"\nshows = ["O-1"]\n'


def run(text: str) -> Result:
    """Run a scene whose name and 'shows' do not matter."""
    return run_scene(scene(HEAD + text))


def bad(given: str, then: str = "ap = 7") -> str:
    """The reason why a situation is bad."""
    return run(f"[given]\n{given}\n[then]\n{then}").bad


def facts(then: str, given: str = "", actions: str = "[]") -> list[str]:
    """The failures of a scene that is not bad."""
    result = run(f"[given]\n{given}\n[when]\nactions = {actions}\n[then]\n{then}")
    assert not result.bad, result.bad
    return [str(failure) for failure in result.failures]
