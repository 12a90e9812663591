"""Who is there, who is not, and what becomes of a table then: all of it replays from the log."""

import random

import pytest

from ridotto.bots import stand_in_for
from ridotto.games import GAMES
from ridotto.kernel import Game
from ridotto.table.commands import (
    Abort,
    Absent,
    Act,
    AllowWatching,
    AnswerKnock,
    Back,
    BotActs,
    CloseTable,
    Knock,
    LeaveSeat,
    LetBack,
    Named,
    Present,
    Rematch,
    Remove,
    Say,
    Sit,
    StandInFor,
)
from ridotto.table.giving_up import still_wanted
from ridotto.table.refused import Refused
from ridotto.table.table import GameStepped, Line
from ridotto.table.verify import verify
from ridotto.table.watching import kept_out
from tests.table.helpers import Hand, picture, replayed, two


def three() -> Hand:
    return Hand(options={"players": 3}).seat("host", "ann", "bob").start()


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_who_stands_in_is_a_novice(game: Game) -> None:
    assert stand_in_for(game) == "novice"
    assert Hand(game.id).table.settings.stand_in == "novice"


def test_a_stand_in_plays_on_where_its_guest_is_the_only_person() -> None:
    hand = Hand(options={"players": 2}, places=[None, "random"]).seat("host").start()
    assert not hand.table.bots_alone
    hand.ask("host", LeaveSeat)
    assert hand.table.bots_to_act() == [(0, "novice")]
    assert hand.table.bots_alone
    hand.take(BotActs(seat=0, do="ask green"))
    assert hand.table.bots_to_act() == [(1, "random")]


def test_a_bot_is_seated_for_an_absent_friend_who_comes_back() -> None:
    hand = three()
    assert hand.refusal("host", StandInFor, seat=1) == "still-here"
    hand.take(Absent(seat=1))
    assert hand.refusal("bob", StandInFor, seat=1) == "not-host"
    assert hand.refusal("host", StandInFor, seat=5) == "no-such-seat"
    hand.ask("host", StandInFor, seat=1)
    assert hand.refusal("host", StandInFor, seat=1) == "not-now"
    hand.ask("host", Act, do="ask green")
    hand.take(BotActs(seat=1, do=answer(hand)))
    hand.take(Present(seat=1))
    hand.ask("ann", Back)
    hand.ask("ann", Act, do="ask blue")
    assert picture(replayed(hand.log)) == picture(hand.table)


def answer(hand: Hand) -> str:
    match = hand.table.match
    assert match is not None
    legal = match.state.legal(match.state.public.to_act[0])
    return match.notation.write(next(iter(legal)))


def test_there_is_no_bot_for_a_bot_or_before_the_start() -> None:
    hand = Hand(options={"players": 2}, places=[None, "random"]).seat("host")
    assert hand.refusal("host", StandInFor, seat=1) == "not-now"
    hand.start()
    assert hand.refusal("host", StandInFor, seat=1) == "not-now"


def test_coming_and_going_are_told_once_each() -> None:
    hand = three()
    with pytest.raises(Refused, match="not-now"):
        hand.take(Present(seat=0))
    hand.take(Absent(seat=0))
    with pytest.raises(Refused, match="not-now"):
        hand.take(Absent(seat=0))
    assert hand.table.chairs[0].absent


def test_going_away_does_not_count_as_using_the_table() -> None:
    hand = three()
    used = hand.table.touched
    hand.now += 30_000
    hand.take(Absent(seat=0))
    assert hand.table.touched == used


def test_while_the_host_is_absent_the_first_who_is_there_presides() -> None:
    hand = three()
    hand.take(Absent(seat=0))
    assert hand.refusal("bob", StandInFor, seat=0) == "not-host"
    hand.ask("ann", StandInFor, seat=0)
    assert hand.refusal("ann", CloseTable) == "not-host"
    hand.take(Present(seat=0))
    assert not hand.table.presides("ann")
    assert hand.table.presides("host")


def test_whoever_presides_removes_neither_the_host_nor_himself() -> None:
    hand = Hand().seat("host", "ann")
    assert hand.refusal("host", Remove, seat=0) == "nobody-there"
    hand.take(Absent(seat=0))
    assert hand.refusal("ann", Remove, seat=0) == "nobody-there"


def test_a_request_to_break_off_says_who_asked_and_who_is_wanted() -> None:
    hand = three()
    assert hand.refusal("ann", Abort, agree=False) == "not-now"
    hand.ask("ann", Abort)
    assert hand.refusal("ann", Abort) == "not-now"
    assert hand.table.votes == [1]
    assert still_wanted(hand.table) == [0, 2]
    hand.ask("bob", Abort)
    assert (hand.table.votes, still_wanted(hand.table)) == ([1, 2], [0])
    hand.ask("ann", Abort, agree=False)
    assert hand.table.votes == []
    assert hand.table.phase == "playing"


def test_whoever_wants_to_play_on_settles_the_matter() -> None:
    hand = three()
    hand.ask("ann", Abort)
    hand.ask("host", Abort, agree=False)
    hand.ask("bob", Abort)
    assert hand.table.votes == [2]


def test_breaking_off_needs_only_those_who_are_there() -> None:
    hand = three()
    hand.take(Absent(seat=2))
    hand.ask("ann", Abort)
    assert not hand.table.aborted
    hand.ask("host", Abort)
    assert hand.table.aborted
    assert picture(replayed(hand.log)) == picture(hand.table)


