"""What can be typed besides actions."""

from __future__ import annotations

from cadwallon.rules.setting import Setting
from cadwallon.terminal.names import Names
from cadwallon.terminal.phrases import plain

HELP = """
Type the number of an action, or its name: 'activate leona', 'move guardroom', 'pick', 'end'. The beginning of a
word is enough as long as it is clear ('act leo'), and a place may be called by its code on the map ('move A1').
An entry with '...' opens a list; Enter goes back and draws everything again.

  card NAME   explains a card, skill, treasure, figure       hand       your cards with their texts
  log [N]     the last N things that happened                board      draws the board again
  legend      the signs on the board and the rooms           discards   the cards that were played
  q           stop; the game is saved

A turn: draw a card, move a militiaman, then spend your action points. Each thief you activate may move once (1 AP)
and act once: attack (1 AP), pick a lock (1 AP and a die of Mind or less) or bash a chest (2 AP). A mission costs
3 AP and pays for what your thieves carry. When the alarm has rung, get out: only what is carried out is worth
something at the end, and every thief left behind costs 3 ducats. Three numbers behind a thief are his Combat,
Movement and Mind.
"""


def is_quit(answer: str) -> bool:
    """Does somebody want to stop?"""
    return answer.lower() in ("q", "quit", "exit")


def cards_named(names: Names, setting: Setting, wanted: str) -> list[str]:
    """The ids of cards, skills, treasures and actions of the sheet that are called like this, or begin so."""
    ids = [card.id for card in setting.arcana]
    ids += [character.skill.id for character in setting.figures if character.skill is not None]
    ids += [treasure.id for treasure in names.library.treasures.values()]
    ids += [action.id for action in setting.sheet_actions]
    ids += [mission.id for mission in setting.missions]
    words = plain(wanted).split()
    if not words:
        return []
    called = {id_: plain(names.of(id_)) for id_ in dict.fromkeys(ids)}
    exact = [id_ for id_, name in called.items() if name.split() == words]
    return exact or [
        id_ for id_, name in called.items() if all(any(w.startswith(x) for w in name.split()) for x in words)
    ]


def figure_named(names: Names, setting: Setting, wanted: str) -> int:
    """The figure that is called exactly like this, -1 if none is."""
    called = [plain(names.figure(slug)) for slug in setting.names]
    return called.index(plain(wanted)) if plain(wanted) in called else -1


def thing_named(names: Names, setting: Setting, answer: str) -> str:
    """The name of the space, figure or card that an answer ends with; empty if it names none."""
    words = plain(answer)
    called: dict[str, str] = {}
    for space in setting.terrain.spaces:
        called[space.code.lower()] = called[plain(names.space(space.slug))] = names.space(space.slug)
    for slug in setting.names:
        called[plain(names.figure(slug))] = names.figure(slug)
    for card in setting.arcana:
        called[plain(names.of(card.id))] = names.of(card.id)
    return next((name for key, name in called.items() if words == key or words.endswith(f" {key}")), "")
