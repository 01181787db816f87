"""The panel beside the board: where the game stands, my gang and hand, the missions, the rivals' open side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from cadwallon.rules.missions import carried, worth
from cadwallon.rules.setting import Setting
from cadwallon.sight import View
from cadwallon.terminal.board import colour_of, sign_of, treasure_mark, treasure_style
from cadwallon.terminal.expansion import Expansion
from cadwallon.terminal.names import Names, count, possessive
from cadwallon.terminal.picture import OFF_BOARD, piece

HEADING = Style(bold=True, underline=True)
FAINT = Style(dim=True)
GONE = {"outside": "away", "removed": "dead", "lost": "lost", "unplaced": "-"}
NOWHERE = {
    "outside": "got away",
    "removed": "out of the game",
    "lost": "did not come back",
    "unplaced": "not yet placed",
}
WARNING = Style(color="bright_red", bold=True)
GOOD = Style(color="green3", bold=True)


class Panel:
    """Everything a seat wants to look at besides the board; all of it comes from its view."""

    def __init__(self, names: Names, setting: Setting) -> None:
        self.names = names
        self.setting = setting
        self.koa = Expansion(names, setting)
        self.alarm_round = next(
            (e.rounds[0] for e in setting.adventure.track for effect in e.effects if effect.do == "alarm"), 0
        )

    def render(self, view: View, seat: int, width: int, card_lines: int) -> RenderableType:
        """The whole panel. ``card_lines`` is how much of each card's text is shown, 0 for the tersest form."""
        terse = not card_lines
        parts = [
            self.situation(view, seat),
            *self.sheet(view),
            self.missions(view, seat, terse),
            self.gang(view, seat),
            self.hand(view, width * card_lines),
            *self.intrigues(view, width * card_lines),
            self.rivals(view, seat),
        ]
        return Group(*parts)

    # -- where the game stands -------------------------------------------------------------
    def situation(self, view: View, seat: int) -> RenderableType:
        """Adventure, round, alarm, whose turn."""
        out = Text()
        out.append(self.names.adventure, Style(bold=True, color="bright_yellow"))
        rounds = self.setting.adventure.rounds
        out.append(f"   round {view.round} of {rounds}" if view.round else "   before the first round")
        if view.alarm:
            out.append("\nALARM: thieves may leave by gates without portcullis.", WARNING)
        elif self.alarm_round:
            out.append(f"\nThe alarm rings in round {self.alarm_round}.", FAINT)
        if view.round:
            out.append(f"\n{self.whose(view.turn, seat)} turn, ")
            out.append(count(view.ap, "action point"), Style(bold=True))
            if view.active is not None:
                active = self.names.figure(view.active)
                out.append(f", {active} is active ({self._left(view)})")
        for line in self.koa.situation(view):
            out.append("\n").append_text(line)
        return out

    def _left(self, view: View) -> str:
        left = ["move"] * view.moves + ["action"] * view.acts + ["one more go"] * view.extra
        return " and ".join(left) + " left" if left else "nothing left"

    def whose(self, seat: int, viewer: int) -> str:
        """``Your`` or the name of a gang."""
        return "Your" if seat == viewer else possessive(self.names.seat(seat))

    def sheet(self, view: View) -> list[RenderableType]:
        """What the adventure adds: ducats that wait somewhere, prices, counters, marks."""
        lines: list[str] = []
        for pool, ducats in view.pools:
            lines.append(f"{_capital(self.names.number(pool))}: {count(ducats, 'ducat')}")
        for stat, value in view.stats:
            lines.append(f"{_capital(self.names.number(stat))}: {value}")
        for counter, values in view.counters:
            each = "  ".join(f"{sign_of(self.setting.gangs[seat])} {value}" for seat, value in enumerate(values))
            lines.append(f"{_capital(self.names.number(counter))}: {each}")
        prices = [f"{self.names.kind(kind)} {price}" for kind, price in view.prices if price]
        if prices:
            lines.append(f"Prices: {', '.join(prices)}")
        # the fence's room of this round and the next; none once her shop is closed
        rooms = [self.names.space(slug) for slug in view.itinerary[max(view.round, 1) - 1 :][:2]]
        if rooms:
            lines.append(f"The fence: {rooms[0]}" + (f", next round {rooms[1]}" if len(rooms) > 1 else ""))
        for owner, figure in enumerate(view.marks):
            if figure is not None:
                lines.append(f"{self.names.seat(owner)} marked {self.names.figure(figure)}")
        return [Text("\n".join(lines))] if lines else []

    # -- missions ----------------------------------------------------------------------------
    def missions(self, view: View, seat: int, terse: bool = False) -> RenderableType:
        """The open missions and what each would pay this seat now."""
        if terse:
            return self._terse_missions(view, seat)
        table = _table()
        for mission in view.missions:
            pay, number = self.pays(view, seat, mission)
            what = Text(f"pays you {pay}", GOOD) if number else Text("you carry none", FAINT)
            table.add_row(self.names.of(mission), what)
        if not view.missions:
            table.add_row(Text("none", FAINT), "")
        return Group(Text("\nMissions", HEADING), table)

    def _terse_missions(self, view: View, seat: int) -> Text:
        cells: list[Text] = []
        for mission in view.missions:
            pay, number = self.pays(view, seat, mission)
            cells.append(Text(self.names.of(mission)))
            if number:
                cells[-1].append(f" pays you {pay}", GOOD)
        return Text.assemble(("\nMissions", HEADING), ": ", Text(", ").join(cells) if cells else "none")

    def pays(self, view: View, seat: int, mission_id: str) -> tuple[int, int]:
        """What a mission would pay a seat now, and for how many treasures."""
        mission = self.names.library.missions[mission_id]
        kind = self.setting.kind_index[mission.treasure]
        number = carried(view.known, seat, kind)
        return worth(view.known, kind, number) + mission.bonus * number, number

    # -- my side -----------------------------------------------------------------------------
    def gang(self, view: View, seat: int) -> RenderableType:
        """My thieves: values, place, load."""
        gang = self.setting.gangs[seat]
        title = Text("\n")
        title.append(f"{sign_of(gang)} {self.names.seat(seat)}", Style(color=colour_of(gang), bold=True))
        purse = f"{count(view.ducats or 0, 'ducat')}{self.koa.purse(view, seat)}"
        title.append(f" (you): {purse}", Style(bold=True))
        table = _table()
        for figure in self.setting.crew[seat]:
            table.add_row(*self._figure(view, figure))
        boasts = self.koa.boasts(view, seat)
        return Group(title, table, *([boasts] if boasts is not None else []))

    def _figure(self, view: View, figure: int) -> list[Text]:
        setting = self.setting
        slug = view.figures[figure]
        active = slug == view.active
        name = Text(piece(self.names, setting, figure).text, Style(color=colour_of(self._gang_of(figure)), bold=True))
        values = f"{setting.combat[figure]}/{setting.movement[figure]}/{setting.mind[figure]}"
        state = "active" if active else "done" if slug in view.activated else ""
        place = Text(self.place(view.positions[figure]))
        if state:
            place.append(f" ({state})", Style(bold=active, dim=not active))
        place.append_text(self.koa.state_of(view, figure))
        if slug in view.led:
            place.append(f" leads {'the Duke' if 'duke' in setting.adventure.tokens else 'a hostage'}", WARNING)
        return [name, Text(self.names.figure(slug)), Text(values, FAINT), self.load(view.loads[figure]), place]

    def _gang_of(self, figure: int) -> str:
        owner = self.setting.owner[figure]
        return self.setting.gangs[owner] if owner >= 0 else ""

    def load(self, kinds: Iterable[str]) -> Text:
        """Treasures carried, as signs."""
        out = Text()
        for kind in kinds:
            out.append(treasure_mark(kind, False), treasure_style(kind))
        return out

    def place(self, slug: str) -> str:
        """Where a figure is."""
        return NOWHERE.get(slug) or self.names.space(slug)

    def hand(self, view: View, room: int) -> RenderableType:
        """My cards, each with as much of its text as there is room for."""
        return self._cards(f"Your hand ({count(len(view.hand), 'card')})", view.hand, room)

    def _cards(self, title: str, cards: Sequence[str], room: int) -> RenderableType:
        """Cards one under the other; without room for their texts only their names, beside each other."""
        lines = [self.card(card, cards.count(card), room) for card in dict.fromkeys(cards)]
        if not room:
            return Text.assemble((title, HEADING), ": ", Text(", ").join(lines))
        return Group(Text(f"\n{title}", HEADING), *lines)

    def intrigues(self, view: View, room: int) -> list[RenderableType]:
        """My intrigues, each with as much of its text as there is room for."""
        if not view.intrigues:
            return []
        return [self._cards(f"Your intrigues ({len(view.intrigues)})", view.intrigues, room)]

    def own_intrigues(self, view: View) -> RenderableType:
        """My intrigues with their texts."""
        return Group(*(self.card(card) for card in view.intrigues)) if view.intrigues else Text("You have none.")

    def equipment(self, view: View) -> RenderableType:
        """All equipment with its texts: what is borne, and what can be had."""
        bearers = self.koa.bearers(view)
        lines: list[RenderableType] = []
        for card in self.koa.equipment(view):
            line = self.card(card)
            lines.append(line.append(f" ({bearers[card]})", GOOD) if card in bearers else line)
        return Group(*lines)

    def card(self, card: str, copies: int = 1, room: int | None = None) -> Text:
        """A card with its text; ``room`` is the number of characters for both, None for as many as it takes."""
        out = Text(self.names.of(card), Style(bold=True, color="bright_cyan"))
        if copies > 1:
            out.append(f" ×{copies}")
        text = self.names.text(card)
        if room is not None:
            text = _shortened(text, room - out.cell_len - 4)
        if text:
            out.append(f": {text}", Style(bold=False, color="default"))
        return out

    # -- the others ----------------------------------------------------------------------------
    def rivals(self, view: View, seat: int) -> RenderableType:
        """What is open about the other gangs, with the codes of the map for places."""
        parts: list[RenderableType] = [Text("\nRivals", HEADING)]
        places = view.order.index(seat)
        for offset in range(1, len(view.order)):
            rival = view.order[(places + offset) % len(view.order)]
            gang = self.setting.gangs[rival]
            line = Text(f"{sign_of(gang)} {self.names.seat(rival)}", Style(color=colour_of(gang), bold=True))
            cards = f"{count(len(view.backs[rival]), 'card')}{self.koa.backs(view, rival)}"
            rest = f"{self.koa.rival_intrigues(view, rival)}{self.koa.purse(view, rival)}"
            line.append(f": {cards}{rest}", Style(bold=False, color="default"))
            parts += [line, self._row(view, self.setting.crew[rival])]
            boasts = self.koa.boasts(view, rival)
            parts += [boasts] if boasts is not None else []
        others = [f for f, owner in enumerate(self.setting.owner) if owner < 0 and self._on_board(view, f)]
        parts.append(self._row(view, others))
        return Group(*parts)

    def _on_board(self, view: View, figure: int) -> bool:
        return view.positions[figure] not in OFF_BOARD

    def _row(self, view: View, figures: Iterable[int]) -> Text:
        """Figures with their places and loads, in one line."""
        index = self.setting.terrain.index
        cells: list[Text] = []
        for figure in figures:
            one = piece(self.names, self.setting, figure)
            place = view.positions[figure]
            where = self.setting.terrain.spaces[index[place]].code if place in index else GONE.get(place, "")
            cell = Text.assemble((one.text, one.style), f" {where}")
            cell.append_text(self.load(view.loads[figure]))
            cell.append_text(self.koa.short_state(view, figure))
            if view.figures[figure] in view.led:
                cell.append("+Duke" if "duke" in self.setting.adventure.tokens else "+h", WARNING)
            cells.append(cell)
        return Text("  ").join(cells)


def _table() -> Table:
    return Table.grid(padding=(0, 1, 0, 0))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _shortened(text: str, room: int) -> str:
    """The beginning of a text, cut after a word; nothing if that would be next to nothing."""
    if len(text) <= room:
        return text
    return text[: room - 1].rpartition(" ")[0] + " …" if room > 12 else ""
