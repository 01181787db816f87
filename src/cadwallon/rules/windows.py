"""R: Arcana cards and skills: when each may be used, on whom, how often, and how it is paid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cadwallon.library import Effect, Skill, Usable

from .actions import Action
from .events import Log
from .frames import CONDITIONS, Resolve, Use, asks_alone, holds, plain_use
from .gear import drop_gear, gear_of
from .setting import MILITIA, THIEF, WINDOW_BIT
from .usefulness import AT_ONCE, always_useful

if TYPE_CHECKING:
    from .state import State

SKILL_BIT = 64
SHEET_BIT = 128
GEAR_BIT = 160
MISSION_BIT = 1 << 200
BELOW_BIT = 201
"""Layout of the 'used' bits: cards from 0, skills by figure from 64, the sheet's actions from 128, equipment from 160,
the mission, then what each figure has tried below in this turn (see ``catacombs``)."""

TURN_BITS = WINDOW_BIT["own_turn"] | WINDOW_BIT["own_activation"]
OWN_TURN = WINDOW_BIT["own_turn"]
OWN_ACTIVATION = WINDOW_BIT["own_activation"]
MOVING = WINDOW_BIT["own_move_start"] | WINDOW_BIT["own_move"]


def distinct(cards: tuple[int, ...]) -> list[int]:
    """Each card of a sorted hand once."""
    out: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            out.append(card)
            last = card
    return out


TARGETS = frozenset(
    {
        "self",
        "own_active_thief",
        "own_gang",
        "two_own_thieves",
        "own_thieves",
        "own_prisoner",
        "self_or_adjacent_own_thief",
        "foe",
        "loser",
        "rival",
        "moving_thief",
        "picking_thief",
        "claimant",
        "rival_thief_adjacent",
        "rival_thief_within_2",
        "militiaman",
        "militiaman_or_cyclops",
        "chest_here",
        "two_room_tokens",
        "arcana_deck",
        "exploration_or_hand",
    }
)
"""The targets that items name."""


Finder = Callable[["State", int, int], Sequence[int]]
FINDERS: dict[str, Finder] = {}
"""Targets that have to be looked for: given the state, the seat and the acting figure (or -1), the figures or seats
that can be aimed at. All other targets need no naming."""

USEFUL: dict[str, Callable[[State, Use, Effect], bool]] = {}
"""Effects that do nothing at times: whether they would do something now."""


def cards_to_draw(s: State, use: Use, e: Effect) -> bool:
    """Is there a card to be drawn?"""
    return bool(s.deck or s.discard)


USEFUL["draw"] = USEFUL["peek"] = cards_to_draw


VERB_FOR = {"rival": "play-on", "two_own_thieves": "play-swap"}
NOBODY = (-1,)


# -- who can be aimed at -----------------------------------------------------------------------
def targets(s: State, item: Usable, seat: int, figure: int) -> Sequence[int]:
    """The targets an item could have now (figures, or seats for 'rival'); -1 alone for items that need none."""
    find = FINDERS.get(item.target)
    return NOBODY if find is None else find(s, seat, figure)


def _rivals(s: State, seat: int, figure: int) -> Sequence[int]:
    return [other for other in range(s.setting.seats) if other != seat]


def _adjacent_thieves(s: State, seat: int, figure: int) -> Sequence[int]:
    here = s.position[figure]
    return _thieves_of_rivals(s, seat, s.setting.terrain.around[1][here]) if here >= 0 else ()


def _thieves_within_2(s: State, seat: int, figure: int) -> Sequence[int]:
    here = s.position[figure]
    if here < 0:
        return ()
    # nobody stands on rubble, but a dart does not fly over it
    hampered = s.blocked and not s.setting.near_set[here].isdisjoint(s.blocked)
    return _thieves_of_rivals(s, seat, within(s, here, 2) if hampered else s.setting.terrain.around[2][here])


def _thieves_of_rivals(s: State, seat: int, around: Sequence[int]) -> Sequence[int]:
    """Who of these spaces could be robbed or hit, in the order of the figures."""
    owner, species, occupant = s.setting.owner, s.setting.species, s.occupant
    found: list[int] = []
    for v in around:
        foe = occupant[v]
        if foe >= 0 and owner[foe] != seat and species[foe] == THIEF:
            found.append(foe)
    return sorted(found) if len(found) > 1 else found


def _pairs_of_mates(s: State, seat: int, figure: int) -> Sequence[int]:
    setting, position = s.setting, s.position
    mine = [
        f
        for f in setting.crew[seat]
        if setting.species[f] != MILITIA and 0 <= position[f] < setting.terrain.main and not (s.led and s.led[f])
    ]
    return [mine[i] * 100 + mine[j] for i in range(len(mine)) for j in range(i + 1, len(mine))]


FINDERS["rival"] = _rivals
FINDERS["rival_thief_adjacent"] = _adjacent_thieves
FINDERS["rival_thief_within_2"] = _thieves_within_2
FINDERS["two_own_thieves"] = _pairs_of_mates


def within(s: State, start: int, steps: int) -> Sequence[int]:
    """V-10: the other spaces at most so many steps away, over figures but not over rubble."""
    if not s.blocked:
        return s.setting.terrain.around[steps][start]
    found, edge = {start}, [start]
    for _ in range(steps):
        edge = [v for u in edge for v in s.setting.near[u] if v not in found and v not in s.blocked]
        found.update(edge)
    return sorted(found - {start})


def useful(s: State, item: Usable, use: Use) -> bool:
    """Would at least one effect do something? Only what is open to the player may decide that."""
    for e in item.effects:
        check = USEFUL.get(e.do)
        if always_useful(e) if check is None else check(s, use, e):
            return True
    return False


# -- the player's own turn ------------------------------------------------------------------------
def turn_cards(s: State, out: list[Action]) -> None:
    """Cards that may be played between movements and actions (windows own_turn and own_activation)."""
    setting = s.setting
    seat, active = s.turn, s.active
    # G-1: a militiaman led by the Guild is helped by no card
    wanted = TURN_BITS if active >= 0 and setting.species[active] == THIEF else OWN_TURN
    if not s.hand_bits[seat] & wanted:
        return
    card_bits = setting.card_bits
    used = s.used_turn & setting.card_once_turn | s.used_activation & setting.card_once_activation
    last = -1
    for card in s.hands[seat]:
        if card != last and card_bits[card] & wanted and not used >> card & 1:
            last = card
            plain = setting.card_plain[card]
            if plain == "rival":
                out += setting.play_on[card][seat]
            elif plain:
                out.append(setting.play[card])
            else:
                item = setting.arcana[card]
                find = FINDERS.get(item.target)
                if find is not None:
                    found = find(s, seat, active)
                    if found:
                        _offer(s, item, card, seat, active, found, out)
                elif _helps_now(s, item, card, plain_use(seat, active)):
                    out.append(setting.play[card])


def _offer(
    s: State, item: Usable, card: int, seat: int, figure: int, found: Sequence[int], out: list[Action]
) -> None:
    setting = s.setting
    verb = VERB_FOR.get(item.target, "play")
    certain = setting.card_useful[card] and not item.play_if
    for target in found:
        if certain or _helps_now(s, item, card, plain_use(seat, figure, target)):
            out.append(setting.play[card] if target < 0 else setting.action(verb, card, target))


def _helps_now(s: State, item: Usable, card: int, use: Use) -> bool:
    """Do the conditions of a card hold, and would it do something?"""
    return holds(s, use, item.play_if) and (s.setting.card_useful[card] or useful(s, item, use))


def turn_skills(s: State, out: list[Action]) -> None:
    """The active thief's skill, if it works between his movement and his action."""
    figure = s.active
    skill = s.setting.figures[figure].skill
    if skill is None or (s.used_turn | s.used_activation) >> (SKILL_BIT + figure) & 1:
        return
    if not affordable(s, skill, s.turn) or not works(s, figure, skill):
        return
    for target in targets(s, skill, s.turn, figure):
        use = plain_use(s.turn, figure, target)
        if holds(s, use, skill.play_if) and useful(s, skill, use):
            out.append(s.setting.action("use", figure, target))


