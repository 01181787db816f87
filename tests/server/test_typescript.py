"""The types of the browser are made from those of the server."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from cadwallon.rules.speech import SHAPES
from cadwallon.server import catalog, messages, rest, typescript


def test_every_struct_has_its_interface() -> None:
    text = typescript.source()
    for module in (messages, rest, catalog):
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__struct_fields__:
                (body,) = re.findall(rf"export interface {name} \{{\n(.*?)\n\}}", text, re.S)
                fields = re.findall(r"^  (\w+)\??:", body, re.M)
                tag = [value.__struct_config__.tag_field] if value.__struct_config__.tag else []
                assert fields == [*tag, *value.__struct_encode_fields__], name


def test_what_may_be_missing_is_optional() -> None:
    text = typescript.source()
    (offer,) = re.findall(r"export interface Offer \{\n(.*?)\n\}", text, re.S)
    assert "  do: string" in offer
    assert "  ap?: number" in offer
    assert "  then?: Offer[]" in offer
    assert '  type: "act"' in text
    assert "export type Request = Act | Look | Route | Hint | Undo | Orders | Sit | HostSeat" in text
    assert "  view: View" in text


def test_words_of_the_rules_are_there() -> None:
    text = typescript.source()
    for verb in SHAPES:
        assert f'"{verb}"' in text
    for word in ('"rival_window"', '"fight_dice"', '"undone"', '"many-games"'):
        assert word in text


def test_a_type_nobody_knows_is_refused() -> None:
    with pytest.raises(TypeError):
        typescript._type(complex)


def test_the_file_is_written(tmp_path: Path) -> None:
    typescript.main([str(tmp_path / "deep" / "protocol.ts")])
    assert (tmp_path / "deep" / "protocol.ts").read_text(encoding="utf-8") == typescript.source()
