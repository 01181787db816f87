# What stands on the Arcana cards.

arc_powerful_blow = Powerful Blow
    .text = Add 1 to your fighter's highest die.
    .notes = The +1 is part of the score, not of a roll: a 5 raised to 6 earns no experience. With the expansion it also counts in the total that breaks a draw; several copies add up. Against the Cyclops it counts for one round.
    .flavour = From the shoulder, like mother taught.

arc_flurry_of_blades = Flurry of Blades
    .text = Your fighter rolls two dice more.
    .notes = Only the highest die makes the score, as always; with the expansion all of them count in the total.
    .flavour = Quantity is a quality.

arc_ambush = Ambush
    .text = Your attacker rolls one die more, and the defender may not play Arcana cards in this fight.
    .notes = Skills and equipment of the defender still work, also skills paid by discarding. Closes fight_defender, and the defender's fight_dice and fight_won, for cards. Against the Cyclops only the die counts.
    .flavour = The best conversation is the one that ends before it starts.

arc_sand_in_the_eyes = Sand in the Eyes
    .text = After the dice: the foe rolls his highest die again; the new result stands. One such card per fight and side.
    .notes = If several dice tie for highest, one of them. In the base game it is the one card you may play in this fight. An attacker keeps the experience earned with a 6 that is rolled away. Also against militiamen and the Cyclops.
    .flavour = There is no honour among thieves, but there is plenty of sand.

arc_smoke_pellet = Smoke Pellet
    .text = Your defender, on the main board, slips away: the fight does not take place. Move him one or two spaces through free spaces; the attacker stays where he is.
    .notes = If no adjacent space is free the card cannot be played. As when running away, no exploration token is turned up. The attack counts as made: the attacker's AP and action are gone, his cards are discarded, and a militiaman's move is over. There is no winner: no spoils, bounties or marks change hands.
    .flavour = Cough. Cough. Where did he... cough.

arc_run = Run
    .text = Your moving thief has two spaces more in this move.
    .notes = May be played at any point of the move, also with no spaces left, but not after a move has ended because of a fight, a staircase or an exploration token. Several copies add up. Counters Niggling Injury. Also after an escape from the Prison has succeeded.
    .flavour = Running is not cowardice. It is punctuality.

arc_niggling_injury = Niggling Injury
    .text = A rival's thief who is about to move has two spaces fewer in this move.
    .notes = The AP for the move stays spent. The mover may still play Run. Also on a thief who has just escaped from the Prison; if he then cannot pay both steps to the surface he stays in the Prison. Not on militiamen, zombies or other tokens, and not on a thief under the Flying Potion.
    .flavour = That knee again. That knee, and the nail under it.

arc_secret_door = Secret Door
    .text = In this move your thief may cross one red line.
    .notes = He steps from his space into a space that touches it along that line, at the usual one space of movement. Not onto roofs, not out of the district, not in the catacombs. An attack may be made through the wall.
    .flavour = Third brick from the left. No, your other left.

arc_over_the_rooftops = Over the Rooftops
    .text = Your thief, standing in a street or deployment space, is set down on any free street space that is not a deployment space; the move then has three spaces fewer. One such card per move.
    .notes = Only on the main board, and not with a thief who leads somebody. After being set down he makes the rest of the move as usual and may play Run. With two spaces fewer it carried any loaded thief from any street out of the district on its own; with three fewer that takes a Run besides.
    .flavour = The cats of Cadwallon move over. They know professionals.

arc_shadow_walk = Shadow Walk
    .text = In this move your thief has one space more and may pass through occupied spaces.
    .notes = He still ends in a free space or attacks.
    .flavour = Excuse me. Pardon. Nobody here.

