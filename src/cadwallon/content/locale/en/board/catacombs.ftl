# Names on the board 'catacombs': space-SLUG, building-SLUG, note-SLUG; .lines of a board is its title in lines.

board-catacombs = The Catacombs of Cadwallon
    .lines =
        The Catacombs
        of Cadwallon

space-holy-altar = The Holy Altar

space-lair = The Lair

space-tunnel = The Tunnel

space-prison = The Prison

space-treasure-room = The Treasure Room of Sophet Drahas

space-pentacle = The Pentacle

space-scriptorium = The Scriptorium

space-torture-chamber = The Torture Chamber
