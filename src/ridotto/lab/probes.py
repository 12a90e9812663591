"""How exploitable a bot is: what the best of a family of probes scores against it.

Each probe of the family is tuned on deals of its own: all its variants play some deals, the better
half plays twice as many, and so on. From the best of all, every trait in turn is tried otherwise,
and kept if it scores more. What was found then plays fresh deals, which nobody was chosen by;
intervals are corrected for how many probes are looked at.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct, structs

from ridotto.bots import PROBE, maker_of, probes_for
from ridotto.bots.probes import Probes, Variant, written
from ridotto.games import GAMES
from ridotto.lab.arena import ArenaContest, Bout, deals, play_deal
from ridotto.lab.parallel import spread
from ridotto.lab.ratings import Estimate, mean

BEST = "best-response"
"""The name of what was found by changing every trait of the best probe."""

Scores = list[float]
"""What a probe made of each deal, from 0 to 1."""


class Probed(Struct, frozen=True):
    """What one probe scored against a bot: ``name`` in the family, the ``probe`` it was tuned to,
    how many variants were ``tried``, and its score in fresh games.
    """

    name: str
    probe: str
    tried: int
    games: int
    score: Estimate


class Exploited(Struct, frozen=True):
    """All probes against one bot, the most successful first. ``by`` is how much more than half the
    first of them scores, and what it is at least and at most.
    """

    contest: ArenaContest
    bot: str
    by: Estimate
    probes: list[Probed]


class Trials:
    """Plays probes against one bot."""

    def __init__(
        self, contest: ArenaContest, jobs: int, engine: str, done: Callable[[], None]
    ) -> None:
        self.contest = contest
        self._jobs = jobs
        self._engine = engine
        self._done = done

    def play(self, probes: Iterable[str], games: int, seed: str) -> Mapping[str, Scores]:
        """What each of these scores in so many games, all of the same deals."""
        (bot,) = self.contest.bots
        work = []
        for probe in probes:
            pair = PROBE + probe, bot
            contest = structs.replace(self.contest, bots=pair, seed=f"{self.contest.seed} {seed}")
            work += [(contest, pair, deal) for deal in range(deals(pair, games))]
        scores: dict[str, Scores] = {}
        for bouts in spread(play_deal, work, self._jobs, self._engine):
            scores.setdefault(bouts[0].pair[0].removeprefix(PROBE), []).append(_score(bouts))
            self._done()
        return scores


def _score(bouts: Sequence[Bout]) -> float:
    return sum(bout.score() for bout in bouts) / len(bouts)


def exploit(
    contest: ArenaContest,
    games: int,
    tuning: int,
    *,
    jobs: int = 1,
    engine: str = "local",
    done: Callable[[], None] = lambda: None,
) -> Exploited:
    """Searches for whoever does best against the one bot of a contest: each variant of a probe has
    ``tuning`` games at first, and whoever is the best of its name ``games`` fresh ones. Raises
    UnknownBot, also for a game that has no probes.
    """
    (bot,) = contest.bots
    game = GAMES[contest.game]
    maker_of(bot, game)
    family = probes_for(game)
    trials = Trials(contest, jobs, engine, done)
    found: dict[str, str] = {}
    tried: dict[str, int] = {}
    tuned: dict[str, float] = {}
    for name in family.family:
        variants = family.variants(name)
        found[name], tuned[name] = _halve(trials, variants, tuning)
        tried[name] = len(variants)
    start = max(tuned, key=lambda name: tuned[name])
    found[BEST], tried[BEST] = _climb(trials, family, found[start], 2 * tuning)
    fresh = trials.play(dict.fromkeys(found.values()), games, "fresh")
    probed = [
        Probed(name, probe, tried[name], 2 * len(fresh[probe]), mean(fresh[probe], len(fresh)))
        for name, probe in found.items()
    ]
    probed.sort(key=lambda each: -each.score.value)
    score = probed[0].score
    by = Estimate(score.value - 0.5, score.low - 0.5, score.high - 0.5)
    return Exploited(contest, bot, by, probed)


def _halve(trials: Trials, variants: Sequence[str], games: int) -> tuple[str, float]:
    """The best of some variants and its last score: the better half plays on, twice as long."""
    scores: Mapping[str, Scores] = {}
    left = list(variants)
    turn = 0
    while len(left) > 1 or not scores:
        scores = trials.play(left, games << turn, f"tuning {turn}")
        left.sort(key=lambda each: -sum(scores[each]))
        left = left[: (len(left) + 1) // 2]
        turn += 1
    return left[0], sum(scores[left[0]]) / len(scores[left[0]])


def _climb(trials: Trials, family: Probes, probe: str, games: int) -> tuple[str, int]:
    """From a probe on, each trait in turn is what scores most in the same deals."""
    name, variant = family.read(probe)
    tried = 0
    for turn, trait in enumerate(family.space):
        choices: list[Variant] = [variant, *family.neighbours(variant, trait)]
        texts = [written(name, each) for each in choices]
        scores = trials.play(texts, games, f"climbing {turn}")
        best = max(range(len(texts)), key=lambda at: sum(scores[texts[at]]))
        variant = choices[best]
        tried += len(choices)
    return written(name, variant), tried
