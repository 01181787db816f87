# What stands on the Equipment cards.

eq_sword = Sword
    .text = The bearer rolls one die more when he attacks.
    .notes = Also against the Cyclops when the bearer is the attacker.
    .flavour = Sharp at one end, persuasive at both.

eq_axe = Axe
    .text = The bearer rolls one die more in every fight in the catacombs, and his escape from the Prison succeeds from 3 upwards.
    .notes = The fight may be against a thief or the Cyclops, attacking or defending. The escape clause works in the Prison, where it is needed.
    .flavour = Doors, bars, one-eyed giants.

eq_lantern = Lantern
    .text = You may roll again the Cyclops die rolled because the bearer stepped down into the catacombs, and the die the bearer rolls to leave through the Tunnel; once for each roll, the new result stands.
    .notes = Does not repeat combat dice, escape rolls or the dice of the Treasure Room.
    .flavour = It shows the way. It also shows you to whatever is on the way.

eq_watchmans_pass = Watchman's Pass
    .text = After the alarm the bearer may leave the district through a closed portcullis.
    .notes = Costs the usual one space of movement. Only the bearer; the portcullis stays.
    .flavour = Issued to Sergeant Bruss, who has been looking for it since spring.

eq_flying_potion = Flying Potion
    .text = Discard after one use: in this move the bearer has six spaces, ignores red lines, figures and rubble, and cannot attack.
    .notes = He must end in a free space. A face-down exploration token stops him only in the room in which he ends. Not out of the district. Run, Niggling Injury and other changes do not alter the six spaces.
    .flavour = Landing sold separately.

eq_buckler = Buckler
    .text = Once per fight, when the bearer defends, he may roll one of his dice again; the new result stands.
    .notes = Tortok may use it besides his Rage, on another die.
    .flavour = A small wall you can run away with.

eq_barbed_dagger = Barbed Dagger
    .text = A rival's thief beaten by the bearer as attacker takes one wound besides the usual result.
    .notes = Adds to Shaana's skill and Low Blow: each is a wound of its own.
    .flavour = Goes in politely. Does not come out so.

eq_lock_opener = Lock-Opener
    .text = The bearer's Mind counts one higher when he picks a lock. If the die shows a 6 the tool breaks: remove the card from the game.
    .notes = Look at the die that finally counts, after any second roll; a 6 that opens the lock all the same breaks the tool, too.
    .flavour = Guaranteed for a hundred locks or until the first good one.

eq_soft_boots = Soft Boots
    .text = The bearer has one space more in each of his moves.
    .notes = Adds to Iris' skill.
    .flavour = The previous owner never heard them leave.

eq_grapnel = Grapnel
    .text = Once in each move the bearer may cross one red line.
    .notes = Same crossing rule as the Secret Door card; adds to it and to Spirit Walk.
    .flavour = Any wall is a ladder that has not been introduced.

eq_sledgehammer = Sledgehammer
    .text = The bearer bashes chests for 1 AP. He has one space fewer in each of his moves.
    .notes = A security token still adds 1 AP. Torham with the hammer keeps the opening ducat.
    .flavour = For those who find subtlety heavy.

eq_deep_satchel = Deep Satchel
    .text = The bearer may carry four treasures.
    .notes = Also in the Prison and after an exchange in passing. If he loses the satchel with four treasures, his player lays one in a room without a treasure token at once.
    .flavour = Room for one more. There is always room for one more.

eq_healing_draught = Healing Draught
    .text = Discard after one use: take all wounds off the bearer or off a thief of your gang adjacent to him, and gain 1 AP for this turn.
    .notes = A wounded bearer may use it; nobody has to be active. At least one wound must be taken off. Thieves in the Prison neither use it nor are reached by it.
    .flavour = Tastes of boots. Works like a miracle. Possibly is boots.

eq_mail_coat = Mail Coat
    .text = Each time the bearer would take a wound, roll a die: on 4 to 6 he does not take it.
    .notes = One roll for each wound token, made by the game; no experience token rolls it again. A trap still ends his activation. A wound that is prevented has not been put on him.
    .flavour = Ten thousand small reasons not to die.

eq_spyglass = Spyglass
    .text = Once per turn, before or after the bearer's move: look in secret at one face-down exploration token, or at the Arcana hand of a rival who has a thief, within four spaces of the bearer.
    .notes = Spaces are counted as for movement, occupied spaces included. Only you see what it shows; the owner knows that you looked. It does not show face-down relics.
    .flavour = Borrowed from an admiral who is still looking for it.

eq_loaded_dice = Loaded Dice
    .text = Once in each of your turns, roll one die again that you have just rolled for the bearer; the new result stands.
    .notes = Combat, tests, purses, escapes, Tunnel, Treasure Room. Not in rivals' turns, and not the dice of other figures, the Cyclops die included. It works in the Prison for the escape roll.
    .flavour = Fair in all the ways that do not matter.

eq_beggars_rags = Beggar's Rags
    .text = Militiamen may not enter the bearer's space. If the bearer attacks, the card leaves the game.
    .notes = Defending does not matter. An attack called off by a Smoke Pellet counts as an attack. Figures of an adventure that are no militiamen may still attack him.
    .flavour = Nobody looks at a beggar twice. Least of all a man with a badge and an empty purse.

eq_guild_signet = Guild Signet
    .text = Missions cost the gang 1 AP less while the bearer is in the district and not in the Prison.
    .notes = Never below 1 AP. The bearer may be wounded.
    .flavour = Kiss it, and doors open. Lose it, and so does the river.
