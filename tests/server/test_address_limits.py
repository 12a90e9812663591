"""Whom a limit is kept for."""

import pytest

from ridotto.server.address_limits import AddressLimits, AddressList, RateByAddress, counted_as
from ridotto.server.limits import Limits
from ridotto.table import Refused


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("", ""),
        ("a socket file", "a socket file"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_addresses_are_listed_singly_by_network_or_all() -> None:
    listed = AddressList(["192.0.2.7", "10.0.0.0/8", "::1", "proxy"])
    for address in ("192.0.2.7", "10.1.2.3", "::1"):
        assert address in listed
    for address in ("192.0.2.8", "11.0.0.1", "::2", "", "proxy"):
        assert address not in listed
    assert "192.0.2.8" in AddressList("*")
    assert "192.0.2.8" not in AddressList()


def test_who_was_not_seen_for_long_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RateByAddress, "MOST", 2)
    rate = RateByAddress(1.0, 1, lambda: 0.0)
    assert [rate.allows(address) for address in "abaca"] == [True, True, False, True, False]
    assert rate.allows("b")


def test_sockets_are_counted_while_they_are_open() -> None:
    addresses = AddressLimits(Limits(sockets_an_address=2))
    with addresses.socket_open("2001:db8::1"), addresses.socket_open("2001:db8::2"):
        with pytest.raises(Refused):
            addresses.check_socket("2001:db8::3")
        addresses.check_socket("192.0.2.7")
    addresses.check_socket("2001:db8::3")
