# Names, skills and manners of everybody with a card of his own. skl_x is the skill of chr_x.

executioners = Executioners
    .acc = the Executioners
    .verb = they
    .style = Steady all-rounders: a duellist for the streets, a long stride, an inventor who never quite fails, and a card mage.

nocturnis = The Nocturnis Gang
    .acc = the Nocturnis Gang
    .verb = it
    .style = Greedy raiders: they open, they bite, they vanish, and they sell dear.

kalderns_gang = Kaldern's Gang
    .acc = Kaldern's Gang
    .verb = it
    .style = Professionals: good at locks and walls, and nobody cashes missions faster.

cursed_ones = The Cursed Ones
    .acc = the Cursed Ones
    .verb = they
    .style = Nuisances: they shoot, pilfer, smash and slip through a crowd.

chr_leona = Leona
    .flavour = She salutes first. It is the last polite thing that happens.

skl_leona = Duellist
    .text = In a fight that takes place in a street or deployment space Leona rolls one die more, whether she attacks or defends.
    .short = One die more in street fights.
    .notes = A fight takes place in the defender's space. No bonus in rooms and in the catacombs. Also against militiamen.

chr_harid = Harid
    .flavour = The city itself deals his cards, and the city cheats.

skl_harid = Tarot Reading
    .text = Spend 1 AP: look at the top two Arcana cards, take one into your hand and put the other under the deck. Once per turn.
    .short = 1 AP: of two Arcana cards keep one.
    .notes = Not during a move. An empty deck is first renewed; if only one card is left, take it. Only you see the cards. With the expansion the new top card counts for the next player's militia phase.

chr_iris = Iris
    .flavour = A Valkyrie does not flee. She merely arrives somewhere else first.

skl_iris = Valkyrie's Stride
    .text = Iris has one space more in each of her moves (five in all).
    .short = One space more in each move.
    .notes = The printed Movement stays 4; the fifth space is the skill. Does not change how far she runs away.

chr_davitto = Davitto
    .flavour = It is not broken. It is a prototype.

skl_davitto = Spare Gadget
    .text = When Davitto has failed to pick a lock, discard an Arcana card: the chest opens all the same.
    .short = Lock holds? Discard a card: it opens.
    .notes = Locks only, not other tests, and only tokens he may pick. Optional, so that the rule book's example of a failed attempt by Davitto stays true. After it the roll is a success: it still opens rival_pick_roll.

chr_sanaris = Sanaris
    .flavour = He changed gods once. The new one jingles.

skl_sanaris = Disciple of the Ducat
    .text = Each treasure Sanaris himself carried out of the district that brings at least one ducat brings one ducat more.
    .short = Each treasure carried out: +1 ducat.
    .notes = At most +3 (+4 with the Deep Satchel). A chest full of ducats counts when its die is rolled; a magic gem carried out brings nothing and so nothing more. Relics and coffers of an adventure count. Where an adventure sells loot at another moment, the bonus applies then.

chr_faras = Faras
    .flavour = Tombs have better locks than houses, and the owners complain less.

skl_faras = Tomb Robber
    .text = When Faras fails to pick a lock he may roll the die once more; the new result stands.
    .short = Lock holds? One more roll.
    .notes = Locks only. Raises the chance from 4 in 6 to 8 in 9. This is the easier theft among the skills.

chr_drokan = Drokan
    .flavour = He kept two things from his years among the serpents: the scars and the venom.

skl_drokan = Serpent's Venom
    .text = Before the dice, discard an Arcana card: the foe rolls one die fewer, and if Drokan beats a thief he takes one extra ducat from the loser's player. Once per fight.
    .short = Discard a card: the foe has a die less.
    .notes = The card discarded is not a card played in the fight. The foe always keeps at least one die. Against the Cyclops it counts for one round and may be paid again in the next.

chr_valdur = Valdur
    .flavour = Nobody has ever seen him come in. Several have seen him standing there.

skl_valdur = Out of the Shadows
    .text = Spend 1 AP: set Valdur down on a free space adjacent to another thief of the gang. Once per turn.
    .short = 1 AP: appear beside another of the gang.
    .notes = Before or after his move, not during it. Both thieves must be on the main board; not while Valdur leads somebody. The space may be a room, a deployment space or a pentacle; a face-down exploration token there is turned up and Valdur may not move any further this turn. A wounded thief will do as the other.

chr_kaldern = Kaldern
    .flavour = Other gangs read the rules of the Guild. Kaldern was asked to proof-read them.

skl_kaldern = Guild Standing
    .text = When the gang uses a mission, discard an Arcana card: the mission costs 2 AP less.
    .short = Discard a card: a mission costs 2 AP less.
    .notes = Kaldern must be in the district and not in the Prison; he need not be active and may be wounded. With the Guild Signet the cost is still at least 1 AP.

chr_sarys = Sarys
    .flavour = The dead know every door. Some of them are one.

skl_sarys = Spirit Walk
    .text = Spend 1 AP on top of the move: during this move Sarys may cross one red line. Once per turn.
    .short = 1 AP more: cross one red line.
    .notes = Same crossing rule as the Secret Door card. Paid together with the move, before rivals may answer it.

chr_elise = Elise
    .flavour = Wards, runes, tumblers. In that order, and quietly.

skl_elise = Arcane Thief
    .text = Elise's Mind counts as 5 when she picks a lock, and she may pick even a token that shows its chest side.
    .short = Mind 5 for locks; picks even shut chests.
    .notes = Locks only. With the Lock-Opener her Mind counts as 6; a natural 6 then succeeds and still breaks the tool.

chr_tortok = Tortok
    .flavour = Hit it. If it is still there, hit it again.