def works(s: State, figure: int, item: Usable) -> bool:
    """K-9: in the Prison only what speaks of it works."""
    return s.position[figure] != s.setting.prison or "in_prison" in item.play_if


def affordable(s: State, item: Usable, seat: int) -> bool:
    """Can the cost of a skill be paid?"""
    if item.cost == "ap_1":
        return s.ap >= 1
    if item.cost == "arcana_1":
        return bool(s.hands[seat])
    return True


def move_items(s: State, figure: int, used: int, window: int) -> list[Action]:
    """Cards and skills for a move that has been paid for. ``used``: what the move has seen already, one bit each."""
    setting = s.setting
    out = [setting.play[card] for card in distinct(s.hands[s.turn]) if _card_helps(s, figure, used, card, window)]
    if setting.skill_bits[figure] & window and _skill_helps(s, figure, used, s.ap):
        out.append(setting.action("use", figure))
    if setting.koa and _gear_helps(s, figure, used, window):
        out.append(setting.action("wield", s.gear[figure]))
    return out


def _gear_helps(s: State, figure: int, used: int, window: int) -> bool:
    """Has the figure equipment that is used by hand in a move?"""
    card = s.gear[figure]
    if not s.setting.kit.move_items[card] or gear_of(s, figure) != card or used >> (GEAR_BIT + card) & 1:
        return False
    item = s.setting.kit.equipment[card]
    fits = any(WINDOW_BIT.get(word, 0) & window for word in item.windows)
    return fits and holds(s, plain_use(s.turn, figure), item.play_if)


