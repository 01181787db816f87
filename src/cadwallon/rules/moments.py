"""The timing windows of cards, skills, equipment and sheets."""

from __future__ import annotations

WINDOWS = (
    "own_turn",
    "own_activation",
    "own_move_start",
    "own_move",
    "own_chest_action",
    "own_test_roll",
    "own_roll",
    "own_chest_opened",
    "own_mission",
    "own_militia_phase",
    "fight_attacker",
    "fight_defender",
    "fight_dice",
    "fight_won",
    "rival_move_start",
    "rival_pick_roll",
    "rival_mission",
)
"""Windows in which a player decides; a hand knows them as bits."""

AUTOMATIC = (
    "always",
    "setup",
    "round_start",
    "round_end",
    "turn_start",
    "turn_end",
    "on_reveal",
    "on_enter",
    "on_fight_result",
    "on_event",
    "on_wounded",
    "on_leave",
    "game_end_before_sale",
    "game_end_sale",
    "game_end_after_sale",
)
"""Windows in which the game applies the effects by itself."""

WINDOW_BIT = {window: 1 << i for i, window in enumerate(WINDOWS)}
