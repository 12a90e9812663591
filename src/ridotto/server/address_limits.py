"""How much one address may ask of the house: requests, new tables, open sockets."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import IPv6Network, ip_address, ip_network

from ridotto.server.limits import Limits
from ridotto.server.token_bucket import TokenBucket
from ridotto.table import Refused

Clock = Callable[[], float]


def counted_as(address: str) -> str:
    """The address that limits are kept for. Whoever has one IPv6 address has the 2**64 beside it,
    so these count as one.
    """
    try:
        known = ip_address(address)
    except ValueError:  # not an address of the internet at all
        return address
    if known.version == 4:
        return address
    mapped = known.ipv4_mapped
    return str(mapped or IPv6Network((int(known) >> 64 << 64, 64)))


class AddressList:
    """Addresses and networks; ``*`` is all of them."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._everything = False
        self._networks = []
        for text in texts:
            self._everything |= text == "*"
            with suppress(ValueError):  # a name of something that has no address
                self._networks.append(ip_network(text, strict=False))

    def __contains__(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return self._everything
        return self._everything or any(known in network for network in self._networks)


class RateByAddress:
    """A token bucket an address, the least recently seen forgotten first."""

    MOST = 10_000

    def __init__(self, rate: float, burst: int, clock: Clock) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allows(self, address: str, tokens: int = 1) -> bool:
        """Whether this address may ask once more now, for something worth as many tokens."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._rate, self._burst, now)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(now, tokens)


class AddressLimits:
    """What each address has asked for lately, and has open now."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self._limits = limits
        self._requests = RateByAddress(limits.requests_rate, limits.requests_burst, clock)
        self._tables = RateByAddress(limits.tables_rate, limits.tables_burst, clock)
        self._guesses = RateByAddress(limits.guesses_rate, limits.guesses_burst, clock)
        self._sockets: Counter[str] = Counter()

    def check_request(self, address: str, requests: int = 1) -> None:
        """One request more, or something worth as many. Raises Refused."""
        if not self._requests.allows(counted_as(address), requests):
            raise Refused("too-fast")

    def check_new_table(self, address: str, tables: int = 1) -> None:
        """One table more, or as many. Raises Refused."""
        if not self._tables.allows(counted_as(address), tables):
            raise Refused("too-fast")

    def check_guess(self, address: str) -> None:
        """One code more that may be wrong. Raises Refused."""
        if not self._guesses.allows(counted_as(address)):
            raise Refused("too-fast")

    def check_socket(self, address: str) -> None:
        """Whether this address may open one socket more. Raises Refused."""
        if self._sockets[counted_as(address)] >= self._limits.sockets_an_address:
            raise Refused("too-fast")

    @contextmanager
    def socket_open(self, address: str) -> Iterator[None]:
        """Counts a socket as long as it is open."""
        counted = counted_as(address)
        self._sockets[counted] += 1
        try:
            yield
        finally:
            self._sockets[counted] -= 1
            if not self._sockets[counted]:
                del self._sockets[counted]