def test_who_goes_is_not_waited_for_and_what_he_asked_for_lapses() -> None:
    hand = three()
    hand.ask("ann", Abort)
    hand.ask("bob", Abort)
    hand.take(Absent(seat=1))
    assert hand.table.votes == []
    hand.ask("host", Abort)
    hand.ask("bob", LeaveSeat)
    assert hand.table.phase == "over"
    assert hand.table.aborted
    assert picture(replayed(hand.log)) == picture(hand.table)


def test_who_agreed_and_goes_no_longer_agrees() -> None:
    hand = Hand(options={"players": 4}).seat("host", "ann", "bob", "cleo").start()
    hand.ask("ann", Abort)
    hand.ask("bob", Abort)
    hand.take(Absent(seat=2))
    assert hand.table.votes == [1]
    hand.take(Present(seat=2))
    assert still_wanted(hand.table) == [0, 2, 3]


def test_after_breaking_off_everyone_is_told_that_nothing_can_be_done() -> None:
    hand = two()
    hand.ask("ann", Abort)
    outputs = hand.ask("host", Abort)
    assert GameStepped([]) in outputs
    assert hand.refusal("host", Act, do="ask green") == "not-now"


def test_who_was_removed_can_be_let_back() -> None:
    hand = Hand().seat("host", "ann")
    hand.ask("host", Remove, seat=1)
    assert kept_out(hand.table, "ann") == "removed"
    assert hand.refusal("ann", Sit) == "removed"
    assert hand.refusal("ann", LetBack, member=1) == "not-host"
    assert hand.refusal("host", LetBack, member=0) == "nobody-there"
    assert hand.refusal("host", LetBack, member=9) == "nobody-there"
    hand.ask("host", LetBack, member=1)
    assert kept_out(hand.table, "ann") is None
    hand.ask("ann", Sit)
    assert hand.table.seat_of("ann") == 1


def test_a_latecomer_knocks_once_and_the_host_answers() -> None:
    hand = two()
    assert kept_out(hand.table, "eve") == "no-spectators"
    hand.ask("eve", Knock)
    assert kept_out(hand.table, "eve") == "knocking"
    assert hand.refusal("eve", Knock) == "not-now"
    assert hand.refusal("ann", AnswerKnock, member=2, yes=True) == "not-host"
    assert hand.refusal("host", AnswerKnock, member=1, yes=True) == "nobody-there"
    hand.ask("host", AnswerKnock, member=2, yes=False)
    assert kept_out(hand.table, "eve") == "turned-away"
    assert hand.refusal("eve", Knock) == "not-now"
    hand.ask("flo", Knock)
    hand.ask("host", AnswerKnock, member=3, yes=True)
    assert kept_out(hand.table, "flo") is None
    hand.play_on(random.Random(1))
    hand.ask("ann", Rematch)
    hand.start()
    assert kept_out(hand.table, "eve") == "no-spectators"
    assert kept_out(hand.table, "flo") is None
    assert picture(replayed(hand.log)) == picture(hand.table)


def test_players_do_not_knock_and_not_too_many_do() -> None:
    hand = two()
    assert hand.refusal("ann", Knock) == "not-now"
    for number in range(20):
        hand.ask(f"guest {number}", Knock)
    assert hand.refusal("eve", Knock) == "enough"


def test_the_host_lets_everybody_watch_or_nobody() -> None:
    hand = two()
    hand.ask("eve", Knock)
    assert hand.refusal("ann", AllowWatching, on=True) == "not-host"
    hand.ask("host", AllowWatching, on=True)
    assert kept_out(hand.table, "eve") is None
    assert hand.table.knocking == []
    hand.ask("host", AllowWatching, on=False)
    assert kept_out(hand.table, "eve") == "no-spectators"


def test_no_two_are_called_alike() -> None:
    hand = Hand(spectators="open")
    for guest, name in (("a", "Anna"), ("b", "anna"), ("c", "Anna")):
        hand.take(Sit(id=guest), who=guest, name=name)
    assert [chair.name for chair in hand.table.chairs] == ["Anna", "anna 2", "Anna 3"]
    (line,) = hand.take(Say(id="x", text="hello"), who="d", name="Anna 2")
    assert isinstance(line, Line)
    assert line.name == "Anna 2 2"


def test_a_name_reaches_seat_talk_record_and_next_game_from_that_moment_on() -> None:
    hand = two()
    match = hand.table.match
    assert match is not None
    hand.ask("ann", Say, text="before")
    hand.take(Named(), who="ann", name="Anna")
    hand.take(Named(), who="host", name="Anna")
    hand.ask("ann", Say, text="after")
    assert [line.name for line in hand.table.lines] == ["Ann", "Anna"]
    hand.play_on(random.Random(1))
    assert match.record().header.players == ("Anna 2", "Anna")
    verify(match.record(), GAMES["masks"])
    hand.take(Named(), who="ann", name="Zoe")
    assert match.record().header.players == ("Anna 2", "Anna")
    hand.ask("host", Rematch)
    assert [chair.name for chair in hand.table.chairs] == ["Zoe", "Anna 2"]
    hand.start()
    assert hand.table.match is not None
    assert hand.table.match.header.players == ("Zoe", "Anna 2")
    assert picture(replayed(hand.log)) == picture(hand.table)


def test_the_host_closes_his_table() -> None:
    hand = two()
    assert hand.refusal("ann", CloseTable) == "not-host"
    hand.ask("host", CloseTable)
    assert hand.table.phase == "closed"
