# The table: what can be done (act-), what is asked (ask-), why a card must wait (why-), and all that stands around the board.
# A name comes in all its forms: $figure, $figure_acc ..., $space, $space_to ("to Watch Street"), $space_at ("in Watch Street").
# $place is room, gate, chamber or street.

## What can be done. One text for each verb of the rules.

act-deploy = { $figure } { $space_to }
act-militia = Move { $figure }
act-patrol = Go { $space_to }
act-strike = Attack { $figure }
act-stay = Stay here
act-activate = Activate { $figure }
act-move = Go { $space_to }
act-attack = Attack { $figure }
act-leave = Leave by { $place ->
    [street] { $space }
   *[other] the { $space }
 }
act-set-out = Set out first
    .hint = to use a card or a skill on the way
act-stop = Stop here
act-pick = Pick the lock
act-bash = { $quick ->
    [yes] Bash the chest with the skill
   *[no] Bash the chest
 }
act-play = { $with-figure ->
    [yes] { $card } on { $figure }
   *[no] Play { $card }
 }
act-play-on = { $card } against { $rival }
act-play-bash = { $card }: { $kind }
act-play-swap = { $card }: { $figure } and { $other }
act-use = { $with-figure ->
    [yes] { $skill } on { $figure }
   *[no] { $skill }
 }
act-do = { $with-kind ->
    [yes] { $action }: { $kind }
   *[no] { $action }
 }
act-lock = Lock up the { $kind } { $space_at }
act-give = { $figure } gives it up
act-shift = { $kind }: { $change ->
    [-2] 2 ducats less
    [-1] 1 ducat less
    [1] 1 ducat more
    [2] 2 ducats more
   *[other] by { $change }
 }
act-mission = { $with-skill ->
    [yes] Use { $mission } with { $skill }
   *[no] Use { $mission }
 }
act-choose = { $letter ->
    [a] The first
   *[b] The second
 }
act-put = Put it { $space_at }
act-mark = Mark { $figure }
act-rise = Let it rise { $space_at }
act-shamble = Move { $figure }
act-sell = Sell: { $kind }
act-release = Let the hostage go
act-done = Done
act-discard = Discard { $card }
act-keep = Keep { $card }
act-reroll = { $with-means ->
    [yes] Roll die { $number } again with { $means }
   *[no] Roll die { $number } again
 }
act-take = Take: { $kind }
act-drop = { $kind } { $space_to }
act-flee = Send { $space_to }
act-step = Slip { $space_to }
act-set = Set down { $space_at }
act-close = Close the { $space }
act-pass = { $frame ->
    [turn] Skip the militia
    [muster] No further militiaman
    [move] Go on without it
    [fight] Let it stand
    [won] Leave it at that
    [roll] Let it stand
    [hiring] Hire nobody
    [inn] Buy nothing more
    [boasting] No boast
    [locking] Lock up no more
    [shambling] Move no more
    [procession] Leave them where they are
   *[other] Pass
 }
act-end = End turn
act-hire = { $hired } for { $figure }
act-boast = { $boast }
act-meet = Meet { $figure }
act-hand = Hand over: { $kind }
act-get = Take: { $kind }
act-swap-gear = Change equipment
act-heal = Heal { $figure }
act-buy = Equipment for { $figure }
act-equip = { $item } for { $figure }
act-keep-gear = Keep { $item }
act-wield = { $with-figure ->
    [yes] { $item } on { $figure }
   *[no] { $item }
 }
act-wield-at = { $item }: { $space }
act-wield-on = { $item }: the hand of { $rival }
act-intrigue = Draw an intrigue
act-fulfil = Fulfil { $card }
act-keep-intrigue = Keep { $card }
act-drop-intrigue = Discard { $card }
act-escape = Try to escape
act-tunnel = Leave through the Tunnel
act-pray = Offer the magic gems
act-torture = Take from { $figure }: { $kind }
act-read = Read in the Scriptorium
act-loot = Loot the Treasure Room
act-fetch = Take { $card }
act-cancel = Cancel { $card }
act-label = { $kind } { $space_at }
act-burn = Burn: { $kind }
act-offer = Give up: { $kind }
act-clear = Clear { $space }
act-parade = The one { $space_at }
act-lose = Lose: { $kind }
act-hide = { $figure } hides below

act-go = Go
act-go-pick = Go and pick the lock
act-go-bash = { $quick ->
    [yes] Go and bash with the skill
   *[no] Go and bash the chest
 }
