"""Calling the command line without starting a process for it."""

from __future__ import annotations

import io
import sys
from typing import NamedTuple

import pytest

from cadwallon.cli import main


class Result(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


class Command:
    """``cadwallon`` with arguments and typed lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *arguments: object, typed: str = "") -> Result:
        self._monkeypatch.setattr(sys, "argv", ["cadwallon", *map(str, arguments)])
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main()
        out, err = self._capsys.readouterr()
        code = end.value.code
        assert isinstance(code, int)
        return Result(code, out, err)
