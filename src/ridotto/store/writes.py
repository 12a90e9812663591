"""What can be written, one type each."""

from collections.abc import Iterable, Iterator

from msgspec import Struct


class Append(Struct, frozen=True, gc=False):
    """The next line of a table's log; the first one opens the table."""

    table: str
    n: int
    entry: str


class Close(Struct, frozen=True, gc=False):
    """The table is not used any more; its finished games can still be read."""

    table: str


class Forget(Struct, frozen=True, gc=False):
    """Nothing of the table need be kept."""

    table: str


class Played(Struct, frozen=True, gc=False):
    """What is counted of a game for a guest who played it; ``people`` are the names of the other
    guests (see ``lines_of``), ``bots`` the levels of the bots.
    """

    guest: str
    seat: int
    game: str
    side: str
    chapter: str
    campaign: bool
    result: str
    people: str
    bots: str


class Finish(Struct, frozen=True, gc=False):
    """Game ``number`` of a table is over; it lasted from one time to another, in milliseconds.
    ``summary`` tells what a list of games needs.
    """

    table: str
    number: int
    began: int
    ended: int
    summary: str
    played: tuple[Played, ...]


class Visit(Struct, frozen=True, gc=False):
    """A guest has done something at a table: his first there."""

    guest: str
    table: str


class Depart(Struct, frozen=True, gc=False):
    """A guest wants to be forgotten: his cookie is void, and what was reported about him goes."""

    alias: str
    guest: str


class Mask(Struct, frozen=True, gc=False):
    """A guest who wants to be forgotten is somebody else in all that is kept of a table: in these
    lines of its log, in what lists tell of these games, and in the company (``people``) of those
    guests in those games. He has not been there, and has not played.
    """

    guest: str
    table: str
    lines: tuple[tuple[int, str], ...]
    summaries: tuple[tuple[int, str], ...]
    people: tuple[tuple[str, int, str], ...]


class Forgotten(Struct, frozen=True, gc=False):
    """Nothing more is kept of a guest who wanted to be forgotten, but that his cookie is void."""

    alias: str


class Report(Struct, frozen=True, gc=False):
    """Somebody was reported; guests are called by their aliases."""

    at: int
    guest: str
    reporter: str
    name: str
    said: str


Write = Append | Close | Forget | Finish | Report | Visit | Depart | Mask | Forgotten

APPEND = "INSERT INTO log (table_id, n, entry) VALUES ($1, $2, $3)"
OPEN = "INSERT INTO tables (id, open) VALUES ($1, TRUE)"
CLOSE = "UPDATE tables SET open = FALSE WHERE id = $1"
FINISH = "INSERT INTO finished_games (table_id, number, ended, summary) VALUES ($1, $2, $3, $4)"
FINISHED_BY = (
    "INSERT INTO finished_by (guest, table_id, number, seat, game, side, chapter, campaign, result,"
    " people, bots, began, ended) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
)
REPORT = "INSERT INTO reports (at, guest, reporter, name, said) VALUES ($1, $2, $3, $4, $5)"
VISIT = "INSERT INTO visits (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
DEPART = "INSERT INTO departed (alias, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING"
UNREPORT = "DELETE FROM reports WHERE guest = $1"
UNREPORTER = "UPDATE reports SET reporter = '' WHERE reporter = $1"
MASK_LINE = "UPDATE log SET entry = $3 WHERE table_id = $1 AND n = $2"
MASK_SUMMARY = "UPDATE finished_games SET summary = $3 WHERE table_id = $1 AND number = $2"
MASK_PEOPLE = (
    "UPDATE finished_by SET people = $4 WHERE guest = $1 AND table_id = $2 AND number = $3"
)
UNPLAY = "DELETE FROM finished_by WHERE guest = $1 AND table_id = $2"
UNVISIT = "DELETE FROM visits WHERE guest = $1 AND table_id = $2"
FORGOTTEN = "UPDATE departed SET guest = '' WHERE alias = $1"
FORGET_LOG = "DELETE FROM log WHERE table_id = $1"
FORGET_GAMES = "DELETE FROM finished_games WHERE table_id = $1"
FORGET_PLAYERS = "DELETE FROM finished_by WHERE table_id = $1"
FORGET_VISITS = "DELETE FROM visits WHERE table_id = $1"
FORGET = "DELETE FROM tables WHERE id = $1"

ORDER = (
    *(OPEN, APPEND, VISIT, CLOSE, FINISH, FINISHED_BY, REPORT),
    *(DEPART, UNREPORT, UNREPORTER),
    *(MASK_LINE, MASK_SUMMARY, MASK_PEOPLE, UNPLAY, UNVISIT, FORGOTTEN),
    *(FORGET_LOG, FORGET_GAMES, FORGET_PLAYERS, FORGET_VISITS, FORGET),
)
"""What is done first in a transaction, and what then."""

Rows = list[tuple[object, ...]]
Many = tuple[str, Rows]
"""One statement and the rows it is run for."""


def lines_of(names: Iterable[str]) -> str:
    """Names as they are kept together, so that one of them can be found: a line each, with a
    line's end before and after.
    """
    return "".join(f"\n{name}" for name in sorted(names)) + "\n"


def names_in(lines: str) -> list[str]:
    """The names that are kept together."""
    return lines.split("\n")[1:-1]


def statements(writes: list[Write]) -> list[Many]:
    """The writes as statements, for one transaction. No table is both appended to and forgotten in
    one, or masked, so that the kinds may be done one after another.
    """
    rows: dict[str, Rows] = {sql: [] for sql in ORDER}
    for write in writes:
        for sql, row in _rows(write):
            rows[sql].append(row)
    return [(sql, found) for sql, found in rows.items() if found]


def _rows(write: Write) -> Iterator[tuple[str, tuple[object, ...]]]:
    if isinstance(write, Append):
        yield APPEND, (write.table, write.n, write.entry)
        if write.n == 1:
            yield OPEN, (write.table,)
    elif isinstance(write, Close):
        yield CLOSE, (write.table,)
    elif isinstance(write, Forget):
        for sql in (FORGET_LOG, FORGET_GAMES, FORGET_PLAYERS, FORGET_VISITS, FORGET):
            yield sql, (write.table,)
    elif isinstance(write, Finish):
        yield FINISH, (write.table, write.number, write.ended, write.summary)
        for one in write.played:
            counted = (one.seat, one.game, one.side, one.chapter, one.campaign, one.result)
            company = (one.people, one.bots, write.began, write.ended)
            yield FINISHED_BY, (one.guest, write.table, write.number, *counted, *company)
    elif isinstance(write, Report):
        yield REPORT, (write.at, write.guest, write.reporter, write.name, write.said)
    elif isinstance(write, Visit):
        yield VISIT, (write.guest, write.table)
    else:
        yield from _departing(write)


def _departing(write: Depart | Mask | Forgotten) -> Iterator[tuple[str, tuple[object, ...]]]:
    if isinstance(write, Depart):
        yield DEPART, (write.alias, write.guest)
        yield UNREPORT, (write.alias,)
        yield UNREPORTER, (write.alias,)
    elif isinstance(write, Mask):
        for n, entry in write.lines:
            yield MASK_LINE, (write.table, n, entry)
        for number, summary in write.summaries:
            yield MASK_SUMMARY, (write.table, number, summary)
        for guest, number, people in write.people:
            yield MASK_PEOPLE, (guest, write.table, number, people)
        yield UNPLAY, (write.guest, write.table)
        yield UNVISIT, (write.guest, write.table)
    else:
        yield FORGOTTEN, (write.alias,)
