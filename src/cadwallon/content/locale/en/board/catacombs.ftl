# Names on the board 'catacombs': space-SLUG, building-SLUG, note-SLUG; .lines of a board is its title in lines.
# .to and .at of a space are where to and where, as sentences need them.

board-catacombs = The Catacombs of Cadwallon
    .lines =
        The Catacombs
        of Cadwallon

space-holy-altar = The Holy Altar
    .to = to the Holy Altar
    .at = at the Holy Altar

space-lair = The Lair
    .to = to the Lair
    .at = in the Lair

space-tunnel = The Tunnel
    .to = to the Tunnel
    .at = in the Tunnel

space-prison = The Prison
    .to = to the Prison
    .at = in the Prison

space-treasure-room = The Treasure Room of Sophet Drahas
    .to = to the Treasure Room of Sophet Drahas
    .at = in the Treasure Room of Sophet Drahas

space-pentacle = The Pentacle
    .to = to the Pentacle
    .at = at the Pentacle

space-scriptorium = The Scriptorium
    .to = to the Scriptorium
    .at = in the Scriptorium

space-torture-chamber = The Torture Chamber
    .to = to the Torture Chamber
    .at = in the Torture Chamber
