# The replaced card: name and notes stay as they are, the text and the flavour are new.
arc_powerful_blow =
    .text = Add 1 to your fighter's highest die. Once per fight.
    .flavour = One swing. Make it count.

arc_chimney_path = Chimney Path
    .text = Play it when your thief begins a move: he may cross one red line and has one space fewer in this move.
    .notes = Once per move. He steps into a space that touches his own along that line. Not in the catacombs.
    .flavour = The short way is up, across, and do not look down.

space-gibbet-place = Empty Gibbet Place
    .to = to Empty Gibbet Place
    .at = at Empty Gibbet Place
