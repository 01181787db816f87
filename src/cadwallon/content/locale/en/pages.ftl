# The pages around the table: home, new game, joining, the end, rules, about.

## Home

home-motto = My kingdom for a ducat!
home-pitch = One night, four gangs, twenty-four rooms full of other people’s property. Steal, strike, slip past the watch, and be out before the last gate falls.
home-play = Play now
home-play-what = { $adventure }, against a bot
home-new = New game
home-join = Join by link
home-join-what = paste what a friend sent
home-rules = Read the rules
home-rules-what = numbered, searchable
home-continue = Continue
home-device = on this device
home-none = No game yet. “Play now” begins one.
home-round = Round { $round } of { $rounds }
home-round-with = Round { $round } of { $rounds }, with { $others }
home-round-here = At one screen: { $here }, round { $round } of { $rounds }
home-not-begun = Not begun, { $rounds } rounds
home-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
home-my-turn = Your turn
home-turn = { $name } to play
home-waits = A rival decides
home-over = Finished
home-watching = You watch
home-stale = Made with other content
home-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}

## Join

join-title = Join a game
join-lead = A seat at the table is kept for you.
join-name = Your name
join-name-hint = This is how the others see you.
join-go = Take the seat
join-paste = The link, or the code at its end
join-paste-wrong = This is no link to a seat; those look like { $example }
join-find = Go on
join-anonymous = A friend

## New game

new-title = New game
new-all = All { $count }
new-base = City of Thieves 1–8
new-expansion = The King of Ashes 9–14
new-adventures = Adventures
new-number = Adventure { $number }
new-number-first = Adventure { $number }, the best first game
new-players-range = { $min ->
    [one] { $min } player
   *[other] { $min }–{ $max } players
}
new-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-length = about { $minutes } with { $players }
new-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
new-alarm = alarm in round { $round }
new-catacombs = catacombs
new-heroes = { $count ->
    [one] one heroine
   *[other] { $count } heroines
}
new-mode = Rules
new-mode-base = Base rules
new-mode-old_city = Old City, New Tricks
new-mode-expansion = The King of Ashes
new-mode-old_city-hint = The adventure with the expansion’s rules: wounds, experience, equipment, intrigues, exploration.
new-seats = Seats
new-seat = Seat { $number }
new-you = You
new-name-of = Name of the player of { $gang }
new-kind = Who plays?
new-kind-here = At this screen
new-kind-link = By link
new-kind-bot = Bot
new-bot-kind = Level of the bot
new-level-novice = Quick and plausible, and makes mistakes. For your first games.
new-level-cutpurse = Plans whole turns: chests, missions, fights, the way home in time.
new-level-guild-master = Plays the night on in thought before every move. Takes its time.
new-level-random = Does anything that is allowed.
new-link-later = You get the link for this seat as soon as the game stands.
new-gang-of = Gang of { $name }
new-gang-taken = { $gang }, swap with { $name }
new-guild = Guild of Jewelers
new-guild-style = Not thieves but the other side: Sienne, Isabeau and both militiamen, paid for every thief they stop. Without this choice the lowest roll leads them.
new-add = { $count ->
    [3] Add a third player
   *[other] Add a fourth player
}
new-remove = Remove { $name }
new-thieves = Show the four thieves
new-inn = The Inn
new-inn-hint = Before the game everybody hires from cards laid out at the Inn.
new-inn-not = King of Ashes only
new-play = Play
new-play-what = { $adventure }, { $players }
new-making = Laying out the district …
new-wrong-long = A name has at most { $limit } letters.
new-wrong-same = Two players cannot have the same name.
new-friend = A friend
new-player = Player { $number }
new-short-01 = Hit the Treasury when it is full
new-short-02 = Hunt the marked thief, guard your own
new-short-03 = Gems, and out, past the Jewelers’ blades
new-short-04 = Raise the dead to plague your rivals
new-short-05 = Snatch noble guests and hand them over
new-short-06 = Sell to Sienne before the price falls
new-short-07 = Empty the rooms before they burn
new-short-08 = Run loot out while the gates fall
new-short-09 = Break the five seals below
new-short-10 = Collect cursed relics into a set
new-short-11 = Wall up the stairs, or keep them open
new-short-12 = Make your boasts come true
new-short-13 = Burn your loot, most generous wins
new-short-14 = One prize for everybody: the Duke

