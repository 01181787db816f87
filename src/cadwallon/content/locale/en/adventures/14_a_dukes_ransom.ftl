# Adventure 14: the sheet as a player reads it.

adv_14 = A Duke's Ransom
    .wants = One prize for everybody: find the Duke below, buy or break him free, and bring him to whoever pays best, with the whole district on your heels.
    .story = The Duke went down to see the famous catacombs and has not come up. A letter with a very old seal names the price. Twelve coffers have been made ready, and not one of them will reach the address.

adv_14_setup_1 =
    .text = Before the exploration tokens are shuffled, put one staircase face up in the Dormitory. Shuffle the other 26 and put one face down in each of the other 23 rooms; three stay out.

adv_14_setup_2 =
    .text = Put the Duke in the Torture Chamber. Put the twelve relics, as coffers, beside the treasure tokens of twelve rooms drawn at random; their faces do not matter. Keep the rubble beside the board.

adv_14_collapse = The Stairs Come Down
    .text = From the first player on, clockwise, the players put rubble on face-up staircases without any, one each, until three are placed or none is free. A staircase with rubble cannot be used; its room can be entered.

adv_14_alarm = Alarm!
    .text = The nine portcullises are placed; thieves may leave, also through the Tunnel. If nobody leads the Duke and he is below, his captors move him: the game rolls the Cyclops die; he is put in the room it shows, on a 6 he stays. The Cyclops does not move.

adv_14_coffers = The Coffers
    .text = A thief who opens the treasure token of a room also takes the coffer beside it. A coffer is a treasure and brings 3 ducats if carried out.
    .notes = A coffer laid in a room because of the limit of three is a locked chest of its own. Opening a magic gem does not give the coffer. One ducat for opening in all.

adv_14_leading = His Grace Is Slow
    .text = A thief who leads the Duke has one space fewer in each move, can neither attack nor open chests, and is not set down elsewhere by his own gang's cards and skills. The Duke is no figure and no treasure. The thief may not let him go or hand him to another.
    .notes = A leader lost in the Tunnel takes the Duke with him: the token leaves the game and nobody is paid. A leader killed in the Treasure Room leaves the Duke behind: he is put in the Torture Chamber. If the leader runs away from a crossbow the Duke runs along.

adv_14_lost = His Grace Changes Company
    .text = If the leader loses a fight to a thief, the winner may take the Duke instead of the usual spoils; if he does not, or if the leader loses to the Cyclops, the Duke is put back in the Torture Chamber. If the leader loses to a militiaman, the Duke is safe: he leaves the game and the player who moved the militiaman gains 4 ducats from the bank.

adv_14_out = A Carriage at the Gate
    .text = A thief who leaves the district with the Duke, by a gate or the Tunnel, earns his gang two dice + 4 ducats at once; the Duke leaves the game.

adv_14_buy = Pay the Captors
    .text = Give up two coffers; the thief now leads the Duke.
    .needs = The thief is in the room with the Duke and carries at least two coffers.

adv_14_break = Break the Chains
    .text = Test Mind with -1. Success: the thief now leads the Duke; the keys are kept. Failure: roll the Cyclops die as if a thief had entered.
    .needs = The thief is in the room with the Duke and carries a bunch of keys.

adv_14_deliver = Home, Your Grace
    .text = The Duke leaves the game. Gain 6 ducats plus the number of the round; for the rest of the game militiamen may not enter the spaces of your thieves.
    .needs = The thief leads the Duke and stands in the Guardroom or a space adjacent to it.

adv_14_clear = Clear the Stair
    .text = Test Mind. Success: take the rubble off and gain 1 ducat.
    .needs = Rubble on the staircase in the thief's room.

adv_14_end =
    .text = The game ends after round 7; coffers carried out bring 3 ducats each. Then scoring as usual. A Duke who is still in the district brings nothing.
