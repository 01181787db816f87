"""Golden games: how they are played, told and kept."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

from cadwallon import Event, State, apply, load_content, new_game
from cadwallon.record import record
from cadwallon.rules.chance import KeyedChance, SeededChance
from cadwallon.rules.events import Fact
from tests.properties.helpers import bold, eager

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    """A game that is kept: its sheet, its gangs, where its chance comes from (a seed, or a key made of one byte)."""

    name: str
    adventure: int
    gangs: tuple[str, ...]
    seed: int
    sealed: bool = False
    mode: str | None = None
    inn: bool = False

    @property
    def record(self) -> Path:
        return FOLDER / f"{self.name}.record"

    @property
    def events(self) -> Path:
        return FOLDER / f"{self.name}.events"


# seeds of games in which much happens, found by trying
GAMES = (
    Golden("adv_01", 1, ("executioners", "nocturnis", "kalderns_gang", "cursed_ones"), 123, sealed=True),
    Golden("adv_02", 2, ("nocturnis", "kalderns_gang", "cursed_ones"), 88),
    Golden("adv_03", 3, ("cursed_ones", "guild", "executioners"), 217),
    Golden("adv_03_by_the_dice", 3, ("executioners", "nocturnis", "cursed_ones", "kalderns_gang"), 152),
    Golden("adv_04", 4, ("kalderns_gang", "executioners"), 1238),
    Golden("adv_05", 5, ("cursed_ones", "nocturnis"), 778),
    Golden("adv_06", 6, ("executioners", "nocturnis", "cursed_ones"), 948),
    Golden("adv_07", 7, ("nocturnis", "executioners"), 145, sealed=True),
    Golden("adv_08", 8, ("kalderns_gang", "cursed_ones"), 679),
    Golden("adv_01_old_city", 1, ("kalderns_gang", "nocturnis", "cursed_ones"), 26, mode="old_city", inn=True),
    Golden("adv_09", 9, ("executioners", "nocturnis", "kalderns_gang", "cursed_ones"), 101),
    Golden("adv_10", 10, ("nocturnis", "cursed_ones"), 105, inn=True),
    Golden("adv_11", 11, ("kalderns_gang", "executioners", "nocturnis"), 25),
    Golden("adv_12", 12, ("cursed_ones", "kalderns_gang"), 61),
    Golden("adv_13", 13, ("executioners", "cursed_ones", "nocturnis"), 83),
    Golden("adv_14", 14, ("kalderns_gang", "nocturnis"), 5),
)


def play(golden: Golden) -> tuple[State, list[Event]]:
    """Play the game anew, with eager players, or bold ones with the expansion."""
    told: list[Event] = []
    chance = KeyedChance(bytes([golden.seed] * 32)) if golden.sealed else SeededChance(golden.seed)
    state = new_game(
        golden.adventure, gangs=golden.gangs, mode=golden.mode, inn=golden.inn, log=told.append, chance=chance
    )
    luck = Random(golden.seed)
    choose = bold if state.setting.koa else eager
    while not state.over:
        apply(state, choose(state, luck), told.append)
    return state, told


def tell(events: list[Event]) -> str:
    """Events as text, one line each: name, open facts, then secret ones with the seats that learn them."""
    return "".join(_line(event) + "\n" for event in events)


def _line(event: Event) -> str:
    line = " ".join([event.name, *_facts(event.facts)])
    if event.secret:
        line += f" / {','.join(map(str, event.seats))}: {' '.join(_facts(event.secret))}"
    return line


def _facts(facts: dict[str, Fact]) -> list[str]:
    return [f"{key}={_value(value)}" for key, value in facts.items()]


def _value(value: Fact) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def with_present_content(text: str) -> str:
    """The record as if made with the content of today.

    Golden games watch what happens in play. That records refuse other content is tested elsewhere; here a card of the
    expansion that gets a better price should not ask for new golden games.
    """
    library = load_content()
    lines = text.split("\n")
    lines[1] = f"content {' '.join(library.packs)} {library.fingerprint}"
    return "\n".join(lines)


def keep(golden: Golden) -> None:
    """Play a game anew and write down what it is to be from now on."""
    state, events = play(golden)
    golden.record.write_text(record(state), encoding="utf-8")
    golden.events.write_text(tell(events), encoding="utf-8")
