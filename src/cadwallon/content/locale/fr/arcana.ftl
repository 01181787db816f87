# French. What is missing here is shown in English.

arc_powerful_blow = Coup puissant
