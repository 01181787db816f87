"""Soft edges, glows and shadows that all pictures share."""

from __future__ import annotations

from cadwallon.drawing.svg import Canvas, el

MOON = (-0.55, -0.83)
"""The light comes from the north-west."""


def blur(canvas: Canvas, depth: int) -> str:
    """A filter that softens; for the attribute ``filter``."""
    name = f"b{depth}"
    soft = el("feGaussianBlur", stdDeviation=depth)
    canvas.define(name, el("filter", soft, id=name, x="-20%", y="-20%", width="140%", height="140%"))
    return f"url(#{name})"


def glow(canvas: Canvas, name: str) -> str:
    """One of the glows below; for the attribute ``fill``."""
    stops, attributes = GLOWS[name]
    content = "".join(el("stop", offset=o, stop_color=colour, stop_opacity=a) for o, colour, a in stops)
    canvas.define(name, el("radialGradient", content, id=name, **attributes))
    return f"url(#{name})"


Stops = tuple[tuple[float, str, float], ...]
GLOWS: dict[str, tuple[Stops, dict[str, float]]] = {
    "lit": (((0, "#fff6d8", 0.55), (0.55, "#ffdf9a", 0.12), (1, "#3d1a05", 0.42)), {"r": 0.62}),
    "lamp": (((0, "#ffe2a0", 0.75), (0.25, "#ffc566", 0.36), (1, "#ff9c33", 0)), {}),
    "aura": (((0, "#d9b6ff", 0.75), (0.45, "#9a4dff", 0.45), (1, "#5a1fd0", 0)), {}),
    "night": (((0.62, "#03050c", 0), (1, "#03050c", 0.55)), {"r": 0.72}),
    "leaves": (((0, "#5c7a4a", 1), (0.6, "#33502f", 1), (1, "#1a2c1c", 1)), {"cx": 0.36, "cy": 0.32, "r": 0.75}),
}


def shadow_of_walls(canvas: Canvas) -> str:
    """A filter that turns open ground into the shadow which everything round it throws into it, to the south-east."""
    steps = (
        el("feFlood", flood_color="#04060f", result="dark")
        + el("feOffset", in_="SourceAlpha", dx=5, dy=6, result="ground")
        + el("feComposite", in_="dark", in2="ground", operator="out")
        + el("feGaussianBlur", stdDeviation=4)
    )
    canvas.define("shade", el("filter", steps, id="shade", x="0", y="0", width="100%", height="100%"))
    return "url(#shade)"
