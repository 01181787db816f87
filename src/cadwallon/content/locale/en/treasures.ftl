# Tokens: chest tokens and all the others.

tr_red_gem = Red Gem
    .acc = a red gem
    .text = 2 ducats each.

tr_green_gem = Green Gem
    .acc = a green gem
    .text = One brings 2 ducats, two bring 5, three bring 8.

tr_keys = Bunch of Keys
    .acc = a bunch of keys
    .text = One brings 2 ducats, two bring 5, three bring 8. A prisoner who carries at least one may repeat the escape roll once.

tr_scroll = Scroll
    .acc = a scroll
    .text = One brings 2 ducats, two bring 5, three bring 8. A reader in the Scriptorium who carries at least one may repeat the roll once.

tr_bracelet = Bracelet
    .acc = a bracelet
    .text = One brings 2 ducats, two bring 5, three bring 8. A looter of the Treasure Room who carries at least one may repeat one of the three dice once.

tr_purse = Purse
    .acc = a purse
    .text = When opened: roll a die and take that many ducats from the bank; the token leaves the game. It is never carried.

tr_chest_of_ducats = Chest Full of Ducats
    .acc = a chest full of ducats
    .text = When a thief has carried it out of the district: roll a die, add 3 and take that many ducats from the bank; the token leaves the game.

tr_magic_gem = Magic Gem
    .acc = a magic gem
    .text = An exploration token that is a treasure in a locked chest. At the Holy Altar, for 1 AP, all magic gems a thief carries are turned into 6 ducats each.

tr_relic = Relic
    .acc = a relic
    .text = Used by adventures 9 (seals), 10, 12 (the Crown and the boasts) and 14 (coffers) as they say; always a treasure, except as a boast. Numbers 1 to 3 are Crowns, 4 to 6 Sceptres, 7 to 9 Masks, 10 to 12 Urns.

tr_rubble = Rubble
    .text = Used by adventures 9, 11 and 14 as they say.

tr_zombie = Zombie
    .text = Used by adventures 4 and 11; adventure 7 uses the same tokens as fires.

tr_hostage = Hostage
    .text = Used by adventure 5 as hostages and by adventure 13 as revellers.

tr_portcullis = Portcullis
    .text = Closes the exit of one deployment space. The space itself can still be entered; only leaving the district there is barred.

tr_wound = Wound
    .text = A wounded thief cannot be activated but defends himself. 1 AP in the owner's turn takes one token off.

tr_experience = Experience
    .text = One token: roll one of your dice again. Two tokens, in your turn: an available Equipment card for one of your thieves.

tr_mark = Mark
    .text = One for each player; used by adventure 2.

tr_duke = The Duke
    .text = The captive of adventure 14.