def _card_helps(s: State, figure: int, used: int, card: int, window: int) -> bool:
    """May this card be played on a move of the figure? ``used``: what the move has seen already."""
    setting = s.setting
    if not setting.card_bits[card] & window:
        return False
    item = setting.arcana[card]
    if used >> card & 1 and item.limit == "once_per_move":
        return False
    if setting.card_useful[card] and not item.play_if:
        return True
    return _helps_now(s, item, card, plain_use(s.turn, figure))


def _skill_helps(s: State, figure: int, used: int, ap: int) -> bool:
    """May the figure use its skill on its move, with so many AP left after paying for the move?"""
    skill = s.setting.figures[figure].skill
    if skill is None or (used | s.used_turn) >> (SKILL_BIT + figure) & 1 or not works(s, figure, skill):
        return False
    payable = ap >= 1 if skill.cost == "ap_1" else bool(s.hands[s.turn])
    return payable and holds(s, plain_use(s.turn, figure), skill.play_if)


def may_set_out(s: State) -> bool:
    """Is there a reason to start a move before naming where it goes?"""
    figure = s.active
    if s.setting.species[figure] != THIEF:
        return False
    if s.hand_bits[s.turn] & MOVING and any(_card_helps(s, figure, 0, card, MOVING) for card in s.hands[s.turn]):
        return True
    if s.setting.skill_bits[figure] & MOVING and _skill_helps(s, figure, 0, s.ap - 1):
        return True
    return s.setting.koa and _gear_helps(s, figure, 0, MOVING)


# -- using and paying ---------------------------------------------------------------------------
def use_item(s: State, action: Action, figure: int, log: Log | None) -> None:
    """Carry out a 'play' or 'use' answer: pay its cost, note its limit, put its effects on the stack."""
    seat = s.seat
    if action.verb == "use":
        use_skill(s, seat, action.a, action.b, log)
    elif action.verb == "wield":
        use_gear(s, seat, action.a, action.b, log)
    else:
        play_card(s, seat, action.a, figure, action.b, log)


def play_card(s: State, seat: int, card: int, figure: int, target: int, log: Log | None) -> None:
    """Play an Arcana card: out of the hand, its effects onto the stack; it is discarded when they are done."""
    item = s.setting.arcana[card]
    s.lose_card(seat, card)
    note_limit(s, item, card)
    other = -1
    if item.target == "two_own_thieves":
        target, other = target // 100, target % 100
    if log is not None:
        s.tell(log, "play", seat=seat, card=item.id, figure=s.name(figure) if figure >= 0 else None,
               target=_target_name(s, item, target), other=s.name(other) if other >= 0 else None)
    use = Use(seat, figure, target, other)
    effects = settled(s, item, use) if s.setting.card_varies[card] else item.effects
    s.stack.append(Resolve(effects, use, card=card))


def settled(s: State, item: Usable, use: Use) -> tuple[Effect, ...]:
    """The effects of an item as they stand when it is used: one of its options, and nothing that is ruled out."""
    letter = "b" if item.target == "militiaman_or_cyclops" and use.target == s.setting.cyclops else "a"
    found: list[Effect] = []
    for e in item.effects:
        if e.option in ("", letter):
            for word in e.when:
                if word.startswith(AT_ONCE) and not CONDITIONS[word](s, use):
                    break
            else:
                found.append(e)
    return tuple(found)


