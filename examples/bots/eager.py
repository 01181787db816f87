"""A bot in forty lines that needs nothing of the game: cadwallon simulate --bots "exec:python3 eager.py",random

One JSON object a line comes in, one goes out. It grabs what it can, goes home when the alarm rings, and else wanders.
"""

import json
import random
import sys

WORTH = {"mission": 9, "pick": 8, "take": 8, "bash": 7, "keep": 6, "sell": 6, "activate": 3, "move": 2, "set-out": 2}
WORTH |= {"leave": 0, "stop": 0, "end": 0, "pass": 0, "drop": 0}  # what is not listed is worth 1


def choose(question, chance):
    view = question["view"]
    carried = dict(zip(view["figures"], view["loads"], strict=True))
    home = view["alarm"] and (carried.get(view["active"]) or view["round"] > 6)

    def worth(action):
        verb = action.split()[0]
        return (10 if verb == "leave" and home else WORTH.get(verb, 1)) + chance.random()

    return max(question["legal"], key=worth)


def main():
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            chance.seed(message["seed"])  # the same seed, the same game
            answer = {"version": 1}
        elif message["type"] == "decide":
            answer = {"number": message["number"], "action": choose(message, chance)}
        else:  # over
            break
        print(json.dumps(answer), flush=True)


main()
