"""Adventures 9, 10 and 14: where the relics lie when the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cadwallon.library import Effect
from cadwallon.rules.events import Log
from cadwallon.rules.frames import Use, condition
from cadwallon.rules.tokens import PUT

if TYPE_CHECKING:
    from cadwallon.rules.state import State


def faces(s: State) -> list[int]:
    """The relics as tokens: face down where the sheet tells their faces apart, else all alike and nothing to hide."""
    index = s.setting.kind_index
    printed = [face for t in s.setting.library.treasures.values() for _, face in t.faces]
    if len(s.setting.relic_kinds) > 1:
        return [index[face] * 2 for face in printed]
    return [index["relic"] * 2 + 1] * len(printed)


def _lay(s: State, use: Use, e: Effect, log: Log | None) -> None:
    """One as a seal in each room below, or beside the chests of rooms drawn at random."""
    terrain = s.setting.terrain
    rooms = s.shuffled(terrain.rooms) if e.word("by") == "chance" else terrain.chambers
    beside = list(s.beside)
    for room, relic in zip(rooms[: e.number("n")], faces(s), strict=False):
        beside[room] = relic
    s.beside = tuple(beside)


@condition("relic_beside")
def _relic_beside(s: State, use: Use) -> bool:
    """A magic gem or a relic laid down (``target``: the kind opened) lies apart from the room's treasure and from what
    is beside that."""
    apart = use.target == s.setting.magic_gem or use.target in s.setting.relic_kinds
    return not apart and s.beside[use.space] >= 0


PUT["relic"] = _lay
