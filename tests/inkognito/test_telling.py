"""The readable log, also where random play seldom gets."""

import pytest

from ridotto.games.inkognito.facts import Answered, Asked, Contested, Judged, Responded, Unmasked
from ridotto.games.inkognito.parts import LESS, NOTHING, PAIR, SINGLE, THREE
from ridotto.kernel import Ended, Fact, Outcome
from ridotto.words import LANGUAGES, Words
from tests.inkognito.play import GAME, Play

OPEN_MASKS = ((0, 1, 2, 3), (3, 2, 1, 0), (1, 0, 3, 2))
FACTS: tuple[Fact, ...] = (
    Contested(0, 2, right=False, due=NOTHING),
    Contested(0, 2, right=True, due=NOTHING),
    Contested(0, 2, right=True, due=LESS),
    Contested(0, 2, right=True, due=SINGLE),
    Judged(2, (2,), ()),
    Judged(2, (), (3, 8)),
    Answered(0, 2, 1, contestable=True),
    Answered(0, 2, 3, contestable=True),
    Asked(0, 2, 1, 16, PAIR),
    Asked(0, 2, 1, 9, THREE),
    Responded(1, hands=True),
    Responded(1, hands=False),
    Unmasked(*OPEN_MASKS, ()),
    Unmasked(*OPEN_MASKS, (0, 5, 10, 15)),
    Ended(Outcome("accomplished", "lf-cb", (0, 1))),
    Ended(Outcome("failed", "x-zz", (2, 3))),
    Ended(Outcome("escaped", "x-zz", (2,))),
    Ended(Outcome("caught", "lf-cb", (0, 1))),
    Ended(Outcome("seen-through", "ambassador", (4,))),
    Ended(Outcome("rounds", "nobody", ())),
    Ended(Outcome("forfeit", "agents", (0, 1, 2, 3))),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_branch_of_a_sentence_can_be_told_and_differs(language: str) -> None:
    words = Words(language)
    options = GAME.settle({"players": 5})
    texts = [words.fact(GAME, options, fact) for fact in FACTS]
    assert len(set(texts)) == len(texts)


def test_the_log_says_place_names() -> None:
    play = Play("water land land", {"blue.thin": 24})
    (event,) = play.do("blue", "water blue.thin 24>23")
    text = Words("en").fact(GAME, play.options, event.fact)
    assert text == (
        "Blue moves the thin blue figure from Sacca Fisola to San Nicolò dei Mendicoli (water)."
    )


@pytest.mark.parametrize(
    "text",
    [
        "water blue.thin 24>23",
        "ask red build",
        "ask red build via ambassador",
        "show CB tall short",
        "show LF grey:X mission:D",
        "expel red.fat 41",
        "aside blue.thin 24>25",
        "declare green B D",
        "shake hands",
        "lock LF.tall CB.fat X.thin ZZ.short",
        "phantom land water either",
        "deal LF tall A",
    ],
)
def test_notation_reads_what_it_writes(text: str) -> None:
    notation = GAME.notation(GAME.settle({}))
    assert notation.write(notation.read(text)) == text


def test_the_order_in_which_cards_are_named_means_nothing() -> None:
    notation = GAME.notation(GAME.settle({}))
    assert notation.read("show short tall CB") == notation.read("show CB tall short")