act-go-attack = Go and attack { $figure }
act-go-other = Go, then: { $label }

choose-adv-04-a = The thief is out of the game
choose-adv-04-b = He runs away, and you have one action point a turn less from now on
choose-adv-05-a = Take over the hostage
choose-adv-05-b = Take the usual spoils; the hostage stays here
choose-adv-14-a = Take over the Duke
choose-adv-14-b = Take the usual spoils; the Duke goes back to his captors

## What is asked. One text for each thing that can be going on.

ask-arrival = { $figure } has arrived.
ask-boasting = Do you make a boast? It pays if it comes true and costs if it does not.
ask-choosing = Which equipment, and for whom?
ask-claim = The mission is about to be paid.
ask-clearing = Which rubble does { $figure } clear away?
ask-cut-loose = { $kind ->
    [none] The straps of { $figure } are cut: which treasure is lost?
   *[other] In which room does it land: { $kind }?
 }
ask-deploy = Place one of your thieves at a gate
ask-discard = Which card do you give up?
ask-dressing = Whose wound is healed? { $left ->
    [one] One more.
   *[other] { $left } more.
 }
ask-drop-intrigue = Which intrigue does { $rival } discard?
ask-ducat-chests = The chest full of ducats is opened.
ask-ending = The game ends.
ask-escort = { $loser } led the Duke. What does { $winner } take?
ask-exchange = { $figure } meets { $mate }. What changes hands?
ask-feinting = Which of the attacker's cards comes to nothing?
ask-fetching = Which card do you take from the discards? { $left ->
    [one] One more.
   *[other] { $left } more.
 }
ask-fight = { $attacker } attacks { $defender }
ask-fine = { $loser } pays the militia.
ask-flight = { $figure } runs away { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }: you say where to
ask-give-up = Which thief gives it up: { $kind }?
ask-handover = { $loser } led a hostage. What does { $winner } take?
ask-hiding = Who hides below and counts as having left the district?
ask-hiring = Do you hire a mercenary? He takes the place of one of your thieves.
ask-inn = The Inn sells on credit: which equipment, and for whom?
ask-jail = { $figure } goes to the Prison.
ask-keep-gear = Which equipment does { $figure } keep? The other leaves the game.
ask-keep-intrigue = Which intrigue do you keep? The others go under the deck.
ask-labels = { $room ->
    [none] Which token changes places?
   *[other] Which token changes places with the one { $room_at }?
 }
ask-lay-down = { $figure } was searched: lay the treasure down in a room
ask-locking = Which treasures are turned to their chest side? { $left ->
    [one] One more.
   *[other] { $left } more.
 }
ask-marking = Which thief do you mark?
ask-move = { $stage ->
    [0] { $figure } is about to move. Do you use something first?
   *[other] Where does { $figure } go?
 }
ask-muster = Which militiaman do you move? { $left ->
    [one] One more.
   *[other] { $left } more.
 }
ask-offering = What does { $figure } give up?
ask-opened = { $figure } has opened a chest. Do you use something?
ask-option = Which of the two?
ask-patrol = { $figure } may go up to { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }
ask-peek = Which card do you keep? The others go under the deck.
ask-placing = { $token ->
    [portcullis] Alarm! Close one gate
    [exploration] In which room do you lay an exploration token, face down?
    [rubble] Which street is blocked by rubble?
    [fire] Which room catches fire?
    [reveller] Where does a reveller appear?
   *[other] Where is it put?
 }
    .left = { $left ->
        [one] 1 still to place.
       *[other] { $left } still to place.
     }
ask-preparation = The game is being prepared.
ask-procession = { $start ->
    [none] Which reveller do you move, up to { $steps ->
        [one] 1 street
       *[other] { $steps } streets
     }?
   *[other] Where does the reveller { $start_at } go, up to { $steps ->
        [one] 1 street
       *[other] { $steps } streets
     }?
 }
ask-recovery = What does the Guild recover from { $loser }?
ask-resolve = What happens next?
ask-rising = Where does a zombie rise?
ask-rival-window = { $window ->
    [rival_move_start] { $figure } is about to move
    [rival_pick_roll] { $figure } has picked the lock
    [rival_mission] { $gang } is about to be paid for a mission
   *[other] Do you answer with a card?
 }
