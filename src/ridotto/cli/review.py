"""``ridotto review``"""

from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.json_lines import ReviewLine, Turning, print_line
from ridotto.cli.record_files import FileError, read_record, seat_of
from ridotto.cli.review_output import ReviewPage
from ridotto.cli.shared_options import Json, Language, system_language
from ridotto.games import GAMES
from ridotto.kernel import RecordError
from ridotto.review.results import Review, SeatReview, TurningPoint
from ridotto.review.reviewing import review as look_back
from ridotto.words import Words


def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    *,
    seat: Annotated[str | None, typer.Option(help="This seat alone, move by move.")] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Look back at a finished game: what could be known, what was worth doing, what decided it.

    Everything is judged by what a seat knew then. A game that is not over cannot be reviewed.
    """
    record = read_record(file)
    chosen = None if seat is None else seat_of(record, seat)
    game = GAMES[record.header.game]
    try:
        found = look_back(record, game)
    except RecordError as error:
        raise FileError(f"{file}:{error.line}: {error.reason}") from None
    seats = found.seats if chosen is None else [found.seats[chosen]]
    page = ReviewPage(found, game, Words(lang or system_language()))
    if json:
        print_line(_line(found, seats, page))
    elif chosen is None:
        page.print()
    else:
        page.print_seat(found.seats[chosen])


def _line(found: Review, seats: list[SeatReview], page: ReviewPage) -> ReviewLine:
    return ReviewLine(
        game=found.game,
        options=found.options,
        steps=found.steps,
        outcome=found.outcome,
        seats=seats,
        turning_points=[_turning(each, page) for each in found.turning_points],
        ending=_turning(found.ending, page),
    )


def _turning(point: TurningPoint, page: ReviewPage) -> Turning:
    told = page.turning(point)
    return Turning(point.step, point.seat, point.code, point.arguments, point.instead, told)