def _target_name(s: State, item: Usable, target: int) -> str | None:
    if target < 0:
        return None
    return s.setting.gangs[target] if item.target == "rival" else s.name(target)


def use_skill(s: State, seat: int, figure: int, target: int, log: Log | None) -> None:
    """Use a skill: AP or a card of the player's choice is the price."""
    skill = skill_of(s, figure)
    note_limit(s, skill, SKILL_BIT + figure)
    if log is not None:
        s.tell(log, "skill", seat=seat, figure=s.name(figure), skill=skill.id,
               target=s.name(target) if target >= 0 else None)
    s.stack.append(Resolve(skill.effects, Use(seat, figure, target, other=target)))
    if skill.cost == "ap_1":
        s.ap -= 1
    elif skill.cost == "arcana_1":
        s.stack.append(Discard(seat))


def use_gear(s: State, seat: int, card: int, target: int, log: Log | None) -> None:
    """Use an equipment card by hand; what works once leaves the game."""
    item = s.setting.kit.equipment[card]
    bearer = s.gear.index(card)
    note_limit(s, item, GEAR_BIT + card)
    s.tell(log, "gear_used", seat=seat, figure=s.name(bearer), equipment=item.id,
           target=s.name(target) if target >= 0 else None)
    s.stack.append(Resolve(item.effects, Use(seat, bearer, target)))
    if item.single_use:
        drop_gear(s, bearer, log)


def note_limit(s: State, item: Usable, bit: int) -> None:
    """Remember that something has been used that works once per turn or activation."""
    if item.limit == "once_per_turn":
        s.used_turn |= 1 << bit
    elif item.limit == "once_per_activation":
        s.used_activation |= 1 << bit


def item_of(s: State, action: Action) -> tuple[Usable, int]:
    """The card, skill or equipment of a 'play' or 'use' answer, and its bit."""
    if action.verb == "use":
        return skill_of(s, action.a), SKILL_BIT + action.a
    if action.verb == "wield":
        return s.setting.kit.equipment[action.a], GEAR_BIT + action.a
    return s.setting.arcana[action.a], action.a


def skill_of(s: State, figure: int) -> Skill:
    """The skill of a figure that has one."""
    skill = s.setting.figures[figure].skill
    if skill is None:
        raise AssertionError(f"{s.name(figure)} has no skill")
    return skill


class Discard(NamedTuple):
    """A player chooses an Arcana card of his hand to give up."""

    seat: int

    def decider(self, s: State) -> int:
        return self.seat

    def options(self, s: State) -> list[Action]:
        return [s.setting.action("discard", card) for card in distinct(s.hands[self.seat])]

    def skip(self, s: State, log: Log | None) -> None:
        s.stack.pop()

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        s.stack.pop()
        s.lose_card(self.seat, action.a)
        s.discard = (*s.discard, action.a)
        s.tell(log, "discard", seat=self.seat, card=s.setting.arcana[action.a].id)


# -- rivals' answers ------------------------------------------------------------------------------
@asks_alone
class RivalWindow(NamedTuple):
    """R-4: the other players are asked once each, clockwise; the first card ends the asking."""

    window: str
    figure: int
    offset: int = 1

    def decider(self, s: State) -> int:
        return s.clockwise(s.turn, self.offset)

    def options(self, s: State) -> list[Action]:
        seat = self.decider(s)
        bit = WINDOW_BIT[self.window]
        if self.offset >= s.setting.seats or not s.hand_bits[seat] & bit:
            return []
        setting = s.setting
        out = [setting.play[card] for card in distinct(s.hands[seat]) if setting.card_bits[card] & bit]
        return [*out, setting.action_pass]

    def skip(self, s: State, log: Log | None) -> None:
        if self.offset >= s.setting.seats - 1:
            s.stack.pop()
        else:
            s.stack[-1] = self._replace(offset=self.offset + 1)

    def answer(self, s: State, action: Action, log: Log | None) -> None:
        if action.verb == "pass":
            self.skip(s, log)
        else:
            s.stack.pop()
            play_card(s, self.decider(s), action.a, -1, self.figure, log)