ask-roll = { $purpose ->
    [escape] { $figure } rolled { $dice } to escape and needs { $target } or more.
    [tunnel] { $figure } rolled { $dice } in the Tunnel: 1 is the end, from 4 upwards nothing is lost.
    [loot] { $figure } rolled { $dice } in the Treasure Room: two alike are the end.
    [purse] { $figure } rolled { $dice } for the purse.
    [ducats] { $figure } rolled { $dice } for the chest.
    [ransom] { $figure } rolled { $dice } for the ransom.
    [militia] The die for { $figure } shows { $dice } (6: he stays where he is).
    [cyclops] The Cyclops die shows { $dice }.
   *[other] { $figure } rolled { $dice } and needs { $target } or less.
 }
ask-rumour = You spread a rumour: which price changes?
ask-selling = What does { $figure } sell?
ask-set-down = Where is { $figure } set down?
ask-shambling = Which zombie do you move, up to { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }?
ask-spoils = What does { $winner } take from { $loser }?
ask-step = Where does { $figure } slip away to?
ask-surplus = { $figure } carries too much: lay down one treasure in an empty room
ask-tunnel-exit = What does { $figure } lose in the Tunnel? { $to_lose ->
    [one] One more.
   *[other] { $to_lose } more.
 }
ask-turn = { $phase ->
    [militia] { $below ->
        [yes] Do you move a militiaman, up to 4 spaces?
       *[no] Which militiaman do you name? A die says how far he may go (6: not at all).
     }
   *[other] What do you do?
 }
ask-won = You have won the fight. Do you use something?

## Remarks on actions

row-way = { $steps } of { $most ->
    [one] 1 space
   *[other] { $most } spaces
 }
row-chest-die = { $kind }, on { $faces ->
    [1] a 1
   *[other] { $faces } or less
 }
row-goal = { $space }: { $note }
row-chest-sure = { $kind }, certain
row-load = carries: { $load }
row-ends = ends the activation of { $figure }
row-pays = pays { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }

## Spaces in words

space-head = { $space }, { $kind ->
    [room] room
    [gate] gate
    [chamber] chamber
   *[street] street
 }{ $steps ->
    [0] .
    [one] , 1 space away.
   *[other] , { $steps } spaces away.
 }
space-chest = { $kind } in a locked chest.
space-chest-shut = { $kind } in a closed chest.
space-token = { $token }.
space-token-hidden = An exploration token, face down.
space-token-seen = A face-down exploration token: you have seen that it is { $token }.
space-relic-hidden = A relic, face down.
space-shut = Closed by a portcullis.
space-rubble = Blocked by rubble.
space-stairs = A staircase leads down.
space-wall = The staircase is walled up.
space-duke = The Duke is held here.
space-ground-hostage = { $count ->
    [one] One hostage.
   *[other] { $count } hostages.
 }
space-ground-fire = It burns.
space-ground-reveller = A reveller.
space-near = Next to { $spaces }.
space-nobody = Nobody here.
space-figure = { $figure } is here.
space-figure-load = { $figure } is here with { $load }.
space-wounds = { $wounds ->
    [one] One wound.
   *[other] { $wounds } wounds.
 }
space-group-room = Rooms
space-group-street = Streets
space-group-gate = Gates
space-group-chamber = Catacombs
note-compass-north = N
note-compass-east = E
note-compass-south = S
note-compass-west = W

## The top bar

table-round = Round
table-round-n = { $round ->
    [0] Before the first round
   *[other] Round { $round }
 }
table-of-rounds = of { $rounds }
table-your-turn = Your turn
table-your-choice = Your choice
table-turn-of = { $name } to play
table-is-away = { $who ->
    [they] { $name } are away
   *[it] { $name } is away
 }
table-seat-open = { $who ->
    [they] { $name } wait for a player
   *[it] { $name } waits for a player
 }
table-spectator = You are watching
table-phase = Phase
phase-draw = Draw
phase-militia = Militia
phase-act = Act
phase-end = End
track-round = Round { $round }{ $state ->
    [now] , now
    [past] , over
   *[next] {""}
 }{ $event ->
    [none] {""}
   *[other] : { $event }
 }
track-end = End of the game
table-alarm-next = Alarm next round
    .short = Alarm next
table-alarm-now = Alarm! Gates close
    .short = Alarm!
table-last-round = Last round
table-gates-shut = { $shut ->
    [one] 1 gate is shut
   *[other] { $shut } gates are shut
 }
    .short = { $shut } shut
table-event-next = Next: { $event }

## Rivals, missions, chronicle, actions

