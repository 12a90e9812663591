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
    Unmasked(*OPEN_MASKS, (), None),
    Unmasked(*OPEN_MASKS, (), 3),
    Unmasked(*OPEN_MASKS, (0, 5, 10, 15), None),
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


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Nobody played Madame Zsa Zsa, who was under arrest."),
        ("fr", "Personne ne jouait Madame Zsa Zsa, sous les verrous."),
    ],
)
def test_P3_1_the_arrested_agent_is_said_to_be_nobodys(language: str, said: str) -> None:
    play = Play("land land water", players=3, absent="yellow")
    events = play.do("blue", "escape")
    texts = [Words(language).fact(GAME, play.options, event.fact) for event in events]
    assert sum(said in text for text in texts) == 1
    four = Play("land land water")
    four.do("blue", "declare green A B")
    texts = [Words(language).fact(GAME, four.options, e.fact) for e in four.do("green", "refuse")]
    assert not any(said[:7] in text for text in texts)


@pytest.mark.parametrize(
    ("language", "alone", "pair"),
    [
        ("en", ("Red wins alone.", "you win alone."), "(Red and Yellow)"),
        ("fr", ("Rouge gagne en solitaire.", "vous gagnez en solitaire."), "(Rouge et Jaune)"),
    ],
)
def test_P3_2_whoever_wins_alone_is_no_pair(
    language: str, alone: tuple[str, str], pair: str
) -> None:
    words = Words(language)
    options = GAME.settle({"players": 3, "absent": "yellow"})
    won = Ended(Outcome("failed", "x-zz", (2,)))
    assert words.fact(GAME, options, won).endswith(alone[0])
    assert words.fact(GAME, options, won, 2).endswith(alone[1])
    both = Ended(Outcome("failed", "x-zz", (2, 3)))
    assert pair in words.fact(GAME, GAME.settle({"players": 4}), both)


def test_the_log_says_place_names() -> None:
    play = Play("water land land", {"blue.thin": 24})
    (event,) = play.do("blue", "water blue.thin 24>23")
    text = Words("en").fact(GAME, play.options, event.fact)
    assert text == (
        "Blue moved the thin blue figure from Sacca Fisola to San Nicolò dei Mendicoli (canal)."
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
