"""``replay`` and ``verify``: what can be done with a record, or with the games of a campaign."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cadwallon.cli.failure import FAILED, WRONG_INPUT, Failure, complain
from cadwallon.cli.options import choosing, load, read_text

if TYPE_CHECKING:
    from cadwallon.library import Library


def show(file: Path, to: str | None, part: str | None, packs: Sequence[Path]) -> None:
    """Tell the game and show how the board looks in the end."""
    from cadwallon.campaign import CampaignError
    from cadwallon.library.texts import Texts
    from cadwallon.record import RecordError, replay
    from cadwallon.rules.events import Event
    from cadwallon.terminal.choices import whole_number
    from cadwallon.terminal.screen import Screen
    from cadwallon.terminal.story import tell_story

    with choosing():
        decisions = whole_number(to, "the number of decisions", 0) if to is not None else None
        number = whole_number(part, "the number of the part", 1) if part is not None else None
    text = read_text(file, "record")
    library = load(packs)
    events: list[Event] = []
    try:
        text = _game_of(text, number, library)
        state = replay(text, to=decisions, log=events.append, content=library)
    except (RecordError, CampaignError) as error:
        raise Failure(f"{file} cannot be replayed: {error}", WRONG_INPUT) from error
    except ValueError as error:
        raise Failure(f"{file}: {error}", WRONG_INPUT) from error
    tell_story(Screen(), library, Texts(packs=packs), state, events)


def _game_of(text: str, part: int | None, library: Library) -> str:
    """The record itself, or that of a part of a campaign (the last one that was begun if none is named)."""
    from cadwallon.campaign import Campaign, is_campaign
    from cadwallon.record import record

    if not is_campaign(text):
        if part is not None:
            raise ValueError("a record is a single game; only a campaign has parts")
        return text
    campaign = Campaign.from_text(text, content=library)
    games = [result.record for result in campaign.results]
    if campaign.game is not None:
        games.append(record(campaign.game, secret=True))
    number = len(games) if part is None else part
    if not 1 <= number <= len(games):
        raise ValueError(f"{len(games)} parts of the campaign have been begun, so part {number} cannot be told")
    return games[number - 1]


def prove(file: Path, packs: Sequence[Path]) -> int:
    """Say whether the dice and cards of a record were fair; the exit code."""
    from cadwallon.campaign import CampaignError, is_campaign
    from cadwallon.record import verify

    text = read_text(file, "record")
    library = load(packs)
    if is_campaign(text):
        try:
            return _prove_campaign(file, text, library)
        except CampaignError as error:
            complain(f"{file}: not proved: {error}")
            return FAILED
    proof = verify(text, content=library)
    if proof.holds:
        print(f"{file}: {proof}.")
        return 0
    complain(f"{file}: {proof}")
    return FAILED


def _prove_campaign(file: Path, text: str, library: Library) -> int:
    """Each finished game of a campaign by itself. Reading it has shown that they are the games of this campaign."""
    from cadwallon.campaign import Campaign
    from cadwallon.record import verify

    campaign = Campaign.from_text(text, content=library)
    for number, result in enumerate(campaign.results, 1):
        print(f"{file}, part {number}: {verify(result.record, content=library)}.")
    if campaign.game is not None:
        print(f"{file}, part {campaign.part}: still being played.")
    elif not campaign.results:
        print(f"{file}: nothing has been played yet.")
    return 0
