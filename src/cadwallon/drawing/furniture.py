"""Furniture of the rooms. A piece stands with its back to the wall: the wall is at y = 0, the room below."""

from __future__ import annotations

from dataclasses import dataclass

from cadwallon.drawing.svg import el, num

INK = "#3b1d08"


@dataclass(frozen=True, slots=True)
class Piece:
    """How much of the wall a piece takes, how far it stands out, and its drawing."""

    width: float
    depth: float
    art: str


def _piece(width: float, depth: float, *art: str) -> Piece:
    outlined = el("g", "".join(art), stroke=INK, stroke_width=0.9, stroke_linejoin="round")
    return Piece(width, depth, outlined)


def _board(x: float, y: float, wide: float, high: float, fill: str, **more: str | float) -> str:
    return el("path", d=f"M{num(x)} {num(y)}h{num(wide)}v{num(high)}h{num(-wide)}z", fill=fill, **more)


def _disc(x: float, y: float, r: float, fill: str, **more: str | float) -> str:
    return el("circle", cx=x, cy=y, r=r, fill=fill, **more)


def _lines(d: str, colour: str, width: float) -> str:
    return el("path", d=d, stroke=colour, stroke_width=width)


def _shelf() -> str:
    """Ten books of five colours."""
    spines = ("#8f2f2a", "#2f5a6b", "#7b6a2a", "#3f5f36", "#5a3566")
    books = ""
    for i in range(10):
        high = num(4.6 + (i * 7 % 3) * 0.5)
        d = f"M{num(-15.5 + 3.1 * i)} 1.6h2.5v{high}h-2.5z"
        books += el("path", d=d, fill=spines[i * 3 % 5])
    return _board(-17, 0, 34, 8, "#6b4220") + el("g", books, stroke="none")


def _stool(x: float, y: float, r: float = 2.7) -> str:
    return _disc(x, y, r, "#935f2f")


def _barrel(x: float) -> str:
    hoop = _disc(x, 6, 3.6, "none", stroke_width=0.7)
    return _disc(x, 6, 5.4, "#7d5127") + hoop + _lines(f"M{num(x - 3.5)} 6h7M{num(x)} 2.5v7", INK, 0.5)


def _coins() -> str:
    piles = ((-8, 8), (-8, 6.2), (-8, 4.4), (1, 9), (1, 7.2), (8, 7), (8, 5.2), (8, 3.4), (8, 1.8))
    coins = "".join(el("ellipse", cx=x, cy=y, rx=4.4, ry=2.4) for x, y in piles)
    return el("g", coins, fill="#e8b93a", stroke="#6d4708", stroke_width=0.8)


def _flask(x: float, colour: str) -> str:
    neck = _board(x - 1, 1.2, 2, 2.4, "#dfe8e0", stroke_width=0.5)
    return el("g", _disc(x, 5.6, 3, colour) + neck, stroke="#1e2a22", stroke_width=0.8)


def _rope(x: float) -> str:
    coil = _disc(x, 6.5, 4, "none", stroke="#6b4a1f", stroke_width=1)
    return _disc(x, 6.5, 6, "#b99257") + coil + _disc(x, 6.5, 1.8, "#4d3314", stroke="none")


def _sack(x: float, colour: str) -> str:
    return el("path", d=f"M{num(x - 5)} 10q-2-7 3-8l1-2h2l1 2q5 1 3 8q-5 2-10 0z", fill=colour)


def _orrery() -> str:
    orbits = _disc(0, 13, 12, "#2a3350", stroke_width=1.2) + _disc(0, 13, 8, "none") + _disc(0, 13, 4.4, "none")
    stars = _disc(0, 13, 2.2, "#ffd25e") + _disc(7, 9.2, 1.7, "#86c5e8")
    stars += _disc(-4, 15, 1.3, "#e88a6a") + _disc(-8.6, 4.8, 1.5, "#d8d8e8")
    return el("g", orbits, stroke="#c9a14a", stroke_width=0.8) + el("g", stars, stroke="none")


