# The pages around the table: home, new game, joining, the end, rules, about, settings.

## Everywhere

app-name = Cadwallon
    .sub = City of Thieves
app-title = { $page } – Cadwallon
app-skip = Skip to the content
app-close = Close
app-retry = Try again
app-loading = One moment …
app-home = Home
app-rules = Rules
app-about = About
app-settings = Settings
app-language = Language
app-sound-on = Sounds on
app-sound-off = Sounds off
app-copy = Copy
app-copied = Copied.
app-copy-failed = The browser does not let me copy. Please select the text and copy it yourself.
app-menu = Menu

## Languages, in their own words

lang-en = English
lang-fr = Français
lang-es = Español
lang-ru = Русский

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
new-bot-kind = Kind of bot
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

## Bots and their names

bot-random = plays at random
bot-name-1 = Vesper
bot-name-2 = Rook
bot-name-3 = Marek
bot-name-4 = Lena

## Values of a thief

value-combat = Combat
value-movement = Movement
value-mind = Mind

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
}, { $ahead } more than { $second }.
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

## Handing over the screen

curtain-to = Hand the screen to
curtain-what = { $gang }, round { $round } of { $rounds }
curtain-button = I am { $name }, show my hand
curtain-safe = The cards and ducats of the others are put away. The next hand opens only with this button.
curtain-since = Since your last turn

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

## Settings

settings-title = Settings
settings-name = Your name
settings-pace = Pace of what is shown
settings-pace-1x = Normal
settings-pace-2x = Fast
settings-pace-off = No motion
settings-pace-calm = Your system asks for little motion: nothing travels, whatever is chosen here.
settings-sound = Sounds
settings-sound-hint = Small and few: dice, coins, your turn, the alarm.
settings-letters = Single letters act
settings-letters-hint = Q W E R choose a thief, Z takes back and so on. Switch it off if you steer the browser by voice or single keys.
settings-orders = Do not ask me
settings-orders-hint = At these moments I pass without being asked, in every game.
settings-orders-fight = In fights
settings-orders-move = When rivals move
settings-orders-lock = When rivals pick locks
settings-orders-mission = When rivals use missions

## Connection

net-lost = Connection lost, trying again in { $seconds } s. Every move you made is safe.
net-trying = Connection lost, trying again. Every move you made is safe.

## Explanations

help-rule = More in rule { $number }.

term-ap = Action points
    .text = You have 7 in each of your turns. A whole move costs 1, an attack 1, picking a lock 1, bashing a chest 2, using a mission 3. What is left at the end of the turn is lost.
    .rule = A-1
term-combat = Combat
    .text = The number of dice this thief rolls in a fight. The highest die counts.
    .rule = C-3
term-movement = Movement
    .text = How many spaces this thief walks at most in one move.
    .rule = V-1
term-mind = Mind
    .text = A lock opens if the die shows this number or less; so do other tests of wit.
    .rule = O-1
term-ducats = Ducats
    .text = Whoever has most of them at the end wins. Nobody sees what the others have.
    .rule = F-4
term-mission = Missions
    .text = Using one costs 3 action points and pays for all treasures of its kind that your thieves carry, with its bonus.
    .rule = N-1
term-alarm = The alarm
    .text = When it rings, portcullises close most gates. From then on thieves may leave the district with what they carry.
    .rule = L-1
term-carry = Pockets
    .text = A thief carries at most three treasures.
    .rule = O-8
term-experience = Experience
    .text = Won by sixes and other feats. A token lets you roll a die again; equipment is bought with it.
    .rule = X-1
term-wound = Wounds
    .text = A wounded thief cannot be activated until the wound is healed.
    .rule = W-2
term-intrigue = Intrigues
    .text = Secret tasks. Fulfilled they pay, unfulfilled they may cost ducats at the end.
    .rule = I-1
term-chance = Chance
    .text = Counted exactly from what you know, with your own skill and equipment, without cards that others might still play.

## When something is not there

missing-title = Nothing here
missing-text = Under this address there is no page. Perhaps a letter of the link was lost.
trouble-title = That did not work

## Refused: what happened, and what to do

refused-offline = The game’s server does not answer. Is the network there? Nothing was changed.
refused-unreadable = The server’s answer made no sense. Please try again.
refused-failed = The server could not do it (error { $status }). Nothing was changed.
refused-closed = The table has closed the connection.
refused-action = That is not possible now; nothing was changed. Choose something that is lit.
refused-bot = There is no such bot.
refused-busy = The server has too much to do at the moment. Try again in a minute.
refused-content = This game was made with other content than is loaded now, so it cannot be continued.
refused-game = There is no such game, or this device has no seat in it. Open the link you were sent once more.
refused-host = Only the host can do that.
refused-look = This thief cannot be looked at now.
refused-malformed = The server did not understand. Please reload the page.
refused-many-connections = Too many open connections from here. Close other windows of the game.
refused-many-games = Too many games were made from here in a short time. Try again later, or go on with one of them.
refused-many-messages = That was too fast; nothing was changed. Go on calmly.
refused-name = This name cannot be used. Letters, digits, blanks and common signs are fine, at most { $most } of them.
refused-no-device = The browser does not keep the cookie that tells your seat from others. Allow cookies for this page and reload it.
refused-not-over = The record can be had when the game is over.
refused-orders = These standing orders make no sense.
refused-origin = This page was loaded from another address than the game. Open the game’s own address.
refused-over = The game is over.
refused-page = There is no such page.
refused-past = That has been decided already; nothing was changed. Look again and choose anew.
refused-seat = This seat is not yours. Open your own link once more.
refused-setup = A game cannot begin like this: { $what }
refused-size = That was too much text.
refused-taken = Somebody has taken this seat already. Ask the host for a new link.
refused-token = This link is not valid, or the host has taken it back. Ask for a new one.
refused-turn = It is not your turn; nothing was changed.
refused-undo = This can no longer be taken back.
