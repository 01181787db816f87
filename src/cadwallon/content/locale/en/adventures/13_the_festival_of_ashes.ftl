# Adventure 13: the sheet as a player reads it.

adv_13 = The Festival of Ashes
    .wants = Burn your loot: the gang that gives the pyre most is paid most. Everybody else has burned it for nothing.
    .story = Once a year the lower city throws its treasures on the fire so that the King of Ashes may stay asleep. The Guild rewards the most generous, which is why nobody has ever seen a thief give so much.

adv_13_setup_1 =
    .text = In turn order the players put one reveller (hostage token) each on a street space without one, not a deployment space, until 8, 12 or 15 are placed with 2, 3 or 4 players.

adv_13_procession = Procession
    .text = In turn order each player may move one reveller up to three street spaces, to a street space without a reveller. He walks over white lines, through anybody, never into rooms or deployment spaces.

adv_13_alarm = Alarm!
    .text = The nine portcullises are placed; thieves may leave, also through the Tunnel. Then comes the procession.

adv_13_judgement = The Pyre Is Judged
    .text = Before the procession: the gangs are paid by their offering points, most first, with 10 and 3 ducats (two players), 12, 6 and 2 (three) or 14, 8, 4 and 0 (four). Tied gangs add up the prizes of their places and share them, rounded down. A gang without points gets nothing. Nothing can be burned any more.

adv_13_crowd = In the Crowd
    .text = Revellers are not figures and do not block. Entering a space with a reveller takes one space of movement more, for militiamen too. Militiamen may not enter the space of a thief who is in a space with a reveller.

adv_13_burn = Feed the Pyre
    .text = Burn any number of treasures the thief carries; they leave the game. Each brings offering points (red gem 1; green gem, keys, scroll, bracelet 2; magic gem 3; chest full of ducats 4) and one Arcana card. All points are open.
    .notes = His player chooses the treasures, at least one.
    .needs = The thief stands on a pentacle of the main board and carries treasure; rounds 1 to 6.

adv_13_pick_pocket = Work the Crowd
    .text = Test Mind. Success: gain 2 ducats; the reveller goes home.
    .needs = A reveller in the thief's space.

adv_13_end =
    .text = The game ends after round 7 and is scored as usual.
