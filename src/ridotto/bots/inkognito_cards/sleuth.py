"""The sleuth: exact knowledge, and always what looks best now."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from ridotto.bots.advice import Advised, ranked
from ridotto.bots.bot import Budget, Reason
from ridotto.bots.inkognito_cards.asking import weighed_questions, worth_of_meetings
from ridotto.bots.inkognito_cards.beliefs import Beliefs
from ridotto.bots.inkognito_cards.places import weighed_place
from ridotto.bots.inkognito_cards.showing import given_to, weighed_blacks, weighed_pairs
from ridotto.games.inkognito_cards.actions import Call, Decline, Greet, Look, Name, Pass, Play, Show
from ridotto.games.inkognito_cards.components import Agent
from ridotto.games.inkognito_cards.parts import CardsPublic
from ridotto.kernel import Action, Fact, Game, Legal, Options, Seat, View


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
        self._weighed: Mapping[str, Callable[[View, Legal], list[Advised]]] = {
            "lay": self.places,
            "place": self.places,
            "wish": self._wishes,
            "pass": self.pairs,
            "name": self.questions,
            "look": self.questions,
            "show": self.blacks,
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

    def advise(self, view: View, legal: Legal) -> list[Advised]:
        self.mind.refresh()
        return ranked(self._weighed[view.public.stage](view, legal))

    def _do(self, best: Advised) -> Action:
        self._reason = best.reason
        return best.action

    def bar(self) -> float:
        """How likely a call must be right."""
        return self.style.calls if self.mind.allies else self.style.calls_alone

    def _place(self, view: View, legal: Legal, rng: random.Random) -> Action:
        places = self.places(view, legal)
        return self._do(max(places, key=lambda place: (place.worth, rng.random())))

    def places(self, view: View, legal: Legal) -> list[Advised]:
        worth = self.worth_of_meetings()
        return [
            weighed_place(view.public, self.seat, action, worth, self.names)
            for action in legal
            if isinstance(action, Play)
        ]

    def worth_of_meetings(self) -> Mapping[tuple[Agent, ...], float]:
        """What it is worth to be alone with somebody, or with two others."""
        return worth_of_meetings(self.mind, self.players, self.bar())

    def _wish(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return self._do(self._wishes(view, legal)[0])

    def _wishes(self, view: View, legal: Legal) -> list[Advised]:
        """To call, if one is sure enough of a call here."""
        public: CardsPublic = view.public
        world, odds = self.mind.best_call(public.meetings[public.met].others(self.seat))
        percent = {"odds": round(100 * odds)}
        if odds >= self.bar():
            call = Call(tuple(card for secrets in world for card in secrets))
            return [Advised("call", Reason("call", percent), odds, (call,))]
        return [Advised("call", Reason("greet", percent), odds, (Greet(),))]

    def _pass(self, view: View, legal: Legal, rng: random.Random) -> Action:
        pairs = self.pairs(view, legal)
        if pairs[0].reason.code == "show-partner":
            return self._do(max(pairs, key=lambda pair: (pair.worth, rng.random())))
        return self._do(self.least_telling(pairs, rng))

    def pairs(self, view: View, legal: Legal) -> list[Advised]:
        receiver = view.public.meetings[view.public.met].receiver(self.seat)
        pairs = (action for action in legal if isinstance(action, Pass))
        whom = receiver, self.names[receiver]
        given = given_to(view.private, receiver)
        return weighed_pairs(self.mind, pairs, given, whom, self.style.trusts)

    def least_telling(self, pairs: Sequence[Advised], rng: random.Random) -> Advised:
        return min(pairs, key=lambda pair: (-pair.worth, rng.random()))

    def _show(self, view: View, legal: Legal, rng: random.Random) -> Action:
        shows = self.blacks(view, legal)
        return self._do(min(shows, key=lambda show: (-show.worth, rng.random())))

    def blacks(self, view: View, legal: Legal) -> list[Advised]:
        asker = view.public.meetings[view.public.met].who[0]
        shows = (action for action in legal if isinstance(action, Show))
        whom = asker, self.names[asker]
        given = given_to(view.private, asker)
        return weighed_blacks(self.mind, shows, given, whom, self.style.trusts)

    def _ask(self, view: View, legal: Legal, rng: random.Random) -> Action:
        asks = self.questions(view, legal)
        if not asks:
            return Decline()
        return self._do(max(asks, key=lambda ask: (ask.worth, rng.random())))

    def questions(self, view: View, legal: Legal) -> list[Advised]:
        """Whoever can tell most, or what does."""
        asks = (action for action in legal if isinstance(action, Name | Look))
        return weighed_questions(self.mind, asks, self.names)
