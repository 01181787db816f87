# Adventure 12: the sheet as a player reads it.

adv_12 = The Price of Pride
    .wants = Make your boasts come true, spoil those of the others, and wear the King's crown just long enough.
    .story = In the Inn of the Lone Assassin the gang leaders have drunk too much and said too much, and the whole Guild was listening. Under the city a king waits who knows what such talk costs.

adv_12_campaign =
    .text = The winner of adventure 11 receives two experience tokens and takes his first boast before everybody else. After this adventure add up the ducats of all four; most ducats win the campaign.

adv_12_setup_1 =
    .text = Put relic 1, the Crown of Sophet Drahas, in the Treasure Room. Lay out relics 2 to 12 as boasts.

adv_12_setup_2 =
    .text = After mercenaries are chosen and before deployment, in turn order each player takes one boast or passes, then in reverse order a second one or passes. Boasts lie open in front of their owners; each can be taken by one player only. Everything they speak of is counted openly from the start of the game.

adv_12_boast_2 = No wall will hold my people
    .text = No thief of the gang has been put in the Prison.

adv_12_boast_3 = All of us will drink here tomorrow
    .text = All four thieves of the gang have left the district.

adv_12_boast_4 = Four heads will bow
    .text = The gang has won at least four fights against rivals' thieves.

adv_12_boast_5 = The Guild eats from my hand
    .text = The gang has used at least three missions.

adv_12_boast_6 = No lock says no to me
    .text = The gang has opened chests, magic gems included, in at least nine, eight or seven different rooms with two, three or four players.

adv_12_boast_7 = I shall drink from the King's cup
    .text = The gang has looted the Treasure Room successfully at least once.

adv_12_boast_8 = The beast will kneel
    .text = A thief of the gang has won both rounds of a fight against the Cyclops.

adv_12_boast_9 = I read what none may read
    .text = A thief of the gang has read the tomes of the Scriptorium with a roll of at most his Mind.

adv_12_boast_10 = The Altar will shine for me
    .text = The gang has turned at least one magic gem into ducats at the Holy Altar.

adv_12_boast_11 = First through the gate
    .text = A thief of the gang was the first of all to leave the district, by a gate or the Tunnel.

adv_12_boast_12 = The crown is mine
    .text = A thief of the gang has carried the Crown out of the district.

adv_12_crown_rises = The Crown Calls
    .text = If the Crown still lies in the Treasure Room it is laid in the Library as a second chest, chest side up: it can only be bashed there (or picked by who may pick closed chests).

adv_12_alarm = Alarm!
    .text = The nine portcullises are placed; thieves may leave, also through the Tunnel.

adv_12_tribute = Tribute
    .text = At the start of his turn the player whose thief carries the Crown gains 2 ducats if this thief stands on the main board.

adv_12_envy = Envy
    .text = Who attacks the bearer of the Crown rolls one die more, militiamen and the Cyclops included.

adv_12_crown_changes_hands = The Crown Changes Heads
    .text = The Crown is a treasure, but its bearer never gives it up of his own will, neither as surplus nor in exchange. A thief who beats the bearer takes the Crown as his spoils. If a militiaman beats him the Crown stays in the space of the fight; if the Cyclops does, it goes back to the Treasure Room.
    .notes = Skills and cards that take or move a treasure of the thief can take the Crown; where the bearer's player chooses, he names it last. Laid in a room by such a card it is a locked chest. A bearer who is removed or lost in the Tunnel, or loses it there for want of two other treasures, sends it back to the Treasure Room. In the Treasure Room it can be taken again by Take the Crown.

adv_12_crown_found = A Crown in the Gutter
    .text = A thief who enters a space of the main board where the Crown lies openly, or is set down there, stops and takes it at no cost.
    .notes = Not who runs through, and not a Crown locked in a room as a chest. While a militiaman stands there nobody can enter. If the new bearer has more than three treasures his player gives up another one.

adv_12_take_crown = Take the Crown
    .text = Instead of looting, the thief takes the Crown; no roll.
    .notes = It is no chest: no ducat for opening, and no loot.
    .needs = The Crown lies in the Treasure Room.

adv_12_end =
    .text = The game ends after round 8. The Crown carried out brings 8 ducats; if its bearer is still in the district, his player loses 8 ducats instead of 3 for him. Scoring as usual; at the very end every boast is settled, kept or broken as printed.
