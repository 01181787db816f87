# Adventure 7: the sheet as a player reads it.

adv_07 = Fire in the Fief
    .wants = Empty the rooms before they burn, let the fire eat what your rivals want, or earn the Duke's bucket money by putting it out.
    .story = An alchemist of the Laboratory has found out what the green powder does. The Duke pays well for every house saved, and badly for every question asked.

adv_07_setup_1 =
    .text = The ten zombie tokens are fires. Put one in the Laboratory.

adv_07_alarm = The Fire Bell
    .text = Alarm: the nine portcullises are placed as in adventure 1; thieves may leave.

adv_07_spread = The Fire Spreads
    .text = At the end of rounds 1 to 6: first every treasure token in a burning room is destroyed; then two fires are added, one by each of two players. Their order goes round the table: the first player begins in round 1, and each later fire is added by the next player clockwise. A fire is put in a room without fire at most three spaces from a burning room and without a thief of the player's own gang; if there is none, in a room without fire and without a thief of his that is nearest to a burning one; if nothing burns, in the Laboratory.
    .notes = Spaces from room to room are counted as for movement, occupied spaces included. Rooms with rivals' thieves or militiamen may catch fire. What thieves carry does not burn, nor do exploration tokens.

adv_07_smoke = Smoke
    .text = Entering a burning room takes two spaces of movement. Picking a lock there is done with Mind -1. Militiamen do not enter burning rooms, not even when running away; one who is inside may leave.
    .notes = A thief with one space left cannot enter, not even to attack. Thieves who run away pay nothing extra.

adv_07_singed = Singed
    .text = At the end of his turn a player pays 1 ducat to the bank for each of his thieves in a burning room.

adv_07_put_out = Put Out the Fire
    .text = Test Mind (without the -1 of the smoke). Success: the fire goes back to the supply, gain 3 ducats, and the gang counts one fire put out.
    .needs = The thief stands in a burning room.

adv_07_end =
    .text = The game ends after round 7. The gang that has put out the most fires gains 5 ducats; if several tie, 2 each; with no fire put out, nothing. Then scoring as usual.
