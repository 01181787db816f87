"""The question that is asked, made from what is going on: who runs, who fights, what was rolled."""

from __future__ import annotations

from collections.abc import Callable

from cadwallon.rules.fight import Fight
from cadwallon.rules.militia import PATROL
from cadwallon.rules.rolls import SAFE_IN_TUNNEL, Roll
from cadwallon.sight import Doing, View
from cadwallon.terminal.names import Names, count


class Facts:
    """The open facts of what is going on, with their names looked up."""

    def __init__(self, names: Names, view: View, doing: Doing) -> None:
        self.names = names
        self.view = view
        self._facts = dict(doing.facts)

    def figure(self, key: str = "figure") -> str:
        value = self._facts.get(key)
        return self.names.figure(value) if isinstance(value, str) else "He"

    def space(self, key: str = "space") -> str:
        value = self._facts.get(key)
        return self.names.space(value) if isinstance(value, str) else "this space"

    def number(self, key: str) -> int:
        value = self._facts.get(key)
        return value if isinstance(value, int) else 0

    def word(self, key: str) -> str:
        value = self._facts.get(key)
        return value if isinstance(value, str) else ""


Ask = Callable[[Facts], str]


def _turn(f: Facts) -> str:
    if f.view.phase == "militia":
        if f.view.known.setting.below:
            return f"Do you move a militiaman, up to {PATROL} spaces?"
        return "Which militiaman do you name? A die says how far he may go (6: not at all)."
    return "What do you do?"


def _fight(f: Facts) -> str:
    attacker, defender = f.figure("attacker"), f.figure("defender")
    text = f"{attacker} attacks {defender} in {f.space()}"
    fight = f.view.known.stack[-1] if f.view.known.stack else None
    if isinstance(fight, Fight):
        # Y-3: the Cyclops has to be beaten twice
        text += ", second round" if fight.round > 1 else ""
        first, second = (fight.dice_count(f.view.known, side) for side in (0, 1))
        if fight.dice[0]:
            dice = [" ".join(map(str, dice)) for dice in fight.dice]
            scores = f"{fight.score(0)} against {fight.score(1)}"
            return f"{text}: {dice[0]} against {dice[1]} on the dice, {scores}. Do you use something?"
        text += f" ({count(first, 'die', 'dice')} against {second}; ties go to the attacker)"
    return f"{text}. Do you use something before the dice are rolled?"


ROLLS = {
    "escape": "{who} rolled {dice} to escape and needs {target} or more.",
    "tunnel": "{who} rolled {dice} in the Tunnel: 1 is the end, from {safe} upwards nothing is lost.",
    "loot": "{who} rolled {dice} in the Treasure Room: two alike are the end.",
    "purse": "{who} rolled {dice} for the purse.",
    "ducats": "{who} rolled {dice} for the chest.",
    "ransom": "{who} rolled {dice} for the ransom.",
    "militia": "The die for {who} shows {dice} (6: he stays where he is).",
    "cyclops": "The Cyclops die shows {dice}: {room}.",
}
"""Dice that are not compared with Mind."""


def _roll(f: Facts) -> str:
    roll = f.view.known.stack[-1]
    if not isinstance(roll, Roll):
        return "Do you use something?"
    terrain = f.view.known.setting.terrain
    room = terrain.cyclops_rooms.get(roll.die)
    text = ROLLS.get(roll.purpose, "{who} rolled {dice} and needs {target} or less.").format(
        who=f.figure() if roll.figure >= 0 else f.names.seat(roll.seat),
        dice=" ".join(map(str, roll.dice)),
        target=roll.target,
        safe=SAFE_IN_TUNNEL,
        room=f.names.space(terrain.spaces[room].slug) if room is not None else "it stays where it is",
    )
    return f"{text} Do you use something?"


def _move(f: Facts) -> str:
    if f.number("stage") == 0:
        return f"{f.figure()} is about to move. Do you use something first?"
    return f"Where does {f.figure()} go?"


RIVAL_WINDOWS = {
    "rival_move_start": "{gang}: {figure} is about to move. Do you interfere?",
    "rival_pick_roll": "{gang}: {figure} has picked the lock. Do you interfere?",
    "rival_mission": "{gang} is about to be paid for a mission. Do you interfere?",
}


def _rival_window(f: Facts) -> str:
    gang = f.names.seat(f.view.turn)
    text = RIVAL_WINDOWS.get(f.word("window"), "Do you answer with a card?")
    return text.format(gang=gang, figure=f.figure())


def _placing(f: Facts) -> str:
    left = f.number("left")
    if f.word("token") == "portcullis":
        return f"The alarm: which gate do you close? ({count(left, 'portcullis', 'portcullises')} to place)"
    if f.word("token") == "exploration":
        return f"In which room do you lay an exploration token, face down? ({left} to place)"
    return f"Where do you put the {f.word('token').replace('_', ' ')}?"


