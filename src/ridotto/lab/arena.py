"""Bots against bots: every deal is played twice, with the sides swapped, so that luck cancels.

Who plays together is only known once the cards are dealt. So a deal is drawn first, as the table
would draw it, to see which seats are a side; then the bots take their seats and play it.
"""

import random
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from statistics import median

from msgspec import Struct, field

from ridotto.bots import Bot, Budget, Reason, maker_of
from ridotto.games import GAMES
from ridotto.kernel import Action, Fact, Game, Legal, Lottery, Options, Outcome, Seat, View
from ridotto.lab.parallel import spread
from ridotto.lab.ratings import Estimate, PairResult, Ratings, mean, rate, share
from ridotto.lab.simulate import contributions, derive
from ridotto.table.deal import Dealer, new_header
from ridotto.table.play_between_bots import Fault, Listeners, play


class ArenaContest(Struct, frozen=True):
    """What is played. A deal of a contest depends on the contest and its number only."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: str
    budget: Budget = Budget()
    limit: float | None = 30.0


class Bout(Struct, frozen=True):
    """One game: ``bots`` by seat, ``sides`` by name, decision times by bot."""

    pair: PairResult
    deal: int
    bots: tuple[str, ...]
    sides: Mapping[str, tuple[Seat, ...]]
    outcome: Outcome
    turns: int
    times: dict[str, list[float]]
    faults: tuple[Fault, ...] = ()

    def score(self) -> float:
        """The share of the first bot in the win; half of a draw."""
        winners = [self.bots[seat] for seat in self.outcome.winners]
        if not winners or self.pair[0] == self.pair[1]:
            return 0.5
        return winners.count(self.pair[0]) / len(winners)


class Share(Struct):
    """How often it was played, and how often won."""

    games: int = 0
    won: int = 0


class Matchup(Struct):
    """All games of two bots. In a game that all win together there is one bot, and its win rate."""

    first: str
    second: str
    games: int
    score: Estimate
    ended: Counter[str]


class Standing(Struct):
    """One bot over all its games: wins by side and by seat, decisions and their median time."""

    sides: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    seats: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    decisions: int = 0
    median_ms: float = 0.0


class Result(Struct):
    """What a contest showed."""

    contest: ArenaContest
    ratings: Ratings | None
    pairings: list[Matchup]
    bots: dict[str, Standing]
    faults: list[Fault]


class Timed:
    """A bot, with a stop watch: seconds of processor time a decision."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.times: list[float] = []

    def hear(self, fact: Fact) -> None:
        self.bot.hear(fact)

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        started = time.process_time()
        action = self.bot.act(view, legal, rng, budget)
        self.times.append(time.process_time() - started)
        return action

    def reason(self) -> Reason | None:
        return self.bot.reason()


def hold(
    contest: ArenaContest,
    games: int,
    jobs: int = 1,
    engine: str = "local",
    done: Callable[[], None] = lambda: None,
) -> Result:
    """Every pair of bots plays so many games, two a deal. Raises UnknownBot."""
    for bot in contest.bots:
        maker_of(bot, GAMES[contest.game])
    work = [(contest, pair, deal) for pair in pairs(contest) for deal in range(deals(pair, games))]
    bouts: list[Bout] = []
    for played in spread(play_deal, work, jobs, engine):
        bouts += played
        done()
    return _sum_up(contest, bouts)


def pairs(contest: ArenaContest) -> list[PairResult]:
    """Who meets whom; where all win or lose together, every bot is by itself."""
    game = GAMES[contest.game]
    if len(game.sides(contest.options, _dealt(game, contest, 0))) == 1 or len(contest.bots) == 1:
        return [(bot, bot) for bot in contest.bots]
    return list(combinations(contest.bots, 2))


def deals(pair: PairResult, games: int) -> int:
    """How many deals make so many games: each is played twice, unless a bot is by itself."""
    return games if pair[0] == pair[1] else games // 2


