"""The table of adventure 14, the Duke in the Torture Chamber or with whoever leads him."""

from __future__ import annotations

from cadwallon.rules.rows import with_entry
from tests.rules_koa.played import Played


def table(dice: tuple[int, ...] = (), players: int = 3) -> Played:
    t = Played("adv_14", players, dice)
    t.s.duke = t.space("torture-chamber")
    t.put(t.setting.cyclops, "lair")
    return t


def leading(t: Played, figure: int, slug: str) -> int:
    t.s.duke = -1
    t.s.led[figure] = 1
    return t.put(figure, slug)


def coffer(t: Played, slug: str) -> None:
    t.s.beside = with_entry(t.s.beside, t.space(slug), t.setting.kind_index["relic"] * 2 + 1)


def load(t: Played, figure: int) -> list[str]:
    return sorted(t.setting.kinds[kind] for kind in t.s.loads[figure])
