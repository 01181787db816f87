"""The boards of the game, laid out once."""

from __future__ import annotations

import pytest

from cadwallon.drawing import Geometry, Layout, arrange, geometry
from cadwallon.library import load_content


@pytest.fixture(scope="session", params=["district", "catacombs"])
def layout(request: pytest.FixtureRequest) -> Layout:
    """Each of the built-in boards."""
    return arrange(load_content().boards[request.param])


@pytest.fixture(scope="session")
def shape(layout: Layout) -> Geometry:
    """Where everything of that board is."""
    return geometry(layout)
