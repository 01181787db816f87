# Adventure 5: the sheet as a player reads it.

adv_05 = Guests of the Duke
    .wants = Snatch noble guests, walk them to the edge of the district and hand them over: the more a gang holds, the more each is worth.
    .story = To show how safe his city has become the Duke has lodged fifteen noble visitors in the lower city. Every one of them has a family, and every family has a purse.

adv_05_setup_1 =
    .text = Put hostages in the Dormitory, the Library, the Magician's Chamber and the Laboratory by the table 'guests' for the number of players: 9, 12 or 15 in all, with the late ones kept aside.

adv_05_late_guests = Late Arrivals
    .text = Put the late guests (1, 2 or 3 by the column 'late' of the table) in the Dormitory, whoever stands there.

adv_05_alarm = Alarm!
    .text = The nine portcullises are placed as in adventure 1; thieves may leave.

adv_05_leading = A Hand on the Collar
    .text = A thief leads at most one hostage. While he does, he has one space fewer in each move, can neither attack nor open chests, and is not set down elsewhere by his own gang's cards and skills. A hostage is not a figure, not a treasure and does not count towards the limit of three.
    .notes = His player may let the hostage go at any time in his activation, not during a move; the token stays in the space, any number in one space. Seizing him again is an action. A leader who runs away takes his hostage along unless Changing Hands says otherwise.

adv_05_lost = Changing Hands
    .text = When a thief who leads a hostage loses a fight against a thief, the winner may take over the hostage instead of the usual spoils, if he leads none; otherwise he takes his spoils and the hostage stays in the space of the fight. If the leader loses against a militiaman the hostage is free and leaves the game, and the militiaman takes his 2 ducats as usual. The loser runs three spaces in any case.

adv_05_seize = Seize a Hostage
    .text = The thief takes one hostage from his space; no roll.
    .needs = A hostage in the thief's space; the thief leads none.

adv_05_hand_over = Hand Over
    .text = The hostage goes to the gang's hideout and counts for the ransom. A thief who leaves the district with a hostage hands him over as well, without an action. How many a gang has is open.
    .notes = The Watchman's Pass opens a portcullis for a thief who leaves with a hostage, not for handing over.
    .needs = The thief leads a hostage and stands on a deployment space; after the alarm it must be one without a portcullis.

adv_05_release = Take Him Home
    .text = The hostage leaves the game; gain 4 ducats, and until your next turn militiamen may not enter the spaces of your thieves.
    .notes = From an adjacent space, too: otherwise a militiaman who never leaves the Guardroom would bar it for good.
    .needs = The thief leads a hostage and stands in the Guardroom or a space adjacent to it.

adv_05_end =
    .text = The game ends after round 7. Each gang is paid for the hostages in its hideout: 1, 2, 3, 4, 5 bring 4, 9, 15, 22, 30 ducats, each further one 8 more. A hostage still led or lying in the district brings nothing. Then scoring as usual.
