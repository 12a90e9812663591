"""The sleuth: exact knowledge, and always what looks best now."""

import random
from collections.abc import Callable, Mapping, Sequence
from math import log2
from typing import ClassVar

from ridotto.bots.bot import Budget, Reason
from ridotto.bots.inkognito_cards.beliefs import Beliefs, fits
from ridotto.bots.inkognito_cards.places import worth_of_place
from ridotto.bots.inkognito_cards.showing import given, still_possible, surety
from ridotto.games.inkognito_cards.actions import Call, Decline, Greet, Look, Name, Pass, Play, Show
from ridotto.games.inkognito_cards.components import (
    AGENTS,
    AMBASSADOR,
    BLACK,
    FACE,
    FICTITIOUS,
    Agent,
    Card,
    SecretCards,
)
from ridotto.games.inkognito_cards.parts import CardsPrivate, CardsPublic
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View

WIN = 50.0
"""What a meeting is worth in which one would call."""


class Style:
    """How bold a bot is."""

    calls: float = 0.75
    """How likely a call must be right, where a wrong one makes a whole team win."""
    calls_alone: float = 0.75
    """The same, where everyone plays for himself."""
    trusts: float = 0.6
    """How likely the other must be the ally to be told the truth."""


class Sleuth:
    """Goes where there is most to learn, passes what tells least, tells its ally the truth, and
    calls when it is sure enough.
    """

    name = "sleuth"
    style: ClassVar[type[Style]] = Style

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self.seat = seat
        self.names = game.vocabulary(options)["agent"]
        self.players = int(options["players"] or 0)
        self.mind = self.new_mind()
        self._reason: Reason | None = None
        self._stages: Mapping[str, Callable[[View, Legal, random.Random], Action]] = {
            "lay": self._place,
            "place": self._place,
            "wish": self._wish,
            "pass": self._pass,
            "name": self._ask,
            "look": self._ask,
            "show": self._show,
        }

    def new_mind(self) -> Beliefs:
        return Beliefs(self.players, self.seat)

    def hear(self, fact: Fact) -> None:
        self.mind.hear(fact)

    def reason(self) -> Reason | None:
        return self._reason

    def act(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Action:
        self._reason = None
        self.mind.refresh()
        return self._stages[view.public.stage](view, legal, rng)

    def because(self, code: str, **arguments: tuple[str, str] | int) -> None:
        self._reason = Reason(code, arguments)

    def bar(self, public: CardsPublic) -> float:
        """How likely a call must be right, now."""
        return self.style.calls if self.mind.allies else self.style.calls_alone

    def _place(self, view: View, legal: Legal, rng: random.Random) -> Action:
        public: CardsPublic = view.public
        worth = self.worth_of_meetings(public)
        plays = [action for action in legal if isinstance(action, Play)]
        self.because("place")
        return max(
            plays,
            key=lambda play: (
                worth_of_place(public, self.seat, play.place, worth),
                rng.random(),
            ),
        )

    def worth_of_meetings(self, public: CardsPublic) -> Mapping[tuple[Agent, ...], float]:
        """What it is worth to be alone with somebody, or with two others."""
        mind, size = self.mind, SIZES[self.players]
        worth: dict[tuple[Agent, ...], float] = {}
        doubts = {agent: mind.doubt(agent) for agent in range(len(AGENTS)) if agent != self.seat}
        for agent, doubt in doubts.items():
            worth[(agent,)] = 0.5 * doubt * (2 if agent == FICTITIOUS and self.players == 3 else 1)
            if size.allies or agent != FICTITIOUS or self.players != 3:
                worth[(agent,)] *= 1 + mind.odds_of_ally(agent)
            worth[(agent,)] += WIN * (mind.best_call((agent,))[1] >= self.bar(public))
        if self.seat == AMBASSADOR:
            for one in doubts:
                for other in doubts:
                    if one < other:
                        worth[one, other] = worth[(one,)] + worth[(other,)]
        else:
            worth[(AMBASSADOR,)] = max(doubts.values())
            if not size.allies:
                sure = mind.best_call(())[1] >= self.bar(public)
                worth[(AMBASSADOR,)] += WIN * sure
        return worth

    def _wish(self, view: View, legal: Legal, rng: random.Random) -> Action:
        public: CardsPublic = view.public
        met = public.meetings[public.met].others(self.seat)
        world, odds = self.mind.best_call(met)
        if odds >= self.bar(public):
            self.because("call", odds=round(100 * odds))
            return Call(tuple(card for secrets in world for card in secrets))
        self.because("greet", odds=round(100 * odds))
        return Greet()

    def _pass(self, view: View, legal: Legal, rng: random.Random) -> Action:
        public: CardsPublic = view.public
        own: CardsPrivate = view.private
        receiver = public.meetings[public.met].receiver(self.seat)
        passes = [action for action in legal if isinstance(action, Pass)]
        trust = self.mind.odds_of_ally(receiver)
        if trust >= self.style.trusts:
            self.because("show-partner", whom=self._name(receiver), odds=round(100 * trust))
            return max(passes, key=lambda pair: (self._openness(pair, own, receiver), rng.random()))
        self.because("show-little", whom=self._name(receiver))
        return self.least_telling(passes, own, receiver, rng)

    def _openness(self, pair: Pass, own: CardsPrivate, receiver: Agent) -> int:
        """A black card he has not seen, the identity first."""
        black = [card for card in (pair.one, pair.other) if card >= BLACK]
        if not black or own.bared[receiver] >> (black[0] & FACE) & 1:
            return 0
        return 2 if black[0] & FACE < 4 else 1

    def least_telling(
        self, passes: Sequence[Pass], own: CardsPrivate, receiver: Agent, rng: random.Random
    ) -> Pass:
        mine = self.mind.own()
        before = still_possible(own, receiver, given(own, receiver))

        def leak(pair: Pass) -> float:
            after = [secrets for secrets in before if fits(pair.one, pair.other, secrets)]
            return surety(mine, after, allies=self.mind.allies)

        return min(passes, key=lambda pair: (leak(pair), rng.random()))

    def _show(self, view: View, legal: Legal, rng: random.Random) -> Action:
        public: CardsPublic = view.public
        own: CardsPrivate = view.private
        asker = public.meetings[public.met].who[0]
        mine = self.mind.own()
        before = still_possible(own, asker, given(own, asker))
        shows = [action for action in legal if isinstance(action, Show)]
        trust = self.mind.odds_of_ally(asker)
        friend = trust >= self.style.trusts

        def leak(show: Show) -> float:
            after = [secrets for secrets in before if mine[show.kind] in secrets]
            return surety(mine, after, allies=self.mind.allies)

        if friend:
            self.because("show-partner", whom=self._name(asker), odds=round(100 * trust))
        else:
            self.because("show-little", whom=self._name(asker))
        return min(shows, key=lambda show: (-leak(show) if friend else leak(show), rng.random()))

    def _ask(self, view: View, legal: Legal, rng: random.Random) -> Action:
        """Name whoever can tell most, or look at what does."""
        questions = {question.action: question for question in self.mind.lore.questions()}
        asks = [action for action in legal if isinstance(action, Name | Look)]
        if not asks:
            return Decline()

        def bits(ask: Name | Look) -> float:
            agent = ask.whom if isinstance(ask, Name) else FICTITIOUS
            kinds = (0, 1) if isinstance(ask, Name) else (ask.kind,)
            if ask not in questions:
                return 0.0
            return max(_entropy(self.mind.odds_of_secrets(agent), kind) for kind in kinds)

        best = max(asks, key=lambda ask: (bits(ask), rng.random()))
        self.because("ask", whom=self._name(best.whom if isinstance(best, Name) else FICTITIOUS))
        return best

    def _name(self, agent: Agent) -> tuple[str, str]:
        return "agent", self.names[agent]


def _entropy(odds: Mapping[SecretCards, float], kind: int) -> float:
    shares: dict[Card, float] = {}
    for secrets, chance in odds.items():
        shares[secrets[kind]] = shares.get(secrets[kind], 0.0) + chance
    return -sum(chance * log2(chance) for chance in shares.values() if chance > 0)