def _dealt(game: Game, contest: ArenaContest, deal: int) -> object:
    """The state of a deal when the first seat is to act."""
    seed = derive(contest.seed, deal, "table")
    given = contributions(game, contest.options, contest.seed, deal)
    names = game.seats(contest.options)
    dealer = Dealer(seed, new_header(game, contest.options, names, seed, given))
    state = game.start(contest.options)
    while isinstance(legal := state.legal(state.public.to_act[0]), Lottery):
        state.apply(state.public.to_act[0], legal.pick(dealer))
    return state


def play_deal(work: tuple[ArenaContest, PairResult, int]) -> list[Bout]:
    """Both games of a deal; one, where a bot is by itself."""
    contest, pair, deal = work
    game = GAMES[contest.game]
    sides = game.sides(contest.options, _dealt(game, contest, deal))
    if pair[0] == pair[1]:
        return [_play(contest, pair, deal, sides, 0)]
    return [_play(contest, pair, deal, sides, swapped) for swapped in range(2)]


def _play(
    contest: ArenaContest,
    pair: PairResult,
    deal: int,
    sides: Mapping[str, tuple[Seat, ...]],
    swapped: int,
) -> Bout:
    """One game. The bots take turns along the sides, from another one on in every deal."""
    game = GAMES[contest.game]
    names = [""] * len(game.seats(contest.options))
    for place, side in enumerate(sides.values()):
        for seat in side:
            names[seat] = pair[((place + deal) % len(sides) + swapped) % 2]
    bots = [
        Timed(maker_of(name, game)(game, contest.options, seat)) for seat, name in enumerate(names)
    ]
    faults: list[Fault] = []
    record = play(
        game,
        contest.options,
        bots,
        rng=random.Random(derive(contest.seed, deal, "bots")),
        seed=derive(contest.seed, deal, "table"),
        contributions=contributions(game, contest.options, contest.seed, deal),
        budget=contest.budget,
        limit=contest.limit,
        listeners=Listeners(failed=faults.append),
    )
    assert record.end is not None
    times: dict[str, list[float]] = defaultdict(list)
    for name, bot in zip(names, bots, strict=True):
        times[name] += bot.times
    turns = sum(step.by >= 0 for step in record.steps)
    outcome = record.end.outcome
    return Bout(pair, deal, tuple(names), sides, outcome, turns, dict(times), tuple(faults))


def _sum_up(contest: ArenaContest, bouts: Sequence[Bout]) -> Result:
    by_pair: dict[PairResult, dict[int, list[Bout]]] = defaultdict(lambda: defaultdict(list))
    for bout in bouts:
        by_pair[bout.pair][bout.deal].append(bout)
    pairings: list[Matchup] = []
    scores: dict[PairResult, list[float]] = {}
    for pair, played in by_pair.items():
        games = [bout for both in played.values() for bout in both]
        ended = Counter(bout.outcome.reason for bout in games)
        if pair[0] == pair[1]:
            score = share(sum(bool(bout.outcome.winners) for bout in games), len(games))
        else:
            scores[pair] = [sum(bout.score() for bout in d) / len(d) for d in played.values()]
            score = mean(scores[pair])
        pairings.append(Matchup(*pair, len(games), score, ended))
    ratings = rate(contest.bots, scores) if scores else None
    faults = [fault for bout in bouts for fault in bout.faults]
    return Result(contest, ratings, pairings, _standings(contest, bouts), faults)


def _standings(contest: ArenaContest, bouts: Sequence[Bout]) -> dict[str, Standing]:
    seats = GAMES[contest.game].seats(contest.options)
    standings = {bot: Standing() for bot in contest.bots}
    times: dict[str, list[float]] = defaultdict(list)
    for bout in bouts:
        for name, side in bout.sides.items():
            for seat in side:
                won = seat in bout.outcome.winners
                standing = standings[bout.bots[seat]]
                for tally in (standing.sides[name], standing.seats[seats[seat]]):
                    tally.games += 1
                    tally.won += won
        for bot, spent in bout.times.items():
            times[bot] += spent
    for bot, standing in standings.items():
        standing.decisions = len(times[bot])
        standing.median_ms = 1000 * median(times[bot]) if times[bot] else 0.0
    return standings
