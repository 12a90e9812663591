"""Several people on one guest's device: all of it replays from the log."""

import random
from typing import Any

import pytest

from ridotto.kernel import Action, Legal
from ridotto.table import Entry
from ridotto.table.clocks import HANDING_OVER
from ridotto.table.commands import (
    Abort,
    Absent,
    Act,
    Back,
    BringAlong,
    ChangeSettings,
    Contribute,
    LeaveSeat,
    MakeTic,
    Named,
    Rematch,
    Remove,
    Resign,
    Say,
    Sit,
    Waive,
    WriteNote,
)
from ridotto.table.log_entry import read_entry, write_entry
from ridotto.table.masked_log import mask_in, masked_lines
from ridotto.table.refused import Refused
from ridotto.table.settings import Clock
from ridotto.table.table import PASS_AFTER, Line, NoteWritten, Ticked
from tests.table.helpers import Hand, picture, replayed


class Device(Hand):
    """A hand that may say for which seat its guest asks."""

    def seat(self, *guests: str) -> "Device":
        super().seat(*guests)
        return self

    def of(self, seat: int | None, who: str, kind: type[Any], /, **fields: Any) -> list[Any]:
        self.asked += 1
        command = kind(id=str(self.asked), **fields)
        entry = Entry(self.now, command, who=who, name=who.title(), fresh="00" * 32, seat=seat)
        outputs = self.table.take(entry)
        self.log.append(entry)
        return outputs

    def refused(self, seat: int | None, who: str, kind: type[Any], /, **fields: Any) -> str:
        before = picture(self.table)
        with pytest.raises(Refused) as refused:
            self.of(seat, who, kind, **fields)
        assert picture(self.table) == before
        return refused.value.code

    def play(self, rng: random.Random, most: int = 100_000) -> "Device":
        """Random play, every seat by the guest who holds it."""
        while self.table.phase == "playing" and most:
            most -= 1
            match = self.table.match
            assert match is not None
            seat = rng.choice(match.state.public.to_act)
            legal = match.state.legal(seat)
            assert isinstance(legal, Legal)
            do = match.notation.write(legal.pick(rng))
            self.of(seat, self.table.chairs[seat].guest, Act, do=do)
        return self


def not_final(legal: Legal, rng: random.Random) -> Action:
    return rng.choice([action for group in legal.groups for action in group])


def gathered(players: int = 3, **settings: Any) -> Device:
    """Host and Ben share a device; Ann, if there are three, has her own."""
    device = Device(options={"players": players}, **settings)
    device.seat("host")
    device.ask("host", BringAlong, name="Ben")
    if players == 3:
        device.seat("ann")
    return device


def sharing(players: int = 3, **settings: Any) -> Device:
    device = gathered(players, **settings)
    device.start()
    return device


def names(device: Device) -> list[str]:
    return [chair.name for chair in device.table.chairs]


def test_somebody_is_brought_along_under_a_name_of_his_own() -> None:
    device = gathered()
    assert names(device) == ["Host", "Ben", "Ann"]
    assert device.table.seats_of("host") == [0, 1]
    assert [chair.brought for chair in device.table.chairs] == [False, True, False]
    assert device.refusal("host", BringAlong, name="Cleo") == "no-free-seat"
    assert device.refusal("host", BringAlong, name="Cleo", seat=2) == "seat-taken"
    assert device.refusal("host", BringAlong, name="Cleo", seat=5) == "no-such-seat"
    assert picture(replayed(device.log)) == picture(device.table)


def test_who_brings_somebody_sits_himself_and_names_him_readably() -> None:
    device = Device(options={"players": 3})
    assert device.refusal("host", BringAlong, name="Ben") == "no-seat"
    device.seat("host")
    for name in (" ", "\u202e", "a\nb\0"):
        assert device.refusal("host", BringAlong, name=name) == "not-a-name"
    device.ask("host", BringAlong, name="  Ben   the  Second ", seat=2)
    assert names(device) == ["Host", "", "Ben the Second"]


def test_no_two_people_have_the_same_name_wherever_they_sit() -> None:
    device = Device(options={"players": 3}).seat("host")
    device.ask("host", BringAlong, name="HOST")
    assert names(device)[1] == "HOST 2"
    device.ask("ann", Sit)
    device.take(Named(), who="ann", name="host 2")
    assert names(device)[2] == "host 2 2"
    device.take(Named(), who="host", name="Zoe")
    assert names(device)[:2] == ["Zoe", "HOST 2"]


def test_one_of_a_device_stands_up_or_all_do_and_the_host_stays_host() -> None:
    device = gathered()
    assert device.refusal("ann", LeaveSeat, seat=1) == "not-your-seat"
    device.ask("host", LeaveSeat, seat=0)
    assert (names(device), device.table.host) == (["", "Ben", "Ann"], "host")
    device.ask("host", Sit, seat=0)
    assert names(device) == ["Host", "Ben", "Ann"]
    device.ask("host", LeaveSeat)
    assert (names(device), device.table.host) == (["", "", "Ann"], "ann")


