"""Reasons in words, in both languages."""

import pytest

from ridotto.deduction import Study
from ridotto.games import GAMES
from ridotto.games.masks.model import Shown, Wears
from ridotto.kernel.hidden import Literal, is_, is_not
from ridotto.words import Words

MASKS = GAMES["masks"]
TWO = MASKS.settle({"players": 2})


def argue(language: str, statement: Literal) -> str:
    """Blue wears the moth; Green showed moth and owl."""
    study = Study(MASKS.lore(TWO, 0))
    study.hear(Wears(1))
    study.hear(Shown(1, 0, 1, 2))
    explanation = study.knowledge.why(statement)
    assert explanation is not None
    learned = [study.knowledge.observations[number] for number in explanation.observations]
    words = Words(language)
    return words.argument(MASKS, TWO, [*learned, *explanation.own], statement)


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
            "Vert a montré le papillon de nuit et le hibou, et l’un des deux est vrai ; vous portez"
            " le papillon de nuit ; donc Vert a le hibou.",
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
