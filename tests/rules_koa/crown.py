"""The Crown of adventure 12 on a table: laying it down and finding it again."""

from __future__ import annotations

from cadwallon.rules.entering import CROWN_FOUND, CROWN_LIES
from cadwallon.rules.fight import begin_fight
from cadwallon.rules.rows import with_entry
from tests.rules_koa.play import Play

WIN, LOSE = [5, 5, 5, 1, 1], [1, 1, 1, 5, 5]
"""Dice of an attack on the bearer: three for the attacker, two for the defender."""


def crown_on(t: Play, slug: str) -> None:
    """The Crown lies openly in a space of the main board."""
    t.s.beside = with_entry(t.s.beside, t.space(slug), t.kind("crown") * 2 + 1)
    t.s.halts = with_entry(t.s.halts, t.space(slug), t.s.halts[t.space(slug)] | CROWN_LIES)
    t.s.visits |= CROWN_FOUND


def lies(t: Play) -> list[str]:
    """Where the Crown lies, as a token by itself."""
    return [t.s.slug(space) for space, token in enumerate(t.s.beside) if token >= 0]


def locked(t: Play) -> list[str]:
    """Where the Crown lies in a chest; with its chest side up in capitals."""
    crown = t.kind("crown")
    found = [(t.s.slug(space), token) for space, tokens in enumerate(t.s.chests) for token in tokens]
    return [slug.upper() if token & 1 else slug for slug, token in found if token >> 1 == crown]


def fight(t: Play, attacker: str, defender: str, mover: int = 0) -> list[str]:
    begin_fight(t.s, t.figure(attacker), t.figure(defender), mover, t.log)
    return t.legal()
