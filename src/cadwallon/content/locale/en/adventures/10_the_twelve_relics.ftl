# Adventure 10: the sheet as a player reads it.

adv_10 = The Twelve Relics
    .wants = Collect different relics into a set while bearing their curses, or feed them to the Altar for quick money.
    .story = Crown, sceptre, mask and urn: the King was buried with three of each, so that he could be vain in all his lives. The quake has spread them over half the quarter, and each of them wants to go home.

adv_10_campaign =
    .text = The winner of adventure 9 takes one Equipment card of his choice for one of his thieves before deployment.

adv_10_setup_1 =
    .text = Shuffle the twelve relics face down and put one beside the treasure token in each of twelve rooms drawn at random. Nobody looks at them.

adv_10_hum = The Relics Hum
    .text = All relics still lying in rooms are turned face up.

adv_10_alarm = Alarm!
    .text = The nine portcullises are placed; thieves may leave, also through the Tunnel.

adv_10_find = Under the False Bottom
    .text = A thief who opens the treasure token of a room also takes the relic that lies beside it, face up. A relic is a treasure; the limit of three applies at once, and whatever is given up is laid in a room without treasure as usual.
    .notes = A relic laid in a room is a locked chest of its own, face up, and no longer lies beside anything. Opening a magic gem does not give the relic. If the treasure token is exchanged (Switched Labels) the relic goes with it. One ducat for opening in all.

adv_10_crown = Curse of the Crown
    .text = Who attacks the bearer of a crown rolls one die more, militiamen and the Cyclops included.

adv_10_sceptre = Curse of the Sceptre
    .text = The bearer of a sceptre has one space fewer in each move.

adv_10_mask = Curse of the Mask
    .text = The bearer of a mask has Mind -1.

adv_10_urn = Curse of the Urn
    .text = At the start of his turn a player whose thief in the district carries an urn discards one Arcana card of his choice, if he has one.
    .notes = Several relics of one kind on one thief, or several urns in one gang, do not add up.

adv_10_offer = Give Back to the King
    .text = Give up any number of relics the thief carries: 4 ducats each from the bank. All his magic gems may be exchanged with the same action.
    .notes = His player chooses the relics. Relics given back are not carried out.
    .needs = The thief carries at least one relic.

adv_10_end =
    .text = The game ends after round 7. Relics carried out by a gang are grouped into sets of different relics: a set of 1, 2, 3 or 4 brings 2, 6, 11 or 18 ducats. The game takes the grouping that brings most (the largest sets first). Then scoring as usual.
