# Adventure 8: the sheet as a player reads it.

adv_08 = The Tightening Noose
    .wants = Run loot out and slip back in, again and again, while the gates fall one by one; or sit at the last gates and take toll.
    .story = The Duke has had enough. His engineers are closing the district street by street, and every gate that falls makes the remaining ones dearer.

adv_08_setup_1 =
    .text = Keep the nine portcullises beside the board.

adv_08_alarm = Alarm, from the Start
    .text = Thieves may leave the district from the first round on. No portcullis is placed yet.

adv_08_gates = Another Gate Falls
    .text = Two portcullises are placed in front of open deployment spaces, one by each of two players. Their order goes round the table: the first player begins in round 2, and each later portcullis is placed by the next player clockwise.

adv_08_last_gate = The Ninth Gate
    .text = The ninth portcullis is placed by the next player in the rotation.

adv_08_bank = Straight to the Fence
    .text = When a thief leaves, everything he carries is sold at once: each kind by the number of its tokens in this one load, a chest full of ducats for a die + 3. A load of three treasures or more brings 2 ducats extra. The tokens leave the game, the thief waits outside with his equipment.
    .notes = Sanaris' bonus applies to each load. Thieves outside do not count for missions and cannot be touched; a player whose thieves are all outside has his whole turn as usual. Tokens sold count as treasures carried out if players are tied at the end.

adv_08_toll = Gate Money
    .text = If rivals' thieves stand adjacent to the deployment space from which a thief leaves, his player pays 1 ducat to each of these rivals, after the sale.
    .notes = One ducat per rival, however many thieves he has there. Clockwise from the player, as far as his ducats last.

adv_08_return = Slip Back In
    .text = The thief is activated outside: as his move he is set on a free deployment space without a portcullis. This takes one space of the move; he may go on with the rest and then take an action.
    .notes = Each thief once in each turn. Cards for moves may be played on it. He cannot attack with the first step, and he may leave again in a later turn only.
    .needs = The thief is outside and did not leave in this turn; a deployment space without a portcullis is free.

adv_08_expansion =
    .text = With the promotional figure, the Duke of Cadwallon may replace Valrut in this adventure. Take the Intrigue cards First to the Gate and Travel Light out: with open gates from the first round they would be fulfilled by one step.

adv_08_end =
    .text = The game ends after round 7. Thieves outside count as having left; 3 ducats are lost for each thief inside, and what he carries is worth nothing.
