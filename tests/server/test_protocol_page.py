"""docs/protocol.md: every example is a message, and every message has an example."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cadwallon.server import messages, rest
from cadwallon.server.refusals import WORDS
from cadwallon.server.sockets import CLOSE

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)\n```", PAGE, re.S)


def kind(name: str) -> Any:
    return getattr(messages, name, None) or getattr(rest, name)


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_examples_are_messages(name: str, text: str) -> None:
    decoded = msgspec.json.decode(text, type=kind(name), strict=True)
    again = json.loads(msgspec.json.encode(decoded))
    assert again == json.loads(text), "nothing unknown, and nothing that would not be sent"


def test_every_message_has_an_example() -> None:
    shown = {json.loads(text).get("type") for name, text in EXAMPLES if name in ("Request", "Reply")}
    tags = {struct.__struct_config__.tag for struct in (*messages.Request.__args__, *messages.Reply.__args__)}
    assert shown == tags


def test_every_refusal_and_code_is_explained() -> None:
    table = PAGE.partition("## Refusals")[2].partition("## What is never sent")[0]
    for word in WORDS:
        assert f"`{word}`" in table
    for code in set(CLOSE.values()):
        assert str(code) in table


def test_every_address_is_listed() -> None:
    from cadwallon.library import load_content
    from cadwallon.server.app import PAGES, make_app

    app = make_app(Path("/nowhere"), load_content())
    for route in app.routes:
        path = getattr(route, "path", "")
        if path in PAGES or path in ("/{name:path}", "/ws/{game}"):
            continue
        start = path.split("{")[0]
        assert f"`GET {start}" in PAGE or f"`POST {start}" in PAGE, path
