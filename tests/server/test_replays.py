"""A replay is folded by the house: for one viewer, and no other."""

import random

import msgspec
import pytest

from ridotto.bots.levels import seat_bots
from ridotto.games import GAMES
from ridotto.kernel import SPECTATOR, Record, facts_for
from ridotto.kernel.record import write
from ridotto.server.encoding import encode
from ridotto.server.replays import ALL, MOST_FRAMES, AskReplay, replay
from ridotto.table import Refused
from ridotto.table.play_between_bots import play

SEED = bytes(range(32))


def played(name: str) -> tuple[Record, str]:
    game = GAMES[name]
    options = game.settle({}, simulated=True)
    bots = seat_bots(["random"], game, options)
    record = play(game, options, bots, rng=random.Random(5), seed=SEED, contributions={})
    return record, write(record, game)


@pytest.mark.parametrize("name", [game.id for game in GAMES])
def test_the_windows_of_a_replay_add_up_to_the_stream_of_a_seat(name: str) -> None:
    record, text = played(name)
    count = min(len(record.steps) // 5, MOST_FRAMES)
    for viewer in (0, 1, SPECTATOR):
        facts = []
        for start in range(0, len(record.steps), count):
            part = replay(AskReplay(viewer=viewer, start=start, count=count), text)
            facts += [fact for frame in part.frames for fact in frame.facts]
            assert part.wrong == ""
            assert part.steps == len(record.steps)
        assert facts == [msgspec.json.decode(encode(fact)) for fact in record.stream(viewer)]


def test_a_seat_is_not_shown_what_others_know() -> None:
    _, text = played("inkognito")
    spectator = replay(AskReplay(viewer=SPECTATOR), text)
    assert all(bytes(frame.view.private) == b"null" for frame in spectator.frames)
    assert all(frame.do == "" and frame.assist is None for frame in spectator.frames)
    kinds = {fact["kind"] for frame in spectator.frames for fact in frame.facts}
    assert "enveloped" not in kinds
    everything = replay(AskReplay(viewer=ALL), text)
    assert "enveloped" in {fact["kind"] for frame in everything.frames for fact in frame.facts}


def test_who_sees_everything_is_given_what_each_seat_knew() -> None:
    record, text = played("inkognito")
    game = GAMES["inkognito"]
    frames = [
        frame
        for start in range(0, len(record.steps), 60)
        for frame in replay(AskReplay(viewer=ALL, start=start), text).frames
    ]
    for seat in range(4):
        view = game.view(record.header.options, seat)
        for fact in record.stream(seat):
            view.fold(fact)
        assert bytes(frames[-1].secrets[seat]) == encode(view.private)
    for viewer in (0, SPECTATOR):
        assert all(frame.secrets == [] for frame in replay(AskReplay(viewer=viewer), text).frames)


@pytest.mark.parametrize("name", ["inkognito", "inkognito-cards", "infiltraitors"])
def test_insights_are_true_and_about_others(name: str) -> None:
    game = GAMES[name]
    record, text = played(name)
    told = replay(AskReplay(), text).insights
    assert told.certain
    assert [insight.step for insight in told.certain] == sorted(i.step for i in told.certain)
    state = game.start(record.header.options)
    true = {}
    for number, step in enumerate(record.steps, 1):
        state.apply(step.by, step.action)
        true[number] = game.studied.actual(record.header.options, state)
    for insight in told.certain:
        assert insight.seat != insight.whose
        assert true[insight.step][insight.whose, insight.what] == insight.value
        seat = record.header.seats.index(insight.seat)
        heard = facts_for(seat, record.steps[insight.step - 1].events)
        assert insight.told == msgspec.json.decode(encode(heard))
    assert replay(AskReplay(start=3), text).insights.certain == []


def test_a_sheet_keeps_what_was_known_at_the_end() -> None:
    """Of a game of a match, until the next is dealt; of the last, for ever."""
    record, text = played("inkognito-cards")
    for seat, name in enumerate(record.header.seats):
        frames = [
            frame
            for start in range(0, len(record.steps), 60)
            for frame in replay(AskReplay(viewer=seat, start=start), text).frames
        ]
        sheets = [msgspec.json.decode(encode(frame.assist)) for frame in frames]
        ends = 0
        for before, after, frame in zip(sheets, sheets[1:], frames[1:], strict=False):
            if any(fact["kind"] in ("scored", "voided") for fact in frame.facts):
                assert after["odds"] == before["odds"]
                assert 1.0 in after["odds"][name]["identity"].values()
                ends += 1
        assert ends > 1
        assert sheets[-1]["odds"] == sheets[-2]["odds"]


def test_why_a_bot_did_it_is_for_all_viewers() -> None:
    game = GAMES["masks"]
    options = game.settle({})
    bots = seat_bots(["sleuth"], game, options)
    record = play(game, options, bots, rng=random.Random(5), seed=SEED, contributions={})
    text = write(record, game)
    for viewer in (0, SPECTATOR, ALL):
        frames = msgspec.json.decode(encode(replay(AskReplay(viewer=viewer), text)))["frames"]
        told = [frame["reason"] for frame in frames]
        asked = {"code": "ask", "arguments": {"left": 3, "whom": ["seat", "red"]}}
        assert told.count(None) == sum(step.by < 0 for step in record.steps)
        assert asked in told


def test_a_forged_record_is_shown_and_said_to_be_wrong() -> None:
    _, text = played("masks")
    forged = text.replace('"mask":0', '"mask":1', 1)
    assert forged != text
    assert replay(AskReplay(), forged).wrong


@pytest.mark.parametrize("text", ["", "{}", "no record\n", '{"ridotto":99}\n'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        replay(AskReplay(), text)
    assert refused.value.code == "not-a-record"


def test_viewers_that_do_not_exist_are_refused() -> None:
    _, text = played("masks")
    with pytest.raises(Refused) as refused:
        replay(AskReplay(viewer=6), text)
    assert refused.value.code == "no-such-seat"
