"""Puzzles about what is best: the question that tells most, the answer that tells least."""

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from ridotto.deduction import Listed, Notebook
from ridotto.deduction.advice import what_to_ask, what_to_show
from ridotto.deduction.findings import conclusions
from ridotto.games.inkognito.actions import Ask
from ridotto.games.inkognito.actions import Show as ShowCards
from ridotto.games.inkognito.parts import THREE
from ridotto.games.inkognito_cards.actions import Pass
from ridotto.games.inkognito_cards.components import AGENTS
from ridotto.kernel import AnyState, Game, Legal, Record, Seat, Step
from ridotto.review.puzzles.difficulty import by_choice
from ridotto.review.puzzles.puzzle import MOST_CHOICES, Puzzle, made_puzzle

MARGIN = 0.15
"""By so many bits the right question or answer is better than any other that can be chosen."""
TRUST = Fraction(1, 3)
"""Whoever is likelier than this to be on one's side is no rival."""
LAYS_OPEN = ("grey:", "mission:", "black-")
"""Cards that are always true: to show one tells most, as anybody can see."""


def question(book: Notebook, notes: dict[str, Any]) -> Iterator[Puzzle]:
    """One question tells more than all others."""
    knowledge = book.tracker.knowledge
    if not isinstance(knowledge, Listed) or knowledge.count() < 4:
        return
    asked = [
        each
        for each in what_to_ask(knowledge, book.tracker.lore)
        if isinstance(each.action, Ask) or book.game.id != "inkognito"
    ][:MOST_CHOICES]
    if len(asked) < 3 or asked[0].bits - asked[1].bits < MARGIN:
        return
    write = book.game.notation(book.options).write
    right = write(asked[0].action)
    choices = sorted(write(each.action) for each in asked)
    level = by_choice(book, ("question", ""), choices, right)
    yield made_puzzle(book, notes, ("question", ""), ("questions", level), (choices, right))


def answers_due(
    record: Record, game: Game, seat: Seat
) -> Iterator[tuple[int, tuple[str, list[str]]]]:
    """Before which event the seat had to answer whom, and with what it could."""
    options = record.header.options
    state: AnyState = game.start(options)
    notation = game.notation(options)
    event = 0
    for step in record.steps:
        if step.by == seat:
            to = _asker(record.header.seats, state, step)
            legal = state.legal(seat)
            if to is not None and isinstance(legal, Legal):
                shows = [notation.write(each) for each in legal if type(each) is type(step.action)]
                yield event + 1, (to, shows)
        state.apply(step.by, step.action)
        event += len(step.events)


def _asker(seats: Sequence[str], state: AnyState, step: Step) -> str | None:
    """To whom a seat shows something now."""
    public = state.public
    if isinstance(step.action, ShowCards) and public.due == THREE:
        asker: int = public.active
        return seats[asker]
    if isinstance(step.action, Pass):
        to: int = public.meetings[public.met].receiver(step.by)
        if to < min(len(AGENTS), len(seats)):
            return AGENTS[to]
    return None


def answer(
    book: Notebook, notes: dict[str, Any], to: str, shows: Sequence[str], rng: random.Random
) -> Iterator[Puzzle]:
    """One of some answers tells a rival less than the others. To somebody who is likely to be a
    friend one would rather tell much.
    """
    knowledge = book.tracker.knowledge
    assert isinstance(knowledge, Listed)
    if _trust(book, to) > TRUST:
        return
    read, write = (
        book.game.notation(book.options).read,
        book.game.notation(book.options).write,
    )
    asker = book.game.seats(book.options).index(to)
    coloured = [read(show) for show in shows if not any(sign in show for sign in LAYS_OPEN)]
    told = what_to_show(knowledge, book.tracker.lore, asker, coloured)
    worse = [each for each in told if each.bits >= told[0].bits + MARGIN]
    if len(worse) < 3:
        return
    best = told[0]
    chosen = [best, *rng.sample(worse, 3)]
    choices = sorted(write(each.action) for each in chosen)
    right = write(best.action)
    level = by_choice(book, ("answer", to), choices, right)
    yield made_puzzle(book, notes, ("answer", to), ("answers", level), (choices, right))


def _trust(book: Notebook, asker: str) -> Fraction:
    """How likely somebody is to be on one's side; where everybody plays for himself, nobody is."""
    for each, chances in conclusions(book, "worlds"):
        if each.name in ("partner", "ally"):
            return chances.get(asker, Fraction(0))
    return Fraction(0)
