"""Ways of answering: lawful likelihoods, a way of one's own, and what self-play made of it."""

import random

import msgspec
import pytest

from ridotto.bots.inkognito.asking import ASKING
from ridotto.bots.inkognito.reading_answers import Reader
from ridotto.bots.inkognito_cards.passing import ALLIED, ALONE
from ridotto.bots.mixtures import Mixtures, mixtures_of
from ridotto.bots.ways_of_answering import (
    ANY,
    APART,
    COMMON,
    DECEIVE,
    LEAST,
    MIXED,
    PROOF,
    Asking,
    Given,
    Moment,
)
from ridotto.games import GAMES
from ridotto.games.inkognito.components import CARDS, IDENTITIES
from ridotto.games.inkognito.facts import Asked, Enveloped, Shown
from ridotto.games.inkognito.parts import PAIR, THREE
from ridotto.games.inkognito.variant import variant_of
from ridotto.lab import self_play

WAYS = (ANY, *COMMON, DECEIVE + PROOF, DECEIVE + MIXED, APART)
ASKINGS = {"inkognito": ASKING, "allied": ALLIED, "alone": ALONE}


def given(asking: Asking, rng: random.Random) -> tuple[tuple[Given, ...], int]:
    """Some answers that somebody gave, and who he is."""
    person = rng.randrange(16)
    before: tuple[Given, ...] = ()
    for _ in range(rng.randrange(4)):
        asked = (rng.randrange(2), rng.choice((THREE, PAIR))) if asking is ASKING else None
        fresh = asking.fresh(person, asked, before)
        if fresh:
            before = (*before, (rng.choice(fresh), asked))
    return before, person


@pytest.mark.parametrize("name", ASKINGS)
def test_in_every_way_one_gives_one_of_the_answers_one_can_give(name: str, times: int) -> None:
    asking, rng = ASKINGS[name], random.Random(name)
    for _ in range(8 * times):
        before, person = given(asking, rng)
        asked = (rng.randrange(2), rng.choice((THREE, PAIR))) if asking is ASKING else None
        now = Moment(asking, asked, before)
        can = set(asking.fresh(person, asked, before))
        for way in WAYS:
            chances = now.way(way).get(person, {})
            assert set(chances) == can
            assert not can or sum(chances.values()) == pytest.approx(1)
            for each in now.way(way).values():
                assert all(0 < chance <= 1 for chance in each.values())


@pytest.mark.parametrize("name", ASKINGS)
def test_no_reader_believes_the_impossible_or_rules_out_the_truth(name: str, times: int) -> None:
    asking, rng = ASKINGS[name], random.Random(name)
    for _ in range(8 * times):
        before, person = given(asking, rng)
        proved = asking.read(before, PROOF)
        for reader in asking.readers:
            believed = asking.read(before, reader)
            assert believed[person] > 0
            assert all(proved[each] for each in range(16) if believed[each])


def test_who_stays_apart_shows_what_neither_the_careful_nor_deceivers_show() -> None:
    now = Moment(ASKING, (0, THREE), ())
    common = {
        answer
        for way in COMMON
        for chances in now.way(way).values()
        for answer, chance in chances.items()
        if chance == max(chances.values())
    }
    for chances in now.way(APART).values():
        mine = {answer for answer, chance in chances.items() if chance == max(chances.values())}
        assert len(mine) > 4
        assert not mine & common
        # Two identities, one of each team: whoever is told, it may be his own or the other.
        teams = {tuple(sorted(card >> 1 for card in answer if card < 4)) for answer in mine}
        assert teams == {(0, 1)}


def answered(way: str, shower: int, person: int, rng: random.Random) -> list[Asked | Shown]:
    now = ASKING.moment((0, THREE), ())
    chances = now.way(way)[person]
    best = [answer for answer, chance in chances.items() if chance == max(chances.values())]
    return [
        Asked(0, shower, 0, 4 * shower, THREE),
        Shown(0, shower, 0, rng.choice(best), None),
    ]


def odds_of_partner(way: str, person: int, rng: random.Random) -> float:
    """What LF makes of the first answer of somebody."""
    mind = Reader(variant_of(GAMES["inkognito"].settle({})), 0)
    for fact in (Enveloped(0, 0, 0), *answered(way, 1, person, rng)):
        mind.hear(fact)
    mind.refresh()
    return mind.odds_of_partner(1)


def test_a_partner_is_known_by_his_way_and_nobody_else_is_taken_for_him() -> None:
    rng = random.Random(1)
    partner = 4 * IDENTITIES.index("CB") + 1
    rivals = [4 * IDENTITIES.index(rival) + 2 for rival in ("X", "ZZ")]
    known = [odds_of_partner(APART, partner, rng) for _ in range(40)]
    assert min(known) > 1 / 3
    assert sum(known) / len(known) > 0.5
    for way in COMMON:
        taken = [odds_of_partner(way, rival, rng) for rival in rivals for _ in range(20)]
        assert max(taken) < 1 / 3


def test_answers_make_one_doubt_though_they_prove_nothing_new() -> None:
    """An answer that rules out no world still changes how likely they are."""
    mind = Reader(variant_of(GAMES["inkognito"].settle({})), 0)
    mind.hear(Enveloped(0, 0, 0))
    cards = tuple(sorted(CARDS.index(word) for word in ("X", "ZZ", "short")))
    odds = []
    for question in (0, 1):
        mind.hear(Asked(0, 1, question, 4, THREE))
        shown = (
            cards
            if question == 0
            else (CARDS.index("X"), *sorted(CARDS.index(word) for word in ("short", "tall")))
        )
        mind.hear(Shown(0, 1, question, shown, None))
        mind.refresh()
        odds.append(mind.odds_of_partner(1))
    assert odds[0] != odds[1]


def test_the_equilibrium_of_known_games() -> None:
    paper = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]
    assert self_play.solve(paper) == pytest.approx([1 / 3] * 3, abs=0.02)
    best = [[0.0, -0.1, -0.2], [0.1, 0.0, -0.1], [0.2, 0.1, 0.0]]
    assert self_play.solve(best)[2] > 0.95


@pytest.mark.parametrize("game", self_play.PLAYED)
def test_what_came_out_of_self_play_is_mixtures(game: str) -> None:
    found = mixtures_of(game)
    for shares in (found.own, found.rivals, found.friends):
        assert sum(share for _, share in shares) == pytest.approx(1, abs=0.01)
        assert {way for way, _ in shares} <= set(self_play.WAYS)
    least = min(share for _, share in found.rivals)
    assert least >= self_play.FLOOR / len(self_play.WAYS) - 0.001


def test_self_play_repeats_with_its_seed() -> None:
    members = [self_play.believing(way, ((ANY, 1.0),)) for way in (LEAST, APART)]
    scores = [self_play.score("inkognito-cards", members, 2, "s", 1) for _ in range(2)]
    assert scores[0] == scores[1]
    assert scores[0][0][1] == -scores[0][1][0]
    drawn = Mixtures((("one", 0.5), ("other", 0.5)), (), ())
    assert {drawn.draw(random.Random(seed)) for seed in range(9)} == {"one", "other"}
    assert msgspec.json.decode(msgspec.json.encode(drawn), type=Mixtures) == drawn
