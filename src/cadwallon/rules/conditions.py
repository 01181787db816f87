"""The conditions that cards, skills and sheets may ask for: one word, one question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .frames import Use, condition, nearest
from .rolls import Roll
from .setting import HERO, MILITIA, OUTSIDE, THIEF, ZOMBIE

if TYPE_CHECKING:
    from .state import State


@condition("foe_is_thief")
def _foe_is_thief(s: State, use: Use) -> bool:
    return s.setting.species[use.other] == THIEF


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


@condition("not_in_prison")
def _not_in_prison(s: State, use: Use) -> bool:
    return s.position[use.figure] >= 0


@condition("can_step")
def _can_step(s: State, use: Use) -> bool:
    here = s.position[use.figure]
    return any(s.occupant[v] < 0 for v in s.setting.near[here])


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
