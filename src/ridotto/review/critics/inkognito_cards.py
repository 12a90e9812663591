"""Inkognito, the card game: where to go, what to pass and show, whom to name, when to call."""

from collections.abc import Mapping, Sequence

from ridotto.bots.inkognito_cards.asking import WIN
from ridotto.bots.inkognito_cards.counsel import wish_of
from ridotto.bots.inkognito_cards.sleuth import Sleuth
from ridotto.deduction import Listed
from ridotto.deduction.advice import what_to_ask
from ridotto.games.inkognito_cards.actions import (
    Call,
    Decline,
    Greet,
    Look,
    Name,
    Pass,
    Play,
    Show,
)
from ridotto.games.inkognito_cards.components import AGENTS, allied
from ridotto.games.inkognito_cards.parts import CardsPublic
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View
from ridotto.review.critics.critic import Critic, Judged, answer, by_worth, question


class CardsCritic(Critic):
    """Places are judged as a sleuth sees them, everything else by exact bits and odds."""

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self._sleuth = Sleuth(game, options, seat)
        super().__init__(game, options, seat, self._sleuth.mind.tracker, self._sleuth)
        self._meetings = 0

    def hear(self, fact: Fact) -> None:
        super().hear(fact)
        self._sleuth.hear(fact)

    def judge(
        self, step: int, view: View, legal: Legal, action: Action, others: Sequence[Critic]
    ) -> list[Judged]:
        self._sleuth.mind.refresh()
        public: CardsPublic = view.public
        found: list[Judged] = []
        if isinstance(action, Greet | Call):
            found += self._calls(step, view, action)
        elif isinstance(action, Play):
            found.append(self._place(step, view, legal, action))
        elif isinstance(action, Name | Look | Decline):
            found += self._question(step, view, legal, action)
        elif isinstance(action, Pass | Show):
            meeting = public.meetings[public.met]
            to = meeting.receiver(self.seat) if isinstance(action, Pass) else meeting.who[0]
            if to < len(others):
                shows = [each for each in legal if isinstance(each, Pass | Show)]
                wish = wish_of(self._sleuth.mind)
                found.append(answer(step, action, shows, (self, others[to]), wish))
        self._advised(found, step, view, legal)
        return found

    def _calls(self, step: int, view: View, action: Greet | Call) -> list[Judged]:
        """F1: each meeting is an occasion."""
        public: CardsPublic = view.public
        mind = self._sleuth.mind
        met = public.meetings[public.met].others(self.seat)
        if isinstance(action, Call):
            return [self._called(step, action, self._odds(met, action))]
        self._meetings += 1
        world, odds = mind.best_call(met)
        call = Call(tuple(card for secrets in world for card in secrets))
        return self._could_call(self._meetings, step, call, odds, action)

    def _odds(self, met: Sequence[Seat], call: Call) -> float:
        """How likely a call is right, by all that its maker knows."""
        mind = self._sleuth.mind
        said = tuple(zip(call.cards[::2], call.cards[1::2], strict=True))
        if mind.allies and not any(
            allied(said[agent][0], said[mind.me][0]) for agent in met if agent < len(AGENTS)
        ):
            return 0.0
        return sum(weight for world, weight in mind.worlds if world == said)

    def _place(self, step: int, view: View, legal: Legal, action: Play) -> Judged:
        """Where one can call, if one meets the right ones, that counts; elsewhere what there is to
        learn.
        """
        weighed = self._sleuth.places(view, legal)
        worths: Mapping[Action, float] = {each.action: each.worth for each in weighed}
        if max(self._sleuth.worth_of_meetings().values()) < WIN:
            return by_worth(step, "movement", action, worths)
        judged = by_worth(
            step, "deed", action, {play: worth / WIN for play, worth in worths.items()}
        )
        if judged.worth < judged.most:
            judged.note = "missed-deed"
        return judged

    def _question(self, step: int, view: View, legal: Legal, action: Action) -> list[Judged]:
        asks = self._sleuth.questions(view, legal)
        if not asks:
            return []
        knowledge = self.tracker.knowledge
        assert isinstance(knowledge, Listed)
        told = {each.action: each.bits for each in what_to_ask(knowledge, self.tracker.lore)}
        bits = {each.action: told.get(each.action, 0.0) for each in asks}
        return [question(step, action, asks, bits)]
