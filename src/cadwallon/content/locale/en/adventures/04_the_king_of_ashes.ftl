# Adventure 4: the sheet as a player reads it.

adv_04 = The King of Ashes
    .wants = Raise the dead to plague your rivals, and cash in by laying them all to rest when the streets are full.
    .story = The graves under the Laboratory have been opened by somebody who could not read the whole scroll. The dead are not angry. They only walk, and there is nothing in their way but you.

adv_04_zombie = Zombie
    .text = A figure that blocks like any other. It moves up to two spaces through free spaces, also into rooms, never into a deployment space or out of the district. It may enter the space of a thief of a rival of the player who moves it and thereby attack him, at no cost; its move then ends. Thieves may attack it like other figures. On a tie the thief wins, and no totals are counted. Zombies and militiamen do not fight each other. Arcana cards cannot help a zombie; the dice are rolled by the game. It turns up no exploration tokens.

adv_04_setup_1 =
    .text = Keep the ten zombies beside the board.

adv_04_alarm = Alarm!
    .text = The nine portcullises are placed as in adventure 1; thieves may leave.

adv_04_the_king_stirs = The King Stirs
    .text = From now on zombies have Combat 2.

adv_04_raise = The Dead Rise
    .text = Every player begins his turn by putting one zombie from the supply on a free street space that is not a deployment space and has no thief within two spaces; then he may move one zombie of his choice, the new one included, up to two spaces.

adv_04_zombie_wins = Claimed by the Dead
    .text = If a zombie beats a thief, as attacker or defender, the thief's player chooses: either the thief leaves the game with everything he carries, or the player has 1 AP fewer in every turn from his next one on and the thief runs three spaces. The zombie ends in the space of the fight. Nothing is stolen.
    .notes = A removed thief counts as left behind. In a fight begun by the thief, the player on his owner's left chooses the way he runs, otherwise the player who moved the zombie.

adv_04_zombie_loses = Back to Dust
    .text = A beaten zombie goes back to the supply. If the thief was the attacker, his gang gains 2 ducats from the bank.

adv_04_lay_to_rest = Lay the Dead to Rest
    .text = Test Mind. Success: gain 1 ducat for each zombie on the board, then take all zombies back to the supply and the scroll out of the game. Failure: nothing happens; the scroll is kept. The dead rise again from the next turn on.
    .notes = It may be done with no zombie on the board; the scroll is spent all the same.
    .needs = The acting thief carries a scroll.

adv_04_end =
    .text = The game ends after round 7 and is scored as usual.
