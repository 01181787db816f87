# What stands on the Intrigue cards.

int_map_the_catacombs = Map the Catacombs
    .text = Your thieves have between them entered three different rooms of the catacombs: 5 ducats and one experience token.
    .notes = The Prison, the Lair and the pentacle do not count.
    .flavour = The last cartographer left a note. It says: left.

int_find_a_safe_place_to_hide = Find a Safe Place to Hide
    .text = Play at the end of the game. One of your thieves is in the catacombs, but not in the Prison: 2 ducats, and this thief counts as having left the district with all he carries.
    .notes = One thief only, chosen by you when the game is over; the place is one of the five rooms reached by a staircase. He counts as having left with all he carries from this moment on, also for other cards and boasts: his treasures are sold as usual, a chest full of ducats is rolled for, and he costs no 3 ducats.
    .flavour = Who looks for thieves among the dead?

int_claim_a_bounty = Claim a Bounty
    .text = A thief of yours, or a militiaman moved by you, has put a rival's thief in the Prison: 4 ducats.
    .notes = Defending counts as well. The Cyclops counts if the fight followed from a Cyclops die rolled in your turn and the loser is a rival's thief.
    .flavour = Wanted alive. Wanted very much elsewhere.

int_enlist_a_magicians_aid = Enlist a Magician's Aid
    .text = A thief of yours in the Magician's Chamber carries a magic gem: 4 ducats, and draw two Arcana cards.
    .notes = The gem is kept.
    .flavour = He asks no questions, only facets.

int_take_your_share = Take Your Share
    .text = Somebody has looted the Treasure Room and lived: if it was a rival, he gives you 4 ducats of the loot; if it was you, take 4 from the bank.
    .notes = Paid after the looter has been paid; he gives what he has if it is less than 4.
    .flavour = Equal partners, whether you know it or not.

int_acquire_useful_potions = Acquire Useful Potions
    .text = One of your thieves is in the Laboratory and another in the Scriptorium: 3 ducats, and one of the two receives the Flying Potion or the Healing Draught; if both are gone, 3 ducats more.
    .notes = You choose thief and card. A thief who already has equipment keeps one of the two cards.
    .flavour = One reads the recipe, one steals the flask.

int_escape_a_slavers_clutches = Escape a Slaver's Clutches
    .text = A thief of yours has left the Prison and stands on the main board again: 4 ducats.
    .notes = By a roll, a card or a skill.
    .flavour = A chain is only as strong as the drunkest jailer.

int_slay_the_cyclops = Slay the Cyclops
    .text = A thief of yours has won both rounds of a fight against the Cyclops: 8 ducats and two experience tokens.
    .notes = The Cyclops still goes back to the Lair; the city will believe what it is told.
    .flavour = It has one eye. You have one chance.

int_case_the_guardroom = Case the Guardroom
    .text = A thief of yours stands in the Guardroom: 2 ducats, and draw one Arcana card.
    .notes = He must be inside, so the militiaman has to be out.
    .flavour = They leave the keys on the table. They leave everything on the table.

int_a_word_with_the_archivist = A Word with the Archivist
    .text = A thief of yours in the Library carries a scroll: 5 ducats.
    .notes = The scroll is kept.
    .flavour = He lends nothing, but he pays for returns.

int_the_alchemists_order = The Alchemist's Order
    .text = A thief of yours in the Laboratory carries a green gem: 5 ducats.
    .notes = The gem is kept.
    .flavour = Green, clear, no questions.

int_a_bed_for_the_night = A Bed for the Night
    .text = A thief of yours stands in the Dormitory and has not been activated in this turn: 4 ducats.
    .notes = Sleeping is not an action. A wounded thief may be the sleeper.
    .flavour = The sheets are clean and so is your alibi.

int_the_dukes_own_strongbox = The Duke's Own Strongbox
    .text = A thief of yours has opened a chest in the Treasury: 4 ducats.
    .notes = Any chest that lies there, also one laid there later. Robbing the Duke's Treasure (adventure 1) counts too.
    .flavour = His crest is on the lid. Soon it will be the only thing left.

int_eyes_everywhere = Eyes Everywhere
    .text = Your thieves stand in three different named rooms: 6 ducats.
    .notes = Guardroom, Treasury, Library, Magician's Chamber, Dormitory, Laboratory.
    .flavour = By midnight there was not a house without a guest.

int_closed_ranks = Closed Ranks
    .text = Three of your thieves stand together, none of them on a deployment space, each adjacent to at least one of the others: 3 ducats and one experience token.
    .notes = Adjacent as for movement; a red line between them does not count. Deployment spaces are left out because several of them open into the same street: thieves set there fulfilled the card with a single move.
    .flavour = Shoulder to shoulder, pocket to pocket.

int_the_complete_set = The Complete Set
    .text = Your thieves in the district carry all three tokens of one kind (green gems, keys, scrolls or bracelets): 6 ducats.
    .notes = Red gems do not count.
    .flavour = Collectors are the most generous of criminals.

