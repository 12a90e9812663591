"""A table at which a guest learns a game: he and his partners keep to the script of the lesson.

All rules are those of the game. The script says whose step is next, so the partners need not think,
and what it does not want of the learner is refused and changes nothing.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase

from ridotto.bots import stand_in_for
from ridotto.kernel import Game, Seat, ToChoose, ToPlay, ToRead, ToWatch
from ridotto.table.commands import Learn, OpenTable
from ridotto.table.log_entry import Entry
from ridotto.table.refused import Refused
from ridotto.table.settings import Settings, settle
from ridotto.table.table import Changed, Table, rules


def lesson_table(game: Game) -> OpenTable:
    """The table of a game's first evening. Raises Refused if there is none."""
    lesson = game.lesson
    if lesson is None:
        raise Refused("no-lesson")
    settings = settle(Settings(game=game.id, options=dict(lesson.options)))
    places: list[str | None] = [stand_in_for(game)] * len(game.seats(settings.options))
    places[lesson.seat] = None
    return OpenTable(settings=settings, places=tuple(places), lesson=True)


def learn(table: Table, entry: Entry, command: Learn) -> None:
    table.need("playing")
    table.need_seat(entry)
    step = table.lesson_step
    if not isinstance(step, ToRead | ToChoose) or step.id != command.step:
        raise Refused("not-now")
    if isinstance(step, ToChoose) and command.answer != step.right:
        raise Refused("think-again")
    table.lesson_at += 1
    table.out.append(Changed())


def keep_to_lesson(table: Table, seat: Seat, do: str, *, whole: bool) -> None:
    """Raises Refused unless the script wants this seat to do this now: as a step of a draft, or
    (``whole``) behind all of them.
    """
    step, match = table.lesson_step, table.match
    if step is None or match is None:
        return
    if table.by_bot(seat) is not None:
        fits = isinstance(step, ToWatch) and (seat, do) == (step.seat, step.do)
    else:
        drafted: Sequence[str] = match.drafts.get(seat, ())
        if isinstance(step, ToPlay) and not step.allows((*drafted, do), whole=whole):
            raise Refused(_slip(step, len(drafted), do))
        fits = isinstance(step, ToPlay)
    if not fits:
        raise Refused("other-lesson-step")


def _slip(step: ToPlay, done: int, do: str) -> str:
    """What is not right about it: it comes later, it is the right thing with something else, or it
    is something else altogether.
    """
    if any(fnmatchcase(do, later) for line in step.lines for later in line[done + 1 :]):
        return "later-lesson-step"
    words = do.split()
    for line in step.lines:
        wanted = line[done].split() if done < len(line) else []
        if len(wanted) == len(words) > 1 and fnmatchcase(words[0], wanted[0]):
            return "other-lesson-choice"
    return "other-lesson-step"


rules({Learn: learn})
