"""A campaign in the terminal: its games one after another, all in one file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from cadwallon.campaign import Campaign
from cadwallon.library.texts import Texts
from cadwallon.record import record, replay
from cadwallon.rules.events import Event
from cadwallon.rules.state import State
from cadwallon.terminal import saves
from cadwallon.terminal.board import colour_of, sign_of
from cadwallon.terminal.game import TOLD_AGAIN, TerminalGame, after_dealing
from cadwallon.terminal.names import Names, listed
from cadwallon.terminal.screen import Screen


class CampaignGame(TerminalGame):
    """A game of a campaign: it is saved with all that came before it, and noted when it is over."""

    command = "campaign"

    def __init__(
        self, screen: Screen, texts: Texts, campaign: Campaign, state: State, seats: Sequence[str], path: Path
    ) -> None:
        super().__init__(screen, campaign.library, texts, state, seats, path)
        self.campaign = campaign

    def _save(self, state: State) -> None:
        if state.over:
            self.campaign.finish(state)
        saves.write_campaign(self.path, self.campaign, self.who)

    def _farewell(self) -> None:
        self.screen.show(standings(self.campaign, self.texts))
        self.screen.say(f"\nThe campaign is in {self.path}.")
        if not self.campaign.over:
            self.screen.say(f"'{self._continuing()}' plays the next part.")
        self.screen.say(f"'cadwallon verify {self.path}' proves that all dice and cards were fair.")


def begin_part(
    screen: Screen, texts: Texts, campaign: Campaign, gangs: Sequence[str], seats: Sequence[str], path: Path
) -> bool:
    """Begin the next part and play it; True if it came to its end."""
    events: list[Event] = []
    state = campaign.next_game(gangs, log=events.append)
    return CampaignGame(screen, texts, campaign, state, seats, path).play(events, after_dealing(events))


def go_on_with_part(
    screen: Screen, texts: Texts, campaign: Campaign, state: State, seats: Sequence[str], path: Path
) -> bool:
    """Go on with the game that is running; True if it came to its end."""
    events: list[Event] = []
    replay(record(state, secret=True), log=events.append, content=campaign.library)
    return CampaignGame(screen, texts, campaign, state, seats, path).play(events, TOLD_AGAIN)


def standings(campaign: Campaign, texts: Texts) -> RenderableType:
    """Who has how much, part by part, and a sentence that says where the campaign stands."""
    names = Names(campaign.library, texts, campaign.adventure, campaign.gangs)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("")
    table.add_column("")
    parts = [f"part {number}" for number in range(1, len(campaign.results) + 1)]
    for heading in (*parts, "ducats", "games won", "experience"):
        table.add_column(heading, justify="right")
    for standing in campaign.standings:
        style = Style(color=colour_of(standing.gang), bold=standing.seat in campaign.winners)
        table.add_row(
            f"{standing.place}.",
            Text(f"{sign_of(standing.gang)} {names.seat(standing.seat)}", style),
            *(str(result.ducats[standing.seat]) for result in campaign.results),
            str(standing.ducats),
            str(standing.games_won),
            str(standing.experience),
        )
    title = Text("\nThe campaign\n", Style(bold=True))
    return Group(title, table, Text(f"\n{_sentence(campaign, names)}"))


def _sentence(campaign: Campaign, names: Names) -> str:
    if campaign.over:
        return _verdict(campaign, names)
    part = f"Part {campaign.part} of {len(campaign.parts)}, {names.adventure},"
    return f"{part} is being played." if campaign.game is not None else f"{part} comes next."


def _verdict(campaign: Campaign, names: Names) -> str:
    """Who won the campaign and why (P-5)."""
    winners = listed([names.seat(seat) for seat in campaign.winners])
    best = campaign.totals[campaign.winners[0]]
    if len(campaign.winners) > 1:
        return f"{winners} share the campaign: as many ducats and as many games won."
    tied = [s.seat for s in campaign.standings if s.ducats == best and s.seat not in campaign.winners]
    if tied:
        rivals = listed([names.seat(seat) for seat in tied])
        return f"{winners} won the campaign: as many ducats as {rivals}, but more games."
    return f"{winners} won the campaign with the most ducats ({best})."
