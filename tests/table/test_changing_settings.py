"""What the host changes while people gather."""

from typing import Any

from msgspec import structs

from ridotto.kernel import Value
from ridotto.table.commands import ChangeSettings, PlaceBot, Rematch, Sit, StartGame
from ridotto.table.settings import Days, Settings
from tests.table.helpers import MASKS, Hand, picture, replayed
from tests.table.test_campaign import team, win


def wish(hand: Hand, **changed: Any) -> Settings:
    """The settings of a table with some changed."""
    return structs.replace(hand.table.settings, **changed)


def played_with(hand: Hand, **options: Value) -> Settings:
    return wish(hand, options={**hand.table.options, **options})


def test_seats_are_put_to_a_table_and_taken_away() -> None:
    hand = Hand(**MASKS).seat("host")
    assert hand.refusal("ann", ChangeSettings, settings=played_with(hand, players=3)) == "not-host"
    refused = hand.refusal("host", ChangeSettings, settings=played_with(hand, players=7))
    assert refused == "bad-option"
    hand.ask("host", ChangeSettings, settings=played_with(hand, players=4))
    hand.ask("ann", Sit, seat=3)
    hand.ask("host", PlaceBot, seat=1, bot="random")
    hand.ask("host", ChangeSettings, settings=played_with(hand, players=3))
    assert [chair.name or chair.bot for chair in hand.table.chairs] == ["Host", "random", "Ann"]
    hand.ask("host", ChangeSettings, settings=played_with(hand, players=2))
    assert [chair.name for chair in hand.table.chairs] == ["Host", "Ann"]
    hand.ask("host", ChangeSettings, settings=played_with(hand, players=3))
    hand.ask("bob", Sit)
    refused = hand.refusal("host", ChangeSettings, settings=played_with(hand, players=2))
    assert refused == "seat-taken"
    assert len(hand.table.chairs) == hand.table.options["players"] == 3
    hand.ask("host", StartGame)
    refused = hand.refusal("host", ChangeSettings, settings=played_with(hand, players=4))
    assert refused == "not-now"
    assert picture(replayed(hand.log)) == picture(hand.table)


def test_everything_but_the_game_can_be_changed() -> None:
    hand = Hand("infiltraitors").seat("host")
    wanted = wish(
        hand,
        options={"players": 3, "mission": "7"},
        pace=Days(2),
        assistance="none",
        visibility="public",
        spectators="open",
        sheets=False,
        stand_in="",
    )
    hand.ask("host", ChangeSettings, settings=wanted)
    settings = hand.table.settings
    assert settings == structs.replace(wanted, options=settings.options, stand_in="novice")
    assert hand.table.options == {**hand.table.options, "players": 3, "mission": "7"}
    assert picture(replayed(hand.log)) == picture(hand.table)
    for changed, code in (
        ({"game": "masks", "options": {}}, "other-game"),
        ({"stand_in": "grandmaster"}, "no-such-bot"),
        ({"options": {"colour": "mauve"}}, "bad-option"),
    ):
        assert hand.refusal("host", ChangeSettings, settings=wish(hand, **changed)) == code
        assert hand.table.settings == settings


def test_a_campaign_that_is_under_way_goes_on_where_it_stands() -> None:
    hand = team("T1").start()
    win(hand)
    hand.ask("host", Rematch)
    for wanted in (played_with(hand, mission="9"), wish(hand, campaign=False)):
        assert hand.refusal("host", ChangeSettings, settings=wanted) == "campaign-goes-on"
    hand.ask("host", ChangeSettings, settings=wish(hand, assistance="none"))
    assert hand.table.options["mission"] == "T2"