int_one_of_each = One of Each
    .text = One of your thieves carries three treasures of three different kinds: 4 ducats.
    .notes = A magic gem, a relic and a chest full of ducats are kinds of their own; all relics are one kind.
    .flavour = A tasting menu.

int_the_wreckers_wager = The Wrecker's Wager
    .text = Your thieves have bashed two chests in one turn: 4 ducats.
    .notes = Whatever the bashing cost.
    .flavour = Two lids, one bell, double or quits.

int_settle_an_old_score = Settle an Old Score
    .text = Your thieves have beaten thieves of two different rival gangs: 6 ducats. End of game: lose 3 ducats if you still hold this card.
    .notes = Attacking or defending. With two players: two different thieves of the rival. In adventure 3 the Guild of Jewelers counts as a gang.
    .flavour = The list is short. The memory is long.

int_humble_the_watch = Humble the Watch
    .text = A thief of yours has beaten a militiaman: 4 ducats and one experience token.
    .notes = Only possible as defender.
    .flavour = He slipped, your honour. Repeatedly.

int_a_thief_robs_a_thief = A Thief Robs a Thief
    .text = You have taken a treasure from a rival's thief, by a fight, a skill or a card: 3 ducats.
    .notes = The Torture Chamber counts as well, but not on a prisoner of your own.
    .flavour = The Guild calls it circulation.

int_blood_oath = Blood Oath
    .text = Two different thieves of yours have each won a fight as attacker against a rival's thief: 8 ducats. End of game: lose 6 ducats if you still hold this card.
    .notes = The two fights may be in different turns.
    .flavour = Sworn over wine, signed over worse.

int_draw_blood = Draw Blood
    .text = A thief, card or equipment of yours has put a wound on a rival's thief: 4 ducats and one experience token.
    .notes = Traps do not count, nor do wounds that were prevented.
    .flavour = The client wants proof. A little will do.

int_guilds_darling = The Guild's Darling
    .text = You have used a mission with a bonus of +2: 3 ducats, and draw one Arcana card.
    .notes = A Middleman does not spoil it.
    .flavour = They have started to spell your name right.

int_a_full_order_book = A Full Order Book
    .text = You have used two missions: 6 ducats. End of game: lose 4 ducats if you still hold this card.
    .notes = In different turns, since only one mission may be used per turn.
    .flavour = Promise everything, deliver twice.

int_armed_to_the_teeth = Armed to the Teeth
    .text = Two of your thieves in the district, but not in the Prison, have Equipment cards: 4 ducats.
    .notes = They may be wounded.
    .flavour = An impressive sight, preferably from behind.

int_bribe_the_council = Bribe the Council
    .text = With a thief of yours in the Guardroom you may discard three Arcana cards: 7 ducats.
    .notes = The thief need not be active and may be wounded. You choose the cards.
    .flavour = Secrets are the only coin they do not already own.

int_the_usurers_due = The Usurer's Due
    .text = With a thief of yours in the Treasury you may pay 2 ducats: two experience tokens, and draw two Arcana cards. End of game: lose 8 ducats if you still hold this card.
    .notes = The Guild of Usurers sends its regards.
    .flavour = Interest accrues nightly. So do the broken fingers.

int_first_to_the_gate = First to the Gate
    .text = Of all thieves, the first to leave the district after you received this card is one of yours: 5 ducats.
    .notes = By a gate or the Tunnel. If a rival's thief leaves first, the card can no longer be fulfilled; it still takes up a place in your hand. Not used in adventure 8.
    .flavour = Somebody has to tell the others that it was open.

int_leave_no_one_behind = Leave No One Behind
    .text = Play at the end of the game. All thieves with whom you began have left the district: 5 ducats; otherwise lose 3 ducats.
    .notes = A thief who was killed, lost or removed has not left.
    .flavour = Four went in. Four will drink.

int_the_heaviest_chest = The Heaviest Chest
    .text = Play at the end of the game. Your gang has carried out a chest full of ducats: 5 ducats; otherwise lose 2 ducats.
    .notes = A chest full of ducats sold inside the district by an adventure's rule counts as well.
    .flavour = Lift with the knees. Run with the rest.

int_travel_light = Travel Light
    .text = Play at the end of the game. Two of your thieves left the district without any treasure: 4 ducats.
    .notes = Equipment does not matter; a magic gem is a treasure. Not used in adventure 8.
    .flavour = Search me, officer. Please.

int_a_paupers_smile = A Pauper's Smile
    .text = Play at the end of the game; loot is not yet sold. You have fewer ducats than at least half of your rivals, rounded up: 5 ducats.
    .notes = 1 of 1, 1 of 2, 2 of 3 rivals. Fewer, not equal. The game compares; only whether the card was fulfilled is shown.
    .flavour = Nobody robs the poor man. Nobody but you.

int_not_a_scratch = Not a Scratch
    .text = Play at the end of the game. Your thieves have lost at most one fight since you hold this card: 5 ducats; otherwise lose 2 ducats.
    .notes = Fights against thieves, militiamen, the Cyclops and figures of the adventure. A fight called off by a Smoke Pellet is not lost.
    .flavour = Violence is what happens to other gangs.
