"""C1, C2 and the worked example."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.infiltraitors.components import (
    CARD_WORDS,
    CARDS,
    SHARES,
    SPECIALITIES,
    SYMBOLS,
    card,
    named,
    number_of,
    share,
    speciality_of,
)
from tests.infiltraitors.scene import Scene, cards


def test_C1_seventy_cards_and_five_special_ones() -> None:
    numbered = [c for c in CARDS if number_of(c) > 1]
    assert len(numbered) == 70
    assert len(CARDS) == 75
    assert SPECIALITIES == ("orange", "black", "red", "green", "blue")
    for speciality in range(5):
        of_it = [number_of(c) for c in numbered if speciality_of(c) == speciality]
        assert of_it == list(range(2, 16))
    assert len(set(CARD_WORDS)) == 75
    assert sum("special" in word for word in CARD_WORDS) == 5


def test_C1_every_speciality_has_a_symbol_of_its_own() -> None:
    assert set(SYMBOLS) == set(SPECIALITIES)
    assert len(set(SYMBOLS.values())) == 5


@given(st.sampled_from(CARDS), st.sampled_from(CARDS))
def test_C2_sharing_is_symmetric_and_tabled(one: int, other: int) -> None:
    assert SHARES[one][other] == SHARES[other][one] == share(one, other)
    assert SHARES[one][one]


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        ("red-7", "blue-7", True),
        ("red-7", "red-12", True),
        ("red-3", "blue-12", True),
        ("red-12", "blue-3", True),
        ("red-4", "blue-6", False),
        ("red-10", "blue-15", False),
        ("red-special", "red-9", True),
        ("red-special", "blue-9", False),
        ("red-special", "blue-special", False),
    ],
)
def test_C2_number_speciality_or_multiple(one: str, other: str, *, shared: bool) -> None:
    assert share(named(one), named(other)) is shared


def test_Ex1_the_green_six() -> None:
    traitor = named("green-6")
    for other in CARDS:
        expected = speciality_of(other) == 3 or number_of(other) in (2, 3, 6, 12)
        assert SHARES[traitor][other] is expected, CARD_WORDS[other]
    assert not SHARES[traitor][named("red-4")]
    assert card(3, 6) == traitor


def test_Ex1_at_the_table() -> None:
    scene = Scene("1", 2, {0: "red-4 red-12"}, reserved="green-6 green-15")
    scene.identify("green-6")
    scene.skip_to(0)
    scene.do("clue red-4")
    scene.skip_to(0)
    scene.do("clue red-12")
    assert scene.front(0).flat == cards("red-4")
    assert scene.front(0).upright == cards("red-12")
