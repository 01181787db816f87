"""Messages do not grow with the game, and none is longer than 12 kB."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from cadwallon import offers
from cadwallon.server import wire
from cadwallon.server.messages import Offer
from cadwallon.server.post import Post
from cadwallon.table import Table
from tests.table.tables import table_of

LONGEST = 12_000
GAMES = [*[(number, None) for number in range(1, 15)], (1, "old_city"), (4, "old_city"), (7, "old_city")]


class Game:
    def __init__(self, table: Table) -> None:
        self.table = table


@pytest.mark.parametrize(("adventure", "mode"), GAMES)
def test_no_message_of_a_game_is_too_long(adventure: int, mode: str | None) -> None:
    table = table_of("here", "here", "here", "here", adventure=adventure, mode=mode, seed=adventure)
    post = Post(Game(table))  # type: ignore[arg-type]
    chance = random.Random(adventure)
    lengths: list[int] = []
    told = 0
    while not table.state.over:
        seat = table.state.seat
        body = post._body(seat, seat, hidden=False)
        assert body is not None
        lengths.append(len(wire.with_events(body, post._events(seat, told))))
        told = table.told
        figures = [action.text.split()[1] for action in table.state.legal if action.verb == "activate"]
        if figures and chance.random() < 0.2:
            figure = chance.choice(figures)
            lengths.append(len(post.looked(table.at(seat), figure, offers.look(table.view(seat), figure))))
        table.answer(seat, table.at(seat), chance.choice(table.state.legal).text)
    assert max(lengths) <= LONGEST, f"the longest message has {max(lengths)} bytes"
    third = len(lengths) // 3
    assert max(lengths[-third:]) < 2 * max(lengths[:third]), "messages grow with the game"


def unpacked(sent: list[Offer]) -> list[tuple[object, ...]]:
    """What ``readReply`` makes of offers in the browser."""
    out: list[tuple[object, ...]] = []
    before: list[str] = []
    for offer in sent:
        words = offer.do.split()
        way = [*before[: offer.same], *offer.way]
        before = way or before
        about = offer.a if offer.a is not None or len(words) < 2 else words[1]
        out.append((offer.do, offer.verb or words[0], about, offer.b, way, unpacked(offer.then)))
    return out


def plain(found: Iterable[offers.Offer]) -> list[tuple[object, ...]]:
    return [(o.do, o.verb, o.a, o.b, list(o.way), plain(o.then)) for o in found]


@pytest.mark.parametrize(("adventure", "mode"), GAMES)
def test_what_is_left_out_can_be_put_in_again(adventure: int, mode: str | None) -> None:
    table = table_of("here", "here", "here", adventure=adventure, mode=mode, seed=adventure + 100)
    chance = random.Random(adventure)
    while not table.state.over:
        seat = table.state.seat
        found = offers.offers(table.view(seat))
        assert unpacked(wire.packed(found)) == plain(found)
        table.answer(seat, table.at(seat), chance.choice(table.state.legal).text)
