"""The question that is asked, made from what is going on: who runs, who fights, what was rolled."""

from __future__ import annotations

from collections.abc import Callable

from cadwallon.rules.fight import Fight
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
        return "Which militiaman do you name? A die says how far he may go (6: not at all)."
    return "What do you do?"


def _fight(f: Facts) -> str:
    attacker, defender = f.figure("attacker"), f.figure("defender")
    text = f"{attacker} attacks {defender} in {f.space()}"
    fight = f.view.known.stack[-1] if f.view.known.stack else None
    if isinstance(fight, Fight):
        first, second = (fight.dice_count(f.view.known, side) for side in (0, 1))
        if fight.dice[0]:
            dice = [" ".join(map(str, dice)) for dice in fight.dice]
            scores = f"{fight.score(0)} against {fight.score(1)}"
            return f"{text}: {dice[0]} against {dice[1]} on the dice, {scores}. Do you use something?"
        text += f" ({count(first, 'die', 'dice')} against {second}; ties go to the attacker)"
    return f"{text}. Do you use something before the dice are rolled?"


def _roll(f: Facts) -> str:
    return f"{f.figure()} rolled {f.number('die')} and needs {f.number('target')} or less. Do you use something?"


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
    return f"Where do you put the {f.word('token').replace('_', ' ')}?"


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
}
"""What is asked while something is being carried out."""


def question(names: Names, view: View, otherwise: str) -> str:
    """The question to the seat whose view this is; ``otherwise`` if nothing better is known."""
    if not view.doing:
        return otherwise
    doing = view.doing[-1]
    ask = QUESTIONS.get(doing.what)
    return ask(Facts(names, view, doing)) if ask is not None else otherwise
