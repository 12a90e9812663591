"""A table is read from its log as it was, and nobody waits for that."""

import asyncio
import random

import pytest

from ridotto.server import read_logs
from ridotto.table.log_entry import write_entry
from ridotto.table.match import deal_fairly
from tests.server.helpers import scenario
from tests.table.helpers import Hand, picture


def test_others_have_their_turn_while_a_table_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand(options={"players": 2}).seat("host", "ann").start().play_on(random.Random(1))
    lines = [write_entry(entry).decode() for entry in hand.log]
    monkeypatch.setattr(read_logs, "AT_A_TIME", 0)
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def run() -> None:
        beside = asyncio.create_task(other())
        table = await read_logs.read_table(lines, deal_fairly)
        beside.cancel()
        assert picture(table) == picture(hand.table)
        assert turns >= len(lines) - 1

    scenario(run)
