# Adventure 6: the sheet as a player reads it.

adv_06 = The Fence's Last Night
    .wants = Sell inside the district, to Sienne, at the right place, in the right round, before the price falls.
    .story = The old fence is closing his shop and leaving the city before dawn. Sienne carries his purse through the quarter one last time, and what she has not bought by the sixth bell nobody will.

adv_06_sienne = Sienne
    .text = Sienne neither fights nor can be attacked or moved, and does not block her room.

adv_06_setup_1 =
    .text = Shuffle the six named rooms into an itinerary for rounds 1 to 6. The room of the current round and that of the next are open to all, the rest hidden from everybody. Set Sienne in the first room.

adv_06_setup_2 =
    .text = Set the price of each kind of treasure: red gem 3, green gem, keys, scroll and bracelet 4 each, chest full of ducats 7. Prices are open.

adv_06_walk = She Moves On
    .text = Sienne is set in the next room of the itinerary and the room after it becomes open. The price of each kind of which nothing was sold to her in the round before rises by 1, to at most 1 above its opening price.

adv_06_alarm = Alarm!
    .text = The nine portcullises are placed as in adventure 1; thieves may leave.

adv_06_gone = Gone
    .text = Sienne leaves the board; nothing can be sold to her any more and no rumours can be spread.

adv_06_sell = Sell to Sienne
    .text = Sell any number of treasures the thief carries, at least one, one after the other: each brings the current price of its kind from the bank, and then that price falls by 1 (never below 1). The tokens leave the game.
    .notes = Sanaris gets 1 ducat more for each token he sells himself. Each token sold counts as a treasure carried out if players are tied at the end.
    .needs = The thief stands in Sienne's room or in a space adjacent to it and carries treasure; rounds 1 to 6.

adv_06_rumour = Spread a Rumour
    .text = Raise or lower the price of one kind by 1 or 2, not below 1 and not above its opening price + 1.
    .notes = Once in each turn of the gang, whoever does it.
    .needs = The thief stands in a named room in which Sienne is not; rounds 1 to 6.

adv_06_end =
    .text = The game ends after round 7. Treasures carried out of the district bring 1 ducat each, whatever their kind; a chest full of ducats brings one die without the 3, when its bearer leaves. Then the usual 3 ducats per thief left behind.
