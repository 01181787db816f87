# Adventure 9: the sheet as a player reads it.

adv_09 = The Awakening of Sophet Drahas
    .wants = Get down early and break the five seals, one in each room below, before the streets fall in and the Cyclops is fully awake.
    .story = The quake lasted a breath. It was long enough to open a crack in the floor of the Laboratory, and to wake whoever had been lying under it.

adv_09_campaign =
    .text = First adventure of the campaign; there is no bonus yet. Note the winner, everybody's ducats and unspent experience tokens.

adv_09_setup_1 =
    .text = Before the exploration tokens are shuffled, put one staircase face up in the Laboratory. Shuffle the other 26 and put one face down in each of the other 23 rooms; three stay out.

adv_09_setup_2 =
    .text = Put one relic as a seal in each of the Holy Altar, the Scriptorium, the Tunnel, the Torture Chamber and the Treasure Room. Keep the six rubble tokens beside the board.

adv_09_tremor = The Ground Shakes
    .text = Two rubble tokens are put on free street spaces (no deployment space, no pentacle), one by each of two players; the first player begins in round 2 and the order goes on clockwise. Rubble may not cut any room or deployment space off from the rest of the board.
    .notes = Cut off means: no way left over white lines and green arrows, whatever figures and portcullises stand in between; all rubble counts.

adv_09_alarm = Alarm!
    .text = The nine portcullises are placed; thieves may leave, also through the Tunnel.

adv_09_rubble = Rubble
    .text = No figure may enter or cross a space with rubble, not even when running away; nobody is set down there.
    .notes = The Flying Potion crosses it. A space beside rubble is still adjacent to it for clearing.

adv_09_beast_awake = The Beast Is Awake
    .text = From the moment the third seal is broken, by whomever, the Cyclops rolls one die more.

adv_09_fifth_seal = The King Opens His Eyes
    .text = When the fifth seal is broken every other thief in the catacombs, the Prison excepted, takes one wound; the breaker takes none.

adv_09_break_seal = Break a Seal
    .text = No roll: gain 2 ducats and one experience token; the thief takes the relic as a treasure. Carried out of the district it brings 4 ducats. The gang counts one seal broken.
    .notes = It is no chest: no ducat for opening. A relic laid down in a room of the district is a locked chest like any other treasure; only in its room below is it a seal.
    .needs = A seal lies in the thief's room of the catacombs.

adv_09_clear = Clear Rubble
    .text = Test Mind. Success: take one rubble token off the board and gain 1 ducat.
    .notes = It goes back to the supply and may be put again.
    .needs = The thief is adjacent to a space with rubble.

adv_09_end =
    .text = The game ends after round 7. The gang that has broken the most seals gains 4 ducats; if several tie, 2 each. Relics carried out bring 4 ducats each. Then scoring as usual.
