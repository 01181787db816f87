adv_15 = The Collecting Box
    .wants = Bring a bunch of keys to the Dormitory when the box is full and nobody else is near.
    .story = For a week the good people of the quarter have fed the box by the Dormitory stairs. Nobody has asked who empties it.

adv_15_setup_1 =
    .text = Put 2 ducats from the bank in the collecting box.

adv_15_alms = Alms
    .text = One ducat from the bank goes into the collecting box.

adv_15_alarm = Alarm!
    .text = In turn order the players place the nine portcullises; thieves may leave.

adv_15_empty = Empty the Box
    .text = Test Mind. Success: take all ducats from the box. Failure: put 1 ducat of yours in it, for the look of it. Once per turn.
    .needs = The thief stands in the Dormitory and carries a bunch of keys.

adv_15_end =
    .text = The game ends after round 7 and is scored as usual. What is left in the box stays there.
