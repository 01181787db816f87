"""TypeScript types of everything that crosses the wire, made from the Python types, so that the two cannot drift apart.

python -m cadwallon.server.typescript client/src/generated/protocol.ts
"""

from __future__ import annotations

import ast
import sys
import types
import typing
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin

import msgspec

import cadwallon
from cadwallon.offers import WHY
from cadwallon.rules.speech import SHAPES, VERBS
from cadwallon.server import catalog, messages, refusals, rest
from cadwallon.sight.doing import FRAMES, Doing, frame_name
from cadwallon.sight.expansion import ADDED, Expansion
from cadwallon.sight.view import SHOWN, View
from cadwallon.table.table import REPLACED, UNDONE

MODULES = (messages, rest, catalog)
"""Where the structs are."""

UNIONS = {"Request": messages.Request, "Reply": messages.Reply}

HEAD = """// Made by `python -m cadwallon.server.typescript` from src/cadwallon/server: do not edit.
"""

PLAIN = "export type Plain = number | string | boolean | null | Plain[]"

DOING = "export type Doing = { what: FrameName } & Record<string, Plain>"

NAMED = {("Table", "view"): "View"}
"""Fields whose type is told by another part of the program."""


READING = """/** A message of the server, with everything put in again that follows from the rest of it. */
export function readReply(text: string): Reply {
  const reply = JSON.parse(text) as Reply
  if ((reply.type === "table" || reply.type === "looked") && reply.offers) fill(reply.offers)
  return reply
}

function fill(offers: Offer[]): void {
  let before: string[] = []
  for (const offer of offers) {
    const word = offer.do.split(" ")[1]
    if (offer.a === undefined && word !== undefined) offer.a = word
    if (offer.same) offer.way = [...before.slice(0, offer.same), ...(offer.way ?? [])]
    if (offer.way?.length) before = offer.way
    if (offer.then) fill(offer.then)
  }
}"""


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines itself, in the order in which they stand there."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value.__struct_fields__
    ]


def source() -> str:
    """The whole file."""
    parts = [HEAD, PLAIN, DOING, _view()]
    for module in MODULES:
        parts += [_interface(struct) for struct in structs_of(module)]
    parts += [f"export type {name} = {_type(union)}" for name, union in UNIONS.items()]
    parts.append(READING)
    parts.append(_words("VERBS", "Verb", SHAPES))
    parts.append(
        "/** What `a` and `b` of an offer are, by its verb. */\n"
        f"export const SHAPES: Record<Verb, readonly string[]> = {_table(SHAPES)}"
    )
    parts.append(
        "/** Verbs that read alike: the first word of `do` is the one on the right. */\n"
        f"export const SPOKEN: Partial<Record<Verb, Verb>> = {_table(VERBS)}"
    )
    parts.append(_words("FRAMES", "FrameName", sorted(frame_name(frame) for frame in FRAMES)))
    parts.append(_words("EVENTS", "EventName", sorted({*event_names(), REPLACED, UNDONE})))
    parts.append(_words("REFUSALS", "RefusalName", sorted(refusals.WORDS)))
    parts.append(_words("WHY", "WhyName", sorted(WHY)))
    return "\n\n".join(parts) + "\n"


def event_names() -> set[str]:
    """Every event that the rules report, read from their source."""
    found: set[str] = set()
    for path in (Path(cadwallon.__file__).parent / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            call = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = {"tell": 1, "Event": 0}.get(call)
            if place is not None and len(node.args) > place:
                first = node.args[place]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found


def _interface(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    lines = [f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}"')
    for field in msgspec.structs.fields(struct):
        may_lack = not field.required and config.omit_defaults
        kind = NAMED.get((struct.__name__, field.name)) or _type(field.type)
        lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {kind}")
    return "\n".join([*lines, "}"])


def _view() -> str:
    """What ``sight.view`` tells. Everything may be missing: it is then empty, zero, false or null."""
    fields = typing.get_type_hints(View)
    added = {name: typing.get_type_hints(getattr(Expansion, name).fget)["return"] for name in ADDED}
    lines = [f"  {name}?: {_type({**fields, **added}[name])}" for name in SHOWN if name != "legal"]
    head = "/** What is missing is empty, zero, false or null. */"
    return "\n".join([head, "export interface View {", *lines, "}"])


def _type(hint: Any) -> str:
    """A type as TypeScript writes it."""
    simple = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
    if hint in simple:
        return simple[hint]
    if hint == messages.Plain:
        return "Plain"
    origin, args = get_origin(hint), get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(dict.fromkeys(_type(arg) for arg in args))
    if origin is list or (origin is tuple and args[-1:] == (Ellipsis,)):
        inner = _type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(_type(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    if hint is Doing:
        return "Doing"
    raise TypeError(f"nobody has said yet how {hint!r} is written in TypeScript")


def _table(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _words(name: str, type_name: str, words: Iterable[str]) -> str:
    listed = ", ".join(f'"{word}"' for word in words)
    return f"export const {name} = [{listed}] as const\nexport type {type_name} = (typeof {name})[number]"


def main(arguments: list[str]) -> None:
    """Write the file named on the command line, or to standard output."""
    if not arguments:
        sys.stdout.write(source())
        return
    path = Path(arguments[0])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
