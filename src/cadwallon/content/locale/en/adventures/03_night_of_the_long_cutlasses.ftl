# Adventure 3: the sheet as a player reads it.

adv_03 = Night of the Long Cutlasses
    .wants = Gangs: gems, and out. The Guild: catch the gems on the thieves, not in the chests.
    .story = The Guild of Jewelers has counted its losses and hired steel. Tonight everyone found with a gem in his pocket is to be made an example of.

adv_03_guild = Guild of Jewelers
    .acc = the Guild of Jewelers
    .verb = it
    .text = One player leads the Guild instead of a gang. The players agree on him; failing that, the one with the lowest roll for the first turn (tied players roll again). He sits last in turn order; the first player is the gang leader with the highest roll.

adv_03_setup_1 =
    .text = Set Kornak in the Guardroom, Valrut in the Treasury, Sienne in the Library and Isabeau in the Magician's Chamber. The Guild deploys nothing else.

adv_03_setup_2 =
    .text = Take the three Call the Watch cards out of the Arcana deck before any card is dealt. The Guild draws five cards like everybody.

adv_03_searchlight = Lights in Every Window
    .text = The Guild's player turns up to three treasure tokens in rooms without thieves to their chest side.
    .notes = Sienne and Isabeau are no thieves for this. It pays nothing.

adv_03_alarm = Alarm!
    .text = The nine portcullises are placed in turn order, the Guild's player included; thieves may leave.

adv_03_no_militia_phase = Under New Command
    .text = Nobody moves a militiaman in phase 2. The Guild activates Kornak and Valrut in its own phase 3 like other characters: Movement 4, Combat 2, one move and one attack each, at the usual AP (1 for the move, 1 for the attack).
    .notes = They are still militiamen: thieves cannot attack them, no Arcana card may be played in their fights by the Guild, on a tie they win as attackers, and they turn up no exploration tokens. If one loses, his foe's player moves him three spaces and nobody takes anything from him.

adv_03_guild_limits = Jewelers, Not Thieves
    .text = The Guild's figures open no chests, use no missions, carry no treasures, do not leave the district and cost nothing at the end. They never attack each other. For the cards and skills of all players Sienne and Isabeau count as thieves of the Guild's player; Kornak and Valrut count as militiamen.
    .notes = The Guild plays and draws Arcana cards like everybody. A surplus treasure cannot arise for it: what it wins is dealt with under Recovered Property.

adv_03_recover = Recovered Property
    .text = When a figure of the Guild beats a thief, the Guild's player takes the first of these that applies: (1) the thief carries gems: remove one red or green gem of your choice from the game and gain 3 ducats; (2) he carries other treasure: gain 1 ducat, and his player lays one of them, chosen by you, chest side up in a free room of his choice; (3) nothing: take 2 ducats from his player. Then the thief runs three spaces as you choose.
    .notes = Applies to attack and defence alike, and to all four figures.

adv_03_strike_back = Strike Back
    .text = A thief may attack Sienne and Isabeau. If he beats one of them, attacking or defending, he takes 2 ducats from the Guild's player and she runs three spaces as his player chooses.

adv_03_double_locks = Double the Locks
    .text = Turn the treasure token of the room to its chest side; if it is a gem, gain 1 ducat.
    .needs = Sienne or Isabeau stands in a room whose treasure token shows its treasure side.

adv_03_expansion =
    .text = Nobody may hire Sienne or Isabeau. All four figures of the Guild keep their base cards, and the colour of the top Arcana card means nothing for Kornak and Valrut. The Guild receives no Intrigue cards, Equipment or experience and its figures turn up no exploration tokens; its player places them at set-up like everybody. Sienne and Isabeau can be wounded; the Guild heals them for 1 AP per wound.

adv_03_end =
    .text = The game ends after round 7. Each gem carried out is sold for 2 ducats more than its usual value. The Guild gains 2 ducats for each red or green gem still lying in a room or carried by a thief in the district. Otherwise the gangs are scored as usual; most ducats win, Guild or gang. On a tie the Guild counts as having carried out no treasure.
