"""Who could have known what, and when: drawn from what each seat was told, after the game."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ridotto.kernel import Fact, Game, Record, Seat, facts_for
from ridotto.server.encoding import encode
from ridotto.table.assistance import Assistant, levels_for


class Insight(Struct, frozen=True):
    """After ``step`` (from 1) ``seat`` could be certain: ``GAME-is-WHAT`` of the locale files.
    ``told`` are the facts that this step told it.
    """

    step: int
    seat: str
    whose: str
    what: str
    value: str
    told: list[Any]


class Insights(Struct, frozen=True):
    """What each seat could be certain of, in the order of the game; ``complete`` is the step after
    which a seat could have known everything there was to find out.
    """

    certain: list[Insight]
    complete: dict[str, int]


def insights(record: Record, game: Game) -> Insights:
    """Nothing for a game without lore. What a seat has from the start about itself, and what the
    end tells everybody, is no insight.
    """
    found = Insights([], {})
    if "logic" not in levels_for(game):
        return found
    for seat, name in enumerate(record.header.seats):
        known: set[tuple[str, str, str]] = set()
        for step, told, followed, whole in _followed(record, game, seat):
            certain = [fact for fact in followed if fact[0] != name]
            new = [fact for fact in certain if fact not in known]
            plain = msgspec.json.decode(encode(told)) if new else []
            found.certain.extend(Insight(step, name, *fact, plain) for fact in new)
            known.update(certain)
            if whole:
                found.complete.setdefault(name, step)
    found.certain.sort(key=lambda insight: insight.step)
    return found


Certain = list[tuple[str, str, str]]


def _followed(
    record: Record, game: Game, seat: Seat
) -> Iterator[tuple[int, Sequence[Fact], Certain, bool]]:
    """After each step that told the seat something: that, and what it could be certain of."""
    assistant = Assistant(game, record.header.options, "logic", seat, ())
    view = game.view(record.header.options, seat)
    for number, step in enumerate(record.steps[:-1], 1):
        told = facts_for(seat, step.events)
        for fact in told:
            assistant.hear(fact)
        help_ = assistant.help(view) if told else None
        if help_ is None or not help_.possible:
            continue
        yield (
            number,
            told,
            [
                (whose, what, values[0])
                for whose, secrets in help_.possible.items()
                for what, values in secrets.items()
                if len(values) == 1
            ],
            help_.worlds == "1",
        )
