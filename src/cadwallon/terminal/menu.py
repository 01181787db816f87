"""From the legal actions to a list that can be read, and from an answer back to an action.

Short kinds of actions are listed at once; long ones (where to move, what to lay down where) are one entry that opens a
list of its own. Whatever is shown, any legal action can also be typed.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cadwallon.rules.actions import Action
from cadwallon.terminal.phrases import LAST, ORDER, Phrases, phrase_of, plain

INLINE = 5
"""A kind of action with more entries than this gets a list of its own."""
ROOMY = 9
"""... unless there are not many entries altogether."""

Note = Callable[[Action], str]
"""A remark on an action: what waits there, what it would pay."""


@dataclass(slots=True)
class Entry:
    """One numbered line: an action, or a list of further entries."""

    label: str
    actions: tuple[Action, ...]
    note: str = ""
    children: list[Entry] = field(default_factory=list)
    space: int = -1
    """The space it is about, to be shown on the map."""
    question: str = ""
    """What the list that it opens asks."""

    @property
    def action(self) -> Action | None:
        """The action that this entry is, if it is a single one."""
        return self.actions[0] if not self.children else None


@dataclass(slots=True)
class Group:
    """Entries under one heading."""

    heading: str
    entries: list[Entry]


@dataclass(slots=True)
class Menu:
    """What is on offer at one level."""

    question: str
    groups: list[Group]
    inner: bool = False
    """Was this list opened from another one?"""

    @property
    def entries(self) -> list[Entry]:
        return [entry for group in self.groups for entry in group.entries]


def build(phrases: Phrases, legal: Sequence[Action], note: Note) -> Menu:
    """The top list for these actions."""
    kinds: dict[str, list[Action]] = {}
    for action in sorted(legal, key=_rank):
        kinds.setdefault(phrase_of(action).heading, []).append(action)
    question = _question(legal)
    if len(kinds) == 1:
        ((heading, actions),) = kinds.items()
        return Menu(question, [Group(heading, _children(phrases, actions, note))])
    groups: list[Group] = []
    for heading, actions in kinds.items():
        if len(actions) <= INLINE or len(legal) <= ROOMY:
            entries = [_leaf(phrases, action, note) for action in actions]
        else:
            entries = [_folded(phrases, heading, actions, note)]
        groups.append(Group(heading, entries))
    return Menu(question, groups)


def inside(entry: Entry, question: str = "") -> Menu:
    """The list that an entry opens."""
    return Menu(question or entry.question, [Group("", entry.children)], True)


def among(phrases: Phrases, found: Sequence[Action], note: Note, answer: str) -> Menu:
    """A list of the actions that an answer could have meant."""
    headings = {phrase_of(action).heading for action in found}
    if len(headings) == 1:
        return Menu(f"{headings.pop()}: which one?", [Group("", _children(phrases, list(found), note))], True)
    entries = [_leaf(phrases, action, note, with_heading=True) for action in found]
    return Menu(f"'{answer}' could be one of these:", [Group("", entries)], True)


def _rank(action: Action) -> int:
    if action.verb in LAST:
        return 100 + LAST.index(action.verb)
    verb = action.verb if action.verb in ORDER else action.verb.partition("-")[0]
    return ORDER.index(verb) if verb in ORDER else 50


def _question(legal: Sequence[Action]) -> str:
    questions = [phrase_of(action).question for action in legal]
    special = [question for question in questions if question != "What do you do?"]
    if special:
        return special[0]
    if legal[-1].verb == "pass" or any(action.verb == "pass" for action in legal):
        return "Do you want to use something now?"
    return "What do you do?"


def _leaf(phrases: Phrases, action: Action, note: Note, with_heading: bool = False) -> Entry:
    line = phrases.line(action)
    if with_heading and action.verb not in LAST:
        line = f"{phrase_of(action).heading}: {line}"
    return Entry(line, (action,), note(action), space=phrases.space(action))


def _folded(phrases: Phrases, heading: str, actions: list[Action], note: Note) -> Entry:
    children = _children(phrases, actions, note)
    return Entry(f"... choose one of {len(children)}", tuple(actions), "", children, question=f"{heading}: which one?")


def _children(phrases: Phrases, actions: list[Action], note: Note) -> list[Entry]:
    """The entries of a long list: grouped by their first word if that makes it short enough to read."""
    firsts: dict[str, list[Action]] = {}
    for action in actions:
        firsts.setdefault(phrases.first(action), []).append(action)
    if len(actions) <= 2 * ROOMY or not 1 < len(firsts) < len(actions):
        return [_leaf(phrases, action, note) for action in actions]
    entries: list[Entry] = []
    for first, some in firsts.items():
        leaves = [_leaf(phrases, action, note) for action in some]
        if len(leaves) == 1:
            entries += leaves
        else:
            label = f"{first} ... choose one of {len(leaves)}"
            entries.append(Entry(label, tuple(some), "", leaves, question=f"{first}: which one?"))
    return entries


# -- answers ---------------------------------------------------------------------------------
def matching(phrases: Phrases, legal: Sequence[Action], answer: str) -> list[Action]:
    """The legal actions that an answer could mean; exactly one if it is clear.

    Every word of the answer must begin a word of the action. Among several, those that have a word in full win:
    ``leona`` is Leona even if there is a Leonard.
    """
    wanted = plain(answer).split()
    if not wanted:
        return []
    spoken = " ".join(answer.lower().replace("_", "-").split())
    for action in legal:
        if action.text == spoken:
            return [action]
    words = [(action, phrases.search_words(action)) for action in legal]
    found = [(a, have) for a, have in words if all(any(word.startswith(one) for word in have) for one in wanted)]
    whole = [(a, have) for a, have in found if all(one in have for one in wanted)]
    chosen = [action for action, _ in (whole or found)]
    heads = [
        action for action in chosen if action.text == wanted[0] or phrase_of(action).heading.lower() == answer.lower()
    ]
    return heads if len(heads) == 1 else chosen


def suggestion(phrases: Phrases, legal: Sequence[Action], answer: str) -> str:
    """The word that was perhaps meant, empty if nothing resembles it."""
    known = {word for action in legal for word in phrases.search_words(action)}
    for one in plain(answer).split():
        if not any(word.startswith(one) for word in known):
            near = difflib.get_close_matches(one, sorted(known), 1)
            if near:
                return near[0]
    return ""
