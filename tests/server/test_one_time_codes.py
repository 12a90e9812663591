"""Codes for another device are counted by guest: nobody can use up those of others."""

import pytest

from ridotto.server.guest_cookies import Guest
from ridotto.server.limits import Limits
from ridotto.server.one_time_codes import CODE_LENGTH, OneTimeCodes
from ridotto.store import open_store
from ridotto.table import Refused
from tests.server.helpers import Later, scenario

ANN, EVE = Guest("a" * 32, "Ann"), Guest("e" * 32, "Eve")


def test_a_guest_s_next_code_makes_his_oldest_void_and_nobody_else_s(database: str) -> None:
    async def run() -> None:
        store, outside = await open_store(database), Later()
        codes = OneTimeCodes(store, outside, Limits(codes_a_guest=3))
        of_ann, _ = await codes.new(ANN)
        of_eve = []
        for _ in range(20):
            outside.ahead += 1
            of_eve.append((await codes.new(EVE))[0])
        for void in (*of_eve[:-3], "", "é", "0" * 10):
            with pytest.raises(Refused, match="no-such-code"):
                await codes.redeem(void)
        assert [await codes.redeem(code) for code in of_eve[-3:]] == [EVE] * 3
        assert await codes.redeem(f"{of_ann[:5]}-{of_ann[5:]}".lower()) == ANN
        with pytest.raises(Refused, match="no-such-code"):
            await codes.redeem(of_ann)
        await store.close()

    scenario(run)


@pytest.mark.parametrize("digit", "0f")
def test_a_code_is_never_taken_for_the_spoken_code_of_a_table(digit: str) -> None:
    class Fixed(Later):
        def token(self, size: int) -> str:
            return digit * 2 * size

    async def run() -> None:
        store = await open_store(":memory:")
        code, _ = await OneTimeCodes(store, Fixed(), Limits()).new(ANN)
        assert len(code) == CODE_LENGTH
        assert code[0].isdecimal()
        await store.close()

    scenario(run)


def test_what_has_expired_makes_room(database: str) -> None:
    async def run() -> None:
        store, outside = await open_store(database), Later()
        codes = OneTimeCodes(store, outside, Limits(codes=2, codes_a_guest=2, code_life=10))
        old, _ = await codes.new(ANN)
        await codes.new(EVE)
        with pytest.raises(Refused, match="enough"):
            await codes.new(Guest("b" * 32, "Bob"))
        outside.ahead = 11_000
        new, _ = await codes.new(Guest("b" * 32, "Bob"))
        with pytest.raises(Refused, match="no-such-code"):
            await codes.redeem(old)
        await codes.forget("b" * 32)
        with pytest.raises(Refused, match="no-such-code"):
            await codes.redeem(new)
        await store.close()

    scenario(run)
