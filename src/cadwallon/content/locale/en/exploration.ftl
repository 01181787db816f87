# Exploration tokens.

exp_magic_gem = Magic Gem
    .text = A second chest in the room, with a magic gem: pick or bash it as usual. A room can thus offer two chests; the thief names the one he opens.

exp_trap = Trap
    .text = The thief takes one wound and his activation ends; if he was set down here before his activation, he has none this turn. The token leaves the game.

exp_equipment = Equipment
    .text = The thief receives one available Equipment card of his player's choice; if none is left, nothing. The token leaves the game.

exp_emblem = Emblem of Cadwallon
    .text = The gang gains one experience token. The token leaves the game.

exp_security = Security
    .text = Picking or bashing in this room costs 1 AP more, for every chest in it. When a treasure of the room has been taken, the token leaves the game.

exp_staircase = Staircase
    .text = The gang that turns it up gains one experience token. From this room a moving thief of any gang may go down, for one space of movement, to the Holy Altar, the Scriptorium, the Tunnel, the Torture Chamber or (with a helper at a mechanism) the Treasure Room; his move then ends. A thief who has come up from the catacombs in a move cannot go down again in the same move. Nobody runs away down a staircase.
    .notes = The player chooses the room. A room with the Cyclops or a rival can be chosen only with the AP for the attack and the action still to be made; a room with a thief of his own gang not at all. Without the last but one sentence a staircase next to a pentacle (the Library, the Captain's Lodging) would let one thief rob the Treasure Room every turn for 2 AP: 8.8 ducats a turn with a bracelet, against 1 to 1.5 per AP elsewhere.

exp_mechanism = Mechanism
    .text = While a thief stands in this room, another thief of his gang who goes down a staircase may choose the Treasure Room of Sophet Drahas.
