"""Checks of the boards: everything can be reached, and every place the rules speak of is there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from cadwallon.library.definitions import Board, Library, Space
from cadwallon.library.packs import Source
from cadwallon.library.words import placed_effects

FAR = 99
STAIR_TO_PENTACLE = 3
"""Closer, a thief could go up and down again in one move."""


def check_boards(source: Source, library: Library) -> None:
    """Note what is wrong with each board, and with the boards an adventure is played on."""
    for board in library.boards.values():
        file = source.boards[board.id].file
        for code, text in (*_shape(board), *_ways_in(board), *_ways_out(board)):
            source.note(file, code, text)
    used = {sheet.board: "district" for sheet in library.adventures.values() if sheet.board in library.boards}
    if any(sheet.uses_catacombs for sheet in library.adventures.values()):
        used["catacombs"] = "catacombs"
    for id_, role in used.items():
        _places(source, library, id_, role)
    _stairs(source, library)


def distances(board: Board, start: int) -> list[int]:
    """Steps from a space to every other, ``FAR`` where there is no way."""
    found = [FAR] * len(board.spaces)
    found[start] = 0
    queue = [start]
    for here in queue:
        for there in board.near[here]:
            if found[there] == FAR:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def _shape(board: Board) -> Iterable[tuple[str, str]]:
    cells: dict[str, set[tuple[int, int]]] = {}
    for y, row in enumerate(board.grid):
        for x, code in enumerate(row):
            cells.setdefault(code, set()).add((x, y))
    width, height = len(board.grid[0]) if board.grid else 0, len(board.grid)
    for space in board.spaces:
        mine = cells.get(space.code, set())
        if mine and len(_hanging_together(mine)) < len(mine):
            yield space.code, f"the space '{space.slug}' falls apart on the map"
        at_edge = any(x in (0, width - 1) or y in (0, height - 1) for x, y in mine)
        if space.kind == "gate" and mine and not at_edge:
            yield space.code, f"the gate '{space.slug}' does not touch the edge of the map"


def _hanging_together(cells: Collection[tuple[int, int]]) -> set[tuple[int, int]]:
    start = next(iter(cells))
    seen, todo = {start}, [start]
    while todo:
        x, y = todo.pop()
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if cell in cells and cell not in seen:
                seen.add(cell)
                todo.append(cell)
    return seen


def _ways_in(board: Board) -> Iterable[tuple[str, str]]:
    """Streets, gates and rooms must be reachable from a gate."""
    gates = [i for i, space in enumerate(board.spaces) if space.kind == "gate"]
    above = [i for i, space in enumerate(board.spaces) if space.kind != "chamber"]
    if above and not gates:
        yield board.id, "the board has no gate"
        return
    reached = distances(board, gates[0]) if gates else []
    for i in above:
        if reached[i] == FAR:
            space = board.spaces[i]
            yield space.code, f"the {space.kind} '{space.slug}' cannot be reached"


def _ways_out(board: Board) -> Iterable[tuple[str, str]]:
    """From every chamber that characters enter a way must lead to the surface."""
    surface = [i for i, space in enumerate(board.spaces) if space.surface]
    for i, space in enumerate(board.spaces):
        if space.kind != "chamber" or space.closed:
            continue
        reached = distances(board, i)
        if all(reached[exit_] == FAR for exit_ in surface):
            yield space.code, f"no way leads from the chamber '{space.slug}' to the surface"


def _places(source: Source, library: Library, id_: str, role: str) -> None:
    """Each place of the vocabulary's [board] list that belongs to boards of this role is there as often as it says."""
    board, file = library.boards.get(id_), source.boards[id_].file if id_ in source.boards else ""
    if board is None:
        source.note("vocabulary.toml", role, f"there is no board '{id_}'")
        return
    for place, entry in source.vocabulary.get("board", {}).items():
        if entry.get("board") == role:
            found = sum(_is_place(space, entry) for space in board.spaces)
            wanted = 1 if "role" in entry else entry.get("count", max(found, 1))
            if found != wanted:
                source.note(file, place, f"{found} spaces of the board '{id_}' are this place, not {wanted}")


def _is_place(space: Space, entry: Mapping[str, Any]) -> bool:
    if space.kind != entry.get("kind"):
        return False
    if "role" in entry:
        return space.role == str(entry["role"])
    return not entry.get("mark") or bool(getattr(space, entry["mark"], False))


def _stairs(source: Source, library: Library) -> None:
    for placed in placed_effects(library):
        sheet, effect = placed.adventure, placed.effect
        if not sheet or sheet.board not in library.boards:
            continue
        if effect.do == "token_put" and effect.args.get("token") == "staircase":
            board = library.boards[sheet.board]
            for i, space in enumerate(board.spaces):
                if space.role and space.role == effect.args.get("where"):
                    steps = distances(board, i)
                    far = min((steps[j] for j, other in enumerate(board.spaces) if other.pentacle), default=FAR)
                    if far < STAIR_TO_PENTACLE:
                        text = f"the staircase in '{space.role}' is only {far} from a pentacle: up and down in one move"
                        source.note(source.files[placed.id], placed.id, text)
