"""Chance as a player: it lists what can happen and how likely, and never draws itself."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from ridotto.kernel.actions import Action
from ridotto.kernel.randomness import Randomness


class Lottery:
    """Every outcome of one draw, with exact probabilities: ``weight / total``.

    Without ``weights`` each outcome weighs 1. ``total`` is given by the game, from what it knows
    of the urn, and not summed from the list: so a forgotten outcome does not go unnoticed.
    """

    __slots__ = ("outcomes", "total", "weights")

    def __init__(
        self, outcomes: Sequence[Action], total: int, weights: Sequence[int] | None = None
    ) -> None:
        self.outcomes = outcomes
        self.total = total
        self.weights = weights

    def __iter__(self) -> Iterator[Action]:
        return iter(self.outcomes)

    def __contains__(self, action: object) -> bool:
        return action in self.outcomes

    def __len__(self) -> int:
        return len(self.outcomes)

    def __repr__(self) -> str:
        return f"<Lottery: {len(self)} outcomes>"

    def pick(self, rng: Randomness) -> Action:
        """One of the outcomes, each with its probability."""
        ticket = rng.randrange(self.total)
        if self.weights is None:
            return self.outcomes[ticket]
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return outcome
        raise AssertionError("the weights of a lottery add up to less than its total")

    def probabilities(self) -> list[Fraction]:
        """One for each outcome, in the order of the list."""
        weights = self.weights if self.weights is not None else [1] * len(self.outcomes)
        return [Fraction(weight, self.total) for weight in weights]
