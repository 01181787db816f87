"""``campaign``: a campaign in the terminal, new or continued, and how it stands."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cadwallon.cli.failure import WRONG_INPUT, Failure
from cadwallon.cli.options import bots_named, choosing, load
from cadwallon.cli.play import Wishes, at_the_table

if TYPE_CHECKING:
    from cadwallon.campaign import Campaign
    from cadwallon.library import Library
    from cadwallon.terminal.saves import Saved
    from cadwallon.terminal.setup import Given


def start_campaign(wishes: Wishes) -> None:
    """Ask what is still open and play the first part of a new campaign."""
    from cadwallon.campaign import Campaign
    from cadwallon.library.texts import Texts
    from cadwallon.rules.kit import EXPANSION
    from cadwallon.terminal import saves
    from cadwallon.terminal.campaign import begin_part
    from cadwallon.terminal.choices import pace
    from cadwallon.terminal.game import seated, stamp
    from cadwallon.terminal.screen import Screen
    from cadwallon.terminal.setup import Setup

    path = wishes.save or saves.fresh("campaign", stamp(), saves.CAMPAIGN)
    if path.exists():
        raise Failure(
            f"{path} exists already; 'cadwallon campaign --continue {path}' goes on with a campaign", WRONG_INPUT
        )
    library = load(wishes.packs)
    texts = Texts(packs=wishes.packs)
    with choosing(), at_the_table():
        screen = Screen(pace=pace(wishes.pace))
        setup = Setup(screen, library, texts, _given(wishes))
        number = setup.players()
        inn = setup.inn(EXPANSION)
        gangs = setup.gangs(number)
        people = setup.people(number)
        bots = setup.bots(number - len(people))
        campaign = Campaign(gangs=gangs, inn=inn, seed=setup.seed(), content=library)
        begin_part(screen, texts, campaign, gangs, seated(people, bots, number), path)


def continue_campaign(file: Path | None, wishes: Wishes) -> None:
    """Go on with the running game of a saved campaign, or begin its next part."""
    from cadwallon.library.texts import Texts
    from cadwallon.terminal.campaign import begin_part, go_on_with_part, standings
    from cadwallon.terminal.choices import pace
    from cadwallon.terminal.screen import Screen
    from cadwallon.terminal.setup import Setup

    if wishes.players or wishes.inn is not None or wishes.seed is not None:
        raise Failure("a saved campaign has its players, rules and chance already", WRONG_INPUT)
    library = load(wishes.packs)
    path, saved, campaign = _saved(file or wishes.save, library)
    texts = Texts(packs=wishes.packs)
    if campaign.over:
        Screen().show(standings(campaign, texts))
        return
    with choosing(), at_the_table():
        screen = Screen(pace=pace(wishes.pace))
        seats = _seats(saved, campaign, wishes)
        to = wishes.save or path
        if campaign.game is None:
            setup = Setup(screen, library, texts, _given(wishes))
            screen.show(standings(campaign, texts))
            gangs = setup.gangs(campaign.seats, usual=campaign.gangs)
            begin_part(screen, texts, campaign, gangs, seats, to)
        elif wishes.gangs:
            raise Failure(f"part {campaign.part} has begun: its gangs cannot be changed any more", WRONG_INPUT)
        else:
            go_on_with_part(screen, texts, campaign, campaign.game, seats, to)


def show_standings(file: Path | None, packs: tuple[Path, ...]) -> None:
    """Print how a campaign stands."""
    from cadwallon.library.texts import Texts
    from cadwallon.terminal.campaign import standings
    from cadwallon.terminal.screen import Screen

    _, _, campaign = _saved(file, load(packs))
    Screen().show(standings(campaign, Texts(packs=packs)))


def _given(wishes: Wishes) -> Given:
    from cadwallon.terminal.setup import Given

    return Given(
        wishes.players,
        wishes.people,
        wishes.gangs,
        inn=wishes.inn,
        seed=wishes.seed,
        bots=wishes.bots,
        ask=not wishes.yes,
    )


def _saved(file: Path | None, library: Library) -> tuple[Path, Saved, Campaign]:
    """The campaign of this file, or the one played last."""
    from cadwallon.campaign import Campaign, CampaignError
    from cadwallon.terminal import saves

    path = file or saves.latest(saves.CAMPAIGN)
    if path is None:
        raise Failure(f"there is no saved campaign in {saves.folder()}", WRONG_INPUT)
    try:
        saved = saves.read(path, "saved campaign")
        campaign = Campaign.from_text(saved.text, content=library)
    except saves.SaveError as error:
        raise Failure(str(error), WRONG_INPUT) from error
    except CampaignError as error:
        raise Failure(f"{path} cannot be used: {error}", WRONG_INPUT) from error
    if campaign.game is not None and campaign.game.over:
        campaign.finish(campaign.game)
    return path, saved, campaign


def _seats(saved: Saved, campaign: Campaign, wishes: Wishes) -> tuple[str, ...]:
    """Who sits where: as before, unless other people are named."""
    from cadwallon.players import FALLBACK
    from cadwallon.terminal.game import seated_again

    return seated_again(saved, wishes.people, bots_named(wishes.bots or FALLBACK), campaign.seats)
