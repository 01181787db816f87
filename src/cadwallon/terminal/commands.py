"""What can be typed besides actions."""

from __future__ import annotations

from cadwallon.rules.setting import Setting
from cadwallon.terminal.names import Names
from cadwallon.terminal.phrases import plain

HELP = """
Type the number of an action, or its name: 'activate leona', 'move guardroom', 'pick', 'end'. The beginning of a
word is enough as long as it is clear ('act leo'), and a place may be called by its code on the map ('move A1').
An entry with '...' opens a list; Enter goes back and draws everything again. Another way than the shortest is
given by spaces that it leads through: 'move library via crooked-elbow'.

  card NAME   explains a card, skill, treasure, figure       hand       your cards with their texts
  log [N]     the last N things that happened                board      draws the board again
  legend      the signs on the board and the rooms           discards   the cards that were played
  hint        what a good player would do, and why           pace 0.5   seconds for each thing a bot does; 'off'
  q           stop; the game is saved

A turn: draw a card, move a militiaman, then spend your action points. Each thief you activate may move once (1 AP)
and act once: attack (1 AP), pick a lock (1 AP and a die of Mind or less) or bash a chest (2 AP). A mission costs
3 AP and pays for what your thieves carry. When the alarm has rung, get out: only what is carried out is worth
something at the end, and every thief left behind costs 3 ducats. Three numbers behind a thief are his Combat,
Movement and Mind.
"""

KOA_HELP = """
With The King of Ashes: a face-down token ('?') is turned by whoever enters the room, and ends his move. A wounded
thief cannot be activated until he is healed (1 AP). One experience token rolls a die again, two buy equipment.
'intrigues' shows your own intrigues, 'equipment' what can be had and who bears what. A staircase ('>') leads down.
"""

BELOW_HELP = """
Below, each room is good for something once you are in it, and whoever steps down wakes the Cyclops. Who loses a fight
there, or to a militiaman, goes to the Prison: an escape costs 1 AP and needs a 4 or more. A militiaman moves only if
the top card of the deck has a purple back.
"""


def is_quit(answer: str) -> bool:
    """Does somebody want to stop?"""
    return answer.lower() in ("q", "quit", "exit")


def cards_named(names: Names, setting: Setting, wanted: str) -> list[str]:
    """The ids of all that has a text (cards, skills, treasures, tokens, the sheet) and is called or begins so."""
    ids = [card.id for card in setting.arcana]
    ids += [character.skill.id for character in setting.figures if character.skill is not None]
    ids += [treasure.id for treasure in names.library.treasures.values()]
    ids += [action.id for action in setting.sheet_actions]
    ids += [mission.id for mission in setting.missions]
    kit = setting.kit
    ids += [card.id for card in kit.equipment] + [card.id for card in kit.intrigues]
    ids += [token.id for token in kit.exploration] + [boast.id for boast in setting.adventure.boasts]
    words = plain(wanted).split()
    if not words:
        return []
    called = {id_: plain(names.of(id_)) for id_ in dict.fromkeys(ids)}
    exact = [id_ for id_, name in called.items() if name.split() == words]
    return exact or [
        id_ for id_, name in called.items() if all(any(w.startswith(x) for w in name.split()) for x in words)
    ]


def mercenary_named(names: Names, setting: Setting, wanted: str) -> str:
    """The id of the mercenary who is called exactly like this, empty if none is."""
    return next((m for m in setting.kit.mercenaries if plain(names.of(m)) == plain(wanted)), "")


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
    kit = setting.kit
    cards = [c.id for c in setting.arcana] + [c.id for c in kit.equipment] + [c.id for c in kit.intrigues]
    for card in cards:
        called[plain(names.of(card))] = names.of(card)
    return next((name for key, name in called.items() if words == key or words.endswith(f" {key}")), "")
