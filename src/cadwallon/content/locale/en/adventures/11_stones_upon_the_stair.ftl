# Adventure 11: the sheet as a player reads it.

adv_11 = Stones upon the Stair
    .wants = Wall up the stairs for pay, or keep them open for the riches below: whoever gets his way costs the others money.
    .story = What was buried with the King is coming up for air. The Guild pays for every stair that is closed. It has not said on which side one should be standing at the time.

adv_11_campaign =
    .text = The winner of adventure 10 draws three more Arcana cards at the start.

adv_11_zombie = Zombie
    .text = As in adventure 4: it blocks, moves up to two spaces through free spaces, attacks thieves of rivals of the player who moves it by entering their space, may be attacked, loses ties and is never helped by Arcana cards. It does not enter deployment spaces or the catacombs and turns up no exploration tokens.

adv_11_setup_1 =
    .text = Before the exploration tokens are shuffled, put one staircase face up in the Magician's Chamber and one in the Dormitory. Shuffle the other 25 and put one face down in each of the other 22 rooms; three stay out.

adv_11_alarm = Alarm!
    .text = The nine portcullises are placed; thieves may leave, also through the Tunnel.

adv_11_climb = Up from Below
    .text = Every player begins his turn by putting one zombie from the supply in the room of an open staircase of his choice (if a figure is in it, on a free space adjacent to it that is no deployment space), then he may move one zombie up to two spaces. An open staircase is one that is face up and has no rubble.

adv_11_zombie_wins = Clawed
    .text = A thief beaten by a zombie takes one wound and runs three spaces; nothing is taken from him. The zombie ends in the space of the fight.
    .notes = In a fight begun by the thief, the player on his owner's left chooses the way he runs, otherwise the player who moved the zombie.

adv_11_zombie_loses = Back to Dust
    .text = A beaten zombie goes back to the supply. If the thief was the attacker, his gang gains 1 ducat.
    .notes = An attacker's sixes bring experience here as well.

adv_11_silence = Silence Below
    .text = If at the end of a round no staircase is open, all zombies go back to the supply.

adv_11_seal = Wall Up the Stair
    .text = Test Mind; a thief who carries a scroll may roll once more. Success: put rubble on the staircase with the gang's colour on it and, if it is the first time the gang walls up this staircase, gain 4 ducats. Nobody can go down there while the rubble lies. Thieves below can still leave by the pentacle.
    .notes = The second roll of a scroll is that of its own side: one die, once. The rubble lies on the staircase, not in the way: the room can be entered.
    .needs = An open staircase in the thief's room, and a rubble token in the supply.

adv_11_open = Tear It Down
    .text = No roll: take the rubble off, whoever put it there; the staircase is open again.
    .needs = A staircase with rubble in the thief's room.

adv_11_end =
    .text = The game ends after round 7. Each gang gains 1 ducat for each of its walls that still stands; then every player loses 1 ducat for each open staircase. Then scoring as usual.
