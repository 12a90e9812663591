"""Self-play: which way of answering the master has, and which he takes others to have.

    python -m ridotto.lab.self_play

For each game a population of masters plays itself, every member with a way of its own. Each pair
plays some deals, both seats of a side alike; the scores so far are a matrix game, which regret
matching solves. Then everyone takes rivals to answer as that equilibrium does, never surer than
``FLOOR`` allows, and the next round is played on other deals. In the end rivals are read by the
equilibrium, and the master's own way is the best response to a field that is half the equilibrium
and half outsiders who read and answer otherwise: among ways that are alike to each other, the one
that makes most of everybody else.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ridotto.bots import inkognito, inkognito_cards
from ridotto.bots.bot import Bot
from ridotto.bots.mixtures import FILE, Mixtures, Shares, Trained
from ridotto.bots.ways_of_answering import ANY, APART, DECEIVE, LEAST
from ridotto.games import GAMES
from ridotto.kernel import Game, Options, Seat, Value
from ridotto.lab.arena import ArenaContest, play_deal
from ridotto.lab.parallel import spread

WAYS = (ANY, LEAST, DECEIVE + "careful", APART)
"""The population."""
FLOOR = 0.6
"""How much of what rivals are taken for is any of these ways alike."""
FAMILIAR = 0.7
"""How surely a partner is taken to have one's own way."""
OUTSIDERS = {
    "inkognito": (
        "sleuth",
        "probe:declare-early declares=0.85 reads=careful",
        "probe:deceive-careful declares=0.6 trusts=0.5 reads=careful",
    ),
    "inkognito-cards": ("novice", "sleuth"),
}
PLAYED: dict[str, dict[str, Value]] = {"inkognito": {}, "inkognito-cards": {"points_to_win": 1}}
MASTERS = {"inkognito": inkognito.Master, "inkognito-cards": inkognito_cards.Master}

Matrix = list[list[float]]
"""What each member scores against each other, and against each outsider, less a half."""


def believing(way: str, rivals: Shares) -> Mixtures:
    """A member: his own way, and what he takes others to have."""
    even = (1 - FAMILIAR) / len(WAYS)
    friends = tuple((each, round(even + FAMILIAR * (each == way), 3)) for each in WAYS)
    return Mixtures(((way, 1.0),), rivals, friends)


@cache
def member(game: str, mixtures: Mixtures) -> type:
    return type("Member", (MASTERS[game],), {"mixtures": mixtures})


def __getattr__(name: str) -> object:
    """Members are seated as ``ridotto.lab.self_play:GAME MIXTURES``, so that any process can."""
    game, found, mixtures = name.partition(" ")
    if not found:
        raise AttributeError(name)
    maker = member(game, msgspec.json.decode(mixtures, type=Mixtures))

    def seated(played: Game, options: Options, seat: Seat) -> Bot:
        bot: Bot = maker(played, options, seat)
        return bot

    return seated


def score(game: str, members: Sequence[Mixtures], deals: int, seed: str, jobs: int) -> Matrix:
    """Members play each other and the outsiders so many deals, each twice with sides swapped."""
    options = GAMES[game].settle(PLAYED[game], simulated=True)
    names = [f"{__spec__.name}:{game} {msgspec.json.encode(each).decode()}" for each in members]
    everyone = [*names, *OUTSIDERS[game]]
    pairs = [*combinations(names, 2), *product(names, OUTSIDERS[game])]
    work = [
        (ArenaContest(game, options, pair, seed), pair, deal)
        for pair in pairs
        for deal in range(deals)
    ]
    matrix = [[0.0] * len(everyone) for _ in members]
    for bouts in spread(play_deal, work, jobs):
        first, second = (everyone.index(name) for name in bouts[0].pair)
        gained = sum(bout.score() - 0.5 for bout in bouts) / (2 * deals)
        matrix[first][second] += gained
        if second < len(members):
            matrix[second][first] -= gained
    return matrix


def solve(matrix: Matrix, steps: int = 20000) -> list[float]:
    """The equilibrium among the members, by regret matching against themselves."""
    size = range(len(matrix))
    regrets = [0.0] * len(matrix)
    total = [0.0] * len(matrix)
    for _ in range(steps):
        wanted = [max(0.0, regret) for regret in regrets]
        whole = sum(wanted)
        now = [each / whole for each in wanted] if whole else [1 / len(matrix)] * len(matrix)
        worth = [sum(matrix[one][other] * now[other] for other in size) for one in size]
        mean = sum(map(float.__mul__, worth, now))
        for each in size:
            regrets[each] += worth[each] - mean
            total[each] += now[each]
    return [each / steps for each in total]


def floored(shares: Sequence[float]) -> Shares:
    """What rivals are taken for: the equilibrium, and any way alike."""
    even = FLOOR / len(WAYS)
    return tuple(
        (way, round(even + (1 - FLOOR) * share, 3)) for way, share in zip(WAYS, shares, strict=True)
    )


def train(game: str, rounds: int, deals: int, seed: str, *, jobs: int, log: list[str]) -> Mixtures:
    """What comes out for a game."""
    found = [1 / len(WAYS)] * len(WAYS)
    mean: Matrix = []
    for turn in range(rounds):
        members = [believing(way, floored(found)) for way in WAYS]
        now = score(game, members, deals, f"{seed} {turn}", jobs)
        mean = _mean(mean, now, turn) if mean else now
        found = solve(mean)
        for way, row, share in zip(WAYS, mean, found, strict=True):
            told = " ".join(f"{100 * each:+.1f}" for each in row)
            log.append(f"{game}, after round {turn}: {way}: {told}; {share:.2f} of the equilibrium")
    best = max(range(len(WAYS)), key=lambda at: _against_field(mean[at], found))
    return Mixtures(((WAYS[best], 1.0),), floored(found), believing(WAYS[best], ()).friends)


def _mean(old: Matrix, new: Matrix, rounds: int) -> Matrix:
    return [
        [(rounds * each + other) / (rounds + 1) for each, other in zip(*rows, strict=True)]
        for rows in zip(old, new, strict=True)
    ]


def _against_field(row: Sequence[float], found: Sequence[float]) -> float:
    outside = row[len(found) :]
    inside = sum(score * share for score, share in zip(row, found, strict=False))
    return 0.5 * inside + 0.5 * sum(outside) / len(outside)


def main(
    seed: Annotated[str, typer.Option()] = "22",
    rounds: Annotated[int, typer.Option()] = 3,
    deals: Annotated[int, typer.Option(help="for each pair of members and round")] = 100,
    jobs: Annotated[int, typer.Option()] = 2,
    out: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Trains the masters of both games, and writes what came out."""
    log: list[str] = []
    games = {game: train(game, rounds, deals, seed, jobs=jobs, log=log) for game in PLAYED}
    made_by = f"python -m ridotto.lab.self_play --seed {seed} --rounds {rounds} --deals {deals}"
    text = msgspec.json.format(msgspec.json.encode(Trained(made_by, games, log)))
    place = out or Path(inkognito.__file__).parent.parent / "data" / FILE
    place.write_bytes(text + b"\n")


if __name__ == "__main__":
    typer.run(main)
