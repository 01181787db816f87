# Adventure 2: the sheet as a player reads it.

adv_02 = The Ring of Assassins
    .wants = Hunt the marked thief, guard your own, and pick the moment to face Isabeau for the blood purse.
    .story = Somebody has paid the Ring in advance, one name per gang and night. Isabeau the Secret has come for the remaining half of the money, and for whoever is holding it.

adv_02_setup_1 =
    .text = Set Isabeau (base card, Combat 3) in the Dormitory and put 3 ducats from the bank on her card: the blood purse.

adv_02_setup_2 =
    .text = Each player receives one mark.

adv_02_isabeau = Isabeau
    .text = Moved in phase 2 instead of a militiaman: the current player names her, rolls a die and moves her up to that many spaces; on a 6 she stays. She moves like a militiaman and blocks like any figure, but may enter only the space of a marked thief of a rival of the current player, and thereby attacks him. Cards cannot help her. She is not a militiaman: thieves may attack her, and cards that move militiamen do not move her. Nobody plays for her: the dice are rolled by the game.

adv_02_marks = A Name on a Slip of Paper
    .text = At the start of every round, in turn order, each player puts his mark on one thief in the district of the next gang clockwise that still has one there (with two players: the rival). It may not be the thief who carried this mark in the round before, unless that gang has no other in the district.

adv_02_blood_money = Blood Money
    .text = Add 3 ducats from the bank to the blood purse.

adv_02_alarm = Alarm!
    .text = The nine portcullises are placed as in adventure 1; thieves may leave. Then the marks are placed.

adv_02_double = The Price Goes Up
    .text = From now on a bounty is 4 ducats.

adv_02_bounty = Bounty
    .text = A thief who attacks and beats a rival's marked thief earns 3 ducats (4 from round 6) from the bank for each mark on him, besides the usual spoils; the marks go back to their owners until the next round.
    .notes = Whoever placed the mark. One thief can carry several marks.

adv_02_defiance = Defiance
    .text = A marked thief who is attacked by a rival's thief and wins earns his gang 2 ducats; the marks stay.
    .notes = Two ducats, however many marks he carries.

adv_02_survival = Still Breathing
    .text = Each thief who still carries a mark in the district at the end of the round earns his gang 1 ducat per mark. Then all marks go back to their owners.
    .notes = A thief who leaves the district or is removed gives his marks back at once and earns nothing for them.

adv_02_isabeau_wins = The Secret Strikes
    .text = If Isabeau wins a fight, as attacker or defender, the loser's player puts 3 ducats in the blood purse, the loser's marks go back and he runs three spaces as the current player (or, if he lost as attacker, the player on his owner's left) chooses. No treasure is taken.
    .notes = She ends in the space of the fight.

adv_02_isabeau_loses = The Purse Changes Hands
    .text = A thief who beats Isabeau, attacking or defending, takes the blood purse; 3 new ducats are put in it and Isabeau is set in the Dormitory or, if it is occupied, on a free space adjacent to it; the current player chooses. If she was beaten in the Dormitory she still leaves it in that way: the winner stays there.

adv_02_buy_off = Buy Your Name Off
    .text = Put 2 ducats in the blood purse: all marks on the thief go back to their owners until the next round.
    .notes = A player with fewer than 2 ducats cannot do it.
    .needs = The thief is marked and stands in a named room; the player has 2 ducats.

adv_02_expansion =
    .text = Isabeau plays here with her base card; nobody may hire her. Beaten thieves run away; there is no Prison.

adv_02_end =
    .text = The game ends after round 7 and is scored as usual. Ducats left in the blood purse go to the bank.
