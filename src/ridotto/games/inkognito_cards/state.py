"""A match under way: what is legal at each stage, what chance may bring, and the rules."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from ridotto.games.inkognito_cards import meeting, rounds, telephone_call
from ridotto.games.inkognito_cards.actions import (
    Call,
    Deal,
    Decline,
    Greet,
    Lead,
    Look,
    Name,
    Pass,
    Play,
    Show,
    Turn,
)
from ridotto.games.inkognito_cards.components import FACE
from ridotto.games.inkognito_cards.legal_actions import (
    FORFEITS,
    LEADS,
    TURNS,
    deals,
    looks,
    names,
    passes,
    plays,
    shows,
    wishes,
)
from ridotto.games.inkognito_cards.parts import CardsPrivate, CardsPublic, Match
from ridotto.kernel import TABLE, Action, Actor, Forfeit, Legal, Lottery, Rule
from ridotto.kernel.state import GAME_OVER, NOT_YOUR_TURN

OFFERS: Mapping[str, Callable[[CardsPublic, CardsPrivate], Legal]] = {
    "lay": plays,
    "place": plays,
    "wish": wishes,
    "pass": passes,
    "name": names,
    "show": shows,
    "look": looks,
}


Refusal = Literal[
    "place-used",
    "not-yourself",
    "cannot-be-named",
    "shown-before",
    "wrong-call",
    "not-now",
    "exactly-one-true",
    "not-your-card",
    "pair-repeated",
]

REFUSALS: Mapping[str, str] = {
    GAME_OVER: "H2",
    NOT_YOUR_TURN: "H1",
    "place-used": "R1",
    "not-yourself": "R5",
    "cannot-be-named": "R5",
    "shown-before": "R5",
    "wrong-call": "F1",
    "not-now": "H1",
    "exactly-one-true": "R4",
    "not-your-card": "R4",
    "pair-repeated": "R4",
}
"""The rule behind each refusal."""


class CardsState(Match):
    __slots__ = ()

    rules: ClassVar[Mapping[type[Action], Rule]] = {
        Lead: rounds.lead,
        Deal: rounds.deal,
        Play: rounds.play,
        Turn: rounds.turn,
        Greet: meeting.greet,
        Pass: meeting.pass_two,
        Name: meeting.name,
        Show: meeting.show,
        Look: meeting.look,
        Decline: meeting.decline,
        Call: telephone_call.call,
        Forfeit: telephone_call.forfeit,
    }
    refusals: ClassVar[Mapping[str, str]] = REFUSALS

    def offer(self, actor: Actor) -> Legal:
        if actor == TABLE:
            return FORFEITS[self.public.players]
        return OFFERS[self.public.stage](self.public, self.private[actor])

    def lottery(self) -> Lottery:
        public = self.public
        if public.stage == "place":
            return TURNS[public.hands[public.turn]]
        return deals(self.truth.cards) if public.stage == "deal" else LEADS

    def why_not(self, actor: Actor, action: Action) -> Refusal:
        """What is wrong with a thing of the right kind; anything else is not for now."""
        stage = self.public.stage
        if isinstance(action, Play) and stage in ("lay", "place"):
            return "place-used"
        if isinstance(action, Pass) and stage == "pass":
            return self._wrong_pair(self.private[actor], action)
        if isinstance(action, Name) and stage == "name":
            return "not-yourself" if action.whom == actor else "cannot-be-named"
        if isinstance(action, Show) and stage == "show":
            return "shown-before"
        if isinstance(action, Call) and stage == "wish":
            return "wrong-call"
        return "not-now"

    def _wrong_pair(self, own: CardsPrivate, action: Pass) -> Refusal:
        secrets = own.secrets or ()
        faces = (action.one & FACE, action.other & FACE)
        if (faces[0] in secrets) == (faces[1] in secrets):
            return "exactly-one-true"
        if any(
            card != face and face not in secrets
            for card, face in zip((action.one, action.other), faces, strict=True)
        ):
            return "not-your-card"
        return "pair-repeated"
