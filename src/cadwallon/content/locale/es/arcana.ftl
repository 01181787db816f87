# Spanish. What is missing here is shown in English.

arc_powerful_blow = Golpe poderoso