table-rail = Rivals, missions, actions
table-rivals = Rivals
table-in-order = in order of play
table-missions = Guild missions
table-missions-cost = use one: { $ap } AP
table-chronicle = Chronicle
table-actions = Actions
table-hand = Your hand
table-gang = Your gang
table-tabs = What is shown below the board
table-drawer = Rivals, missions and actions
table-you = You
table-night-begins = The night begins.
log-heading = { $name }, round { $round }
rival-link = by link
rival-open = { $who ->
    [they] wait for a player
   *[it] waits for a player
 }
rival-here = at this screen
rival-bot = bot
rival-stands-in = a bot stands in
rival-thinks = thinking
rival-away = away for { $time }
rival-lost = { $who ->
    [they] { $name } have lost the connection. Nothing is lost: the game waits.
   *[it] { $name } has lost the connection. Nothing is lost: the game waits.
 }
rival-ducats = Ducats, hidden
rival-cards = { $back ->
    [purple] Arcana cards with a purple back
   *[blue] Arcana cards with a blue back
 }
rival-cards-n = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }
rival-intrigues = Intrigues
host-bot = Let a bot play
host-person = Give the seat back
host-link = Links
mission-pays = { $count ->
    [0] You carry none of these treasures.
   *[other] It would pay you { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
     } now, for { $ap } AP.
 }
mission-not-now = It cannot be used now: it takes action points of your own turn and at least one treasure of this kind.
mission-none = none
mission-no-more = There are no missions any more.
mission-use = { $ap } AP, { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }
note-mission = { $kind }: mission pays { $ducats }
note-again = Click again: { $what }
where-mission = mission { $now } › { $then }
table-again = again
table-sure = sure
table-final = cannot be taken back
table-ap = { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
 }
table-ap-left = { $ap } AP left
table-ducats = Ducats
table-experience = Experience
table-experience-token = an experience token
table-point-space = Point at a lit space, a ringed rival or a card.
table-nothing-left = Nothing left for this thief: choose another, or end the turn.
way-point = Way point { $number }: { $space }.
table-choose-thief = Choose a thief, on the board or in your gang.
table-back = Back
table-swap = Swap
table-zoom-in = Closer
table-zoom-out = Farther away
table-zoom-fit = The whole board
table-small-map = Small map
table-line-down = The line is down: nothing was sent. It comes back by itself.
stat-combat = Combat
stat-movement = Movement
stat-mind = Mind
stat-changed = { $printed } on the card, { $now } now.
place-outside = left the district
place-removed = out of the game
place-unplaced = not yet placed
place-lost = did not come back
ask-click-space = Click a lit space.
ask-click-figure = Click a ringed figure.

## Waiting

wait-title = While you wait
wait-asked = You will be asked when a card of yours can be played: { $cards }.
wait-nothing = You hold no card that can be played in a rival's turn.
wait-quiet = You are not asked in this turn.
wait-dont-ask = Do not ask me this turn
wait-for = { $who ->
    [they] { $name } decide.
   *[it] { $name } decides.
 }
wait-limit = { $seconds ->
    [one] Level: { $level }. It takes up to { $seconds } second a turn.
   *[other] Level: { $level }. It takes up to { $seconds } seconds a turn.
}
wait-pace = Pace
wait-pause = Pause
wait-skip = skip
ribbon-ap = { $name }: { $ap } of { $of } AP left

## The dock

thief-ready = ready
thief-acting = acting
thief-done = done
thief-waiting = waiting
thief-wounded = wounded
thief-prison = in prison
thief-outside = got away
thief-removed = out
thief-unplaced = to place
thief-lost = lost
thief-no-gear = No equipment
table-end-turn = End turn
table-undo = Undo
undo-yes = Takes back your last step.
undo-die = A die has been rolled: that stands.
undo-card = A card or token has been seen: that stands.
undo-rival = Another player has decided since: that stands.
undo-start = There is nothing to take back.
undo-none = It is not your turn.
turn-plays = { $who ->
    [they] are playing
   *[it] is playing
 }
turn-hint = Hint
turn-hint-what = What a guild master would do here, and why.
turn-hint-number = hint { $number }
turn-thinks = { $who ->
    [they] are thinking
   *[it] is thinking
 }
turn-waits-you = { $who ->
    [they] { $name } wait for you
   *[it] { $name } waits for you
 }
pile-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
 }, the top one { $back ->
    [purple] purple
   *[blue] blue
 }
pile-discard = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
 }