arc_delicate_fingers = Delicate Fingers
    .text = Your thief has just failed a roll against Mind: roll again; the new result stands.
    .notes = Locks and every other test against Mind (the Duke's treasure, the Scriptorium, skills). Not on a die that Faras, an experience token or an item has already rolled again.
    .flavour = Breathe out. Now think of somebody else's money.

arc_hidden_compartment = Hidden Compartment
    .text = Your thief has just opened a chest: take two ducats from the bank. One such card per activation.
    .notes = Picked or bashed, any treasure, magic gems included; also a chest that is opened again.
    .flavour = Merchants fear thieves so much that they hide money twice.

arc_crowbar = Crowbar
    .text = Your thief bashes this chest for 1 AP.
    .notes = The ducat for opening is paid as usual. A security token still adds 1 AP.
    .flavour = The key to any heart, if swung.

arc_jammed_lock = Jammed Lock
    .text = A rival's thief has just picked a lock: the attempt fails after all, and the token is turned to its chest side.
    .notes = Closes the roll: no further rolls on it. A token already showing its chest side stays so; a magic gem or other token without a chest side is marked and can from now on only be bashed. Not against bashing, and not against other tests.
    .flavour = A little wax, a broken pin, a lot of swearing next door.

arc_pickpocket = Pickpocket
    .text = Your active thief is adjacent to a rival's thief: take two ducats from that rival. One such card per activation.
    .notes = Not during a move. If he has fewer than two, take what he has: nobody looks into his purse beforehand.
    .flavour = A warm embrace, a cold draught.

arc_denunciation = Denunciation
    .text = A rival of your choice pays three ducats to the bank. One such card per turn.
    .notes = He pays what he has if it is less; nobody looks into his purse beforehand.
    .flavour = An anonymous letter, in very good handwriting.

arc_call_the_watch = Call the Watch
    .text = Move one militiaman up to three spaces; he may attack as in phase 2.
    .notes = No die is rolled and the deck is not consulted. Not between a move and the fight it leads to. The card sends the militiaman; it gives him no help in the fight, so rule 1 of the Guild is kept. Not on a militiaman held by Spiked Grog. The top card of the deck does not matter.
    .flavour = Over here! Yes, here! No, not me. Him.

arc_decoy = Decoy
    .text = Two of your thieves on the main board exchange places. One such card per turn.
    .notes = Each keeps what he carries, his wounds and what he has done this turn. Not a thief who leads somebody. Being set down in a room turns up a face-down exploration token; both are resolved, the active thief's first, otherwise in the order you like. Not during a move.
    .flavour = Same hat, same limp, different thief.

arc_word_on_the_street = Word on the Street
    .text = Draw two Arcana cards. One such card per turn.
    .notes = If the deck runs out, the discard pile is shuffled; this card is discarded after the drawing. Once per turn, so that the two copies cannot draw each other for ever when nearly all cards are in hands.
    .flavour = Everybody knows. You only have to buy the right everybody a drink.

arc_second_wind = Second Wind
    .text = Gain 1 AP for this turn; your active thief may make one more move or one more action in this activation, at the usual cost. One such card per activation. Remove this card from the game.
    .notes = The AP may be spent on anything. Not for a wounded thief, a prisoner, or after a trap or an effect has ended the activation. A second loot of the Treasure Room or reading of the Scriptorium in one turn stays forbidden. Removed because three such cards from the Scriptorium would pay for the next reading.
    .flavour = One more. There is always one more.

arc_middleman = Middleman
    .text = A rival uses a mission: two of the ducats he earns with it go to you.
    .notes = Applied when he is paid; the mission itself is not changed. If he earns less than two, take that.
    .flavour = You negotiated nothing, knew nobody and arrived late. Two ducats, please.

arc_subtle_watchman = Subtle Watchman
    .text = If the top Arcana card is blue, you may move one militiaman up to four spaces all the same; if it is purple, you may move both, up to four spaces each, one after the other. One such card per turn.
    .notes = Replaces the normal movement of this phase. Each militiaman may attack. One held by Spiked Grog stays. The back of the card itself does not matter: look at the deck.
    .flavour = He walks softly, for a man with a bell on his hat.

arc_breakout = Breakout
    .text = Set one of your thieves from the Prison on a free pentacle of the main board; no AP, no roll.
    .notes = If every pentacle is occupied, on a free space adjacent to one. It is not his move: if he has not been activated this turn, he may still be. Wounds stay, and a wounded thief must still be healed.
    .flavour = The wall was sound. The jailer's sister was not.

arc_private_security = Private Security
    .text = Your thief fights a militiaman or the Cyclops: he rolls two dice more. If he loses to a militiaman he runs three spaces instead of going to the Prison. One such card per fight and side.
    .notes = The two ducats are lost all the same. The last sentence does not help in the catacombs. Against the Cyclops it counts for the current round of the fight only.
    .flavour = Two large men, paid by the hour. It is always a quarter to.

arc_spiked_grog = Spiked Grog
    .text = Choose one. Either set a militiaman in the Guardroom; nobody may move him until your next turn. Or put the Cyclops in the Lair; until your next turn no Cyclops die is rolled.
    .notes = If the Guardroom is occupied, on a free space adjacent to it of your choice; if there is none, option a cannot be chosen. A militiaman who is already there stays. He does not fight when set down, and he still blocks the space.
    .flavour = On the house, sergeant.

arc_low_blow = Low Blow
    .text = Your thief has beaten a rival's thief: the loser takes one wound besides the usual result. One such card per fight and side.
    .notes = Winner as attacker or as defender. Adds to Shaana's skill and the Barbed Dagger.
    .flavour = The Guild forbids it. The Guild is not here.

arc_feint = Feint
    .text = Attacker: the first Arcana card the defender plays in this fight has no effect. Defender: one Arcana card the attacker has played in this fight has no effect. One such card per fight and side.
    .notes = The attacker's Feint waits, also for a card played after the dice; if the defender plays nothing, it is lost. A defender can use it only if the attacker has played a card, and chooses which. A defender's first card that is itself a Feint against it is cancelled. Ambush cancelled by a Feint cannot happen: Ambush forbids playing it. Useless against militiamen and the Cyclops.
    .flavour = Look left. Thank you.

arc_field_dressing = Field Dressing
    .text = Take up to two wound tokens off your thieves, split as you like. If you took none off, draw one Arcana card. One such card per turn.
    .notes = Prisoners may be healed. A thief healed completely may be activated this turn if he has not been yet. Once per turn, for the same reason as Word on the Street.
    .flavour = Boiled rag, stolen brandy. Rag optional.

arc_old_scars = Old Scars
    .text = Your gang gains two experience tokens.
    .notes = They may be spent in the same turn. With the supply empty nothing is gained.
    .flavour = Every one a lesson. Some of them twice.

arc_open_secrets = Open Secrets
    .text = Look at a rival's Intrigue cards and choose one: it leaves the game without reward or penalty. If he holds none, take one Arcana card at random from his hand. One such card per turn.
    .notes = Only you see the cards; the one chosen is then shown. The Arcana card taken is seen by the two of you.
    .flavour = Your diary, sir. You write beautifully.

arc_cut_straps = Cut Straps
    .text = A rival's thief adjacent to your active thief loses his Equipment card. If he has none, his player lays one treasure he carries in a free room of your choice, treasure side up. One such card per activation.
    .notes = The equipment leaves the game. A free room holds neither a treasure token nor a figure; if there is none, any room without a treasure token will do. It can be opened again as usual. Cannot be played on a thief with neither. Not during a move.
    .flavour = Snip.

arc_poisoned_dart = Poisoned Dart
    .text = A rival's thief at most two spaces from your active thief takes one wound. One such card per activation.
    .notes = Spaces are counted as for movement, occupied spaces included; red lines and rubble stop the dart. Not during a move.
    .flavour = Only a scratch, they always say.

arc_switched_labels = Switched Labels
    .text = Exchange two treasure tokens lying in rooms without figures. One such card per turn.
    .notes = Each keeps the side it shows. Exploration tokens and magic gems stay where they are; a token that lies under or beside a treasure token by an adventure's rule goes with it.
    .flavour = Fragile. This side up. Not what you think.

arc_burst_of_energy = Burst of Energy
    .text = Gain 2 AP for this turn. Remove this card from the game.
    .notes = AP not spent are lost as usual. The limits of one move and one action per thief are not changed. Removed because two of them fetched from the Scriptorium every turn would pay for the reading and more.
    .flavour = The Guild apothecary calls it tea.
