"""The master: reads what others pass, is hard to read, spoils their meetings, calls in time."""

import random
from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Budget
from ridotto.bots.inkognito_cards.beliefs import Beliefs
from ridotto.bots.inkognito_cards.counsel import by_bits
from ridotto.bots.inkognito_cards.everyone_for_himself import Rivals, best_questions
from ridotto.bots.inkognito_cards.passing import ALLIED, in_way
from ridotto.bots.inkognito_cards.places import others_learn
from ridotto.bots.inkognito_cards.reading_answers import Reader
from ridotto.bots.inkognito_cards.sleuth import Sleuth
from ridotto.bots.mixtures import Mixtures
from ridotto.games.inkognito_cards.actions import Look, Name, Play
from ridotto.kernel import Action, Legal, View

SPOILS = 1.0
"""What it is worth that a rival learns nothing in a round, in bits, where there are allies."""

SURER = 1.8
"""Where everyone plays for himself, how much likelier a call must be right than one's fair share
of wins: whoever waits for more leaves it to the others, the more of them there are."""


class Master(Sleuth):
    """A sleuth who knows that others choose what they pass, each in his own way, and who has one of
    its own (``bots.mixtures``).
    """

    name = "master"
    mixtures: ClassVar[Mixtures] = ALLIED.mixtures
    _way: str = ""

    def new_mind(self) -> Beliefs:
        return Reader(self.players, self.seat, self.mixtures)

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        self._way = self._way or self.mixtures.draw(rng)
        return super().act(view, legal, rng, budget)

    def bar(self) -> float:
        return super().bar() if self.mind.allies else SURER / self.players

    def pairs(self, view: View, legal: Legal) -> list[Advised]:
        """In its way; where there is no ally to know it by that, whatever tells the fewest bits."""
        receiver = view.public.meetings[view.public.met].receiver(self.seat)
        pairs = super().pairs(view, legal)
        if not self.mind.allies:
            return by_bits(self.mind, pairs, receiver)
        return in_way(self._way, self.mind, receiver, pairs)

    def least_telling(self, pairs: Sequence[Advised], rng: random.Random) -> Advised:
        """Any of those that are worth most."""
        best = max(pair.worth for pair in pairs) - 1e-9
        return rng.choice([pair for pair in pairs if pair.worth >= best])

    def blacks(self, view: View, legal: Legal) -> list[Advised]:
        blacks = super().blacks(view, legal)
        if self.mind.allies:
            return blacks
        return by_bits(self.mind, blacks, view.public.meetings[view.public.met].who[0])

    def questions(self, view: View, legal: Legal) -> list[Advised]:
        if self.mind.allies:
            return super().questions(view, legal)
        asks = (action for action in legal if isinstance(action, Name | Look))
        return best_questions(self.mind, view.private, asks, self.names)

    def places(self, view: View, legal: Legal) -> list[Advised]:
        plays = [action for action in legal if isinstance(action, Play)]
        if not self.mind.allies:
            rivals = Rivals(self.mind, view.public, view.private, self.bar())
            return [rivals.weighed(play, self.names) for play in plays]
        found: list[Advised] = []
        for play, each in zip(plays, super().places(view, legal), strict=True):
            learn = others_learn(view.public, self.mind, play.place)
            found.append(replace(each, worth=each.worth - SPOILS * learn))
        return found