hand-tap = tap a card to read it
hand-summary = { $playable ->
    [0] None can be played now; { $waiting ->
        [one] one waits
       *[other] { $waiting } wait
    } for another moment.
   *[other] { $playable } can be played now, { $waiting ->
        [one] one waits
       *[other] { $waiting } wait
    } for another moment.
}
card-playable = playable
card-playable-now = playable now
card-joins = joins
card-choose-target = Choose a target
join-run = +2 spaces
join-secret-door = through walls
join-shadow-walk = +1 space
join-over-the-rooftops = over roofs
intrigue-penalty = { $ducats ->
    [one] 1 ducat lost if still held
   *[other] { $ducats } ducats lost if still held
 }
intrigue-no-penalty = No penalty
intrigue-held = intrigue
intrigue-progress = { $done } of { $of }
gear-once = Discard after one use
gear-always = Works all game long
when-fight = Before the dice
when-fight-attacker = When you attack
when-fight-defender = When you defend
when-fight-dice = After the dice
when-fight-won = After a won fight
when-own-turn = In your turn
when-own-activation = With your acting thief
when-own-move = During your move
when-own-move-start = As your move starts
when-own-chest-action = When you bash
when-own-test-roll = After your failed roll
when-own-roll = After your roll
when-own-chest-opened = After opening a chest
when-own-mission = When you use a mission
when-own-militia-phase = In your militia phase
when-rival-move-start = As a rival moves
when-rival-pick-roll = A rival has picked a lock
when-rival-mission = A rival uses a mission
when-short-fight = before dice
when-short-fight-attacker = attacking
when-short-fight-defender = defending
when-short-fight-dice = after dice
when-short-fight-won = won fight
when-short-own-turn = your turn
when-short-own-activation = with thief
when-short-own-move = your move
when-short-own-move-start = move starts
when-short-own-chest-action = bashing
when-short-own-test-roll = failed roll
when-short-own-roll = your roll
when-short-own-chest-opened = chest open
when-short-own-mission = mission
when-short-own-militia-phase = militia
when-short-rival-move-start = rival moves
when-short-rival-pick-roll = rival picks
when-short-rival-mission = rival sells
why-other = It cannot be played now.

## Reactions, rolls, fights, exchanges

prompt-play = Play the card
prompt-pass = Pass
prompt-dont-ask = Do not ask this turn
roll-failed = It has failed
roll-lock-holds = The lock holds
roll-stands = The die has fallen
roll-pick = { $figure } picks a lock: { $target } or less.
roll-test = { $figure } tests Mind: { $target } or less.
roll-escape = { $figure } tries to escape: { $target } or more.
roll-militia = How far { $figure } may go; 6: not at all.
roll-purse = The purse of { $figure }.
roll-chest-of-ducats = The chest that { $figure } carried out.
roll-cyclops = Where the Cyclops goes.
roll-tunnel = { $figure } in the Tunnel.
roll-loot = { $figure } in the Treasure Room: two alike are the end.
roll-mail-coat = Does the mail coat of { $figure } hold?
roll-duke-moved = Where the Duke is taken.
roll-reroll = { $figure } rolls again.
roll-fight = Dice of the fight.
roll-other = { $figure } rolls.
fight-attacker = Attacker
fight-defender = Defender
fight-won = { $winner } beats { $loser }
fight-round = round { $round }
fight-highest = highest die { $die }
fight-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
fight-bonus = { $bonus ->
    [-2] 2 less
    [-1] 1 less
   *[other] +{ $bonus }
 }
fight-no-card = no card yet
fight-may-play = one card may still be played
fight-so-far = In this fight
fight-tie = wins a tie
fight-step-his = { $mine ->
    [attack] Your card
   *[defend] His card
 }
fight-step-yours = { $mine ->
    [attack] His card
   *[defend] Your card
 }
fight-step-dice = Dice
fight-step-after = After the dice
fight-step-spoils = Spoils
fight-step-flight = Flight
fight-winning = You are winning
fight-losing = You are losing
fight-against = { $mine } against { $his }
fight-answer = Your answer
fight-answer-hint = The circle is your chance to win the fight.
fight-waits = The other side thinks.
fight-if-lost = Lose: { $carries ->
    [yes] { $figure } gives up a treasure ({ $load }) and is chased away.
   *[no] two ducats are gone, and { $figure } is chased away.
 }
fight-if-won = Win: { $carries ->
    [yes] { $figure } takes a treasure ({ $load }) and chases { $foe } away.
   *[no] { $figure } takes two ducats and chases { $foe } away.
 }
exchange-empty = Carries nothing.
took-gear = { $item } for { $figure }
took-nothing = nothing yet

