"""Records come back as they were, and a record that was tampered with is found out."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.bots import bots_for
from ridotto.games import GAMES
from ridotto.kernel import Record, RecordError
from ridotto.kernel.record import read, write
from ridotto.lab.simulate import SimulationPlan, play_one
from ridotto.table.deal import commit
from ridotto.table.verify import verify

MASKS = GAMES["masks"]


def a_record(number: int = 0) -> Record:
    return play_one(SimulationPlan("masks", MASKS.settle({}), ("random",), "records"), number)


LINES = write(a_record(), MASKS).splitlines()


def problem(lines: list[str], ending: str = "\n") -> tuple[int, str]:
    """Line and reason for which the record is refused."""
    with pytest.raises(RecordError) as caught:
        verify(read("\n".join(lines) + ending, GAMES), MASKS)
    return caught.value.line, caught.value.reason


def line_with(text: str) -> int:
    """The place in LINES of the first line that holds the text."""
    return next(place for place, line in enumerate(LINES) if text in line)


def changed(place: int, change: Callable[[str], str]) -> list[str]:
    lines = LINES.copy()
    lines[place] = change(lines[place])
    assert lines != LINES
    return lines


def test_what_was_written_is_read_back_and_holds() -> None:
    for number in range(20):
        record = a_record(number)
        text = write(record, MASKS)
        assert read(text, GAMES) == record
        assert write(read(text, GAMES), MASKS) == text
        verify(read(text, GAMES), MASKS)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_the_reasons_of_bots_survive_the_file(game: str) -> None:
    played = GAMES[game]
    level = "sleuth" if "sleuth" in bots_for(played) else "random"
    options = played.settle({}, simulated=True)
    record = play_one(SimulationPlan(game, options, (level,), "reasons"), 0)
    assert any(step.reason is not None for step in record.steps)
    assert all(step.reason is None for step in record.steps if step.by < 0)
    text = write(record, played)
    assert text.count('"reason":{') == sum(step.reason is not None for step in record.steps)
    again = read(text, GAMES)
    assert again == record
    verify(again, played)


@pytest.mark.parametrize(
    ("given", "problem_told"),
    [
        ("just so", "Expected `object | null`, got `str`"),
        ({}, "missing required field `code`"),
        ({"code": "Because!"}, "matching regex"),
        ({"code": "ask", "because": 1}, "unknown field `because`"),
        ({"code": "ask", "arguments": {"whom": ["seat", "pink"]}}, "'whom' is no word of this"),
        ({"code": "ask", "arguments": {"whom": ["hat", "red"]}}, "'whom' is no word of this"),
        ({"code": "ask", "arguments": {"whom": ["seat"]}}, "Expected `array` of length 2"),
        ({"code": "ask", "arguments": {"whom": True}}, "Expected `int | array`"),
    ],
)
def test_a_reason_that_is_none_is_found(given: object, problem_told: str) -> None:
    place = line_with('"reason":{')
    entry = msgspec.json.decode(LINES[place])
    line, told = problem(changed(place, lambda _: encoded({**entry, "reason": given})))
    assert line == place + 1
    assert problem_told in told


def test_a_reason_where_nobody_decided_is_found() -> None:
    at_random = {"code": "at-random"}
    dealt = line_with('"by":"chance"')
    entry = msgspec.json.decode(LINES[dealt])
    line, reason = problem(changed(dealt, lambda _: encoded({**entry, "reason": at_random})))
    assert (line, reason) == (dealt + 1, "chance has no reasons: only seats do")
    follows = next(n for n, text in enumerate(LINES[1:-1], 1) if '"by"' not in text)
    entry = msgspec.json.decode(LINES[follows])
    line, reason = problem(changed(follows, lambda _: encoded({**entry, "reason": at_random})))
    assert line == follows + 1
    assert "'reason' belongs to an action" in reason


def encoded(entry: object) -> str:
    return msgspec.json.encode(entry).decode()


def test_a_changed_card_is_found() -> None:
    place = line_with('"shown"')
    fact = msgspec.json.decode(LINES[place])["fact"]
    other = 4 - fact["one"] - fact["other"] if fact["one"] + fact["other"] <= 4 else 0
    lines = changed(
        place, lambda line: line.replace(f'"other":{fact["other"]}', f'"other":{other}')
    )
    line, reason = problem(lines)
    assert line == place + 1
    assert "the rules give" in reason


def test_a_changed_deal_is_found() -> None:
    place = line_with('"deal ')
    word = msgspec.json.decode(LINES[place])["do"].split()[1]
    other = "owl" if word == "fox" else "fox"
    line, reason = problem(
        changed(place, lambda line: line.replace(f"deal {word}", f"deal {other}"))
    )
    assert line == place + 1
    assert f"the seed gives 'deal {word}'" in reason


def test_a_removed_event_is_found() -> None:
    for place in range(1, len(LINES) - 1):
        line, reason = problem(LINES[:place] + LINES[place + 1 :])
        last = place == len(LINES) - 2
        assert line == place + 1
        assert ("missing" in reason) or last


def test_a_removed_event_is_found_even_if_the_rest_is_renumbered() -> None:
    for place in range(1, len(LINES) - 1):
        rest = []
        for number, text in enumerate(LINES[1:place] + LINES[place + 1 : -1], 1):
            rest.append(renumbered(text, number))
        line, _ = problem([LINES[0], *rest, LINES[-1]])
        assert line <= place + 1


def renumbered(line: str, number: int) -> str:
    entry = msgspec.json.decode(line)
    entry["n"] = number
    return msgspec.json.encode(entry).decode()


def test_a_swapped_order_is_found() -> None:
    for place in range(1, len(LINES) - 2):
        lines = LINES.copy()
        lines[place], lines[place + 1] = lines[place + 1], lines[place]
        line, reason = problem(lines)
        assert line == place + 1
        assert "order" in reason


def test_a_changed_seed_is_found() -> None:
    seed = msgspec.json.decode(LINES[-1])["seed"]
    line, reason = problem(changed(-1, lambda line: line.replace(seed, "ab" * 32)))
    assert line == len(LINES)
    assert "commitment" in reason


def test_another_seed_with_a_fitting_commitment_is_found_by_the_deal() -> None:
    end, header = msgspec.json.decode(LINES[-1]), msgspec.json.decode(LINES[0])
    end["seed"] = "ab" * 32
    header["commitment"] = commit(bytes.fromhex(end["seed"]))
    lines = [msgspec.json.encode(header).decode(), *LINES[1:-1], msgspec.json.encode(end).decode()]
    line, reason = problem(lines)
    assert 2 <= line < len(LINES)
    assert "the seed gives" in reason


def test_a_changed_contribution_is_found_by_the_deal() -> None:
    header = msgspec.json.decode(LINES[0])
    header["contributions"]["blue"] = "00"
    line, reason = problem([msgspec.json.encode(header).decode(), *LINES[1:]])
    assert line >= 2
    assert "the seed gives" in reason


def test_a_cut_off_file_is_found() -> None:
    text = "\n".join(LINES) + "\n"
    for length in range(1, len(text)):
        with pytest.raises(RecordError) as caught:
            verify(read(text[:length], GAMES), MASKS)
        assert caught.value.line == text[: length - 1].count("\n") + 1
        assert "cut off" in caught.value.reason


def test_what_is_not_json_is_found() -> None:
    assert problem(["what?"]) == (1, problem(["what?"])[1])
    line, reason = problem(changed(5, lambda line: line[:-1]))
    assert line == 6
    assert "JSON" in reason
    assert problem([LINES[0], "[1]"])[0] == 2


def test_a_future_format_is_refused_as_such() -> None:
    lines = changed(0, lambda line: line.replace('"ridotto":1', '"ridotto":2,"spice":true'))
    line, reason = problem(lines)
    assert line == 1
    assert "format version 2 is newer" in reason


@pytest.mark.parametrize("text", ["", "\n", "  \n \n"])
def test_an_empty_file_is_refused_as_such(text: str) -> None:
    with pytest.raises(RecordError, match="line 1: the file is empty"):
        read(text, GAMES)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda header: header.pop("ridotto"), "not a Ridotto record"),
        (lambda header: header.update(ridotto="one"), "not a number"),
        (lambda header: header.update(ridotto=0), "older"),
        (lambda header: header.update(game="chess"), "no game 'chess'"),
        (lambda header: header["options"].update(players=9), "option players"),
        (lambda header: header["options"].update(colour="mauve"), "option colour"),
        (lambda header: header["options"].pop("rounds"), "option rounds is missing"),
        (lambda header: header.update(seats=["green", "blue", "red"]), "the seats are"),
        (lambda header: header.update(players=["me"]), "1 players for 3 seats"),
        (lambda header: header.update(surprise=1), "surprise"),
        (lambda header: header.pop("version"), "version"),
        (lambda header: header["vocabulary"].update(mask=["fox"]), "not that of this version"),
        (lambda header: header["contributions"].update(pink="00"), "'pink'"),
        (lambda header: header["contributions"].update(red="no"), "hexadecimal"),
    ],
)
def test_a_wrong_header_is_refused_with_its_reason(
    change: Callable[[dict[str, object]], object], reason: str
) -> None:
    header = msgspec.json.decode(LINES[0])
    change(header)
    line, found = problem([msgspec.json.encode(header).decode(), *LINES[1:]])
    assert line == 1
    assert reason in found


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"by":"chance"', '"by":"fate"', "no actor 'fate'"),
        ('"do":"deal ', '"do":"steal ', "expected"),
        ('"to":["blue"]', '"to":["pink"]', "no seat 'pink'"),
        ('"to":["blue"]', '"to":["blue","red"]', "this event is for"),
        ('"to":["blue"]', '"to":"all"', "this event is for"),
        ('"kind":"wears"', '"kind":"weasels"', "weasels"),
        ('"by":"chance",', "", "'by' and 'do' go together"),
        ('"by":"chance"', '"by":"blue"', "not-your-turn"),
    ],
)
def test_a_wrong_event_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    line, found = problem(changed(1, lambda line: line.replace(old, new)))
    assert line == 2
    assert reason in found


def test_the_first_event_needs_an_action() -> None:
    entry = msgspec.json.decode(LINES[1])
    del entry["by"], entry["do"]
    assert problem([LINES[0], msgspec.json.encode(entry).decode(), *LINES[2:]])[0] == 2


def test_a_wrong_outcome_is_found() -> None:
    end = msgspec.json.decode(LINES[-1])
    end["outcome"]["winners"] = [0, 1, 2]
    end["outcome"]["side"] = "cheats"
    line, reason = problem([*LINES[:-1], msgspec.json.encode(end).decode()])
    assert line == len(LINES)
    assert "outcome" in reason


def test_nothing_may_follow_the_end() -> None:
    assert problem([*LINES, LINES[-1]]) == (len(LINES) + 1, "there is more after the end line")


def without_reasons(record: Record) -> str:
    steps = [msgspec.structs.replace(step, reason=None) for step in record.steps]
    return write(Record(record.header, steps, record.end), MASKS)


# The header is left alone: in so small a game, one contribution in 24 gives the same deal.
@given(place=st.integers(len(LINES[0]), len("\n".join(LINES))), noise=st.text(max_size=4))
def test_noise_among_the_events_is_refused_politely_or_changes_nothing(
    place: int, noise: str
) -> None:
    text = "\n".join(LINES) + "\n"
    mangled = text[:place] + noise + text[place + 1 :]
    try:
        record = read(mangled, GAMES)
        verify(record, MASKS)
    except RecordError as error:
        refused = error.line
        assert 1 <= refused <= mangled.count("\n") + 1
    else:
        # It was white space, or in the reason of a bot, which nobody vouches for.
        assert without_reasons(record) == without_reasons(read(text, GAMES))


def test_a_record_of_a_game_under_way_is_read_but_does_not_hold(tmp_path: Path) -> None:
    record = a_record()
    record.end = None
    record.steps = record.steps[:5]
    again = read(write(record, MASKS), GAMES)
    assert again == record
    with pytest.raises(RecordError, match="the end line with the seed is missing"):
        verify(again, MASKS)


def test_events_are_what_the_seats_were_sent() -> None:
    record = a_record()
    streams = [list(record.stream(seat)) for seat in range(3)]
    assert all(len(stream) < sum(1 for _ in record.events()) for stream in streams)
