"""Right items, written as in a pack; a test changes one thing in them."""

from __future__ import annotations

CARD = """
[[card]]
id = "arc_trial"
set = "base"
back = "blue"
count = 1
group = "fight"
origin = "original"
effect_origin = "original"
windows = ["fight_attacker"]
off_turn = false
cost = "card"
target = "foe"
duration = "this_fight"
limit = "none"
effects = [{ do = "dice", who = "self", n = 1 }]
"""

CARD_TEXT = """
arc_trial = Trial
    .text = One die more.
    .notes = None.
"""

SHEET = """
id = "adv_20"
number = 20
slug = "a-trial"
set = "base"
origin = "original"
players = [2, 3, 4]
rounds = 7

[[setup]]
id = "adv_20_setup_1"
effects = []
origin = "original"

[[track]]
id = "adv_20_alarm"
round = 5
window = "round_start"
effects = [{ do = "alarm", n = 9 }]
origin = "original"

[[action]]
id = "adv_20_beg"
kind = "action"
cost_ap = 1
place = "library"
requires = ["carries:scroll"]
success = [{ do = "gain", n = 1 }]
failure = []
limit = "none"
origin = "original"

[end]
origin = "original"
"""

SHEET_TEXT = """
adv_20 = A Trial
    .wants = Beg.
    .story = Somebody begs.
adv_20_setup_1 =
    .text = Nothing.
adv_20_alarm = Alarm!
    .text = Portcullises.
adv_20_beg = Beg
    .text = One ducat.
    .needs = A scroll.
adv_20_end =
    .text = It ends.
"""

YARD = """
[board]
map = "yard.txt"
[fill]
"##" = "roof"
[space]
G1 = { kind = "gate", slug = "yard-gate", side = "north" }
Ya = { kind = "street", slug = "yard" }
R1 = { kind = "room", slug = "shed" }
[passage]
door = ["R1 Ya"]
"""

YARD_MAP = """
##G1##
##Ya##
##YaR1
"""

YARD_TEXT = """
board-yard = The Yard
space-yard-gate = Yard Gate
space-yard = Yard
space-shed = Shed
"""