def test_who_is_sent_away_goes_with_all_he_brought() -> None:
    device = Device(options={"players": 3}).seat("host", "ann")
    device.ask("ann", BringAlong, name="Ben")
    device.ask("host", Remove, seat=2)
    assert names(device) == ["Host", "", ""]


def test_one_number_for_the_deal_is_enough_for_a_device() -> None:
    device = gathered()
    device.ask("host", Contribute, number="ab")
    assert device.refusal("host", Contribute, number="cd") == "already-contributed"
    device.start()
    assert device.table.match is not None
    assert list(device.table.match.header.contributions.values()) == ["ab"]


def test_only_a_seat_that_is_uncovered_speaks_and_only_for_itself() -> None:
    device = sharing()
    match = device.table.match
    assert match is not None
    for kind, fields in (
        (Act, {"do": "ask green"}),
        (Say, {"text": "hello"}),
        (WriteNote, {"key": "a", "value": "b"}),
        (Resign, {}),
        (Waive, {}),
    ):
        assert device.refused(None, "host", kind, **fields) == "covered"
        assert device.refused(2, "host", kind, **fields) == "not-your-seat"
        assert device.refused(1, "ann", kind, **fields) == "not-your-seat"
        if kind is not Say:  # which anybody may who looks on
            assert device.refused(0, "zoe", kind, **fields) == "no-seat"
    assert device.of(1, "host", WriteNote, key="a", value="b") == [NoteWritten(1, "a", "b")]
    assert [chair.notes for chair in device.table.chairs] == [{}, {"a": "b"}, {}]
    (line,) = device.of(1, "host", Say, text="hello")
    assert isinstance(line, Line)
    assert (line.name, line.seat) == ("Ben", 1)
    acting = match.state.public.to_act[0]
    legal = match.state.legal(acting)
    assert isinstance(legal, Legal)
    do = match.notation.write(next(iter(legal)))
    holder = device.table.chairs[acting].guest
    other = next(seat for seat in (0, 1, 2) if seat != acting)
    assert device.refused(other, device.table.chairs[other].guest, Act, do=do) == "not-your-turn"
    device.of(acting, holder, Act, do=do)
    assert picture(replayed(device.log)) == picture(device.table)


def test_a_gesture_is_that_of_the_uncovered_seat() -> None:
    device = Device("inkognito", options={"players": 4}).seat("host")
    for name in ("Ben", "Cleo", "Dora"):
        device.ask("host", BringAlong, name=name)
    device.start()
    tic = device.table.game.manners.tics[0]
    out = device.of(2, "host", MakeTic, tic=tic)
    assert out == [Ticked(2, tic)]


def test_bots_stand_in_for_one_person_or_for_all_and_give_way_again() -> None:
    device = sharing()
    device.ask("host", LeaveSeat, seat=1)

    def stood_in() -> list[bool]:
        return [chair.stood_in for chair in device.table.chairs]

    assert stood_in() == [False, True, False]
    assert device.refusal("host", LeaveSeat, seat=1) == "not-now"
    device.ask("host", LeaveSeat)
    assert stood_in() == [True, True, False]
    assert device.refusal("ann", Back, seat=1) == "not-your-seat"
    device.ask("host", Back, seat=0)
    assert stood_in() == [False, True, False]
    device.ask("host", Back)
    assert stood_in() == [False, False, False]
    assert device.refusal("host", Back) == "not-now"


def test_one_word_of_a_device_is_enough_to_break_off() -> None:
    device = sharing()
    device.ask("host", Abort)
    assert device.table.votes == [0, 1]
    assert device.refusal("host", Abort) == "not-now"
    device.ask("ann", Abort)
    assert (device.table.phase, device.table.aborted) == ("over", True)


def test_a_device_that_is_gone_is_waited_for_by_nobody() -> None:
    device = sharing()
    device.ask("ann", Abort)
    for seat in (0, 1):
        assert device.table.phase == "playing"
        device.take(Absent(seat=seat))
    assert device.table.aborted


def test_a_rematch_takes_everybody_along() -> None:
    device = sharing()
    device.of(1, "host", WriteNote, key="a", value="b")
    device.play(random.Random(3))
    device.ask("host", Rematch)
    assert names(device) == ["Ann", "Host", "Ben"]
    assert device.table.seats_of("host") == [1, 2]
    assert not any(chair.notes for chair in device.table.chairs)
    device.start()
    device.play(random.Random(4))
    assert len(device.table.past) == 2
    assert picture(replayed(device.log)) == picture(device.table)


