"""How much anyone may ask of the house."""

from collections import OrderedDict
from collections.abc import Callable, Sequence

from msgspec import Struct, convert
from msgspec.structs import asdict, fields

from ridotto.kernel import RidottoError


class LimitError(RidottoError):
    """No such limit, or not a number."""


class Limits(Struct, frozen=True, kw_only=True):
    """Sizes in bytes, times in seconds, rates a second. Whoever sends faster is read slower."""

    body: int = 8_192
    record: int = 4_000_000
    message: int = 2_048
    messages_rate: float = 10
    messages_burst: int = 40
    requests_rate: float = 20
    requests_burst: int = 100
    bytes_a_request: int = 80_000
    """A bigger body counts as that many requests more."""
    slow: float = 15
    """Whoever takes longer to say what he wants is not listened to."""
    sockets_an_address: int = 60
    sockets_a_table: int = 200
    tables: int = 1_000
    tables_a_guest: int = 20
    tables_rate: float = 1 / 60
    tables_burst: int = 30
    """How fast one address may open tables, and how many at once."""
    queued: int = 1_000_000
    """What may wait to be read by a client before the house hangs up on it."""
    ping: float = 20
    """A socket that does not answer within this time is dead."""
    idle_gathering: int = 6 * 3_600
    idle_over: int = 24 * 3_600
    idle_playing: int = 45 * 86_400
    idle_campaign: int = 180 * 86_400
    codes: int = 1_000
    code_life: int = 600


def read_limits(texts: Sequence[str]) -> Limits:
    """The limits with some changed, each written NAME=VALUE. Raises LimitError."""
    values = asdict(Limits())
    for text in texts:
        name, _, value = text.partition("=")
        if name not in values:
            names = ", ".join(field.name for field in fields(Limits))
            raise LimitError(f"no limit {name!r}; there are: {names}")
        try:
            values[name] = float(value)
        except ValueError:
            raise LimitError(f"limit {name}: {value!r} is not a number") from None
    return convert(values, Limits, strict=False)


class Bucket:
    """A token bucket: ``burst`` at once, ``rate`` a second in the long run."""

    __slots__ = ("_burst", "_level", "_rate", "_seen")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._seen = now

    def wait(self, now: float, tokens: int = 1) -> float:
        """Takes a token, or as many; seconds until they may be used."""
        self._level = min(self._burst, self._level + (now - self._seen) * self._rate) - tokens
        self._seen = now
        return max(0.0, -self._level / self._rate)

    def take(self, now: float, tokens: int = 1) -> bool:
        """Takes a token, or as many, if they are there."""
        self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level < tokens:
            return False
        self._level -= tokens
        return True


class Addresses:
    """A bucket an address, the least recently seen forgotten first."""

    MOST = 10_000

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, address: str, tokens: int = 1) -> bool:
        """Whether this address may ask once more now, for something worth as many tokens."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(now, tokens)
