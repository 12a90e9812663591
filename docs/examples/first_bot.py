"""A bot as a child process: it asks before it does anything else, and otherwise picks by seed.

ridotto arena masks --bots random,"run:python docs/examples/first_bot.py" --games 20
"""

import json
import random
import sys

games = {}  # one process plays many games and seats; each has a number

for line in sys.stdin:  # ends when there is nothing more to play
    message = json.loads(line)
    game = message["game"]
    if "ridotto" in message:  # a new game: options, seats, vocabulary, board, my seat and view
        games[game] = {**message, "facts": []}
    elif "fact" in message:  # what my seat is sent, in order: all I can know
        games[game]["facts"].append(message["fact"])
    elif "over" in message:
        del games[game]
    else:
        legal = message["act"]  # what I may do, in the game's notation
        questions = [action for action in legal if action.startswith("ask ")]
        risky = ("declare ", "escape", "lock ", "call ")
        quiet = [action for action in legal if not action.startswith(risky)]
        answer = random.Random(message["seed"]).choice(questions or quiet or legal)
        print(json.dumps({"game": game, "do": answer}), flush=True)
