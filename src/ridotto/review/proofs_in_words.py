"""Why something is certain, told to people: the steps of the smallest proof, a sentence each."""

from collections.abc import Mapping

from msgspec import Struct

from ridotto.deduction import Notebook, Proof
from ridotto.deduction.steps import Step, steps_of
from ridotto.deduction.tracker import knowing
from ridotto.kernel.hidden import Hidden, Narrowing, Variable, is_, is_not
from ridotto.words import Words

MOST_NAMED = 6
"""So many values are named; of more it is said how many they are."""


class ToldStep(Struct, frozen=True):
    """A step in words, the entries of the notes it rests on, and what it shows."""

    sentence: str
    entries: list[str]
    shows: tuple[Narrowing, ...]


def told_proof(words: Words, book: Notebook, proof: Proof, after: int = 0) -> list[ToldStep]:
    """The steps of the proof of a statement; the last one shows it. They are counted from those
    that were told before.
    """
    knowledge = book.tracker.knowledge
    assert proof.statement is not None
    steps = steps_of(knowledge, proof)
    so = words.statement(book.game, proof.statement)
    return [
        _told(
            words,
            book,
            step,
            so if step is steps[-1] else _shown(words, book, step),
            {earlier: after + earlier + 1 for earlier in range(number)},
        )
        for number, step in enumerate(steps)
    ]


def in_lines(words: Words, steps: list[ToldStep]) -> list[str]:
    """The steps as lines, numbered if there are several."""
    if len(steps) == 1:
        return [steps[0].sentence]
    return [
        words.text("step", {"number": number, "what": step.sentence})
        for number, step in enumerate(steps, 1)
    ]


def _told(words: Words, book: Notebook, step: Step, so: str, called: Mapping[int, int]) -> ToldStep:
    """``called`` is how each of the steps before is called."""
    learned = [book.tracker.knowledge.observations[number] for number in step.observations]
    rests_on = [*learned, *step.own]
    before = [
        words.text(
            "shown-before",
            {"what": _narrowed(words, book, narrowing), "step": called[earlier]},
        )
        for earlier, narrowing in step.earlier
        if earlier < len(called) - 1 or not _goes_on(narrowing, step)
    ]
    return ToldStep(
        words.argument(book.game, book.options, rests_on, so, before),
        list(dict.fromkeys(map(book.entry_of, rests_on))),
        step.shows,
    )


def _goes_on(narrowing: Narrowing, step: Step) -> bool:
    """Whether a step narrows the same thing down further: what was just said is not said again."""
    return narrowing.variables in [each.variables for each in step.shows]


def _shown(words: Words, book: Notebook, step: Step) -> str:
    return words.sequence([_narrowed(words, book, each, aside=True) for each in step.shows])


def _narrowed(words: Words, book: Notebook, narrowing: Narrowing, *, aside: bool = False) -> str:
    """What is left, or what is not, whichever is shorter. What is left is what the sheet leaves of
    it: not what one has seen oneself, which is said where it is told as news (``aside``).
    """
    if len(narrowing.variables) > 1:
        return words.together(book.game, narrowing)
    (variable,) = narrowing.variables
    shown = [value for (value,) in narrowing.left]
    out = _others(book.tracker.knowledge.hidden, narrowing)
    if len(out) < len(shown) and len(out) <= MOST_NAMED:
        return words.statement(book.game, is_not(variable, *out))
    left = _not_seen(book, variable, shown)
    if len(left) <= MOST_NAMED:
        said = words.statement(book.game, is_(variable, *left))
    else:
        said = words.one_of_many(book.game, variable, len(left))
    return words.text("shown-unseen", {"what": said}) if aside and left != shown else said


def _not_seen(book: Notebook, variable: Variable, values: list[str]) -> list[str]:
    """Those that one's own cards leave; all, if that would be one, which is not shown yet."""
    knowledge = book.tracker.knowledge
    possible = knowing(knowledge.hidden, knowledge.own).possible(variable)
    left = [value for value in values if value in possible]
    return left if len(left) > 1 else values


def _others(hidden: Hidden, narrowing: Narrowing) -> list[str]:
    (variable,) = narrowing.variables
    return [value for value in hidden.values(variable) if (value,) not in narrowing.left]
