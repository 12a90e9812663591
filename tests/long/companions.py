"""What companions at each level make of every mission of Infiltraitors, beside somebody careless
and beside somebody sensible: ``python -m tests.long.companions --games 200 --jobs 2``.

One seat is the partner's, another one in every game; companions of one level have all others. The
careless partner plays any card next to any traitor, and shoots only when sure; the sensible one is
the literal agent, who misses nothing.
"""

import argparse
import random
from collections.abc import Mapping, Sequence

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from ridotto.bots import Budget, Maker, maker_of, offered_for
from ridotto.bots.infiltraitors.clue_plays import plays
from ridotto.bots.infiltraitors.literal import Literal
from ridotto.games import GAMES
from ridotto.games.infiltraitors.actions import MOST_FILES, Files, Identify
from ridotto.games.infiltraitors.missions import MISSIONS
from ridotto.kernel import Action, Lottery, sees
from ridotto.kernel.seats import SEATS_IN
from ridotto.lab.parallel import spread
from ridotto.lab.ratings import Estimate, share

GAME = GAMES["infiltraitors"]
OPEN = 0.35, 0.65
"""Between these, a mission can be won and lost."""


class Careless(Literal):
    """Plays any card next to any traitor, and shoots only when sure."""

    name = "careless"

    def turn(self, rng: random.Random) -> Action:
        mind, public = self.mind, self.mind.public
        know = mind.i_know()
        targets = SEATS_IN[mind.mission.targets(public, mind.seat)]
        for whom in targets:
            if know[whom].bit_count() == 1:
                return self.shoot(whom, know[whom])
        if self.may_identify():
            return self.because(Identify(), "identify")
        if found := plays(mind):
            return self.because(rng.choice(found).action, "at-random")
        if public.hq > 1:
            return self.because(Files(min(MOST_FILES, public.hq - 1)), "files")
        return self.shot_at_best(know, targets)


PARTNERS: Mapping[str, Maker] = {"careless": Careless, "sensible": Literal}


class Team(Struct, frozen=True):
    """One cell of the grid."""

    partner: str
    level: str
    mission: str
    players: int
    games: int
    seed: str


def measured(team: Team) -> tuple[Team, Estimate]:
    """How often the team wins."""
    return team, share(sum(won(team, number) for number in range(team.games)), team.games)


def won(team: Team, number: int) -> bool:
    """One game, without a table and its record, which would take most of the time. Cards are drawn
    from the same seed for all levels and both partners.
    """
    options = GAME.settle({"mission": team.mission, "players": team.players}, simulated=True)
    makers = [maker_of(team.level, GAME)] * team.players
    makers[number % team.players] = PARTNERS[team.partner]
    bots = [maker(GAME, options, seat) for seat, maker in enumerate(makers)]
    views = [GAME.view(options, seat) for seat in range(team.players)]
    rng = random.Random(f"{team.seed} {team.mission} {team.players} {number}")
    state = GAME.start(options)
    while state.public.to_act:
        actor = state.public.to_act[0]
        legal = state.legal(actor)
        if isinstance(legal, Lottery):
            action = legal.pick(rng)
        else:
            action = bots[actor].act(views[actor], legal, rng, Budget())
        for event in state.apply(actor, action):
            for seat, bot in enumerate(bots):
                if sees(event.to, seat):
                    views[seat].fold(event.fact)
                    bot.hear(event.fact)
    assert state.public.outcome is not None
    return bool(state.public.outcome.winners)


def _cell(score: Estimate) -> str:
    low, high = OPEN
    mark = "•" if low <= score.value <= high else ""
    value, least, most = (100 * each for each in (score.value, score.low, score.high))
    return f"{mark}{value:.0f} ({least:.0f}–{most:.0f})"


def print_grid(title: str, rows: Mapping[str, Sequence[Estimate]], levels: Sequence[str]) -> None:
    """A row for each mission; below, those that no level leaves open."""
    table = Table("mission", *levels, title=title)
    for mission, scores in rows.items():
        table.add_row(mission, *map(_cell, scores))
    console = Console(width=120)
    console.print(table)
    low, high = OPEN
    closed = [
        mission
        for mission, scores in rows.items()
        if not any(low <= score.value <= high for score in scores)
    ]
    told = f"all but {', '.join(closed)}" if closed else "all"
    console.print(f"Missions that some level leaves open: {told}.", highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="docs")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--missions", default=",".join(MISSIONS))
    parser.add_argument("--levels", default=",".join(offered_for(GAME)[1:]))
    asked = parser.parse_args()
    levels, missions = asked.levels.split(","), asked.missions.split(",")
    teams = [
        Team(partner, level, mission, asked.players, asked.games, asked.seed)
        for partner in PARTNERS
        for mission in missions
        for level in levels
    ]
    rows: dict[str, dict[str, list[Estimate]]] = {}
    for team, score in spread(measured, teams, asked.jobs):
        rows.setdefault(team.partner, {}).setdefault(team.mission, []).append(score)
    for partner, found in rows.items():
        print_grid(f"Beside somebody {partner}, {asked.players} agents", found, levels)


if __name__ == "__main__":
    main()
