"""Rules of the call and of the match: F1, F2, P3.4, P5.5; and how a game or a match ends."""

from collections.abc import Sequence

from ridotto.games.inkognito_cards.actions import Call
from ridotto.games.inkognito_cards.components import Card
from ridotto.games.inkognito_cards.facts import (
    Called,
    Compared,
    Left,
    PutAway,
    Scored,
    Unmasked,
    Voided,
    by_agent,
)
from ridotto.games.inkognito_cards.parts import Match
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.kernel import Actor, Ended, Forfeit, Outcome, Seat, among

MOST_VOIDS = 20
"""So many void games make a match a draw."""


def call(state: Match, actor: Actor, action: Call) -> None:
    public = state.public
    meeting = public.meetings[public.met]
    truth = tuple(state.truth.cards)
    state.announce(Called(actor, *by_agent(action.cards)))
    scorers = SIZES[public.players].scorers(actor, meeting, truth, right=action.cards == truth)
    _unmask(state)
    state.announce(compare(state, actor, action.cards, truth))
    state.announce(Scored(actor in scorers, scorers))
    winners = tuple(
        seat for seat, points in enumerate(public.scores) if points >= public.points_to_win
    )
    if winners:
        _end(state, "points", winners)


def compare(state: Match, caller: Seat, said: Sequence[Card], truth: Sequence[Card]) -> Compared:
    """F1: what of the eight was wrong, and whether he had met his ally."""
    wrong = [place for place in range(len(truth)) if said[place] != truth[place]]
    ally = SIZES[state.public.players].ally(caller, truth)
    met = state.public.meetings[state.public.met].who
    return Compared(
        tuple(place // 2 for place in wrong if place % 2 == 0),
        tuple(place // 2 for place in wrong if place % 2),
        None if ally is None else ally in met,
    )


def void_if_over(state: Match) -> None:
    """After whatever may end a round: when nobody is to act, the rounds allowed are used up."""
    if state.public.to_act:
        return
    _unmask(state)
    state.announce(Voided())
    if state.public.voids == MOST_VOIDS:
        _end(state, "void", ())


def forfeit(state: Match, actor: Actor, action: Forfeit) -> None:
    """A match cannot go on without a seat: of the others, whoever has most points wins it."""
    state.announce(Left(action.seat))
    _unmask(state)
    others = {seat: n for seat, n in enumerate(state.public.scores) if seat != action.seat}
    most = max(others.values())
    _end(state, "forfeit", tuple(seat for seat, points in others.items() if points == most))


def _unmask(state: Match) -> None:
    state.announce(Unmasked(*by_agent(state.truth.cards)))
    state.tell(among(range(len(state.private))), PutAway())


def _end(state: Match, reason: str, winners: tuple[Seat, ...]) -> None:
    side = ("nobody", "one", "several")[min(len(winners), 2)]
    state.announce(Ended(Outcome(reason, side, winners)))
