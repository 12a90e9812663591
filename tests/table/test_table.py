"""A live table: gathering, playing, clocks, drafts; and its log gives it back."""

import random
from typing import ClassVar

import pytest

from ridotto.games import GAMES
from ridotto.games.masks import Masks
from ridotto.games.masks.actions import Ask
from ridotto.kernel import SPECTATOR, Action, Forfeit, Game, Legal, Manners, sees
from ridotto.table.commands import (
    Abort,
    Act,
    Back,
    BotActs,
    ClockRanOut,
    Contribute,
    Draft,
    Expired,
    LeaveSeat,
    PlaceBot,
    Rematch,
    Remove,
    Resign,
    Sit,
    StartGame,
    Undo,
    WriteNote,
)
from ridotto.table.match import Match
from ridotto.table.refused import Refused
from ridotto.table.rematch import next_seat
from ridotto.table.settings import Clock, Days
from ridotto.table.table import (
    Began,
    Changed,
    Chapter,
    Drafted,
    GameStepped,
)
from ridotto.table.verify import verify
from tests.table.helpers import MASKS, SEED, Hand, guests, picture, replayed, told, two


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_every_game_is_played_to_the_end_and_its_log_gives_it_back(game: Game) -> None:
    options = next(iter(game.variants()))
    hand = Hand(game.id, options=dict(options)).seat(*guests(game, options)).start()
    hand.play_on(random.Random(7))
    table = hand.table
    assert table.phase == "over"
    assert picture(replayed(hand.log)) == picture(table)
    assert table.match is not None
    record = table.match.record()
    verify(record, game)
    for seat in (*range(len(table.chairs)), SPECTATOR):
        stream = [event.fact for event in record.events() if sees(event.to, seat)]
        assert table.match.told(seat) == len(stream)
        for after in (0, 1, len(stream) // 2, len(stream)):
            assert table.match.facts(seat, after) == stream[after:]


def test_the_start_needs_the_host_and_all_seats() -> None:
    hand = Hand(**MASKS).seat("host")
    assert hand.refusal("host", StartGame) == "seats-free"
    hand.seat("ann")
    assert hand.refusal("ann", StartGame) == "not-host"
    assert hand.refusal("host", Act, do="ask green") == "not-now"
    outputs = hand.ask("host", StartGame)
    assert [type(output) for output in outputs] == [Changed, Began, GameStepped]
    assert hand.refusal("host", StartGame) == "not-now"
    assert hand.refusal("bob", Sit) == "not-now"


def test_sitting_down_moving_and_being_in_the_way() -> None:
    hand = Hand().seat("host")
    hand.ask("ann", Sit, seat=2)
    assert hand.refusal("bob", Sit, seat=2) == "seat-taken"
    assert hand.refusal("bob", Sit, seat=6) == "no-such-seat"
    assert hand.refusal("ann", Sit) == "no-free-seat"
    hand.ask("ann", Sit, seat=1)
    assert [chair.name for chair in hand.table.chairs] == ["Host", "Ann", ""]
    hand.ask("bob", Sit)
    assert hand.refusal("cleo", Sit) == "no-free-seat"
    hand.ask("bob", LeaveSeat)
    assert hand.table.chairs[2].free


def test_who_sits_takes_the_seat_of_a_bot_which_takes_his() -> None:
    hand = Hand().seat("host")
    hand.ask("host", PlaceBot, seat=1, bot="random")
    hand.ask("ann", Sit, seat=2)
    assert hand.refusal("bob", Sit, seat=1) == "seat-taken"
    assert hand.refusal("ann", Sit, seat=0) == "seat-taken"
    assert hand.ask("ann", Sit, seat=1) == [Changed()]
    assert [chair.name or chair.bot for chair in hand.table.chairs] == ["Host", "Ann", "random"]
    assert picture(replayed(hand.log)) == picture(hand.table)


def test_the_host_seats_bots_and_removes_guests_before_the_start() -> None:
    hand = Hand().seat("host", "ann")
    assert hand.refusal("ann", PlaceBot, seat=2, bot="random") == "not-host"
    assert hand.refusal("host", PlaceBot, seat=2, bot="genius") == "no-such-bot"
    assert hand.refusal("host", PlaceBot, seat=1, bot="random") == "seat-taken"
    hand.ask("host", PlaceBot, seat=2, bot="random")
    assert hand.refusal("host", Remove, seat=2) == "nobody-there"
    assert hand.ask("host", Remove, seat=1) == [Changed()]
    hand.ask("host", PlaceBot, seat=2)
    assert [chair.free for chair in hand.table.chairs] == [False, True, True]


def test_when_the_host_leaves_the_next_guest_is_host() -> None:
    hand = Hand().seat("host", "ann")
    hand.ask("host", LeaveSeat)
    assert hand.table.host == "ann"


def test_contributions_change_the_deal_and_count_once() -> None:
    hand = Hand(**MASKS).seat("host", "ann")
    hand.ask("ann", Contribute, number="c0ffee")
    assert hand.refusal("ann", Contribute, number="c0ffee") == "already-contributed"
    assert hand.refusal("bob", Contribute, number="00") == "no-seat"
    hand.start()
    assert hand.table.match is not None
    assert hand.table.match.header.contributions == {"green": "c0ffee"}


def test_only_the_seat_to_act_acts_and_only_what_is_legal() -> None:
    hand = two()
    assert hand.refusal("ann", Act, do="ask blue") == "not-your-turn"
    assert hand.refusal("bob", Act, do="ask blue") == "no-seat"
    assert hand.refusal("host", Act, do="ask blue") == "not-yourself"
    assert hand.refusal("host", Act, do="dance") == "not-an-action"
    assert hand.refusal("host", Act, do="deal fox") == "not-offered"
    hand.ask("host", Act, do="ask green")
    with pytest.raises(Refused, match="not-now"):
        hand.take(BotActs(seat=1, do="show fox moth"))


@pytest.mark.parametrize(
    ("who", "do", "rule"),
    [("ann", "ask blue", "H1"), ("host", "ask blue", "A1"), ("host", "x", "")],
)
def test_a_refusal_of_the_game_names_its_rule(who: str, do: str, rule: str) -> None:
    with pytest.raises(Refused) as caught:
        two().ask(who, Act, do=do)
    assert caught.value.rule == rule


def test_a_repeated_command_is_known() -> None:
    hand = two()
    command = Act(id="once", do="ask green")
    hand.take(command, who="host")
    assert hand.table.repeated("host", command)
    assert not hand.table.repeated("ann", command)
    assert replayed(hand.log).repeated("host", command)


def test_resigning_ends_or_goes_on_as_the_game_says() -> None:
    hand = two()
    hand.ask("ann", Resign)
    assert hand.table.phase == "over"
    assert hand.table.past[0].outcome.reason == "forfeit"
    assert hand.refusal("ann", Resign) == "not-now"


def test_a_game_is_aborted_when_all_guests_agree() -> None:
    hand = Hand(options={"players": 3}, places=[None, None, "random"]).seat("host", "ann").start()
    hand.ask("host", Abort)
    assert hand.table.phase == "playing"
    hand.ask("ann", Abort)
    assert hand.table.aborted
    assert hand.refusal("host", Act, do="ask green") == "not-now"
    assert not hand.table.past


def test_a_rematch_moves_everyone_one_seat_on() -> None:
    hand = two().play_on(random.Random(1))
    hand.ask("ann", WriteNote, key="a", value="b")
    assert hand.refusal("bob", Rematch) == "no-seat"
    assert [next_seat(hand.table, seat) for seat in (0, 1)] == [1, 0]
    hand.ask("ann", Rematch)
    table = hand.table
    assert [chair.name for chair in table.chairs] == ["Ann", "Host"]
    assert (table.phase, table.number, table.match) == ("gathering", 2, None)
    assert not any(chair.notes for chair in table.chairs)
    hand.start().play_on(random.Random(2))
    assert [past.number for past in table.past] == [1, 2]
    assert picture(replayed(hand.log)) == picture(table)


def test_leaving_a_game_hands_the_seat_to_a_bot_until_one_is_back() -> None:
    hand = Hand(options={"players": 3}).seat("host", "ann", "bob").start()
    hand.ask("host", LeaveSeat)
    assert hand.refusal("host", LeaveSeat) == "not-now"
    assert hand.table.bots_to_act() == [(0, "novice")]
    assert hand.refusal("host", Act, do="ask green") == "stood-in"
    hand.take(BotActs(seat=0, do="ask green"))
    hand.ask("host", Back)
    assert hand.refusal("host", Back) == "not-now"
    assert hand.table.seat_of("host") == 0


def test_a_table_of_bots_alone_plays() -> None:
    hand = Hand(options={"players": 2}, places=["random", "random"]).start()
    assert hand.table.bots_to_act() == [(0, "random")]


def test_a_bank_and_its_increment() -> None:
    hand = Hand(**MASKS, pace=Clock(bank=60, increment=5)).seat("host", "ann").start()
    clocks = hand.table.clocks
    assert clocks is not None
    assert hand.table.next_alarm() == (hand.now + 60_000, ClockRanOut(seat=0))
    hand.now += 10_000
    hand.ask("host", Act, do="ask green")
    assert clocks.hands[0].left == 55_000
    assert clocks.hands[0].since is None
    assert hand.table.next_alarm() == (hand.now + 60_000, ClockRanOut(seat=1))


def test_time_up_brings_a_bot_and_coming_back_some_time() -> None:
    hand = Hand(**MASKS, pace=Clock(bank=60)).seat("host", "ann").start()
    alarm = hand.table.next_alarm()
    assert alarm is not None
    hand.now = alarm[0]
    hand.take(alarm[1])
    assert hand.table.by_bot(0) == "novice"
    assert hand.table.next_alarm() is None
    hand.ask("host", Back)
    assert hand.table.next_alarm() == (hand.now + 6_000, ClockRanOut(seat=0))


def test_days_are_for_each_action() -> None:
    hand = Hand(options={"players": 2, "rounds": 2}, pace=Days(days=2)).seat("host", "ann").start()
    for who in ("host", "ann"):
        hand.now += 86_400_000
        match = hand.table.match
        assert match is not None
        legal = match.state.legal(match.state.public.to_act[0])
        hand.ask(who, Act, do=match.notation.write(next(iter(legal))))
    clocks = hand.table.clocks
    assert clocks is not None
    assert [clock.left for clock in clocks.hands] == [2 * 86_400_000] * 2


def test_the_clock_of_a_mission_ends_it() -> None:
    hand = (
        Hand("infiltraitors", options={"players": 2, "mission": "T3"}, campaign=True)
        .seat("host", "ann")
        .start()
    )
    alarm = hand.table.next_alarm()
    assert alarm == (hand.now + 15 * 60_000, ClockRanOut())
    hand.now = alarm[0]
    hand.take(alarm[1])
    assert hand.table.phase == "over"
    assert hand.table.past[0].outcome.side != "agents"
    assert hand.table.campaign == {"T3": Chapter("T3", 1, won=False)}
    hand.ask("ann", Rematch)
    assert hand.table.options["mission"] == "T3"
    assert picture(replayed(hand.log)) == picture(hand.table)


def test_a_closed_table_does_nothing_more() -> None:
    hand = two()
    hand.take(Expired())
    assert hand.refusal("host", Act, do="ask green") == "closed"


class DraftingManners(Manners):
    drafts: ClassVar[tuple[type[Action], ...]] = (Ask,)


class Drafting(Masks):
    """Masks where a question can be taken back: enough to see what a draft does."""

    manners = DraftingManners()


def drafting() -> Match:
    hand = two()
    assert hand.table.match is not None
    return Match(Drafting(), hand.table.match.header, bytes.fromhex(SEED), 1, hand.table.deal)


def test_a_draft_is_seen_by_its_maker_only_and_can_be_taken_back() -> None:
    match = drafting()
    match.chance()
    before, counts = match.state.encode(), told(match)
    match.draft(0, "ask green")
    assert match.state.encode() == before
    assert told(match) == counts
    assert match.seen_by(0).public.to_act == (1,)
    assert match.seen_by(1) is match.state
    match.undo(0, everything=False)
    assert match.seen_by(0) is match.state
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(0, everything=True)


def test_what_may_not_be_drafted_or_done_after_a_draft_changes_nothing() -> None:
    match = drafting()
    match.chance()
    with pytest.raises(Refused, match="not-a-draft"):
        match.draft(0, "guess fox")
    with pytest.raises(Refused, match="not-yourself"):
        match.draft(0, "ask blue")
    match.draft(0, "ask green")
    before = match.state.encode()
    with pytest.raises(Refused, match="not-your-turn"):
        match.act(0, "ask green")
    assert match.state.encode() == before
    assert match.drafts == {0: ["ask green"]}
    match.outside(Forfeit(1))
    assert match.drafts == {}


def test_undo_without_a_draft_is_refused() -> None:
    assert two().refusal("host", Undo) == "nothing-to-undo"


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_drafts_commit_with_the_next_action_and_reveal_nothing_before(game: Game) -> None:
    options = next(iter(game.variants()))
    rng = random.Random(3)
    hand = Hand(game.id, options=dict(options)).seat(*guests(game, options)).start()
    committed = 0
    while hand.table.phase == "playing" and committed < 10 and game.manners.drafts:
        match = hand.table.match
        assert match is not None
        seat = rng.choice(match.state.public.to_act)
        legal = match.seen_by(seat).legal(seat)
        assert isinstance(legal, Legal)
        action = legal.pick(rng)
        do, guest = match.notation.write(action), hand.table.chairs[seat].guest
        if isinstance(action, game.manners.drafts):
            before = match.state.encode()
            (drafted,) = hand.ask(guest, Draft, do=do)
            assert isinstance(drafted, Drafted)
            assert match.state.encode() == before
            assert match.seen_by(seat).public.to_act == (seat,)
        else:
            committed += seat in match.drafts
            hand.ask(guest, Act, do=do)
            assert not match.drafts
    assert committed or not game.manners.drafts
    assert picture(replayed(hand.log)) == picture(hand.table)
