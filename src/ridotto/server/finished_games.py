"""What is kept of a finished game for those who played it: what a list of their games tells."""

from msgspec import Struct

from ridotto.kernel import Outcome, Value
from ridotto.server.encoding import encode
from ridotto.store import Finish
from ridotto.table import Table


class Player(Struct, frozen=True):
    """Who played a seat: a guest by his name, or a bot by its level."""

    seat: str
    name: str
    bot: bool


class FinishedGame(Struct, frozen=True, kw_only=True):
    """One game; its record is at ``/api/tables/ID/records/NUMBER``."""

    table: str
    number: int
    game: str
    options: dict[str, Value]
    players: list[Player]
    outcome: Outcome
    ended: int


def finish(id_: str, table: Table, now: int) -> Finish:
    """What is written when a table's game is over."""
    match, past = table.match, table.past[-1]
    assert match is not None
    header = match.header
    seated = zip(header.seats, header.players, table.chairs, strict=True)
    summary = FinishedGame(
        table=id_,
        number=past.number,
        game=header.game,
        options=dict(header.options),
        players=[Player(seat, name, bot=not chair.guest) for seat, name, chair in seated],
        outcome=past.outcome,
        ended=now,
    )
    guests = tuple(chair.guest for chair in table.chairs if chair.guest)
    return Finish(id_, past.number, now, encode(summary).decode(), guests)
