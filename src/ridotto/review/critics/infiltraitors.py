"""Infiltraitors: which card next to whom, when to search headquarters, when to shoot."""

from collections.abc import Sequence

from ridotto.bots.infiltraitors.clue_plays import plays
from ridotto.bots.infiltraitors.literal import Literal
from ridotto.deduction import Tracker
from ridotto.games.infiltraitors.actions import Accuse, Eliminate, Files
from ridotto.games.infiltraitors.candidates import KINGPIN
from ridotto.games.infiltraitors.components import CARD_WORDS
from ridotto.games.infiltraitors.lore import variable_of
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View
from ridotto.review.critics.critic import CERTAIN, Critic, Judged, by_worth


class MissionCritic(Critic):
    """Shots are judged by exact odds."""

    adviser: Literal

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        super().__init__(game, options, seat, Tracker(game.studied.lore(options, seat)))

    def hear(self, fact: Fact) -> None:
        super().hear(fact)
        self.tracker.hear(fact)

    def judge(
        self, step: int, view: View, legal: Legal, action: Action, others: Sequence[Critic]
    ) -> list[Judged]:
        if isinstance(action, Accuse):
            return [self._accusation(step, action, legal)]
        if view.public.phase != "turn":
            return []
        advised = self.advice(view, legal)
        assert advised is not None
        found: list[Judged] = []
        if isinstance(action, Eliminate):
            found.append(self._shot(step, action, advised.action))
        elif isinstance(advised.action, Eliminate) and self._odds(advised.action) >= CERTAIN:
            missed = self._shot(step, advised.action, advised.action)
            missed.do, missed.worth, missed.note = (action,), 0.0, "missed-shot"
            found.append(missed)
        else:
            found += self._play(step, action, advised.action)
        for judged in found:
            judged.advised = advised
        return found

    def _accusation(self, step: int, action: Accuse, legal: Legal) -> Judged:
        """The last shot cannot wait: the likeliest card is the best."""
        odds: dict[Action, float] = {
            each: self._odds(each) for each in legal if isinstance(each, Accuse)
        }
        judged = by_worth(step, "shot", action, odds)
        judged.odds = odds[action]
        return judged

    def _shot(self, step: int, shot: Eliminate, better: Action) -> Judged:
        odds = self._odds(shot)
        return Judged(
            step=step,
            kind="shot",
            do=(shot,),
            best=(better,),
            worth=odds,
            most=1.0,
            chance=0.0,
            note="" if odds >= CERTAIN else "hurried",
            odds=odds,
        )

    def _odds(self, shot: Eliminate | Accuse) -> float:
        """How likely a shot hits, by all that the shooter knows."""
        variable = variable_of(shot.whom if isinstance(shot, Eliminate) else KINGPIN)
        return float(self.tracker.knowledge.probabilities()[variable][CARD_WORDS[shot.card]])

    def _play(self, step: int, action: Action, advised: Action) -> list[Judged]:
        scales = self.adviser.scales()
        options = plays(self.adviser.mind)
        worths = {play.action: scales.gain(play.card, play.whom) for play in options}
        bits = {play.action: scales.bits(play.card, play.whom) for play in options}
        if isinstance(action, Files):
            right = isinstance(advised, Files)
            judged = Judged(
                step=step,
                kind="file",
                do=(action,),
                best=(advised,),
                worth=float(right),
                most=1.0,
                chance=0.0,
            )
        elif action in worths:
            judged = by_worth(step, "clue", action, worths)
            judged.expected = bits[action]
            (best,) = judged.best
            judged.likely = bits[action], bits[best]
        else:
            return []
        judged.expected_most = max(bits.values(), default=0.0)
        return [judged]
