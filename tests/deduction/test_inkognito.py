"""Knowledge at Inkognito against plain loops over all deals, in both models."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from ridotto.deduction import Knowledge, Tracker
from ridotto.games import GAMES
from ridotto.games.inkognito.actions import Ask, AskVia, Contest
from ridotto.games.inkognito.components import AMBASSADOR
from ridotto.games.inkognito.facts import Asked, Enveloped, Judged, Shown
from ridotto.kernel import Action, Legal, Options, Value, View
from ridotto.testing import Walk

INKOGNITO = GAMES["inkognito"]
COLOURS = ("blue", "green", "red", "yellow")
IDENTITIES = ("LF", "CB", "X", "ZZ")
BUILDS = ("tall", "short", "fat", "thin")
LETTERS = "ABCD"
CARDS = INKOGNITO.vocabulary(INKOGNITO.settle({}))["card"]

Envelope = tuple[str, str, str]
Deal = tuple[Envelope, ...]


class Answer(Struct, frozen=True):
    """Cards by their words; ``told`` is whether they were judged afterwards."""

    asker: str
    shower: str
    question: str
    via: bool
    cards: tuple[str, ...]
    told: bool = False


class History(Struct, frozen=True):
    options: dict[str, str | int]
    deal: Deal
    me: str
    answers: tuple[Answer, ...]


def face(card: str) -> str:
    return card.rsplit(":", maxsplit=1)[-1]


def layouts(question: str, *, pair: bool) -> Iterator[frozenset[str]]:
    """Every set of faces that answers such a question, true or not."""
    asked, other = (IDENTITIES, BUILDS) if question == "identity" else (BUILDS, IDENTITIES)
    for two in combinations(asked, 2):
        if pair:
            yield frozenset(two)
        else:
            yield from (frozenset((*two, one)) for one in other)


def fresh(
    envelope: Envelope, question: str, shown: list[frozenset[str]], *, pair: bool
) -> list[frozenset[str]]:
    """Those with a true one that were not shown before, nor are part of what was."""
    return [
        faces
        for faces in layouts(question, pair=pair)
        if faces & set(envelope[:2])
        and not any(faces == old or (pair and faces < old) for old in shown)
    ]


def names(options: dict[str, str | int]) -> list[str]:
    absent = options["absent"] if options["players"] == 3 else None
    return [colour for colour in COLOURS if colour != absent]


def onlookers(answer: Answer, players: object) -> set[str]:
    both = {answer.asker}
    return both | {"ambassador"} if answer.via and players == 5 else both


@st.composite
def histories(draw: st.DrawFn, edition: str, players: int) -> History:
    options: dict[str, str | int] = {
        "players": players,
        "edition": edition,
        "absent": draw(st.sampled_from(COLOURS)),
    }
    shuffled = [draw(st.permutations(words)) for words in (IDENTITIES, BUILDS, LETTERS)]
    deal = tuple(zip(*shuffled, strict=True))
    agents = names(options)
    me = draw(st.sampled_from([*agents, "ambassador"] if players == 5 else agents))
    envelopes = dict(zip(COLOURS, deal, strict=True))
    shown: dict[tuple[str, str], list[frozenset[str]]] = {}
    answers: list[Answer] = []
    for _ in range(draw(st.integers(0, 7))):
        answer = draw(answers_of(options, me, envelopes, shown))
        if answer is not None:
            answers.append(answer)
            for seer in onlookers(answer, players):
                faces = frozenset(map(face, answer.cards))
                shown.setdefault((seer, answer.shower), []).append(faces)
    return History(options, deal, me, tuple(answers))


@st.composite
def answers_of(
    draw: st.DrawFn,
    options: dict[str, str | int],
    me: str,
    envelopes: dict[str, Envelope],
    shown: dict[tuple[str, str], list[frozenset[str]]],
) -> Answer | None:
    """An answer that ``me`` sees: to a question of his own, or through his figure."""
    agents = names(options)
    shower = draw(st.sampled_from([agent for agent in agents if agent != me]))
    via = draw(st.booleans())
    asker = me
    if me == "ambassador" and via:
        asker = draw(st.sampled_from([agent for agent in agents if agent != shower]))
    question = draw(st.sampled_from(("identity", "build")))
    pair = via or me == "ambassador"
    own = envelopes[shower]
    possible = fresh(own, question, shown.get((asker, shower), []), pair=pair)
    if not possible:
        return None
    faces = draw(st.sampled_from(possible))
    cards = [
        f"grey:{card}" if card in own and draw(st.booleans()) else card for card in sorted(faces)
    ]
    if draw(st.integers(0, 3)) == 0:
        place = draw(st.integers(0, len(cards) - 1))
        left = [card for number, card in enumerate(cards) if number != place]
        if any(face(card) in own for card in left):
            cards = [*left, f"mission:{own[2]}"]
    told = not pair and draw(st.integers(0, 5)) == 0
    return Answer(asker, shower, question, via, tuple(cards), told)


def allows(deal: dict[str, Envelope], history: History) -> bool:
    """By the rules: one true card an answer, grey and mission cards always true."""
    mine = dict(zip(COLOURS, history.deal, strict=True))
    for answer in history.answers:
        own = deal[answer.shower]
        plain = [card for card in answer.cards if not card.startswith("mission:")]
        certain = [card for card in answer.cards if ":" in card]
        if not any(face(card) in own for card in plain):
            return False
        if not all(face(card) in own for card in certain):
            return False
        if answer.told:
            true = [face(card) in mine[answer.shower] for card in plain]
            if true != [face(card) in own for card in plain]:
                return False
    return True


def weight(deal: dict[str, Envelope], history: History) -> Fraction:
    """How likely these answers are, each drawn from those in coloured cards not given yet."""
    product = Fraction(1)
    shown: dict[tuple[str, str], list[frozenset[str]]] = {}
    for answer in history.answers:
        pair = answer.via or answer.asker == "ambassador"
        faces = frozenset(map(face, answer.cards))
        old = shown.get((answer.asker, answer.shower), [])
        if not any(":" in card for card in answer.cards):
            product /= len(fresh(deal[answer.shower], answer.question, old, pair=pair))
        for seer in onlookers(answer, history.options["players"]):
            shown.setdefault((seer, answer.shower), []).append(faces)
    return product


def all_deals() -> Iterator[dict[str, Envelope]]:
    for identities in permutations(IDENTITIES):
        for builds in permutations(BUILDS):
            for letters in permutations(LETTERS):
                yield dict(zip(COLOURS, zip(identities, builds, letters, strict=True), strict=True))


ALL_DEALS = list(all_deals())
WITH: dict[tuple[str, Envelope], list[dict[str, Envelope]]] = {}
"""All deals, by what one colour holds."""
for dealt in ALL_DEALS:
    for holder, held in dealt.items():
        WITH.setdefault((holder, held), []).append(dealt)


def study(history: History) -> Knowledge:
    """The knowledge of ``me`` from the facts of this history."""
    options: Options = INKOGNITO.settle(history.options)
    seats = INKOGNITO.seats(options)
    me = seats.index(history.me)
    thinking = Tracker(INKOGNITO.studied.lore(options, me))
    if history.me in COLOURS:
        identity, build, letter = history.deal[COLOURS.index(history.me)]
        thinking.hear(
            Enveloped(IDENTITIES.index(identity), BUILDS.index(build), LETTERS.index(letter))
        )
    for answer in history.answers:
        asker, shower = seats.index(answer.asker), seats.index(answer.shower)
        question = ("identity", "build").index(answer.question)
        met = AMBASSADOR if answer.via else 4 * COLOURS.index(answer.shower)
        pair = answer.via or answer.asker == "ambassador"
        witness = seats.index("ambassador") if answer.via and len(seats) == 5 else None
        cards = tuple(sorted(CARDS.index(card) for card in answer.cards))
        thinking.hear(Asked(asker, shower, question, met, "pair" if pair else "three"))
        thinking.hear(Shown(asker, shower, question, cards, witness))
        if answer.told:
            own = history.deal[COLOURS.index(answer.shower)]
            judged = [card for card in cards if CARDS[card][:8] != "mission:"]
            true = tuple(card for card in judged if face(CARDS[card]) in own)
            false = tuple(card for card in judged if face(CARDS[card]) not in own)
            thinking.hear(Judged(shower, true, false))
    return thinking.knowledge


TABLES = [("2013", 3), ("2013", 4), ("2013", 5), ("classic", 3), ("classic", 4)]


@pytest.mark.parametrize(("edition", "players"), TABLES)
@given(data=st.data())
def test_worlds_values_and_odds_equal_brute_force(
    edition: str, players: int, data: st.DataObject
) -> None:
    history = data.draw(histories(edition, players))
    knowledge = study(history)
    deals = ALL_DEALS
    if history.me in COLOURS:
        deals = WITH[history.me, history.deal[COLOURS.index(history.me)]]
    left = [deal for deal in deals if allows(deal, history)]
    assert knowledge.count() == len(left)
    having: Counter[tuple[str, int, str]] = Counter()
    mass: dict[tuple[str, int, str], Fraction] = {}
    total = Fraction(0)
    for deal in left:
        likely = weight(deal, history)
        total += likely
        for colour, envelope in deal.items():
            for place, value in enumerate(envelope):
                having[colour, place, value] += 1
                mass[colour, place, value] = mass.get((colour, place, value), 0) + likely
    plain, weighed = knowledge.probabilities("worlds"), knowledge.probabilities("answers")
    present = names(history.options)
    for colour in COLOURS:
        whose = colour if colour in present else "arrested"
        for place, what in enumerate(("identity", "build", "mission")):
            possible = knowledge.possible((whose, what))
            for value, chance in plain[whose, what].items():
                key = (colour, place, value)
                assert chance == Fraction(having[key], len(left))
                assert weighed[whose, what][value] == mass.get(key, Fraction(0)) / total
                assert (value in possible) == (having[key] > 0)


def suspicious(view: View, legal: Legal, rng: random.Random) -> Action:
    """Contests everything, steps aside from nothing, and does not end the game."""
    if Contest() in legal:
        return Contest()
    asks = [action for action in legal if isinstance(action, Ask | AskVia)]
    return rng.choice(asks) if asks else Legal(*legal.groups).pick(rng)


@pytest.mark.parametrize(
    "chosen", [{"edition": "classic", "players": 4}, {"edition": "2013", "players": 5}]
)
def test_Q7_a_seat_knows_what_others_have_seen_of_it_verdicts_included(
    chosen: dict[str, Value],
) -> None:
    options = INKOGNITO.settle({**chosen, "repeats": "honour", "max_rounds": 60})
    judged = sum(_check_what_others_have_seen(options, seed) for seed in range(8))
    assert judged or options["edition"] != "classic"


def _check_what_others_have_seen(options: Options, seed: int) -> int:
    """In one game; how many verdicts there were."""
    walk = Walk(INKOGNITO, options, random.Random(seed), suspicious)
    lores = [INKOGNITO.studied.lore(options, seat) for seat in range(int(options["players"] or 0))]
    judged = 0
    while (move := walk.next()) is not None:
        step = walk.take(*move)
        for seat, lore in enumerate(lores):
            for fact in step.facts(seat):
                lore.hear(fact)
        judged += any(isinstance(event.fact, Judged) for event in step.events)
    for shower, lore in enumerate(lores):
        for asker, theirs in enumerate(lores):
            seen = [
                observation.clauses
                for observation in theirs.observations
                if isinstance(observation.fact, Shown | Judged)
                and observation.fact.shower == shower
                and asker != shower
            ]
            assert [observation.clauses for observation in lore.shown_to(asker)] == seen
    return judged
