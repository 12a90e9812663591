"""What is kept of a finished game for those who played it: what a list of their games tells, and
what is counted.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from ridotto.kernel import Outcome, Seat, Value
from ridotto.server.encoding import encode
from ridotto.store import Finish, Played
from ridotto.store.writes import lines_of
from ridotto.table import Table

Result = Literal["won", "drawn", "lost"]


class Player(Struct, frozen=True, omit_defaults=True):
    """Who played a seat: a guest by his name, or a bot by its level; ``beside`` is the seat of the
    guest who had brought him along, on whose device he played.
    """

    seat: str
    name: str
    bot: bool
    beside: str = ""


class FinishedGame(Struct, frozen=True, kw_only=True):
    """One game, from one time to another, with so many moves of all seats; its record is at
    ``/api/tables/ID/records/NUMBER``.
    """

    table: str
    number: int
    game: str
    options: dict[str, Value]
    players: list[Player]
    outcome: Outcome
    began: int
    ended: int
    moves: int


def finish(id_: str, table: Table) -> Finish:
    """What is written when a table's game is over, or that of an evening may be told."""
    match, past = table.match, table.past[-1]
    assert match is not None
    header = match.header
    seated = zip(header.seats, header.players, table.chairs, strict=True)
    summary = FinishedGame(
        table=id_,
        number=past.number,
        game=header.game,
        options=dict(header.options),
        players=[
            Player(seat, name, bot=not chair.guest, beside=_beside(table, chair.guest, seat))
            for seat, name, chair in seated
        ],
        outcome=past.outcome,
        began=table.began,
        ended=table.stepped,
        moves=match.moves,
    )
    played = tuple(
        _played(table, summary, seat)
        for seat, chair in enumerate(table.chairs)
        if chair.guest and not chair.gone and seat == table.seat_of(chair.guest)
    )
    written = encode(summary).decode()
    return Finish(id_, past.number, summary.began, summary.ended, written, played)


def _beside(table: Table, guest: str, seat: str) -> str:
    """Where a guest sits himself who has brought along whoever plays this seat. The game counts for
    his own seat, once.
    """
    own = table.seat_of(guest)
    if own is None:
        return ""
    his = table.game.seats(table.options)[own]
    return "" if his == seat else his


def company(players: Sequence[Player], seat: Seat) -> str:
    """The names of the other guests, as they are kept."""
    others = [player for other, player in enumerate(players) if other != seat]
    return lines_of({player.name for player in others if not player.bot})


def result_for(seat: Seat, outcome: Outcome) -> Result:
    """How a game ended for a seat."""
    if seat in outcome.winners:
        return "won"
    return "drawn" if outcome.side == "nobody" else "lost"


def _played(table: Table, game: FinishedGame, seat: Seat) -> Played:
    match, manners, options = table.match, table.game.manners, game.options
    assert match is not None
    return Played(
        guest=table.chairs[seat].guest,
        seat=seat,
        game=game.game,
        side=manners.side(options, match.state.public, seat) or game.players[seat].seat,
        chapter=manners.chapter(options) or "",
        campaign=table.settings.campaign,
        result=result_for(seat, game.outcome),
        people=company(game.players, seat),
        bots=" ".join(sorted({player.name for player in game.players if player.bot})),
    )
