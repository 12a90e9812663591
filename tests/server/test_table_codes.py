"""A short code leads to a table as long as there is room, and nobody can try many."""

import re

import pytest

from ridotto.server.python_client import ClientError
from ridotto.server.table_codes import PARTS, WORDS, TableCodes, read_code
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.table import Refused
from ridotto.table.commands import Sit
from tests.server.helpers import open_house, scenario
from tests.table.helpers import MASKS, Hand

pytestmark = pytest.mark.usefixtures("any_server")


def test_a_code_is_two_words_and_a_number_however_it_is_written() -> None:
    codes, hand = TableCodes(TimeAndChance()), Hand(**MASKS)
    code = codes.of("table", hand.table)
    first, number, last = re.fullmatch(PARTS, code).groups()  # type: ignore[union-attr]
    assert {first, last} <= set(WORDS)
    assert codes.of("table", hand.table) == code
    for said in (code, code.upper(), f" {first} {number} {last} ", f"{first}{number}{last}"):
        assert codes.table(read_code(said)) == "table"
    other = codes.of("other", hand.table)
    assert other != code
    assert codes.table(other) == "other"
    assert codes.table(read_code(f"{last}-{number}-{last}x")) == ""
    for wrong in ("", "-", first, f"{first}-{number}", "0" * 60):
        with pytest.raises(Refused, match="no-such-code"):
            read_code(wrong)


def test_it_dies_when_the_table_is_full_and_another_comes_with_room() -> None:
    codes, hand = TableCodes(TimeAndChance()), Hand(**MASKS).seat("host")
    code = codes.of("table", hand.table)
    while any(chair.free for chair in hand.table.chairs):
        assert codes.of("table", hand.table) == code
        hand.ask(f"guest {len(hand.log)}", Sit)
    assert codes.of("table", hand.table) == ""
    assert codes.table(code) == ""
    hand.start()
    assert codes.of("table", hand.table) == ""


def test_codes_over_http_lead_to_the_table_and_are_tried_slowly() -> None:
    async def run() -> None:
        async with open_house(guesses_burst=5, guesses_rate=0.001) as visit:
            ann, bob = await visit.guest("Ann"), await visit.guest("Bob")
            table = await ann.open_table({"game": "masks", "options": {"players": 2}})
            code = (await ann.call("GET", f"/api/tables/{table}"))["code"]
            assert (await bob.call("GET", f"/api/codes/{code}"))["table"] == table
            async with await bob.sit_at(table) as seat:
                await seat.ask("sit")
                assert (await ann.call("GET", f"/api/tables/{table}"))["code"] == ""
                for wrong in (code, "riva", "%00", "riva-472-luna" * 4):
                    with pytest.raises(ClientError, match="no-such-code"):
                        await bob.call("GET", f"/api/codes/{wrong}")
                with pytest.raises(ClientError, match="too-fast"):
                    await bob.call("GET", f"/api/codes/{code}")

    scenario(run)


def test_the_link_as_a_picture() -> None:
    async def run() -> None:
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            table = await ann.open_table({"game": "masks"})
            status, drawn = await ann.request("GET", f"/api/tables/{table}/qr")
            assert status == 200
            assert drawn.startswith(b"<svg")
            assert (await ann.request("GET", f"/api/tables/{'0' * 18}/qr"))[0] == 404

    scenario(run)
