"""What the expansion adds to a setting: equipment, exploration tokens, intrigues, mercenaries, and what is left out.

Compiled once for a library, an adventure and a mode, and shared by all settings of them. In the base game everything
here is empty.
"""

from __future__ import annotations

from cadwallon.library import Adventure, Effect, Equipment, ExplorationToken, Intrigue, Library

from .speech import slug_of

BASE, EXPANSION, OLD_CITY = "base", "expansion", "old_city"
MODES = (BASE, EXPANSION, OLD_CITY)
"""The base game; adventures 9 to 14; adventures 1 to 8 with the rules of the expansion (B)."""

SET_ASIDE = -1
"""No equipment; every table by equipment has a last entry for it, so that it can be looked up without asking."""


class Kit:
    """The cards and tokens of the expansion in one mode. Tables by equipment end with an entry for 'none'."""

    __slots__ = (
        "at_turn_end",
        "avoid",
        "by_hand",
        "by_hand_bits",
        "carry",
        "dagger",
        "dice",
        "discount_bits",
        "discounts",
        "equipment",
        "escape_from",
        "exploration",
        "gear_index",
        "in_one_turn",
        "intrigue_index",
        "intrigue_limit",
        "intrigue_price",
        "intrigues",
        "mail",
        "mechanism",
        "mercenaries",
        "mind",
        "mission",
        "move_items",
        "on_display",
        "pass_gates",
        "payable",
        "quick_bash",
        "reroll",
        "security",
        "sold_in",
        "staircase",
        "steps",
        "token_counts",
        "token_index",
    )

    def __init__(self, library: Library, adventure: Adventure, mode: str) -> None:
        below = mode == EXPANSION
        played = mode != BASE
        self.equipment: tuple[Equipment, ...] = tuple(
            card for card in library.equipment.values() if played and (below or not card.needs_catacombs)
        )
        self.gear_index = {slug_of(card.id): i for i, card in enumerate(self.equipment)}
        self.intrigues: tuple[Intrigue, ...] = tuple(
            card
            for card in library.intrigues.values()
            if played and (below or not card.needs_catacombs) and card.id not in adventure.without
        )
        self.intrigue_index = {slug_of(card.id): i for i, card in enumerate(self.intrigues)}
        self.exploration: tuple[ExplorationToken, ...] = tuple(
            token for token in library.exploration.values() if played and (below or token.old_city == "kept")
        )
        self.token_index = {token.id.partition("_")[2]: i for i, token in enumerate(self.exploration)}
        self.token_counts = tuple(token.count for token in self.exploration)
        self.staircase = self.token_index.get("staircase", -1)
        self.mechanism = self.token_index.get("mechanism", -1)
        self.security = self.token_index.get("security", -1)
        self.mercenaries: tuple[str, ...] = tuple(
            character.id for character in library.characters.values() if played and character.kind == "mercenary"
        )
        self.payable = frozenset(i for i, card in enumerate(self.intrigues) if card.check == "own_turn_pay")
        """Intrigues that wait for a payment."""
        self.at_turn_end = frozenset(i for i, card in enumerate(self.intrigues) if card.check == "own_turn_end")
        """Intrigues that are looked at in phase 4."""
        self.in_one_turn = frozenset(
            i for i, card in enumerate(self.intrigues) if card.goal.keys.get("span") == "turn"
        )
        """Intrigues that count what happens within one turn."""
        sold_in = library.numbers.intrigue_sold_in
        self.sold_in = frozenset(
            i for i, space in enumerate(library.boards[adventure.board].spaces) if space.role in sold_in
        )
        """Rooms where intrigues are sold (I-4)."""
        self.intrigue_limit = library.numbers.intrigue_limit
        self.intrigue_price = library.numbers.intrigue_price
        self.on_display = (1 << len(self.equipment)) - 1
        """All equipment cards, one bit each: what is available before anybody has taken one."""
        self._gear()

    def _gear(self) -> None:
        """What each equipment card changes by itself, and where else it is asked for."""
        cards = self.equipment

        def table(do: str, key: str = "n") -> tuple[int, ...]:
            return (*(sum(e.number(key) for e in card.effects if e.do == do) for card in cards), 0)

        self.steps = (
            *(sum(e.number("n") for e in c.effects if e.do == "move_bonus" and "always" in c.windows) for c in cards),
            0,
        )
        self.mind = table("mind")
        self.carry = table("carry_limit")
        """How much the bearer may carry, where the card says so (else 0)."""
        self.quick_bash = (
            *(min((e.number("set") for e in c.effects if e.do == "cost" and e.word("of") == "bash"), default=0)
              for c in cards),
            0,
        )
        self.mission = (
            *(sum(e.number("n") for e in c.effects if e.do == "cost" and e.word("of") == "mission") for c in cards),
            0,
        )
        self.escape_from = table("escape_from")
        self.avoid = tuple(i for i, c in enumerate(cards) if any(e.do == "militia_avoid" for e in c.effects))
        """Cards whose bearer militiamen leave alone."""
        self.mail = (*("on_wounded" in card.windows for card in cards), False)
        self.dagger: tuple[tuple[Effect, ...], ...] = (
            *(card.effects if "on_fight_result" in card.windows else () for card in cards),
            (),
        )
        """Effects of a won fight."""
        self.dice: tuple[tuple[Effect, ...], ...] = (
            *(tuple(e for e in card.effects if e.do == "dice") for card in cards),
            (),
        )
        self.pass_gates = (
            *(any(e.do == "pass" and e.word("what") == "portcullises" for e in card.effects) for card in cards),
            False,
        )
        self.move_items = (
            *(
                ("own_move_start" in c.windows or "own_move" in c.windows)
                and not any(e.do == "pass" and e.word("what") == "portcullises" for e in c.effects)
                for c in cards
            ),
            False,
        )
        """Cards that are used by hand at the start of a movement or during it."""
        self.reroll = (*(any(e.do == "reroll" for e in card.effects) for card in cards), False)
        self.by_hand = frozenset(
            i for i, card in enumerate(cards) if "own_turn" in card.windows or "own_activation" in card.windows
        )
        """Cards that are used by hand between movements and actions."""
        self.discounts = tuple(i for i, n in enumerate(self.mission) if n)
        """Cards that make missions cheaper."""
        self.discount_bits = sum(1 << i for i in self.discounts)
        self.by_hand_bits = sum(1 << i for i in self.by_hand)


_kits: dict[tuple[str, str, str], Kit] = {}


def kit_of(library: Library, adventure: Adventure, mode: str) -> Kit:
    """The shared kit of these choices; made on first use."""
    key = (library.fingerprint, adventure.id, mode)
    if key not in _kits:
        _kits[key] = Kit(library, adventure, mode)
    return _kits[key]