def _inn(f: Facts) -> str:
    debt = f.view.known.setting.library.numbers.inn_debt
    return f"The Inn sells on credit: which equipment, and for whom? Each costs {count(debt, 'ducat')} at the end."


def _procession(f: Facts) -> str:
    steps = count(f.number("steps"), "street")
    if f.word("start"):
        return f"Where does the reveller in {f.space('start')} go, up to {steps}?"
    return f"Which reveller do you move, up to {steps}?"


def _cut_loose(f: Facts) -> str:
    if f.word("kind"):
        return f"In which room does the {f.names.kind(f.word('kind'))} of {f.figure()} land?"
    return f"The straps of {f.figure()} are cut: which treasure is lost?"


QUESTIONS: dict[str, Ask] = {
    "turn": _turn,
    "deploy": lambda f: "Place one of your thieves on a deployment space.",
    "fight": _fight,
    "roll": _roll,
    "move": _move,
    "rival_window": _rival_window,
    "placing": _placing,
    "flight": lambda f: f"{f.figure()} runs away {count(f.number('steps'), 'space')}: you say where to.",
    "spoils": lambda f: f"What does {f.figure('winner')} take from {f.figure('loser')}?",
    "patrol": lambda f: f"{f.figure()} may go up to {count(f.number('steps'), 'space')}.",
    "surplus": lambda f: f"{f.figure()} carries too much: lay down one treasure in an empty room.",
    "opened": lambda f: f"{f.figure()} has opened a chest. Do you use something?",
    "set_down": lambda f: f"Where is {f.figure()} set down?",
    "step": lambda f: f"Where does {f.figure()} slip away to?",
    "discard": lambda f: "Which card do you give up?",
    "peek": lambda f: "Which card do you keep? The others go under the deck.",
    "locking": lambda f: f"Which treasures are turned to their chest side? ({f.number('left')} more)",
    "marking": lambda f: "Which thief do you mark?",
    "rising": lambda f: "Where does a zombie rise?",
    "shambling": lambda f: "Which zombie do you move?",
    "selling": lambda f: f"What does {f.figure()} sell?",
    "rumour": lambda f: "You spread a rumour: which price changes?",
    "handover": lambda f: f"{f.figure('loser')} led a hostage. What does {f.figure('winner')} take?",
    "lay_down": lambda f: f"{f.figure()} was searched: lay the treasure down in a room.",
    "recovery": lambda f: f"What does the Guild recover from {f.figure('loser')}?",
    "give_up": lambda f: "Which thief gives it up?",
    "option": lambda f: "Which of the two?",
    # The King of Ashes
    "hiring": lambda f: "Do you hire a mercenary? He takes the place of one of your thieves.",
    "inn": _inn,
    "boasting": lambda f: "Do you make a boast? It pays if it comes true and costs if it does not.",
    "keep_gear": lambda f: f"Which equipment does {f.figure()} keep? The other leaves the game.",
    "choosing": lambda f: "Which equipment, and for whom?",
    "dressing": lambda f: f"Whose wound is healed? ({f.number('left')} more)",
    "exchange": lambda f: f"{f.figure()} meets {f.figure('mate')}. What changes hands?",
    "muster": lambda f: f"Which militiaman do you move? ({f.number('left')} more)",
    "won": lambda f: "You have won the fight. Do you use something?",
    "feinting": lambda f: "Which of the attacker's cards comes to nothing?",
    "labels": lambda f: (
        "Which token changes places" + (f" with the one in {f.space('room')}?" if f.word("room") else "?")
    ),
    "cut_loose": _cut_loose,
    "fetching": lambda f: f"Which card do you take from the discards? ({f.number('left')} more)",
    "tunnel_exit": lambda f: f"What does {f.figure()} lose in the Tunnel? ({f.number('to_lose')} more)",
    "keep_intrigue": lambda f: "Which intrigue do you keep? The others go under the deck.",
    "drop_intrigue": lambda f: f"Which intrigue does {f.names.seat(f.number('rival'))} discard?",
    "offering": lambda f: f"What does {f.figure()} give up?",
    "procession": _procession,
    "clearing": lambda f: f"Which rubble does {f.figure()} clear away?",
    "escort": lambda f: f"{f.figure('loser')} led the Duke. What does {f.figure('winner')} take?",
    "hiding": lambda f: "Who hides below and counts as having left the district?",
}
"""What is asked while something is being carried out."""


def question(names: Names, view: View, otherwise: str) -> str:
    """The question to the seat whose view this is; ``otherwise`` if nothing better is known."""
    if not view.doing:
        return otherwise
    doing = view.doing[-1]
    ask = QUESTIONS.get(doing.what)
    return ask(Facts(names, view, doing)) if ask is not None else otherwise
