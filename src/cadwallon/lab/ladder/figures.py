"""The figures of a ladder: shares of victories by line and adventure, ratings, ducats, thieves left behind, times.

Only whole bundles count: half a bundle would favour whoever had the better seats in it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from msgspec import Struct

from cadwallon.lab.ladder.intervals import Estimate, clustered
from cadwallon.lab.ladder.lines import Setup, bundle_size, even_share, title_of
from cadwallon.lab.ladder.match import Game
from cadwallon.lab.ladder.ratings import Table, rate
from cadwallon.lab.ladder.store import Ladder
from cadwallon.lab.ladder.times import Times

Bundle = Sequence[Game]


class Share(Struct, frozen=True):
    """The share of the victories that a bot has in a line, with its 95 % interval."""

    bot: str
    share: float
    low: float
    high: float
    even: float
    """What equal strength would bring."""
    ducats: float
    """Mean of its seats."""
    behind: float | None
    """Thieves left behind, as a part of all its thieves; None if it only led the Guild of Jewelers."""


class LineResult(Struct, frozen=True):
    """Who met whom, and how it went."""

    title: str
    games: int
    bundles: int
    effective: float
    """Independent games that would say as much."""
    shares: tuple[Share, ...]


class AdventureResult(Struct, frozen=True):
    """How the first bot of a line did in one adventure."""

    adventure: str
    line: int
    games: int
    share: float
    low: float
    high: float
    even: float
    below: bool
    """Less than equal strength would bring."""


class BotResult(Struct, frozen=True):
    """A bot in all its games. Times are in seconds; those of games in unfinished bundles count too."""

    bot: str
    games: int
    rating: float | None
    """None if no games link it to the bot named last, which stands at 0."""
    low: float | None
    high: float | None
    ducats: float
    behind: float | None
    decisions: int
    median: float
    p95: float
    longest: float
    replaced: int
    """Decisions that somebody else had to make for it."""
    fault: str | None
    """Why, the first time."""


class Results(Struct, frozen=True):
    """All figures."""

    games: int
    bundle: int
    """Games in a bundle."""
    unfinished: int
    """Games played of bundles that are not complete: they do not count."""
    lines: tuple[LineResult, ...]
    adventures: tuple[AdventureResult, ...]
    bots: tuple[BotResult, ...]


def figures(ladder: Ladder) -> Results:
    """Everything that the games played so far say."""
    setup = ladder.setup
    size = bundle_size(setup)
    bundles: dict[tuple[int, str, int], list[Game]] = defaultdict(list)
    for slot, game in sorted(ladder.games.items()):
        bundles[slot.bundle].append(game)
    by_line: list[list[Bundle]] = [[] for _ in setup.lines]
    by_adventure: dict[tuple[str, int], list[Bundle]] = defaultdict(list)
    for (line, adventure, _), games in bundles.items():
        if len(games) == size:
            by_line[line].append(games)
            by_adventure[adventure, line].append(games)
    counted = [game for found in by_line for games in found for game in games]
    lines = tuple(_line(setup, line, found) for line, found in zip(setup.lines, by_line, strict=True))
    adventures = tuple(
        _adventure(setup, adventure, line, by_adventure[adventure, line])
        for adventure in setup.adventures
        for line in range(len(setup.lines))
    )
    bots = _bots(ladder, counted, _tables(lines, by_line))
    return Results(len(counted), size, len(ladder.games) - len(counted), lines, adventures, bots)


def _line(setup: Setup, line: tuple[str, ...], bundles: Sequence[Bundle]) -> LineResult:
    estimates = [_estimate(setup, line, bot, bundles) for bot in line]
    games = [game for bundle in bundles for game in bundle]
    shares = tuple(
        Share(bot, one.share, one.low, one.high, even_share(setup, line, bot), _ducats(games, bot), _behind(games, bot))
        for bot, one in zip(line, estimates, strict=True)
    )
    effective = sum(one.effective for one in estimates) / len(estimates)
    return LineResult(title_of(setup, line), len(games), len(bundles), effective, shares)


def _adventure(setup: Setup, adventure: str, at: int, bundles: Sequence[Bundle]) -> AdventureResult:
    line = setup.lines[at]
    one, even = _estimate(setup, line, line[0], bundles), even_share(setup, line, line[0])
    below = one.share < even - 1e-9
    return AdventureResult(adventure, at, sum(map(len, bundles)), one.share, one.low, one.high, even, below)


def _estimate(setup: Setup, line: tuple[str, ...], bot: str, bundles: Sequence[Bundle]) -> Estimate:
    shares = [sum(game.share(bot) for game in bundle) / len(bundle) for bundle in bundles]
    return clustered(shares, bundle_size(setup), even_share(setup, line, bot))


def _tables(lines: Sequence[LineResult], by_line: Sequence[Sequence[Bundle]]) -> list[Table]:
    """The games of each line by how many seats each bot had, weighted such that they say as much as the line does."""
    tables: list[Table] = []
    for line, bundles in zip(lines, by_line, strict=True):
        groups: dict[tuple[tuple[str, int], ...], list[Game]] = defaultdict(list)
        for bundle in bundles:
            for game in bundle:
                groups[tuple(sorted(Counter(game.bots).items()))].append(game)
        for seats, games in groups.items():
            shares = {bot: sum(game.share(bot) for game in games) / len(games) for bot, _ in seats}
            tables.append(Table(dict(seats), shares, line.effective * len(games) / line.games))
    return tables


def _bots(ladder: Ladder, games: Sequence[Game], tables: Sequence[Table]) -> tuple[BotResult, ...]:
    ratings = rate(tables, ladder.setup.bots[-1])
    found = []
    for bot in ladder.setup.bots:
        times, rating, fault = ladder.times.get(bot, Times()), ratings.get(bot), ladder.faults.get(bot)
        one = BotResult(
            bot,
            sum(bot in game.bots for game in games),
            rating.points if rating else None,
            rating.low if rating else None,
            rating.high if rating else None,
            _ducats(games, bot),
            _behind(games, bot),
            times.count,
            times.quantile(0.5),
            times.quantile(0.95),
            times.longest,
            sum(game.replaced[seat] for game, seat in _seats(games, bot)),
            f"{fault.why}, {fault.text}" if fault else None,
        )
        found.append(one)
    return tuple(found)


def _seats(games: Sequence[Game], bot: str) -> Iterator[tuple[Game, int]]:
    for game in games:
        for seat, name in enumerate(game.bots):
            if name == bot:
                yield game, seat


def _ducats(games: Sequence[Game], bot: str) -> float:
    found = [game.ducats[seat] for game, seat in _seats(games, bot)]
    return sum(found) / len(found) if found else 0.0


def _behind(games: Sequence[Game], bot: str) -> float | None:
    thieves = sum(game.thieves[seat] for game, seat in _seats(games, bot))
    behind = sum(game.behind[seat] for game, seat in _seats(games, bot))
    return behind / thieves if thieves else None
