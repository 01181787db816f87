"""Views on their way to another process of the same program and back as what they were.

A setting is large, never changes and is made there as it was made here; it is sent by its name. So are actions, of
which there is one record each: what arrives is the very record that the setting over there has.
"""

from __future__ import annotations

import io
import pickle
from typing import IO, TYPE_CHECKING, Any

from cadwallon.players.faults import Broken
from cadwallon.rules.actions import Action
from cadwallon.rules.roster import Hires
from cadwallon.rules.setting import Setting
from cadwallon.rules.tables import setting_of

if TYPE_CHECKING:
    from cadwallon.library import Library

LONGEST = 64 * 1024 * 1024

Name = tuple[str, tuple[str, ...], str, bool, Hires]
"""A setting in words: adventure, gangs, mode, with the Inn, mercenaries."""


def name_of(setting: Setting) -> Name:
    return setting.adventure.id, setting.gangs, setting.mode, setting.inn, setting.hires


def named(library: Library, name: Name) -> Setting:
    adventure, gangs, mode, inn, hires = name
    return setting_of(library, library.adventures[adventure], gangs, mode, inn, hires)


def packed(thing: object) -> bytes:
    """A view, or whatever else speaks of a game, without its setting."""
    out = io.BytesIO()
    _Packer(out, pickle.HIGHEST_PROTOCOL).dump(thing)
    return out.getvalue()


def unpacked(data: bytes, setting: Setting) -> Any:
    """The same again, in a setting of this process."""
    return _Unpacker(io.BytesIO(data), setting).load()


class _Packer(pickle.Pickler):
    def persistent_id(self, obj: object) -> tuple[str, int, int] | str | None:
        if type(obj) is Action:
            return obj.verb, obj.a, obj.b
        return "setting" if isinstance(obj, Setting) else None


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: IO[bytes], setting: Setting) -> None:
        super().__init__(file)
        self._setting = setting

    def persistent_load(self, pid: Any) -> Action | Setting:
        return self._setting if pid == "setting" else self._setting.action(*pid)


def packet(message: object) -> bytes:
    """A message with its length before it."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(4, "big") + data


def read_packet(stream: IO[bytes]) -> bytes:
    """The next message of a stream; empty at its end."""
    head = stream.read(4)
    if len(head) < 4:
        return b""
    size = int.from_bytes(head, "big")
    if size > LONGEST:
        raise Broken(f"a packet of {size} bytes")
    return stream.read(size)
