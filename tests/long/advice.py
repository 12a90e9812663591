"""Whether whoever follows the advice wins more often than whoever follows bits alone.

``python -m tests.long.advice inkognito --positions 500``: positions of one seat are taken from
games between bots, one of each game; each is played on to the end twice, with the same seeds and
the same bots in the other seats: once the seat follows the advice, once it asks what tells most
bits and shows what tells least. With ``--bot sleuth`` it plays like that bot the first time.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from math import sqrt

from msgspec.structs import replace

from ridotto.bots import Budget, Reason
from ridotto.bots.advice import Advised
from ridotto.bots.advisers import ADVISERS
from ridotto.bots.infiltraitors.agent import MissionAgent
from ridotto.bots.infiltraitors.clue_plays import playable
from ridotto.bots.infiltraitors.clue_worth import Scales
from ridotto.bots.infiltraitors.literal import Literal
from ridotto.bots.inkognito.sleuth import Sleuth
from ridotto.bots.inkognito_cards.sleuth import Sleuth as CardSleuth
from ridotto.deduction import Listed
from ridotto.deduction.advice import what_to_ask, what_to_show
from ridotto.games import GAMES
from ridotto.games.infiltraitors.components import Card
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, Value, View
from ridotto.kernel.hidden import Lore
from ridotto.lab.ratings import NORMAL, Estimate, share
from ridotto.lab.simulate import derive
from ridotto.table.session import Session

HERE = "tests.long.advice"


class FollowsAdvice:
    """Does the best that is advised; where nothing is, what the adviser does itself."""

    name = "advice"

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self.adviser = ADVISERS[game.id](game, options, seat)
        self._then: list[Action] = []

    def hear(self, fact: Fact) -> None:
        self.adviser.hear(fact)

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        if not self._then or self._then[0] not in legal:
            advice = self.adviser.advise(view, legal)
            now = (each for each in advice if each.actions and each.when is None)
            best = next(now, None)
            if best is None:
                return self.adviser.act(view, legal, rng, budget)
            self._then = list(best.actions)
        return self._then.pop(0)

    def reason(self) -> Reason | None:
        return None


def least_told(
    knowledge: object, lore: Lore, asker: Seat, shows: Sequence[Advised]
) -> list[Advised]:
    """Answers by how many bits they tell the asker, the fewer the better."""
    assert isinstance(knowledge, Listed)
    told = what_to_show(knowledge, lore, asker, [show.action for show in shows])
    return [Advised("show", Reason("bits"), -each.bits, (each.action,)) for each in told]


class Bits(Sleuth):
    """Inkognito by bits."""

    name = "bits"

    def questions(self, view: View, legal: Legal) -> list[Advised]:
        return [replace(each, worth=each.bits or 0.0) for each in super().questions(view, legal)]

    def answers(self, view: View, legal: Legal) -> list[Advised]:
        shows = super().answers(view, legal)
        return least_told(self.mind.tracker.knowledge, self.mind.lore, view.public.active, shows)


class CardBits(CardSleuth):
    """The card game by bits."""

    name = "bits"

    def questions(self, view: View, legal: Legal) -> list[Advised]:
        knowledge = self.mind.tracker.knowledge
        assert isinstance(knowledge, Listed)
        bits = {each.action: each.bits for each in what_to_ask(knowledge, self.mind.lore)}
        asks = super().questions(view, legal)
        return [replace(each, worth=bits.get(each.action, 0.0)) for each in asks]

    def pairs(self, view: View, legal: Legal) -> list[Advised]:
        receiver = view.public.meetings[view.public.met].receiver(self.seat)
        pairs = super().pairs(view, legal)
        return least_told(self.mind.tracker.knowledge, self.mind.lore, receiver, pairs)

    def blacks(self, view: View, legal: Legal) -> list[Advised]:
        asker = view.public.meetings[view.public.met].who[0]
        blacks = super().blacks(view, legal)
        return least_told(self.mind.tracker.knowledge, self.mind.lore, asker, blacks)


class BitScales(Scales):
    """Weighs a card by the bits it tells, and by nothing else."""

    def gain(self, card: Card, whom: Seat) -> float:
        return self.bits(card, whom)


class MissionBits(Literal):
    """Infiltraitors by bits."""

    name = "bits"

    def scales(self) -> Scales:
        return BitScales(self.mind, playable(self.mind))


class BalancedBitScales(Scales):
    """The same, and by what a mission asks of the clues themselves."""

    def gain(self, card: Card, whom: Seat) -> float:
        return self.bits(card, whom) + self.balance(card, whom)


class BalancedBits(Literal):
    """Infiltraitors by bits, minding the balance where it is asked for."""

    name = "bits"

    def scales(self) -> Scales:
        return BalancedBitScales(self.mind, playable(self.mind))


def _inkognito(public: object) -> bool:
    """A question, an answer, a declaration is to be decided."""
    return getattr(public, "phase", "") in ("move", "meet", "answer", "again", "lock")


def _cards(public: object) -> bool:
    """A place, a call, a pair, a black card."""
    return getattr(public, "stage", "") in ("lay", "place", "wish", "pass", "name", "show", "look")


def _turns(public: object) -> bool:
    return getattr(public, "phase", "") == "turn"


class Trial:
    """Which games are played, from which moments on, and who plays by bits."""

    def __init__(
        self,
        bits: type[Sleuth | CardSleuth | MissionAgent],
        wanted: Callable[[object], bool],
        variants: Sequence[Mapping[str, Value]],
    ) -> None:
        self.bits = f"{HERE}:{bits.__name__}"
        self.wanted = wanted
        self.variants = variants


MISSIONS: Sequence[Mapping[str, Value]] = [
    {"mission": mission, "players": players}
    for mission in ("6", "7", "8", "13", "18", "19")
    for players in (2, 3, 4, 5)
]
"""Those in which something can still go wrong; in most others sleuths never fail."""

TRIALS = {
    "inkognito": Trial(Bits, _inkognito, [{"players": number} for number in (3, 4, 5)]),
    "inkognito-cards": Trial(
        CardBits, _cards, [{"players": number, "points_to_win": 1} for number in (3, 4, 5)]
    ),
    "infiltraitors": Trial(MissionBits, _turns, MISSIONS),
    "infiltraitors-balanced": Trial(BalancedBits, _turns, MISSIONS),
}
"""What is tried, by name; a game's name comes first."""