## The end of a game

end-head = { $adventure }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
end-you = You
end-you-win = You win the night
end-wins = { $name } wins the night
end-you-share = You share the night with { $names }
end-share = { $names } share the night
end-why-ahead = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, { $ahead } more than { $me ->
    [yes] you
   *[no] { $second }
}.
end-why-tie = { $ducats ->
    [one] { $ducats } ducat each, and { $first } is ahead by what was carried out.
   *[other] { $ducats } ducats each, and { $first } is ahead by what was carried out.
}
end-why-even = { $ducats ->
    [one] { $ducats } ducat each: nobody is ahead.
   *[other] { $ducats } ducats each: nobody is ahead.
}
end-why-one = Most of it from: { $first } ({ $one }).
end-why-two = Most of it from: { $first } ({ $one }) and { $other } ({ $two }).
end-places = Places
end-sources = Where every ducat came from
end-source = Source
end-total = Ducats
end-chart = Ducats over the rounds
end-chart-end = end
end-chart-table = Show as a table
end-chart-chart = Show as a chart
end-chart-round = Round { $round }
end-chart-alarm = Alarm
end-chart-alt = Lines of the ducats after each round. The button beside the heading shows them as a table.
end-proof = Fair dice
end-proof-fits = The key fits the seal.
end-proof-fits-text = The seal was published before the first die, the key after the last. Your browser has just compared them: nobody could choose a die or a card of this game.
end-proof-fails = The key does not fit the seal!
end-proof-fails-text = Somebody has changed the key or the seal. Do not trust the dice of this game.
end-proof-unknown = Seal and key of all dice.
end-proof-unknown-text = The seal was published before the first die, the key after the last. This browser cannot compare them here; “cadwallon verify” does, with the record.
end-proof-record = The record holds every decision. Whoever has it can play the whole game again, die by die: cadwallon verify FILE.
end-proof-seed = From the seed { $seed }: whoever knew it could know all dice and cards, and can play the same game again.
end-seal = Seal
end-key = Key
end-again = Play again, same seats
end-record = Save the record
end-board = Look at the board
end-nothing = nothing

## Where ducats come from

source-missions = Missions
source-middlemen = Middlemen
source-sales = Loot carried out
source-coffers = Chests full of ducats
source-openings = Chests opened
source-purses = Purses
source-fights = Fights among gangs
source-fines = Fines to the militia
source-cards = Arcana cards
source-adventure = The adventure sheet
source-tolls = Tolls
source-altar = The altar
source-treasure-room = The Treasure Room
source-tunnel = The Tunnel
source-intrigues = Intrigues
source-penalties = Failed intrigues
source-boasts = Boasts
source-debts = Debts of the Inn
source-left-behind = Left behind, 3 each
source-other = Other

## Rules

rules-title = The rules
rules-search = Search words or a number, such as C-4
rules-found = { $count ->
    [0] Nothing found.
    [one] One rule.
   *[other] { $count } rules.
}
rules-none = Nothing found. Try fewer or other words.
rules-chapters = Chapters
rules-link = Link to rule { $number }

## About

about-title = About
about-lead = A home-made digital edition of Cadwallon: City of Thieves and its expansion The King of Ashes.
about-unofficial = This is an unofficial fan work. It is neither made nor approved by the publishers of the board game; names belong to their owners. Texts and pictures are original.
about-icons = Icons by Lorc, Delapouite and contributors, from game-icons.net, used under CC BY 3.0 and redrawn smaller.
about-fonts = Type: Alegreya by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.
about-own = Frames, treasures, tokens, portraits, covers, boards and all other drawings belong to this edition.
about-privacy = No account, no tracking, no request to any other host. One cookie tells this device’s seats from others; your settings stay in this browser.
about-licence = The program is free software (MIT); texts and pictures are under CC BY-SA 4.0.
about-version = Version { $version }
about-credits = Credits
about-game = The game
