"""How much anyone may ask of the house."""

from collections.abc import Sequence

from msgspec import Struct, convert
from msgspec.structs import asdict, fields

from ridotto.kernel import RidottoError
from ridotto.store.group_commits import PATIENCE
from ridotto.store.time_limit import ANSWER


class LimitError(RidottoError):
    """No such limit, or not a number."""


class Limits(Struct, frozen=True, kw_only=True):
    """Sizes in bytes, times in seconds, rates a second. Whoever sends faster is read slower."""

    body: int = 8_192
    record: int = 4_000_000
    notebook: int = 64_000
    message: int = 2_048
    messages_rate: float = 10
    messages_burst: int = 40
    requests_rate: float = 20
    requests_burst: int = 100
    bytes_a_request: int = 80_000
    """A bigger body counts as that many requests more."""
    slow: float = 15
    """Whoever takes longer to say what he wants is not listened to."""
    connections: int = 800
    connections_an_address: int = 150
    """Of any kind, also those that have not said anything yet."""
    sockets_an_address: int = 60
    sockets_a_table: int = 200
    tables: int = 1_000
    tables_a_guest: int = 20
    evenings: int = 100
    evenings_a_guest: int = 3
    tables_rate: float = 1 / 60
    tables_burst: int = 30
    """How fast one address may open tables, and how many at once."""
    guesses_rate: float = 1 / 30
    guesses_burst: int = 10
    """How fast one address may try short codes of tables, and how many at once."""
    queued: int = 1_000_000
    """What may wait to be read by a client before the house hangs up on it."""
    ping: float = 20
    """A socket that does not answer within this time is dead."""
    away: float = 30
    """After so long without a connection a seated guest is absent: a bot may play for him."""
    idle_bots: int = 15 * 60
    """For so long bots play with nobody there; then the table is put away until somebody comes."""
    idle_gathering: int = 6 * 3_600
    idle_over: int = 24 * 3_600
    idle_playing: int = 45 * 86_400
    idle_campaign: int = 180 * 86_400
    store_answer: float = ANSWER
    """How long a database may take for each thing it is asked."""
    store_away: float = PATIENCE
    """How long a database that does not answer is waited for."""
    keep_days: float = 0
    """How long a closed table is kept; for ever if 0."""
    export: int = 500
    """Records in one file."""
    codes: int = 100_000
    codes_a_guest: int = 5
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