skl_tortok = Rage
    .text = In each fight Tortok may roll one of his dice again; the new result stands.
    .short = One of his dice again in each fight.
    .notes = Attacking or defending. Costs nothing: in the rule book's example he pays only for the move and the attack. Against the Cyclops once in each round.

chr_jehlan = Jehlan
    .flavour = An army died around him. A crowd is no obstacle.

skl_jehlan = Desert Wind
    .text = Discard an Arcana card: in this move Jehlan has two spaces more and may pass through occupied spaces.
    .short = Discard a card: 2 spaces more, past anybody.
    .notes = Adds to a Run card. He still ends in a free space or attacks. He passes militiamen, too.

chr_anays = Anays
    .flavour = You feel a draught. Then you feel lighter.

skl_anays = Grave-Cold Fingers
    .text = Discard an Arcana card and test Mind with -1 (success on 1 to 3): if she succeeds Anays takes one treasure of your choice from an adjacent rival thief. Once per turn.
    .short = Discard a card: try to steal from a rival.
    .notes = Before or after her move. Name the target, discard, then test. Not an action, not a fight, nobody runs away. The limit of three treasures applies at once.

chr_dorak = Dorak
    .flavour = He has no hopes left, only bolts.

skl_dorak = Crossbow
    .text = Spend 1 AP and test Mind: on a success a rival's thief at most two spaces away runs two spaces; you choose the way. Once per turn.
    .short = 1 AP: a shot may drive a rival off.
    .notes = Not an action, not a fight: no cards, no spoils. Not during a move. Spaces are counted as for movement, occupied spaces included; red lines and rubble stop the bolt. If there is no way of two spaces that ends on a free one, the rules for running away say what happens.

chr_torham = Torham
    .flavour = There is a lock? Torham had not noticed a lock.

skl_torham = Sapper of Mid-Nor
    .text = Torham may bash a chest for 1 AP; if he does, the gang does not get the ducat for opening it.
    .short = Bashes chests for 1 AP, without the ducat.
    .notes = Optional: he may also bash for 2 AP and take the ducat. A security token adds its 1 AP in both cases. One action a turn as for everybody: about 2 AP for a chest a turn with the way there, against 2.5 AP and a ducat for a thief who picks.

chr_kornak = Kornak

chr_valrut = Valrut

chr_sienne_base = Sienne

chr_isabeau_base = Isabeau

chr_captain_kornak = Captain Kornak

skl_captain_kornak = Nose for Loot
    .text = Captain Kornak rolls one die more against a thief who carries at least two treasures.
    .notes = Tokens that are not treasures (hostages, the Duke) do not count.

chr_chief_valrut = Chief Valrut

chr_chufflock = Chufflock
    .flavour = Nobody has seen the face under the hood. Everybody has seen the axe.

skl_chufflock = Headsman
    .text = A thief beaten by Chufflock does not run away but goes straight to the Prison.
    .short = Whoever he beats goes to the Prison.
    .notes = Attacking or defending. Spoils are taken first. Chufflock stays in the space of the fight. Not against figures that belong to no player.

chr_lucius = Lucius
    .flavour = Always dressed for the occasion, especially when the occasion is murder.

skl_lucius = Well Provided
    .text = Lucius starts with one Equipment card of your choice.
    .short = Starts with an Equipment card.
    .notes = Chosen when he joins the gang, before deployment and before the draft of the optional Inn rule. No debt is owed for it.

chr_iraem = Iraem
    .flavour = The jailer bowed. The jailer always bows.

skl_iraem = Diplomatic Immunity
    .text = When Iraem is activated in the Prison you may set him on a free pentacle of the main board at no cost and without a roll; he then acts as usual. Once per activation.
    .short = Leaves the Prison at no cost.
    .notes = This is not his move. If every pentacle is occupied he is set on a free space adjacent to one. A wounded Iraem must be healed first. He may try the usual escape instead, but not both.

chr_shaana = Shaana
    .flavour = She keeps what she kills. She is seldom asked to return it.

skl_shaana = Butcher
    .text = A thief beaten by Shaana takes one wound besides the usual result.
    .short = Whoever she beats takes a wound.
    .notes = Attacking or defending. If the fight was in the catacombs the wounded loser goes to the Prison and must be healed before he can try to escape.

chr_sienne = Sienne
    .flavour = The best arcane thief of the Guild walks through you. You check your pockets. You are right to.

skl_sienne = Ghost of the Guild
    .text = Sienne may pass through occupied spaces in all her moves.
    .short = Passes through occupied spaces.
    .notes = Rivals, militiamen and own thieves alike. She still ends in a free space or attacks. Does not open rubble, walls or portcullises.

chr_isabeau = Isabeau
    .flavour = She has never told a secret. She rents them.

skl_isabeau = The Secret
    .text = Spend 1 AP while Isabeau is active on the main board, wherever she stands: draw two Intrigue cards, keep one and put the other under the deck. Once per turn.
    .short = 1 AP: of two Intrigue cards keep one.
    .notes = This is her way of buying an Intrigue card: the 1 AP is all it costs. Not with three Intrigue cards in hand. If the deck holds only one card, take it. In a room where Intrigue may be bought the usual way is open as well.

chr_cyclops = The Cyclops of Mid-Nor
    .acc = the Cyclops of Mid-Nor

chr_duke = The Duke of Cadwallon
    .acc = the Duke of Cadwallon

skl_duke = By Order of the Duke
    .text = A thief beaten by the Duke takes the Duke token after running away or going to the Prison. While he holds it he cannot open chests. He is rid of it only when the Duke beats somebody else, who then takes it.
    .notes = No choice is involved. Extra actions of an adventure that open nothing stay allowed. If the holder leaves the district or is removed, the token returns to the Duke's card.
