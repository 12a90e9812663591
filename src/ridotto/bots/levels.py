"""The bots one can seat, by name: four levels or more, each game with its own bots for them."""

import re
import shlex
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module

from ridotto.bots import infiltraitors, inkognito, inkognito_cards, masks
from ridotto.bots.bot import Bot, Maker, UnknownBot
from ridotto.bots.child_bot import ChildBot
from ridotto.bots.probes import Probes
from ridotto.bots.random_bot import RandomBot
from ridotto.kernel import Game, Options, RidottoError

LEVELS = ("random", "novice", "sleuth", "master")
"""From weak to strong. A game may add names of its own, and map a level to one of them."""

LEVELS_OF: Mapping[str, Sequence[str]] = {"infiltraitors": infiltraitors.LEVELS}
"""The same for each game that has more of them."""

BOTS: Mapping[str, Mapping[str, Maker]] = {
    "masks": masks.BOTS,
    "inkognito": inkognito.BOTS,
    "inkognito-cards": inkognito_cards.BOTS,
    "infiltraitors": infiltraitors.BOTS,
}
"""For each game, who plays at which level; ``random`` plays every game."""

AMONG_THEMSELVES: Mapping[str, frozenset[str]] = {
    "infiltraitors": infiltraitors.AMONG_THEMSELVES,
}
"""For each game, the bots that play with each other and with nobody else."""

PROBES: Mapping[str, Probes] = {"inkognito": inkognito.PROBES}
"""For each game, the opponents that are made to exploit others."""

PROBE = "probe:"
"""How the name of a bot begins that is such an opponent."""

CHILD = "run:"
"""How the name of a bot begins that is a command."""


class BadCompany(RidottoError):
    """A bot that only plays with its like was to sit with others."""


def bots_for(game: Game) -> Mapping[str, Maker]:
    """The bots that play this game, by name."""
    return {"random": RandomBot, **BOTS.get(game.id, {})}


def companions_for(game: Game) -> Mapping[str, Maker]:
    """The bots that play this game with people."""
    apart = AMONG_THEMSELVES.get(game.id, frozenset())
    return {name: maker for name, maker in bots_for(game).items() if name not in apart}


def probes_for(game: Game) -> Probes:
    """Who is made to exploit others in this game. Raises UnknownBot."""
    if game.id not in PROBES:
        raise UnknownBot(f"{game.id} has no probes; there are some for: {', '.join(PROBES)}")
    return PROBES[game.id]


def offered_for(game: Game) -> list[str]:
    """The levels people can choose from for whom they play with."""
    companions = companions_for(game)
    return [level for level in LEVELS_OF.get(game.id, LEVELS) if level in companions]


def stand_in_for(game: Game) -> str:
    """Who plays for somebody who is away: a novice, or the best below that the game has. A stand-in
    should keep a seat warm, and neither spoil the game nor win it.
    """
    known = companions_for(game)
    return next(level for level in ("novice", "random") if level in known)


def maker_of(name: str, game: Game) -> Maker:
    """The bot of that name; ``run:COMMAND`` is a child process, ``probe:NAME TRAIT=VALUE`` one made
    to exploit others, ``module:Class`` a class that makes one. Raises UnknownBot.
    """
    if not isinstance(name, str):
        raise UnknownBot(f"a bot is named by a text, not {name!r}")
    if name.startswith(CHILD):
        return partial(ChildBot, _command(name.removeprefix(CHILD)))
    if name.startswith(PROBE):
        return probes_for(game).maker_of(name.removeprefix(PROBE))
    if ":" in name:
        return _imported(name)
    known = bots_for(game)
    if name not in known:
        raise UnknownBot(f"no bot {name!r}; there are: {', '.join(known)}")
    return known[name]


def split_names(text: str) -> tuple[str, ...]:
    """The bots named in a text, with commas between them; a comma in quotes is part of a name."""
    return tuple(re.findall(r"""(?:[^,"']|"[^"]*"|'[^']*'|["'])+""", text))


def _command(text: str) -> list[str]:
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise UnknownBot(f"{CHILD}{text}: {error}".replace("No closing", "no closing")) from None
    if not command:
        raise UnknownBot(f"{CHILD} is followed by a command")
    return command


def _imported(name: str) -> Maker:
    """The class, or whatever else makes bots, that stands in a module under a name."""
    module, _, made = name.partition(":")
    # As with python -m, what lies in the folder one works in is found too.
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        maker: Maker = getattr(import_module(module), made)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"no bot {name!r}: {error}") from None
    return maker


def seat_bots(names: Sequence[str], game: Game, options: Options) -> list[Bot]:
    """One bot a seat: one name for all, or one for each. Raises UnknownBot or BadCompany."""
    seats = len(game.seats(options))
    if len(names) not in (1, seats):
        raise UnknownBot(f"{len(names)} bots for {seats} seats: name one for all, or {seats}")
    makers = [maker_of(name, game) for name in names]
    apart = AMONG_THEMSELVES.get(game.id, frozenset())
    if not apart.isdisjoint(names) and not apart.issuperset(names):
        closed = ", ".join(name for name in names if name in apart)
        raise BadCompany(f"{closed}: plays only with its like, not with other bots")
    seated = makers if len(makers) == seats else makers * seats
    return [maker(game, options, seat) for seat, maker in enumerate(seated)]
