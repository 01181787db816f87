# Everywhere: words of all pages, settings, explanations, refusals.

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

## Bots and their names

bot-novice = novice
bot-cutpurse = cutpurse
bot-guild-master = guild master
bot-random = random
bot-name-1 = Vesper
bot-name-2 = Rook
bot-name-3 = Marek
bot-name-4 = Lena

## Values of a thief

value-combat = Combat
value-movement = Movement
value-mind = Mind

## Handing over the screen

curtain-to = Hand the screen to
curtain-what = { $gang }, round { $round } of { $rounds }
curtain-button = I am { $name }, show my hand
curtain-safe = The cards and ducats of the others are put away. The next hand opens only with this button.
curtain-since = Since your last turn

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

## When something is not there

missing-title = Nothing here
missing-text = Under this address there is no page. Perhaps a letter of the link was lost.
trouble-title = That did not work
trouble-closed = This table is closed to you

## Refused: what happened, and what to do

refused-offline = The game’s server does not answer. Is the network there? Nothing was changed.
refused-unreadable = The server’s answer made no sense. Please try again.
refused-failed = The server could not do it (error { $status }). Nothing was changed.
refused-closed = The table has closed the connection.
refused-action = That is not possible now; nothing was changed. Choose something that is lit.
refused-bot = There is no such bot.
refused-content = This game was made with other content than is loaded now, so it cannot be continued.
refused-game = There is no such game, or this device has no seat in it. Open the link you were sent once more.
refused-hint = A hint is being thought about already.
refused-host = Only the host can do that.
refused-look = This thief cannot be looked at now.
refused-way = There is no such way: { $space } is too far off, or nobody passes it.
refused-malformed = The server did not understand. Please reload the page.
refused-many-connections = Too many open connections from here. Close other windows of the game.
refused-many-games = Too many games were made from here in a short time. Try again later, or go on with one of them.
refused-many-hints = You have asked for many hints. Try one of them, and ask again in a while.
refused-many-messages = That was too fast; nothing was changed. Go on calmly.
refused-name = This name cannot be used. Letters, digits, blanks and common signs are fine, at most { $most } of them.
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
