"""What players and chance can do, and its notation."""

from typing import ClassVar

from ridotto.games.inkognito_cards.components import Agent, Card, Kind, Place
from ridotto.kernel import Action


class Lead(Action, frozen=True, gc=False):
    """Chance says who leads the first round of the match."""

    form: ClassVar[str] = "lead {who}"
    who: Agent


class Deal(Action, frozen=True, gc=False):
    """Chance gives the next agent his two black cards."""

    form: ClassVar[str] = "deal {identity} {fragment}"
    identity: Card
    fragment: Card


class Play(Action, frozen=True, gc=False):
    """An agent goes to a place; the fifth player lays his face down."""

    form: ClassVar[str] = "play {place}"
    place: Place


class Turn(Action, frozen=True, gc=False):
    """Chance turns a place of the Ambassador's deck, or of the fictitious agent's."""

    form: ClassVar[str] = "turn {place}"
    place: Place


class Greet(Action, frozen=True, gc=False):
    """Leave the telephone alone in this meeting."""

    form: ClassVar[str] = "greet"


class Call(Action, frozen=True, gc=False):
    """Take the telephone: an identity and a fragment for every agent, in playing order."""

    form: ClassVar[str] = "call {cards}"
    cards: tuple[Card, ...]


class Pass(Action, frozen=True, gc=False):
    """Two cards for the one met, the lower face first."""

    form: ClassVar[str] = "pass {one} {other}"
    one: Card
    other: Card


class Name(Action, frozen=True, gc=False):
    """Through the Ambassador, ask an agent for a black card."""

    form: ClassVar[str] = "name {whom}"
    whom: Agent


class Show(Action, frozen=True, gc=False):
    """Answer with one of one's two black cards."""

    form: ClassVar[str] = "show {kind}"
    kind: Kind


class Look(Action, frozen=True, gc=False):
    """Look at one of the fictitious agent's black cards."""

    form: ClassVar[str] = "look {kind}"
    kind: Kind


class Decline(Action, frozen=True, gc=False):
    """Ask nobody, or look at nothing."""

    form: ClassVar[str] = "decline"