def test_fewer_seats_send_nobody_away_who_was_brought() -> None:
    device = gathered()
    settings = device.table.settings
    fewer = type(settings)(game="masks", options={"players": 2})
    assert device.refusal("host", ChangeSettings, settings=fewer) == "seat-taken"


def test_notes_stay_with_whoever_wrote_them_when_seats_change() -> None:
    device = Device(options={"players": 3}).seat("host")
    device.ask("host", WriteNote, key="a", value="mine")
    device.ask("host", Sit, seat=2)
    device.ask("ann", Sit, seat=0)
    assert [chair.notes for chair in device.table.chairs] == [{}, {}, {"a": "mine"}]


def test_handing_over_costs_no_time_and_thinking_does() -> None:
    device = sharing(2, pace=Clock(bank=100, increment=0))
    clocks, match = device.table.clocks, device.table.match
    assert clocks is not None and match is not None  # noqa: PT018
    (first,) = match.state.public.to_act
    assert clocks.hands[first].since == device.now + HANDING_OVER
    legal = match.state.legal(first)
    assert isinstance(legal, Legal)
    device.now += HANDING_OVER - 1  # he has it at last, and knows at once what to do
    device.of(first, "host", Act, do=match.notation.write(legal.pick(random.Random(1))))
    assert clocks.hands[first].left == 100_000
    (second,) = match.state.public.to_act
    if second != first:
        assert clocks.hands[second].since == device.now + HANDING_OVER
    device.now += HANDING_OVER + 7_000
    legal = match.state.legal(second)
    assert isinstance(legal, Legal)
    device.of(second, "host", Act, do=match.notation.write(legal.pick(random.Random(1))))
    assert clocks.hands[second].left == 93_000


def test_who_keeps_the_device_in_his_hands_gets_no_time_for_handing_it_over() -> None:
    device = Device("inkognito", options={"players": 4}, pace=Clock(bank=100, increment=0))
    device.seat("host")
    for name in ("Ben", "Cleo", "Dora"):
        device.ask("host", BringAlong, name=name)
    device.start()
    clocks, match, rng = device.table.clocks, device.table.match, random.Random(5)
    assert clocks is not None and match is not None  # noqa: PT018
    again = 0
    for _ in range(60):
        if device.table.phase != "playing":
            break
        seat = match.state.public.to_act[0]
        legal = match.state.legal(seat)
        assert isinstance(legal, Legal)
        do = match.notation.write(
            rng.choice([action for group in legal.groups for action in group])
        )
        device.of(seat, "host", Act, do=do)
        for other in match.state.public.to_act:
            since = clocks.hands[other].since
            if other == seat:
                again += 1
                assert since == device.now
            else:
                assert since is not None
                assert since <= device.now + HANDING_OVER
    assert again


def test_alone_on_a_device_the_clock_runs_at_once() -> None:
    device = Device(options={"players": 2}, pace=Clock(bank=100, increment=0))
    device.seat("host", "ann").start()
    clocks, match = device.table.clocks, device.table.match
    assert clocks is not None and match is not None  # noqa: PT018
    (first,) = match.state.public.to_act
    assert clocks.hands[first].since == device.now


def test_who_shares_a_device_is_passed_for_later() -> None:
    def asked(*brought: str) -> int:
        device = Device("inkognito", options={"players": 5}).seat("host")
        for name in brought:
            device.ask("host", BringAlong, name=name)
        device.seat(*("ann", "bob", "cleo", "dora")[len(brought) :])
        device.start()
        match, table, rng = device.table.match, device.table, random.Random(2)
        assert match is not None
        for _ in range(500):
            found = [s for s in match.state.public.to_act if match.passing(s) is not None]
            if found:
                seat = found[0]
                at = table.passed_at(seat)
                assert at is not None
                return at - table.stepped
            seat = match.state.public.to_act[0]
            legal = match.state.legal(seat)
            assert isinstance(legal, Legal)
            do = match.notation.write(not_final(legal, rng))
            device.of(seat, table.chairs[seat].guest, Act, do=do)
        raise AssertionError("nobody is asked out of turn")

    assert asked() == PASS_AFTER
    assert asked("B", "C", "D", "E") == PASS_AFTER + HANDING_OVER


def test_whom_a_forgotten_guest_brought_is_forgotten_with_him() -> None:
    device = sharing()
    lines = [write_entry(entry).decode() for entry in device.log]
    mask = mask_in(lines, "host")
    changed = dict(masked_lines(lines, "host", "nobody", mask))
    log = [read_entry(changed.get(number, line)) for number, line in enumerate(lines, 1)]
    assert not any("Ben" in line or "Host" in line for line in changed.values())
    table = replayed([log[0], *log[1:]])
    assert [chair.name for chair in table.chairs] == ["Volto", "Volto 2", "Ann"]
