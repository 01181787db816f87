"""``cadwallon serve``: what can be wrong before it starts."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from cadwallon.cli.failure import Failure
from cadwallon.cli.serve import run


@pytest.mark.parametrize("port", ["", "-1", "x", "70000", "8e3"])
def test_a_port_is_a_number(port: str, tmp_path: Path) -> None:
    with pytest.raises(Failure, match="port"):
        run("127.0.0.1", port, tmp_path / "g.sqlite", (), False)


def test_an_address_in_use_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(Failure, match="cannot be used"):
            run("127.0.0.1", str(taken.getsockname()[1]), tmp_path / "g.sqlite", (), False)


def test_a_file_that_is_no_store_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "g.sqlite").write_text("no database\n" * 100)
    with pytest.raises(Failure, match="cannot be opened"):
        run("127.0.0.1", "0", tmp_path / "g.sqlite", (), False)


def test_a_pack_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="does not exist"):
        run("127.0.0.1", "0", tmp_path / "g.sqlite", (tmp_path / "nothing",), False)
