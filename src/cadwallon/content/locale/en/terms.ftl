# Words of the game, explained where they stand: on hover, focus or a long press.

term-ap = Action points
    .text = You have 7 in each of your turns. A whole move costs 1, an attack 1, picking a lock 1, bashing a chest 2, using a mission 3. What is left at the end of the turn is lost.
    .rule = A-1

term-combat = Combat
    .text = The number of dice this thief rolls in a fight. The highest die counts.
    .rule = C-3

term-movement = Movement
    .text = How many spaces this thief walks at most in one move.
    .rule = V-1

term-mind = Mind
    .text = A lock opens if the die shows this number or less; so do other tests of wit.
    .rule = O-1

term-ducats = Ducats
    .text = Whoever has most of them at the end wins. Nobody sees what the others have.
    .rule = F-4

term-mission = Missions
    .text = Using one costs 3 action points and pays for all treasures of its kind that your thieves carry, with its bonus.
    .rule = N-1

term-alarm = The alarm
    .text = When it rings, portcullises close most gates. From then on thieves may leave the district with what they carry.
    .rule = L-1

term-carry = Pockets
    .text = A thief carries at most three treasures.
    .rule = O-8

term-experience = Experience
    .text = Won by sixes and other feats. A token lets you roll a die again; equipment is bought with it.
    .rule = X-1

term-wound = Wounds
    .text = A wounded thief cannot be activated until the wound is healed.
    .rule = W-2

term-intrigue = Intrigues
    .text = Secret tasks. Fulfilled they pay, unfulfilled they may cost ducats at the end.
    .rule = I-1

term-chance = Chance
    .text = Counted exactly from what you know, with your own skill and equipment, without cards that others might still play.

term-lock = Locks
    .text = Roll a die: with your Mind or less the chest opens. Trying costs 1 action point. Bashing costs 2 and always works.
    .rule = O-1

term-bash = Bashing
    .text = The chest opens without a roll, for 2 action points.
    .rule = O-2

term-fight = Fights
    .text = Both sides roll as many dice as their Combat says; the highest die counts. The winner takes loot, the loser has to run.
    .rule = C-1

term-portcullis = Portcullises
    .text = They fall when the alarm rings, and shut the way out through a gate. The space behind can still be entered.
    .rule = V-6

term-seal = The seal
    .text = So many ducats more for every treasure of the kind that your thieves carry.
    .rule = N-2

term-arcana = Arcana
    .text = You draw one in each of your turns. When a card may be played stands at its foot.
    .rule = R-1

term-equipment = Equipment
    .text = Bought with experience or found; each thief bears one card.
    .rule = X-3

term-phase-draw = Draw
    .text = The turn begins with a new Arcana card.
    .rule = T-4

term-phase-militia = Militia
    .text = Name a militiaman and roll: you may move him so far, and set him on a rival.
    .rule = T-5

term-phase-act = Act
    .text = Activate your thieves with your action points, play cards, use a mission.
    .rule = T-6

term-phase-end = End
    .text = The turn is over when you say so.
    .rule = T-7
