"""Scenes between the games of a campaign (P): finished games are told, the next part is begun or all is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cadwallon.campaign import Campaign, CampaignError, Result, parts_of
from cadwallon.library import Library
from cadwallon.rules.events import Log
from cadwallon.rules.state import State
from cadwallon.scenes.given import SETUP_KEYS, chance_of, gangs_of
from cadwallon.scenes.model import Failure, SceneError, Step, Table
from cadwallon.scenes.registry import Stage, differs, fact
from cadwallon.scenes.values import count, flag, items, known, table, text, texts, whole
from cadwallon.scenes.words import gang_ids, gang_of, plain

DECIDED = ("adventure", "mode", "experience", "bonus")
"""Words of a fresh game that do not go with finished games: these decide it."""

GAME_WORDS = ("gangs", "ducats", "winners", "xp")


# -- given ---------------------------------------------------------------------------------------------
def campaign_of(given: Table, library: Library) -> Campaign | None:
    """The campaign after the games that a scene tells; None if it tells of no campaign."""
    if "campaign" not in given:
        return None
    told = items(given["campaign"], "campaign")
    games = [table(entry, f"campaign, game {number}") for number, entry in enumerate(told, 1)]
    parts = parts_of(library)
    if len(games) > len(parts):
        raise SceneError(f"campaign: {len(games)} games are told, but a campaign has {len(parts)} parts")
    gangs = gangs_of(given, library, parts[0])
    results = [
        _result(game, f"campaign, game {number}", sheet.id, gangs, library)
        for number, (game, sheet) in enumerate(zip(games, parts, strict=False), 1)
    ]
    try:
        campaign = Campaign.after(results, gangs, inn=flag(given.get("inn", False), "inn"), content=library)
    except CampaignError as problem:
        raise SceneError(f"campaign: {problem}") from None
    _check_words(given, campaign)
    return campaign


def _check_words(given: Table, campaign: Campaign) -> None:
    fresh = flag(given.get("setup", False), "setup")
    if campaign.over and fresh:
        raise SceneError(f"campaign: all {len(campaign.parts)} parts are played, so there is nothing to set up")
    if not campaign.over and not fresh:
        raise SceneError(f"campaign: part {campaign.part} is set up by the rules; 'setup = true' is missing")
    for key in given:
        if key in DECIDED:
            raise SceneError(f"given: {key!r} does not go with 'campaign': the finished games decide it")
        if key not in SETUP_KEYS:
            raise SceneError(f"given: {key!r} does not go with 'campaign': between two games nothing else is kept")


def _result(game: Table, what: str, adventure: str, gangs: tuple[str, ...], library: Library) -> Result:
    """One finished game. Without a word who won it, whoever has the most ducats did."""
    for key in game:
        known(key, GAME_WORDS, what)
    if "ducats" not in game:
        raise SceneError(f"{what}: 'ducats' is missing, what everybody had at the end")
    seated = gang_ids(library, texts(game["gangs"], f"{what}: gangs")) if "gangs" in game else gangs
    ducats = _by_seat(game, "ducats", what, seated, library)
    if "winners" in game:
        names = texts(game["winners"], f"{what}: winners")
        winners = [_seat(name, f"{what}: winners", seated, library) for name in names]
        if len(set(winners)) != len(winners):
            raise SceneError(f"{what}: winners: somebody is named twice")
    else:
        winners = [seat for seat, number in enumerate(ducats) if number == max(ducats)]
    return Result(adventure, seated, ducats, tuple(sorted(winners)), _by_seat(game, "xp", what, seated, library), "")


def _by_seat(game: Table, word: str, what: str, gangs: Sequence[str], library: Library) -> tuple[int, ...]:
    numbers = [0] * len(gangs)
    for name, number in table(game.get(word, {}), f"{what}: {word}").items():
        key = f"{what}: {word}.{name}"
        numbers[_seat(name, key, gangs, library)] = count(number, key)
    return tuple(numbers)


def _seat(name: str, what: str, gangs: Sequence[str], library: Library) -> int:
    gang = gang_of(library, name)
    if gang not in gangs:
        raise SceneError(f"{what}: {name!r} was not at the table: {', '.join(gangs)} were")
    return gangs.index(gang)


def next_part(campaign: Campaign, given: Table, log: Log | None = None) -> State:
    """The next game, begun as the campaign begins it."""
    try:
        gangs = gangs_of(given, campaign.library, campaign.adventure)
        return campaign.next_game(gangs, chance=chance_of(given), log=log)
    except CampaignError as problem:
        raise SceneError(f"campaign: {problem}") from None


# -- then ----------------------------------------------------------------------------------------------
@fact("campaign")
def _campaign(stage: Stage, what: str, value: object) -> list[Failure]:
    if stage.campaign is None:
        raise SceneError("then: 'campaign' looks at what 'campaign' in given tells; that is missing")
    return standing_of(stage.campaign, what, value)


def after_all(campaign: Campaign, steps: Sequence[Step]) -> tuple[int, list[Failure]]:
    """The facts of a scene after the last game: how many were looked at, and which of them do not hold."""
    out: list[Failure] = []
    looked = 0
    for step in steps:
        if step.actions:
            raise SceneError("when: all parts of the campaign are played; nothing can be done any more")
        for word, value in step.then.items():
            if word != "campaign":
                raise SceneError(f"then: {word!r} looks at a game, but all parts are played; only 'campaign' is left")
            looked += 1
            out += standing_of(campaign, word, value)
    return looked, out


def standing_of(campaign: Campaign, what: str, value: object) -> list[Failure]:
    """Whatever the scene says about how the campaign stands."""
    out: list[Failure] = []
    places = {standing.seat: standing.place for standing in campaign.standings}
    numbers: Mapping[str, Sequence[int]] = {
        "totals": campaign.totals,
        "games_won": campaign.games_won,
        "experience": campaign.experience or (0,) * campaign.seats,
        "places": [places[seat] for seat in range(campaign.seats)],
    }
    lists = {"bonus": campaign.bonus, "winners": campaign.winners}
    for word, entry in table(value, what).items():
        key = f"{what}.{word}"
        known(word, (*numbers, *lists, "part", "adventure", "over"), what)
        if word in numbers:
            out += _numbers(campaign, key, entry, numbers[word])
        elif word in lists:
            wanted = {_seat(name, key, campaign.gangs, campaign.library) for name in texts(entry, key)}
            out += differs(key, *([campaign.gangs[seat] for seat in sorted(seats)] for seats in (wanted, lists[word])))
        elif word == "over":
            out += differs(key, flag(entry, key), campaign.over)
        elif word == "part":
            out += differs(key, whole(entry, key), campaign.part)
        else:
            out += differs(key, plain(text(entry, key)).replace("-", "_"), campaign.adventure.id)
    return out


def _numbers(campaign: Campaign, key: str, entry: object, actual: Sequence[int]) -> list[Failure]:
    out: list[Failure] = []
    for name, number in table(entry, key).items():
        seat = _seat(name, f"{key}.{name}", campaign.gangs, campaign.library)
        out += differs(f"{key}.{name}", whole(number, f"{key}.{name}"), actual[seat])
    return out
