"""A bot as a child process: it asks before it does anything else, and otherwise picks by seed.

ridotto arena masks --bots random,"run:python docs/examples/first_bot.py" --games 20
"""

import json
import random
import sys

facts = []
table = json.loads(sys.stdin.readline())  # game, options, seats, and which seat is mine

for line in sys.stdin:
    message = json.loads(line)
    if "fact" in message:  # what my seat is sent, in order: all I can know
        facts.append(message["fact"])
        continue
    legal = message["act"]  # what I may do, in the game's notation
    rng = random.Random(message["seed"])
    questions = [action for action in legal if action.startswith("ask ")]
    risky = ("declare ", "escape", "lock ", "call ")
    quiet = [action for action in legal if not action.startswith(risky)]
    answer = rng.choice(questions or quiet or legal)
    print(json.dumps({"do": answer}), flush=True)
