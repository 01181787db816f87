"""From what a seat may know to the messages it is sent. Nothing but views and ``Event.seen_by`` goes in here."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Mapping

import msgspec

from cadwallon import offers
from cadwallon.server.messages import Card, Fight, Offer, Pay, Plain, Score, Told, Values
from cadwallon.sight import View
from cadwallon.sight.doing import Doing
from cadwallon.sight.expansion import ADDED, Expansion
from cadwallon.sight.view import SHOWN
from cadwallon.table import News

ENCODER = msgspec.json.Encoder()

HINTS = {
    **typing.get_type_hints(View),
    **{name: typing.get_type_hints(getattr(Expansion, name).fget)["return"] for name in ADDED},
}
FIELDS = tuple(name for name in SHOWN if name not in ("legal", "doing"))
NULLABLE = frozenset(name for name in FIELDS if type(None) in typing.get_args(HINTS[name]))
"""Fields that may be None: a 0 in them says something and is sent."""


def plain_view(view: View) -> dict[str, object]:
    """A view without its legal actions and without what is empty, zero or false."""
    told: dict[str, object] = {}
    for name in FIELDS:
        value = getattr(view, name)
        if value or (value == 0 and value is not False and name in NULLABLE):
            told[name] = value
    if view.doing:
        told["doing"] = [_doing(frame) for frame in view.doing]
    return told


def _doing(frame: Doing) -> dict[str, object]:
    return {"what": frame.what, **{name: value for name, value in frame.facts if value not in (None, (), "")}}


def told(news: Iterable[News], seat: int | None) -> list[Told]:
    """Events as this seat may know them."""
    return [
        Told(n=entry.n, name=entry.event.name, facts=typing.cast("dict[str, Plain]", dict(entry.seen_by(seat))))
        for entry in news
    ]


def packed(found: Iterable[offers.Offer], *, ahead: bool = True) -> list[Offer]:
    """Legal actions as they are sent: what follows from their text or from the one before is left out.

    ``ahead`` False leaves out what could be done at the end of a way, too.
    """
    out: list[Offer] = []
    before: tuple[str, ...] = ()
    for choice in found:
        words = choice.do.split()
        same = 0
        while same < min(len(before), len(choice.way)) and before[same] == choice.way[same]:
            same += 1
        before = choice.way or before
        out.append(
            Offer(
                do=choice.do,
                verb=choice.verb if choice.verb != words[0] else "",
                a=choice.a if words[1:2] != [choice.a] else None,
                b=choice.b,
                ap=choice.ap,
                chance=choice.chance,
                way=list(choice.way[same:]),
                same=same,
                worth=choice.worth,
                then=packed(choice.then) if ahead else [],
                ends=choice.ends,
                final=choice.final,
            )
        )
    return out


def card(found: offers.Card) -> Card:
    return Card(id=found.id, playable=found.playable, why=found.why, joins=found.joins)


def pay(found: offers.Pay) -> Pay:
    return Pay(mission=found.mission, ducats=found.ducats, count=found.count, ap=found.ap)


def values(found: offers.Values) -> Values:
    return Values(figure=found.figure, combat=found.combat, movement=found.movement, mind=found.mind)


def fight(found: offers.Fight | None) -> Fight | None:
    if found is None:
        return None
    return Fight(dice=list(found.dice), scores=list(found.scores), chance=found.chance)


def score(found: offers.Score) -> Score:
    return Score(seat=found.seat, ducats=found.ducats, sources=list(found.sources), rounds=list(found.rounds))


def with_events(body: bytes, events: bytes) -> bytes:
    """A message that was encoded without events, with them."""
    return body if events == b"[]" else body[:-1] + b',"events":' + events + b"}"


def encode(message: object) -> bytes:
    return ENCODER.encode(message)


def facts_of(facts: Mapping[str, int | str]) -> dict[str, Plain]:
    return dict(facts)
