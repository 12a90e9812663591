"""An evening as somebody sees it: of a deal that is not told yet, only who plays where."""

from typing import Literal

from ridotto.server.evening_messages import (
    EntrantInfo,
    EveningDeal,
    EveningInfo,
    EveningTable,
    ListedEvening,
    Place,
)
from ridotto.server.evenings import Evenings
from ridotto.table.evening import Evening

DIGITS = 4
"""Of scores behind the point; ranks are exact."""


def evening_info(evenings: Evenings, id_: str, evening: Evening, guest: str) -> EveningInfo:
    """The evening of that id, for a guest; or for nobody in particular."""
    you, away = evening.entrant_of(guest), evenings.away(evening)
    deals = [_deal(evenings, evening, deal, you) for deal in range(len(evening.seeds))]
    mine = (table for table in deals[len(evening.dealt) - 1].tables if you in table.seats)
    return EveningInfo(
        evening=id_,
        phase=evening.phase,
        settings=evening.settings,
        seats=list(evening.seats),
        tables=evening.tables,
        bots=list(evening.bots),
        entrants=[
            EntrantInfo(entrant.name, entrant.bot, entrant.gone, number in away)
            for number, entrant in enumerate(evening.entrants)
        ],
        places=evening.places,
        deals=deals,
        ranking=[
            Place(one.entrant, one.rank, round(float(one.score), DIGITS))
            for one in evening.ranking()
        ],
        you=you,
        host=bool(guest) and guest == evening.host,
        stand_ins=evenings.may_stand_in(evening, guest),
        table=next((table.table for table in mine), "") if evening.sealed else "",
        since=evening.touched,
    )


def listed(id_: str, evening: Evening) -> ListedEvening:
    """An evening in a list."""
    return ListedEvening(
        id_,
        evening.settings.game,
        evening.phase,
        len(evening.dealt),
        len(evening.seeds),
        evening.tables,
        evening.touched,
    )


def evenings_of(evenings: Evenings, guest: str, there: list[ListedEvening]) -> list[ListedEvening]:
    """Those a guest gives or takes part in, those of other nodes among them, the one first where
    something happened last.
    """
    mine = [
        listed(id_, live.evening)
        for id_, live in evenings.live.items()
        if live.evening.host == guest or live.evening.entrant_of(guest) is not None
    ]
    return sorted(mine + there, key=lambda one: (one.phase == "over", -one.since))


def _deal(evenings: Evenings, evening: Evening, deal: int, you: int | None) -> EveningDeal:
    phase: Literal["waiting", "sealed", "told"] = "waiting"
    tables: list[EveningTable] = []
    if deal < len(evening.outcomes):
        phase, tables = "told", _told(evening, deal)
    elif deal < len(evening.dealt):
        phase, tables = "sealed", _sealed(evenings, evening, deal, you)
    return EveningDeal(evening.commitments[deal], phase, tables)


def _told(evening: Evening, deal: int) -> list[EveningTable]:
    found = zip(
        evening.dealt[deal],
        evening.seatings[deal],
        evening.outcomes[deal],
        evening.scores()[deal],
        strict=True,
    )
    return [
        EveningTable(
            seats=list(row),
            over=True,
            table=table,
            outcome=outcome,
            scores=[round(float(score), DIGITS) for score in scores],
        )
        for table, row, outcome, scores in found
    ]


def _sealed(evenings: Evenings, evening: Evening, deal: int, you: int | None) -> list[EveningTable]:
    return [
        EveningTable(
            seats=list(row),
            over=evenings.over(evening, table),
            table=table if you in row else "",
            outcome=None,
            scores=[],
        )
        for table, row in zip(evening.dealt[deal], evening.seatings[deal], strict=True)
    ]
