"""The conditions that cards, skills and sheets may ask for: one word, one question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .fight import Fight
from .frames import Use, condition, nearest
from .intrigues import may_draw_intrigue
from .rolls import Roll
from .setting import CYCLOPS, HERO, MILITIA, OUTSIDE, THIEF, ZOMBIE

READ_ELSEWHERE = frozenset(
    {"test_passed", "nothing_healed", "chance_hit", "die_shows_6", "would_be_jailed", "available", "not_available"}
)
"""Conditions about what has just happened: asked where it happens."""

if TYPE_CHECKING:
    from .state import State


@condition("foe_is_thief")
def _foe_is_thief(s: State, use: Use) -> bool:
    return s.setting.species[use.other] == THIEF


@condition("as_attacker")
def _as_attacker(s: State, use: Use) -> bool:
    return use.figure == use.attacker


@condition("as_defender")
def _as_defender(s: State, use: Use) -> bool:
    return use.figure != use.attacker


@condition("foe_is_militia")
def _foe_is_militia(s: State, use: Use) -> bool:
    return s.setting.species[use.other] == MILITIA


@condition("foe_is_watch")
def _foe_is_watch(s: State, use: Use) -> bool:
    return s.setting.species[use.other] in (MILITIA, CYCLOPS)


@condition("foe_carries_2")
def _foe_carries_2(s: State, use: Use) -> bool:
    return len(s.loads[use.other]) >= 2


@condition("in_catacombs")
def _in_catacombs(s: State, use: Use) -> bool:
    return use.space >= s.setting.terrain.main


@condition("top_is_purple")
def _top_is_purple(s: State, use: Use) -> bool:
    return bool(s.deck) and s.setting.arcana[s.deck[-1]].back == "purple"


@condition("top_is_blue")
def _top_is_blue(s: State, use: Use) -> bool:
    return not _top_is_purple(s, use)


@condition("target_equipped")
def _target_equipped(s: State, use: Use) -> bool:
    return s.gear[use.target] >= 0


@condition("target_unequipped")
def _target_unequipped(s: State, use: Use) -> bool:
    return s.gear[use.target] < 0


@condition("target_wounded")
def _target_wounded(s: State, use: Use) -> bool:
    return s.wounds[use.target] > 0


@condition("target_has_gear")
def _target_has_gear(s: State, use: Use) -> bool:
    return s.gear[use.target] >= 0 or bool(s.loads[use.target])


@condition("target_has_cards")
def _target_has_cards(s: State, use: Use) -> bool:
    return bool(s.hands[use.target] or s.intrigues[use.target])


@condition("target_has_intrigue")
def _target_has_intrigue(s: State, use: Use) -> bool:
    return bool(s.intrigues[use.target])


@condition("target_has_no_intrigue")
def _target_has_no_intrigue(s: State, use: Use) -> bool:
    return not s.intrigues[use.target]


@condition("room_for_intrigue")
def _room_for_intrigue(s: State, use: Use) -> bool:
    return may_draw_intrigue(s, use.seat)


@condition("after_alarm")
def _after_alarm(s: State, use: Use) -> bool:
    return s.alarm


@condition("foe_played_card")
def _foe_played_card(s: State, use: Use) -> bool:
    return bool(nearest(s, Fight)[1].cards[0])


@condition("in_street")
def _in_street(s: State, use: Use) -> bool:
    return bool(s.setting.terrain.is_open[use.space])


@condition("winner_is_militia")
def _winner_is_militia(s: State, use: Use) -> bool:
    return s.setting.species[use.winner] == MILITIA


@condition("winner_is_thief")
def _winner_is_thief(s: State, use: Use) -> bool:
    return s.setting.species[use.winner] == THIEF


@condition("winner_is_attacker")
def _winner_is_attacker(s: State, use: Use) -> bool:
    return use.winner == use.attacker


@condition("winner_is_defender")
def _winner_is_defender(s: State, use: Use) -> bool:
    return use.winner != use.attacker


@condition("winner_is_npc")
def _winner_is_npc(s: State, use: Use) -> bool:
    return s.setting.species[use.winner] in (HERO, ZOMBIE)


@condition("winner_is_guild")
def _winner_is_guild(s: State, use: Use) -> bool:
    return use.winner in s.setting.crew[s.setting.guild]


@condition("loser_is_guild")
def _loser_is_guild(s: State, use: Use) -> bool:
    return s.setting.owner[use.loser] == s.setting.guild


@condition("loser_is_thief")
def _loser_is_thief(s: State, use: Use) -> bool:
    return s.setting.species[use.loser] == THIEF


@condition("loser_is_npc")
def _loser_is_npc(s: State, use: Use) -> bool:
    return s.setting.species[use.loser] in (HERO, ZOMBIE)


@condition("loser_is_marked")
def _loser_is_marked(s: State, use: Use) -> bool:
    return use.loser in s.marks


@condition("winner_is_marked")
def _winner_is_marked(s: State, use: Use) -> bool:
    return use.winner in s.marks


@condition("loser_leads")
def _loser_leads(s: State, use: Use) -> bool:
    return bool(s.led[use.loser])


@condition("pick_failed")
def _pick_failed(s: State, use: Use) -> bool:
    roll = nearest(s, Roll)[1]
    return not roll.success


@condition("token_is_gem")
def _token_is_gem(s: State, use: Use) -> bool:
    return use.target in s.setting.gem_kinds


@condition("on_main_board")
def _on_main_board(s: State, use: Use) -> bool:
    here = s.position[use.figure]
    return 0 <= here < s.setting.terrain.main


@condition("in_open")
def _in_open(s: State, use: Use) -> bool:
    here = s.position[use.figure]
    return here >= 0 and bool(s.setting.terrain.is_open[here]) and not (s.led and s.led[use.figure])


@condition("in_prison")
def _in_prison(s: State, use: Use) -> bool:
    return s.position[use.figure] == s.setting.prison


@condition("not_in_prison")
def _not_in_prison(s: State, use: Use) -> bool:
    return s.position[use.figure] >= 0 and s.position[use.figure] != s.setting.prison


@condition("can_step")
def _can_step(s: State, use: Use) -> bool:
    here = s.position[use.figure]
    return any(s.occupant[v] < 0 and v not in s.blocked for v in s.setting.near[here])


@condition("target_has_treasure")
def _target_has_treasure(s: State, use: Use) -> bool:
    return bool(s.loads[use.target])


@condition("load_of_3")
def _load_of_3(s: State, use: Use) -> bool:
    return len(s.loads[use.figure]) >= 3


@condition("carried_out_by_self")
def _carried_out_by_self(s: State, use: Use) -> bool:
    return s.position[use.figure] == OUTSIDE


@condition("leads")
def _leads(s: State, use: Use) -> bool:
    return bool(s.led[use.figure])


@condition("burning_here")
def _burning_here(s: State, use: Use) -> bool:
    return bool(s.ground[use.space])


@condition("rounds_1_to_6")
def _rounds_1_to_6(s: State, use: Use) -> bool:
    return s.round <= 6