## The adventure sheet

sheet-title = Adventure
sheet-prices = Prices
sheet-fence = The fence
sheet-fence-next = next round { $space }
sheet-mark = marked { $figure }
sheet-held = { $figure } stays until the next turn of { $name }
sheet-duke = The Duke is held: { $space }
sheet-seals = Seals
sheet-seals-broken = { $broken ->
    [0] none broken; the third wakes the beast
    [1] one broken; the third wakes the beast
    [2] two broken; the third wakes the beast
   *[other] { $broken } broken; the beast is awake
 }
number-dukes-treasure = Duke's treasure
number-blood-purse = Blood purse
number-bounty = Bounty for a mark
number-zombie-combat = Combat of the zombies
number-lowest-ap = Fewest AP a turn
number-hideout = Hostages in the hideout
number-fires-put-out = Fires put out

## Windows over the table

end-ask-title = End your turn?
end-ask-text = { $ap ->
    [one] 1 action point is left
   *[other] { $ap } action points are left
 }: { $figures } could still act.
end-ask-stay = Stay
risk-chance = It goes well in { $chance } of all cases. If not, the thief may be lost.
risk-unknown = The thief may be lost.
risk-yes = Dare it
risk-no = Rather not
table-result = Result
words-title = The board in words
words-figures = Who is where
words-figure = Figure
words-gang = Gang
words-place = Place
words-load = Carries
words-lying = What lies where
words-gates = Gates
words-gate-shut = closed by a portcullis
words-gate-open = open: thieves may leave
words-gate-quiet = open
links-title = Seats and links
links-copy = Copy link
links-revoke = New link
links-watch = Spectators
links-watch-hint = They see what everybody may see.
seat-here = at this screen
seat-link = by link
seat-bot = bot
keys-title = Keys
key-space = Space
key-thief = choose a thief
key-row = row of the panel, or answer
key-neighbour = space in that direction
key-lit = previous, next lit space
key-do = do it
key-end = end turn
key-pass = pass, or go on
key-back = back
key-undo = undo
key-point = way point
key-hand = hand
key-missions = missions
key-gang = gang
key-log = chronicle
key-rivals = rivals
key-board = other board
key-zoom = closer, farther, whole board
key-next = next event
key-hint = hint
key-pace = pace
key-here = what is here
key-words = the board in words
key-rules = rules; with Shift: all keys
key-region = next region
tab-act = Act
tab-hand = Hand
tab-missions = Missions
tab-gang = Gang
tab-log = Log
sheet-grip = Higher or lower
say-your-turn = Your turn, { $ap ->
    [one] 1 action point.
   *[other] { $ap } action points.
 }

## Why a card cannot be played now

why-your-turn = Waits for your turn.
why-your-thief = Waits until a thief of yours is acting.
why-move-start = Waits until a thief of yours sets out.
why-your-move = Waits for a move of your thief.
why-at-chest = Waits until your thief stands at a chest.
why-failed-roll = Waits until a roll against Mind of yours has failed.
why-chest-opened = Waits until your thief has opened a chest.
why-militia-phase = Waits for your militia phase.
why-attacking = Waits until a thief of yours attacks.
why-defending = Waits until a thief of yours is attacked.
why-before-dice = Waits for a fight, before the dice.
why-after-dice = Waits for a fight, after the dice.
why-fight-won = Waits until you have won a fight.
why-rival-moves = Waits until a rival's thief is about to move.
why-rival-picks = Waits until a rival's thief has picked a lock.
why-rival-mission = Waits until a rival uses a mission.
why-not-now = Something else is being carried out first.
why-over = The game is over.
why-once = It works only once, and has been used.
why-one-card = You have already played a card in this fight.
why-silenced = An Ambush forbids you to play cards in this fight.
why-no-target = There is nobody to use it on.
why-no-card = The other side has played no card.
why-no-action = Your thief has no action left.
why-no-chest = There is no chest here.
why-no-points = You have too few action points.
why-no-gain = Bashing would cost no less with it.
why-useless = It would change nothing.
why-below = Not in the catacombs.
why-not-open = Only in a street or on a deployment space.
why-in-prison = Not in the Prison.
why-no-room = There is no free space beside him.
why-not-watch = Only against the watch.
why-not-thief = Only against thieves.
why-by-itself = It shows itself when it happens.
why-turn-end = It is looked at when your turn ends.
why-game-end = It is looked at when the game ends.
why-cannot-pay = Its price cannot be paid here and now.
