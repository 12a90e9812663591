"""Where traces of a guest are who wants to be forgotten."""

from ridotto.store.store import Store


async def departed(store: Store) -> list[str]:
    """The aliases of those who were forgotten, or will be: their cookies are void."""
    return [alias for (alias,) in await store.rows("SELECT alias FROM departed")]


async def departing(store: Store) -> list[tuple[str, str]]:
    """Alias and id of those of whom something is left."""
    found = await store.rows("SELECT alias, guest FROM departed WHERE guest <> ''")
    return [(alias, guest) for alias, guest in found]


async def visited(store: Store, guest: str) -> list[str]:
    """The tables at which a guest has done something."""
    sql = "SELECT table_id FROM visits WHERE guest = $1 ORDER BY table_id"
    return [table for (table,) in await store.rows(sql, guest)]


async def shared(store: Store, guest: str, table: str) -> bool:
    """Whether anybody else has done something there."""
    sql = "SELECT 1 FROM visits WHERE table_id = $1 AND guest <> $2 LIMIT 1"
    return bool(await store.rows(sql, table, guest))


async def summaries(store: Store, table: str) -> dict[int, str]:
    """What lists tell of a table's finished games, by number."""
    sql = "SELECT number, summary FROM finished_games WHERE table_id = $1"
    return {int(number): summary for number, summary in await store.rows(sql, table)}


async def players(store: Store, table: str) -> list[tuple[str, int, int]]:
    """Which guest played which of a table's finished games, and on which seat."""
    sql = "SELECT guest, number, seat FROM finished_by WHERE table_id = $1"
    return [(guest, int(number), int(seat)) for guest, number, seat in await store.rows(sql, table)]