def position(game: Game, options: Options, seed: str, number: int, trial: Trial) -> Session | None:
    """A game between sleuths at one of the wanted moments, all as likely; None if it has none."""
    rng = random.Random(f"{seed} {number}")
    session = Session(game, options, derive(seed, number, "table"))
    session.seat_bot("sleuth")
    chosen, seen = None, 0
    while session.state.public.to_act:
        public = session.state.public
        if public.to_act[0] >= 0 and trial.wanted(public):
            seen += 1
            if rng.randrange(seen) == 0:
                chosen = session.copy()
        session.play(1)
    return chosen


def played_on(session: Session, bot: str) -> bool:
    """Whether the seat that is to act wins, if it is played like this from now on."""
    twin = session.copy()
    seat = twin.state.public.to_act[0]
    twin.seat_bot(bot, seat)
    twin.play()
    assert twin.outcome is not None
    return seat in twin.outcome.winners


def results(
    name: str, positions: int, seed: str, first: str = f"{HERE}:FollowsAdvice"
) -> Iterator[tuple[bool, bool]]:
    """For each position, whether the advice won, or another bot instead, and whether bits did."""
    game, trial = GAMES[name.removesuffix("-balanced")], TRIALS[name]
    numbers = count()
    while positions:
        number = next(numbers)
        options = game.settle(trial.variants[number % len(trial.variants)])
        start = position(game, options, seed, number, trial)
        if start is not None:
            positions -= 1
            yield played_on(start, first), played_on(start, trial.bits)


def difference(pairs: Sequence[tuple[bool, bool]]) -> Estimate:
    """How much more often the first won, with the interval of paired results."""
    gaps = [one - other for one, other in pairs]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    half = NORMAL * sqrt(spread / len(gaps))
    return Estimate(mean, mean - half, mean + half)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trial", choices=TRIALS)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--seed", default="advice")
    parser.add_argument("--bot", default=f"{HERE}:FollowsAdvice", help="instead of the advice")
    asked = parser.parse_args()
    pairs = list(results(asked.trial, asked.positions, asked.seed, asked.bot))
    for label, won in (
        (asked.bot.rpartition(":")[2], sum(one for one, _ in pairs)),
        ("bits alone", sum(other for _, other in pairs)),
    ):
        sys.stdout.write(f"{label}: {_percent(share(won, len(pairs)))}\n")
    sys.stdout.write(f"difference: {_percent(difference(pairs))}\n")


def _percent(estimate: Estimate) -> str:
    value, low, high = (100 * each for each in (estimate.value, estimate.low, estimate.high))
    return f"{value:.1f} % ({low:.1f} to {high:.1f})"


if __name__ == "__main__":
    main()
