"""Reasons in words, in both languages."""

import pytest

from ridotto.deduction import Tracker
from ridotto.games import GAMES
from ridotto.games.masks.facts import Shown, Wears
from ridotto.kernel.hidden import Statement, is_, is_not
from ridotto.words import Words

MASKS = GAMES["masks"]
TWO = MASKS.settle({"players": 2})


def argue(language: str, statement: Statement) -> str:
    """Blue wears the moth; Green showed moth and owl."""
    tracker = Tracker(MASKS.studied.lore(TWO, 0))
    tracker.hear(Wears(1))
    tracker.hear(Shown(1, 0, 1, 2))
    proof = tracker.knowledge.why(statement)
    assert proof is not None
    learned = [tracker.knowledge.observations[number] for number in proof.observations]
    words = Words(language)
    so = words.statement(MASKS, statement)
    return words.argument(MASKS, TWO, [*learned, *proof.own], so)


@pytest.mark.parametrize(
    ("language", "argument"),
    [
        (
            "en",
            "Green showed the moth and the owl, and one of them is true; you wear the moth;"
            " so Green has the owl.",
        ),
        (
            "fr",
            "Vert a montré le papillon de nuit et le hibou, et l’un des deux est vrai\u202f;"
            " vous portez le papillon de nuit\u202f; donc Vert cache le hibou.",
        ),
    ],
)
def test_an_argument_reads_well(language: str, argument: str) -> None:
    assert argue(language, is_(("green", "mask"), "owl")) == argument


def test_a_negative_statement_and_one_that_needs_no_answer() -> None:
    assert argue("en", is_not(("green", "mask"), "moth")) == (
        "You wear the moth; so Green does not have the moth."
    )
    assert argue("en", is_(("box", "mask"), "fox")).endswith("so the box has the fox.")
