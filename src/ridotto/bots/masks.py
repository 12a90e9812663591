"""Who plays Masks. It is small enough to be played by arithmetic alone."""

import random
from collections.abc import Mapping
from math import log2
from typing import ClassVar

from ridotto.bots.advice import Advised, ranked
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
        best = max(self.weighed(view, legal), key=lambda each: (each.worth, rng.random()))
        self._reason = best.reason
        return best.action

    def advise(self, view: View, legal: Legal) -> list[Advised]:
        return ranked(self.weighed(view, legal))

    def weighed(self, view: View, legal: Legal) -> list[Advised]:
        """What it thinks of everything it may do."""
        odds = self.tracker.knowledge.probabilities(self.model)
        found: list[Advised] = []
        for action in legal:
            if isinstance(action, Ask):
                name = self.seats[action.whom]
                values = [float(each) for each in odds[name, "mask"].values() if each]
                doubt = -sum(each * log2(each) for each in values)
                reason = Reason("ask", {"whom": ("seat", name), "left": len(values)})
                found.append(Advised("ask", reason, doubt, (action,), doubt))
            elif isinstance(action, Guess):
                likely = float(odds[BOX][self.masks[action.mask]])
                reason = Reason("guess", {"odds": round(100 * likely)})
                found.append(Advised("call", reason, likely, (action,)))
            elif isinstance(action, Show):
                found.append(self._show(action, view))
        return found

    def _show(self, show: Show, view: View) -> Advised:
        """A pair this asker has seen, if there is one: it tells him nothing new."""
        asker = view.public.asker
        old = [(one, other) for _, to, one, other in view.private.shown if to == asker]
        seen = (show.one, show.other) in old
        whom = "seat", self.seats[asker]
        reason = Reason("show-again" if seen else "show-new", {"whom": whom})
        return Advised("show", reason, float(seen), (show,))


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
