"""A table of Infiltraitors keeps its team's campaign: what was won, and how often it was tried."""

import msgspec

from ridotto.games.infiltraitors.actions import Eliminate, Identify
from ridotto.kernel import Action, Legal, Seat
from ridotto.table.commands import Abort, Act, Rematch, Resign
from ridotto.table.match import Match
from ridotto.table.table import Chapter
from tests.table.helpers import Hand, picture, replayed


def win(hand: Hand) -> None:
    """Plays as somebody would who sees every card."""
    match = hand.table.match
    assert match is not None
    while hand.table.phase == "playing":
        seat = match.state.public.to_act[0]
        do = match.notation.write(_certain(match, seat))
        hand.ask(hand.table.chairs[seat].guest, Act, do=do)
    assert hand.table.past[-1].outcome.side == "agents"


def _certain(match: Match, seat: Seat) -> Action:
    legal = match.state.legal(seat)
    assert isinstance(legal, Legal)
    for action in legal:
        if isinstance(action, Identify):
            return action
        if isinstance(action, Eliminate) and action.card == _identity(match, action.whom):
            return action
    return next(action for action in legal if not isinstance(action, Eliminate))


def _identity(match: Match, seat: Seat) -> int | None:
    identity: int | None = match.state.private[seat].identity
    return identity


def test_won_missions_open_the_next_and_lost_ones_are_tried_again() -> None:
    hand = Hand("infiltraitors", options={"players": 2, "mission": "T1"}).seat("host", "ann")
    for mission, won in (("T1", False), ("T1", True), ("T2", False), ("T2", False), ("T2", True)):
        assert hand.table.options["mission"] == mission
        hand.start()
        if won:
            win(hand)
        else:
            hand.ask("ann", Resign)
        hand.ask("host", Rematch)
    hand.start()
    for guest in ("host", "ann"):  # what all agree to break off was no try
        hand.ask(guest, Abort)
    assert hand.table.options["mission"] == "T3"
    campaign = [Chapter("T1", 2, won=True), Chapter("T2", 3, won=True)]
    assert list(hand.table.campaign.values()) == campaign
    again = replayed(hand.log)
    assert picture(again) == picture(hand.table)
    assert msgspec.to_builtins(again.campaign) == msgspec.to_builtins(hand.table.campaign)


def test_other_games_have_no_campaign() -> None:
    hand = Hand("masks", options={"players": 2}).seat("host", "ann").start()
    hand.ask("ann", Resign)
    assert hand.table.past
    assert hand.table.campaign == {}
