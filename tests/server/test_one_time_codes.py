"""Codes for another device are counted by guest: nobody can use up those of others."""

import pytest

from ridotto.server.guest_cookies import Guest
from ridotto.server.limits import Limits
from ridotto.server.one_time_codes import OneTimeCodes
from ridotto.server.time_and_chance import TimeAndChance
from ridotto.table import Refused
from tests.server.helpers import Later

ANN, EVE = Guest("a" * 32, "Ann"), Guest("e" * 32, "Eve")


def test_a_guest_s_next_code_makes_his_oldest_void_and_nobody_else_s() -> None:
    codes = OneTimeCodes(TimeAndChance(), Limits(codes_a_guest=3))
    of_ann, _ = codes.new(ANN)
    of_eve = [codes.new(EVE)[0] for _ in range(50)]
    for void in of_eve[:-3]:
        with pytest.raises(Refused, match="no-such-code"):
            codes.redeem(void)
    assert [codes.redeem(code) for code in of_eve[-3:]] == [EVE] * 3
    assert codes.redeem(f"{of_ann[:5]}-{of_ann[5:]}".lower()) == ANN


def test_what_has_expired_makes_room() -> None:
    outside = Later()
    codes = OneTimeCodes(outside, Limits(codes=2, codes_a_guest=2, code_life=10))
    old, _ = codes.new(ANN)
    codes.new(EVE)
    with pytest.raises(Refused, match="enough"):
        codes.new(Guest("b" * 32, "Bob"))
    outside.ahead = 11_000
    codes.new(Guest("b" * 32, "Bob"))
    with pytest.raises(Refused, match="no-such-code"):
        codes.redeem(old)
