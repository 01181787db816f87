"""How things stand for a seat: what missions would pay, and how a fight goes."""

from __future__ import annotations

from cadwallon.offers.fights import fight_of, side_wins
from cadwallon.offers.knowledge import known_state
from cadwallon.offers.model import Fight, Pay
from cadwallon.offers.odds import percent
from cadwallon.offers.worths import mission_pay
from cadwallon.rules.missions import mission_cost
from cadwallon.sight import View


def missions(view: View) -> tuple[Pay, ...]:
    """One for each open mission, in the same order; nothing for those who use none (spectators, the Guild)."""
    s, seat = view.known, view.seat
    if seat is None or seat == s.setting.guild:
        return ()
    cost = mission_cost(s, seat)
    pays = [(s.setting.missions[mission].id, *mission_pay(s, seat, mission)) for mission in s.missions]
    return tuple([Pay(mission, ducats, count, cost) for mission, ducats, count in pays])


def fight(view: View) -> Fight | None:
    """The fight that is going on, with the chance of the seat's own side."""
    frame = fight_of(view.known)
    if frame is None:
        return None
    s = known_state(view)
    side = 1 if view.seat is not None and view.seat == frame.player(s, 1) else 0
    rolled = bool(frame.dice[0])
    dice = (len(frame.dice[0]), len(frame.dice[1])) if rolled else (frame.dice_count(s, 0), frame.dice_count(s, 1))
    scores = (frame.score(0), frame.score(1)) if rolled else ()
    return Fight(dice, scores, percent(side_wins(s, frame, side)))
