"""What The King of Ashes adds to the panel: experience, wounds, equipment, intrigues, boasts, the deck's back."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from cadwallon.rules.kit import OLD_CITY
from cadwallon.rules.militia import PURPLE
from cadwallon.rules.setting import Setting
from cadwallon.sight import View
from cadwallon.terminal.board import WOUND_SIGN
from cadwallon.terminal.names import Names, count, possessive

WOUNDED = Style(color="bright_red", bold=True)
FAINT = Style(dim=True)
BACK = Style(color="medium_purple1", bold=True)


class Expansion:
    """Lines for a panel. In the base game there are none."""

    def __init__(self, names: Names, setting: Setting) -> None:
        self.names = names
        self.setting = setting

    # -- where the game stands -------------------------------------------------------------
    def situation(self, view: View) -> list[Text]:
        """Which rules are played, the back of the deck, who is held where, what was looked at."""
        lines = [Text("Played with The King of Ashes.", FAINT)] if view.mode == OLD_CITY else []
        if self.setting.below and view.top is not None:
            moves = "a militiaman may move" if view.top == PURPLE else "the militia stays"
            lines.append(Text.assemble("Top card: ", (view.top, BACK if view.top == PURPLE else Style(color="blue"))))
            lines[-1].append(f", {moves}", FAINT)
        for slug, seat in view.held:
            who = possessive(self.names.seat(seat))
            lines.append(Text(f"{self.names.figure(slug)} stays until {who} next turn"))
        if view.duke is not None:
            lines.append(Text(f"The Duke is held in {self.names.space(view.duke)}"))
        if view.looked_at:
            seen = [f"{self.names.space(room)}: {self.names.of(token)}" for room, token in view.looked_at]
            lines.append(Text(f"You looked at {', '.join(seen)}"))
        return lines

    # -- gangs -------------------------------------------------------------------------------
    def purse(self, view: View, seat: int) -> str:
        """Experience and debts of a gang, to follow its ducats or cards."""
        if not view.xp:
            return ""
        gained = f", {view.xp[seat]} experience" if view.xp[seat] else ""
        return gained + (f", owes {view.debts[seat]}" if view.debts[seat] else "")

    def backs(self, view: View, seat: int) -> str:
        """How many cards of a hand have a purple back."""
        purple = view.backs[seat].count(PURPLE)
        return f" ({purple} purple)" if purple else ""

    def rival_intrigues(self, view: View, seat: int) -> str:
        """How many intrigues a gang holds."""
        number = view.intrigue_counts[seat] if view.intrigue_counts else 0
        return f", {count(number, 'intrigue')}" if number else ""

    def state_of(self, view: View, figure: int) -> Text:
        """The equipment and the wounds of one of my thieves."""
        out = Text()
        if view.gear and view.gear[figure] is not None:
            out.append(f", {self.names.of(view.gear[figure] or '')}", Style(color="bright_cyan"))
        if view.wounds and view.wounds[figure]:
            out.append(f", {count(view.wounds[figure], 'wound')}", WOUNDED)
        return out

    def short_state(self, view: View, figure: int) -> Text:
        """The same for anybody, shorter: one sign for each wound."""
        out = Text()
        if view.wounds and view.wounds[figure]:
            out.append(WOUND_SIGN * view.wounds[figure], WOUNDED)
        if view.gear and view.gear[figure] is not None:
            out.append(f" {self.names.of(view.gear[figure] or '')}", FAINT)
        return out

    def boasts(self, view: View, seat: int) -> Text | None:
        """What a gang has boasted of, my own boasts with what they pay or cost; None if of nothing."""
        if not view.boasts or not view.boasts[seat]:
            return None
        known = {boast.id: boast for boast in self.setting.adventure.boasts}
        cells = [self.names.of(boast) for boast in view.boasts[seat]]
        if seat == view.seat:
            cells = [f"{self.names.of(b)} (+{known[b].kept} or -{known[b].broken})" for b in view.boasts[seat]]
        return Text(f"  boasted: {', '.join(cells)}", FAINT)

    # -- cards that anybody may read -----------------------------------------------------------
    def equipment(self, view: View) -> list[str]:
        """The ids of all equipment in the game: first what is borne, then what is on display."""
        return [*(card for card in view.gear if card is not None), *view.equipment]

    def bearers(self, view: View) -> dict[str, str]:
        """Who bears which card."""
        return {
            card: self.names.figure(view.figures[figure]) for figure, card in enumerate(view.gear) if card is not None
        }
