"""Golden playthroughs: a game as text, with every event and who was sent it under what number.

Kept as files beside the tests, they show in a diff whatever changes in a game or its streams.
"""

import random

import msgspec

from ridotto.kernel import SPECTATOR, Game, Legal, Options, sees
from ridotto.kernel.record import actor_name
from ridotto.testing.walk import Walk

STEPS = 150
_encode = msgspec.json.Encoder(order="deterministic").encode


def playthrough_name(options: Options) -> str:
    """The name of the file for a set of options."""
    return ",".join(f"{name}={value}" for name, value in options.items()) + ".txt"


def playthrough(game: Game, options: Options, steps: int = STEPS) -> str:
    """The first steps of one random game, and every seat's view at the end of them."""
    seats = game.seats(options)
    notation = game.notation(options)
    walk = Walk(game, options, random.Random(playthrough_name(options)))
    viewers = dict(enumerate((*seats,))) | {SPECTATOR: "spectator"}
    numbers = dict.fromkeys(viewers, 0)
    lines = [f"{game.id} {playthrough_name(options).removesuffix('.txt')}"]
    while len(walk.steps) < steps and (move := walk.next()) is not None:
        actor, action = move
        legal = walk.state.legal(actor)
        choices = f" (of {_kinds(legal)})" if isinstance(legal, Legal) else f" (of {len(legal)})"
        lines.append(f"\n{actor_name(actor, seats)}: {notation.write(action)}{choices}")
        for event in walk.take(actor, action).events:
            told = []
            for seat, name in viewers.items():
                if sees(event.to, seat):
                    numbers[seat] += 1
                    told.append(f"{name}#{numbers[seat]}")
            lines.append(f"  {_encode(event.fact).decode()}\n    {' '.join(told) or 'nobody'}")
    lines.append("")
    for seat, name in viewers.items():
        lines.append(f"{name} knows {walk.state.view(seat).encode().decode()}")
    return "\n".join(lines) + "\n"


def _kinds(legal: Legal) -> str:
    groups = (*legal.groups, *legal.final)
    return ", ".join(f"{len(group)} {type(group[0]).__name__.lower()}" for group in groups)
