# Adventure 1: the sheet as a player reads it.

adv_01 = The Duke's Treasure
    .wants = Pair a bunch of keys with a scroll and hit the Treasury when the militia has filled it.
    .story = Taxes and fines wait in iron-bound coffers for the transport to the upper city. The transport will be lighter than expected.

adv_01_setup_1 =
    .text = Put 4 ducats from the bank in the Treasury.

adv_01_alarm = Alarm!
    .text = In turn order, one at a time, the players put the nine portcullises in front of deployment spaces. From now on thieves may leave the district.

adv_01_coffers = The Duke's Treasure
    .text = The 2 ducats taken by a militiaman who wins a fight are put in the Treasury instead of the bank.

adv_01_rob = Rob the Duke's Treasure
    .text = Test Mind. Success: take all ducats from the Treasury, remove the bunch of keys and the scroll from the game and put 4 new ducats in the Treasury; it can be robbed again. Failure: the thief is lost to a trap and leaves the game with every treasure he carries.
    .notes = If the gang has several scrolls the player chooses which one goes. A scroll carried by another thief is not lost by a failure. The Spanish text has the thief captured, the French one killed; either way he is out and counts as left behind. A thief in the catacombs or the Prison counts as carrying the scroll; one who has left does not. While a militiaman stands in the Treasury nobody can rob it.
    .needs = The acting thief carries a bunch of keys, and a thief of his gang in the district (he himself or another) carries a scroll.

adv_01_end =
    .text = The game ends after round 7 and is scored as usual.