def _bars() -> str:
    posts = "".join(_disc(x, 4, 1.5, "#3d444b") for x in range(-15, 17, 5))
    return el("g", posts, stroke="#111", stroke_width=0.5) + _lines("M-16 4h32", "#3d444b", 1.1)


PIECES = {
    "shelf": _piece(34, 8, _shelf()),
    "bed": _piece(
        17,
        27,
        el("rect", x=-8, width=16, height=27, rx=1.5, fill="#6b4220"),
        el("rect", x=-6.3, y=2, width=12.6, height=7, rx=2, fill="#f2e6c8"),
        _board(-6.5, 11, 13, 14, "#7d2f35"),
        _lines("M-6.5 14.5h13", "#e3c79a", 1),
    ),
    "table": _piece(
        26,
        20,
        el("rect", x=-12, y=5, width=24, height=11, rx=1.5, fill="#7d4f26"),
        _lines("M-12 8.6h24M-12 12.3h24", "#4d2c10", 0.6),
        *(_stool(x, y) for x in (-6, 6) for y in (2.6, 18.6)),
    ),
    "barrels": _piece(25, 12, _barrel(-6), _barrel(6)),
    "crates": _piece(
        24,
        12,
        _board(-12, 1, 11, 11, "#94683a"),
        _board(1, 2, 10, 10, "#85592c"),
        _lines("M-12 1l11 11M-1 1l-11 11M1 5.3h10M1 8.6h10", "#4d2c10", 0.8),
    ),
    "rack": _piece(
        32,
        8,
        _board(-16, 0, 32, 4, "#5b3517"),
        _lines("M-12 1v8M-6 1v8M0 1v8M6 1v8M12 1v8", "#4b535c", 2),
        _lines("M-14.2 6.4h4.4M-8.2 6.4h4.4M-2.2 6.4h4.4M3.8 6.4h4.4M9.8 6.4h4.4", "#2b1405", 1.3),
    ),
    "desk": _piece(
        24,
        14,
        _board(-12, 0, 24, 11, "#744722"),
        el("path", d="M-7 2.5l8-1l1 6.5l-8 1z", fill="#f7edd2"),
        _lines("M-5.5 4.3l5-.6M-5.2 6.2l5-.6", "#6d4a28", 0.6),
        _disc(7, 4, 1.8, "#222", stroke="none"),
        _stool(0, 14.4, 3),
    ),
    "hearth": _piece(
        30,
        10,
        el("path", d="M-15 0h30v4q-4 7-15 7t-15-7z", fill="#5d5148"),
        el("path", d="M-9 0h18q-1 7-9 7t-9-7z", fill="#2a0d04", stroke="none"),
        el("path", d="M-5 1q2 6 4 1q2 5 5 0", fill="#ffb13b", stroke="#ff6a1a", stroke_width=1),
    ),
    "coins": _piece(26, 12, _coins()),
    "flasks": _piece(
        30,
        11,
        _board(-15, 0, 30, 10, "#6a4627"),
        *(_flask(x, c) for x, c in ((-10.5, "#5fb56a"), (-3.5, "#c9503f"), (3.5, "#5c8fd0"), (10.5, "#b06bd6"))),
    ),
    "orrery": _piece(26, 26, _orrery()),
    "press": _piece(
        24,
        20,
        _board(-11, 1, 22, 17, "#6a4323"),
        _board(-7, 4, 14, 11, "#f3e8cc"),
        _lines("M-5 6.6h10M-5 9h10M-5 11.4h10", "#463018", 0.7),
        _lines("M-13 10h26", "#3d444b", 2.4),
    ),
    "rope": _piece(26, 13, _rope(-6.6), _rope(6.6)),
    "sacks": _piece(25, 12, _sack(-6.5, "#c9a468"), _sack(6.5, "#b98d52")),
    "mirror": _piece(
        20,
        7,
        el("rect", x=-10, width=20, height=5.6, rx=2.6, fill="#c9a14a"),
        el("rect", x=-8, y=1.3, width=16, height=3, rx=1.5, fill="#d7eef5", stroke="none"),
    ),
    "bars": _piece(34, 7, _bars()),
}
