"""A table of Infiltraitors keeps its team's campaign: what was won, and how often it was tried."""

import msgspec
import pytest
from msgspec import structs

from ridotto.games.infiltraitors.actions import Eliminate, Identify
from ridotto.games.infiltraitors.missions import MISSIONS
from ridotto.kernel import Action, Legal, Outcome, Seat
from ridotto.server.table_info import next_chapter
from ridotto.table import Refused
from ridotto.table.commands import Abort, Act, ChangeSettings, LeaveSeat, Rematch, Resign
from ridotto.table.match import Match
from ridotto.table.table import Chapter, Past
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


def team(mission: str, *, campaign: bool = True) -> Hand:
    options = {"players": 2, "mission": mission}
    return Hand("infiltraitors", options=options, campaign=campaign).seat("host", "ann")


def test_won_missions_open_the_next_and_lost_ones_are_tried_again() -> None:
    hand = team("T1")
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


def test_a_single_mission_is_no_campaign_and_is_played_again() -> None:
    hand = team("T2", campaign=False).start()
    win(hand)
    assert hand.table.campaign == {}
    assert next_chapter(hand.table) is None
    hand.ask("host", Rematch)
    assert hand.table.options["mission"] == "T2"
    assert [chair.name for chair in hand.table.chairs] == ["Ann", "Host"]


def test_in_a_campaign_nobody_changes_places() -> None:
    hand = team("T1").start()
    win(hand)
    assert next_chapter(hand.table) == "T2"
    hand.ask("ann", Rematch)
    assert [chair.name for chair in hand.table.chairs] == ["Host", "Ann"]


def test_a_campaign_goes_on_with_another_team_and_another_number_of_agents() -> None:
    hand = team("T1").start()
    win(hand)
    hand.ask("host", Rematch)
    hand.ask("ann", LeaveSeat)
    settings = hand.table.settings
    three = structs.replace(settings, options={**settings.options, "players": 3})
    hand.ask("host", ChangeSettings, settings=three)
    hand.seat("bob", "cleo").start()
    assert [chair.name for chair in hand.table.chairs] == ["Host", "Bob", "Cleo"]
    win(hand)
    assert hand.table.options == {**hand.table.options, "players": 3, "mission": "T2"}
    assert list(hand.table.campaign.values()) == [
        Chapter("T1", 1, won=True),
        Chapter("T2", 1, won=True),
    ]
    assert picture(replayed(hand.log)) == picture(hand.table)


@pytest.mark.parametrize(("won", "following"), [(True, None), (False, MISSIONS[-1])])
def test_nothing_comes_after_the_last_mission_is_won(*, won: bool, following: str | None) -> None:
    hand = team(MISSIONS[-1]).start()
    table = hand.table
    side, winners = ("agents", (0, 1)) if won else ("traitors", ())
    table.past.append(Past(1, table.options, Outcome("over", side, winners)))
    table.phase = "over"
    assert next_chapter(table) == following


def test_a_game_without_chapters_has_no_campaign() -> None:
    with pytest.raises(Refused, match="no-campaign"):
        Hand("masks", campaign=True)
