"""The data files: what they must hold, and that errors name the entry."""

import hashlib
import json
from collections import Counter
from typing import Any

import msgspec
import pytest

from ridotto.games.inkognito.board import BOARD, NAMES, NEAR, BoardFile, check_board
from ridotto.games.inkognito.components import DataError, decode, read_data
from ridotto.games.inkognito.editions import EDITIONS, EditionFile, check_editions
from ridotto.games.inkognito.missions import MissionFile, Missions
from ridotto.words import LANGUAGES, Words


def raw(name: str) -> Any:
    return read_data(name, dict[str, Any])


def board(change: dict[str, Any], space: int = 1) -> BoardFile:
    data = raw("board.json")
    data["spaces"][space - 1] |= change
    return msgspec.convert(data, BoardFile)


def test_T6_the_board_has_58_spaces_and_99_routes() -> None:
    assert (len(BOARD.spaces), len(BOARD.land), len(BOARD.water)) == (58, 66, 33)
    both = set(BOARD.land) & set(BOARD.water)
    assert both == {(4, 5), (16, 17), (23, 26), (31, 39)}


def test_T6_four_coloured_spaces_a_colour_eight_numbers_and_the_embassy() -> None:
    spaces = raw("board.json")["spaces"]
    starts: dict[str, list[int]] = {}
    for space in spaces:
        if space["kind"] == "start":
            starts.setdefault(space["colour"], []).append(space["id"])
    assert starts == {
        "red": [2, 27, 31, 52],
        "yellow": [5, 12, 21, 44],
        "blue": [13, 20, 38, 41],
        "green": [14, 24, 35, 55],
    }
    numbers = {space["number"]: space["id"] for space in spaces if space["kind"] == "numbered"}
    assert numbers == {1: 54, 2: 10, 3: 15, 4: 23, 5: 40, 6: 46, 7: 34, 8: 28}
    assert [space["id"] for space in spaces if space["kind"] == "embassy"] == [58]
    assert Counter(space["kind"] for space in spaces)["plain"] == 33


def test_T6_no_route_has_been_touched() -> None:
    """The routes were compared with a board in the box; this is what they were then."""
    own = raw("board.json")
    routes = json.dumps([own["land"], own["water"]]).encode()
    assert hashlib.sha256(routes).hexdigest()[:16] == "a7e6c2c066ad3fa6"


def test_routes_lead_both_ways() -> None:
    for near in NEAR.values():
        for space, goals in enumerate(near):
            assert all(near[goal] >> space & 1 for goal in range(59) if goals >> goal & 1)


def test_every_space_is_named_as_in_both_languages() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for place in BOARD.spaces:
            assert NAMES[place.id] in words.text(f"inkognito-space-{place.id}")


@pytest.mark.parametrize(
    ("change", "space", "message"),
    [
        ({"id": 7}, 1, "space 7 stands where 1 belongs"),
        ({"kind": "swamp"}, 3, "space 3 is of unknown kind 'swamp'"),
        ({"colour": "red"}, 1, "space 1: start spaces"),
        ({"colour": "pink"}, 2, "space 2: start spaces"),
        ({"number": 9}, 1, "space 1: numbered spaces"),
        ({"number": 2}, 15, "the number 2 is there 2 times"),
        ({"name": "Murano"}, 2, "the name 'Murano' is there 2 times"),
        ({"colour": "blue"}, 2, "blue has 5 start spaces"),
        ({"kind": "plain"}, 58, "one embassy"),
    ],
)
def test_a_wrong_space_is_named(change: dict[str, Any], space: int, message: str) -> None:
    with pytest.raises(DataError, match=message):
        check_board(board(change, space))


@pytest.mark.parametrize(
    ("routes", "message"),
    [
        ([[2, 1]], "land route \\(2, 1\\)"),
        ([[1, 99]], "land route \\(1, 99\\)"),
        ([[1, 2], [1, 2]], "a land route is there twice"),
    ],
)
def test_a_wrong_route_is_named(routes: list[list[int]], message: str) -> None:
    data = raw("board.json") | {"land": routes}
    with pytest.raises(DataError, match=message):
        check_board(msgspec.convert(data, BoardFile))


def test_a_file_of_the_wrong_shape_says_where() -> None:
    with pytest.raises(DataError, match=r"board.json: .*\$.land\[0\]"):
        decode("board.json", '{"spaces": [], "land": [[1]], "water": []}', BoardFile)


def test_the_editions_differ_in_balls_expulsion_penalty_and_talk() -> None:
    classic, modern = EDITIONS["classic"], EDITIONS["2013"]
    assert classic.talk == "tics"
    assert modern.talk == "open"
    assert classic.penalty.judges
    assert not modern.penalty.judges
    assert classic.expulsion & modern.expulsion == classic.expulsion != modern.expulsion


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"balls": {"land": 9}}, "2013: the balls are not 10"),
        ({"balls": {"fire": 10}}, "2013: balls: 'fire'"),
        ({"expulsion": ["swamp"]}, "2013: expulsion: 'swamp'"),
        ({"players": [2]}, "2013: players"),
    ],
)
def test_a_wrong_edition_is_named(change: dict[str, Any], message: str) -> None:
    data = raw("editions.json")
    data["2013"] |= change
    with pytest.raises(DataError, match=message):
        check_editions(msgspec.convert(data, dict[str, EditionFile]))


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"stands": "LF", "number": 99}, "lf-cb: AB: no space has the number 99"),
        ({"stands": "QQ", "number": 1}, "lf-cb: AB: 'QQ'"),
        ({"any-lands-on": "QQ"}, "lf-cb: AB: 'QQ'"),
        ({"ambassador-to": "moon"}, "lf-cb: AB: 'moon'"),
        ({"dances": "LF"}, "lf-cb: AB: none of"),
        ({"lands": "LF"}, "lf-cb: AB: .*on"),
        (None, "lf-cb: AB is missing"),
    ],
)
def test_a_wrong_mission_is_named(entry: dict[str, Any] | None, message: str) -> None:
    data = raw("missions.json")
    if entry is None:
        del data["teams"]["lf-cb"]["AB"]
    else:
        data["teams"]["lf-cb"]["AB"] = entry
    with pytest.raises(DataError, match=message):
        Missions(msgspec.convert(data, MissionFile))


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("first", "X", "lf-cb: first: X is not of the team"),
        ("flight", {"LF": 5}, "flight: must name"),
        ("teams", {}, "teams: must be"),
    ],
)
def test_a_wrong_mission_file_is_named(path: str, value: Any, message: str) -> None:
    data = raw("missions.json")
    if path == "first":
        data["teams"]["lf-cb"]["first"] = value
    else:
        data[path] = value
    with pytest.raises(DataError, match=message):
        Missions(msgspec.convert(data, MissionFile))
