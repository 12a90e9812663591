"""Knowledge at the card game against plain loops over all deals, in both models."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from ridotto.deduction import Knowledge, Tracker
from ridotto.games import GAMES
from ridotto.games.inkognito_cards.facts import Black, Pair, Secrets

CARD_GAME = GAMES["inkognito-cards"]
AGENTS = ("blue", "yellow", "green", "pink")
IDENTITIES = ("LF", "CB", "X", "ZZ")
NUMBERS = ("0", "11", "29", "52")
FACES = IDENTITIES + NUMBERS

Deal = tuple[tuple[str, str], ...]
ALL_DEALS: list[Deal] = [
    tuple(zip(identities, numbers, strict=True))
    for identities in permutations(IDENTITIES)
    for numbers in permutations(NUMBERS)
]


class Seen(Struct, frozen=True):
    """A pair that an agent passed me, or a single black card; ``black`` are those that are."""

    giver: int
    cards: tuple[str, ...]
    black: tuple[str, ...] = ()


class History(Struct, frozen=True):
    players: int
    me: int
    deal: Deal
    seen: tuple[Seen, ...]


def pairs(own: tuple[str, str], given_before: list[frozenset[str]]) -> list[frozenset[str]]:
    """The pairs with exactly one true card that were not passed yet; if there is none, all."""
    valid = [frozenset((true, lie)) for true in own for lie in FACES if lie not in own]
    return [pair for pair in valid if pair not in given_before] or valid


@st.composite
def histories(draw: st.DrawFn, players: int) -> History:
    me = draw(st.integers(0, {3: 2, 4: 3, 5: 4}[players]))
    deal = draw(st.sampled_from(ALL_DEALS))
    seen: list[Seen] = []
    for _ in range(draw(st.integers(0, 8))):
        giver = draw(st.sampled_from([agent for agent in range(4) if agent != me]))
        own = deal[giver]
        if (players == 3 and giver == 3) or draw(st.integers(0, 5)) == 0:
            card = draw(st.sampled_from(own))
            seen.append(Seen(giver, (card,), (card,)))
            continue
        before = [
            frozenset(old.cards) for old in seen if old.giver == giver and len(old.cards) == 2
        ]
        cards = tuple(sorted(draw(st.sampled_from(pairs(own, before)))))
        black = tuple(card for card in cards if card in own) if draw(st.integers(0, 4)) == 0 else ()
        seen.append(Seen(giver, cards, black))
    return History(players, me, deal, tuple(seen))


def allows(deal: Deal, history: History) -> bool:
    if history.me < 4 and deal[history.me] != history.deal[history.me]:
        return False
    return all(
        sum(card in deal[each.giver] for card in each.cards) == 1
        and all(card in deal[each.giver] for card in each.black)
        for each in history.seen
    )


def weight(deal: Deal, history: History) -> Fraction:
    """How likely what was passed is; a pair with a black card, and a black card, weigh 1."""
    product = Fraction(1)
    before: dict[int, list[frozenset[str]]] = {}
    for each in history.seen:
        if len(each.cards) == 2:
            old = before.setdefault(each.giver, [])
            if not each.black:
                product /= len(pairs(deal[each.giver], old))
            old.append(frozenset(each.cards))
    return product


def study(history: History) -> Knowledge:
    options = CARD_GAME.settle({"players": history.players})
    thinking = Tracker(CARD_GAME.studied.lore(options, history.me))
    if history.me < 4:
        identity, number = (FACES.index(card) for card in history.deal[history.me])
        thinking.hear(Secrets(history.me, identity, number))
    for each in history.seen:
        cards = sorted(each.cards, key=FACES.index)
        numbers = [FACES.index(card) + 8 * (card in each.black) for card in cards]
        if len(numbers) == 1:
            thinking.hear(Black(each.giver, (history.me,), numbers[0]))
        else:
            thinking.hear(Pair(each.giver, history.me, *numbers))
    return thinking.knowledge


@pytest.mark.parametrize("players", [3, 4, 5])
@given(data=st.data())
def test_worlds_values_and_odds_equal_brute_force(players: int, data: st.DataObject) -> None:
    history = data.draw(histories(players))
    knowledge = study(history)
    left = [deal for deal in ALL_DEALS if allows(deal, history)]
    assert knowledge.count() == len(left)
    having: Counter[tuple[int, int, str]] = Counter()
    mass: dict[tuple[int, int, str], Fraction] = {}
    total = Fraction(0)
    for deal in left:
        likely = weight(deal, history)
        total += likely
        for agent, secrets in enumerate(deal):
            for place, value in enumerate(secrets):
                having[agent, place, value] += 1
                mass[agent, place, value] = mass.get((agent, place, value), 0) + likely
    plain, weighed = knowledge.probabilities("worlds"), knowledge.probabilities("answers")
    for agent, name in enumerate(AGENTS):
        for place, what in enumerate(("identity", "number")):
            possible = knowledge.possible((name, what))
            for value, chance in plain[name, what].items():
                key = (agent, place, value)
                assert chance == Fraction(having[key], len(left))
                assert weighed[name, what][value] == mass.get(key, Fraction(0)) / total
                assert (value in possible) == (having[key] > 0)
