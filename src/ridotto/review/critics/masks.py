"""Masks: whom to ask, what to show, when to guess."""

from collections.abc import Sequence

from ridotto.bots.advice import Advised
from ridotto.bots.masks import Sleuth
from ridotto.games.masks.actions import Ask, Show
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View
from ridotto.review.critics.critic import Critic, Judged, by_worth, question


class MasksCritic(Critic):
    """Judges by exact odds."""

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self._sleuth = Sleuth(game, options, seat)
        super().__init__(game, options, seat, self._sleuth.tracker)

    def hear(self, fact: Fact) -> None:
        super().hear(fact)
        self._sleuth.hear(fact)

    def judge(
        self, step: int, view: View, legal: Legal, action: Action, others: Sequence[Critic]
    ) -> list[Judged]:
        weighed = self._sleuth.advise(view, legal)
        found = self._judge(step, action, weighed)
        found.advised = self.advice(view, legal)
        if isinstance(action, Show):
            found.to = view.public.asker
        return [found]

    def _judge(self, step: int, action: Action, weighed: Sequence[Advised]) -> Judged:
        """Nobody guesses before he has to, so that a guess could not have waited."""
        worths = {each.action: each.worth for each in weighed}
        if isinstance(action, Ask):
            return question(step, action, weighed, worths)
        if isinstance(action, Show):
            return by_worth(step, "answer", action, worths)
        judged = by_worth(step, "call", action, worths)
        judged.odds = worths[action]
        return judged
