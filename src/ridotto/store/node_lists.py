"""What the nodes of a house let each other know of their tables: codes, lists, whose they are."""

from ridotto.store.node_store import NodeStore

_PUBLISH = (
    "UPDATE places SET listed = asked.listed, code = CASE WHEN asked.code <> '' AND EXISTS"
    " (SELECT FROM places AS other WHERE other.code = asked.code AND other.table_id <> asked.id)"
    " THEN '' ELSE asked.code END"
    " FROM unnest($1::text[], $2::text[], $3::text[]) AS asked (id, code, listed)"
    " WHERE table_id = asked.id AND session = $4 RETURNING table_id, places.code <> asked.code"
)


async def publish(store: NodeStore, tables: dict[str, tuple[str, str]]) -> list[str]:
    """For each of these tables of this node, the short code that leads to it and what a list tells
    of it, or nothing; those whose code is another's already, which get none.
    """
    codes = [code for code, _ in tables.values()]
    texts = [text for _, text in tables.values()]
    done = await store.rows(_PUBLISH, list(tables), codes, texts, store.session)
    return [table for table, taken in done if taken]


async def coded(store: NodeStore, code: str) -> str | None:
    """The table to which a short code leads."""
    found = await store.rows("SELECT table_id FROM places WHERE code = $1", code)
    return str(found[0][0]) if found else None


async def listed(store: NodeStore, most: int) -> list[str]:
    """What lists tell of some tables of other nodes."""
    sql = "SELECT listed FROM places WHERE listed <> '' AND session <> $1 LIMIT $2"
    return [text for (text,) in await store.rows(sql, store.session, most)]


async def nodes_of(store: NodeStore, guest: str) -> list[str]:
    """The addresses of other nodes that have tables at which a guest has done something."""
    sql = (
        "SELECT DISTINCT address FROM visits JOIN places USING (table_id)"
        " JOIN nodes USING (session) WHERE guest = $1 AND session <> $2"
    )
    return [address for (address,) in await store.rows(sql, guest, store.session)]
