"""Who plays Masks. It is small enough to be played by arithmetic alone."""

import random
from collections.abc import Mapping
from math import log2
from typing import ClassVar

from ridotto.bots.bot import Budget, Maker, Reason
from ridotto.deduction import Model, Tracker
from ridotto.games.masks.actions import Ask, Guess, Show
from ridotto.games.masks.lore import BOX
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View


class Sleuth:
    """Asks whom it knows least about, and guesses what is likeliest."""

    name = "sleuth"
    model: ClassVar[Model] = "worlds"

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        vocabulary = game.vocabulary(options)
        self.seats, self.masks = vocabulary["seat"], vocabulary["mask"]
        self.tracker = Tracker(game.studied.lore(options, seat))
        self._reason: Reason | None = None

    def hear(self, fact: Fact) -> None:
        self.tracker.hear(fact)

    def reason(self) -> Reason | None:
        return self._reason

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        odds = self.tracker.knowledge.probabilities(self.model)

        def doubt(ask: Ask) -> float:
            values = map(float, odds[self.seats[ask.whom], "mask"].values())
            return -sum(each * log2(each) for each in values if each)

        asks = [action for action in legal if isinstance(action, Ask)]
        if asks:
            best = max(asks, key=lambda ask: (doubt(ask), rng.random()))
            self._reason = Reason("ask", {"whom": ("seat", self.seats[best.whom])})
            return best
        guesses = [action for action in legal if isinstance(action, Guess)]
        if guesses:
            self._reason = Reason("guess")
            return max(guesses, key=lambda each: (odds[BOX][self.masks[each.mask]], rng.random()))
        return self.show([action for action in legal if isinstance(action, Show)], view, rng)

    def show(self, shows: list[Show], view: View, rng: random.Random) -> Action:
        """A pair this asker has seen, if there is one: it tells him nothing new."""
        asker = view.public.asker
        old = [(one, other) for _, to, one, other in view.private.shown if to == asker]
        self._reason = Reason("show-little", {"whom": ("seat", self.seats[asker])})
        return max(shows, key=lambda show: ((show.one, show.other) in old, rng.random()))


class Novice(Sleuth):
    """Knows its own mask, asks anybody, and guesses one of the masks it has not seen shown."""

    name = "novice"

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        guesses = [action for action in legal if isinstance(action, Guess)]
        if not guesses:
            self._reason = Reason("at-random")
            return legal.pick(rng)
        seen = {mask for *_, one, other in view.private.shown for mask in (one, other)}
        others = [guess for guess in guesses if guess.mask not in {*seen, view.private.mask}]
        self._reason = Reason("guess")
        return rng.choice(others or guesses)


class Master(Sleuth):
    """Takes what others chose to show as evidence too."""

    name = "master"
    model: ClassVar[Model] = "answers"


BOTS: Mapping[str, Maker] = {"novice": Novice, "sleuth": Sleuth, "master": Master}
