"""What an answer says, as clauses, and which answers could have been given instead."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from ridotto.games.inkognito.answers import FACE_WORDS, Faces, answers, faces_of
from ridotto.games.inkognito.components import (
    BUILDS,
    FACES,
    GREY,
    IDENTITIES,
    MISSION_CARDS,
    Card,
    QuestionKind,
)
from ridotto.games.inkognito.facts import Shown
from ridotto.kernel.hidden import Clause, Observation, Statement, Variable, is_, is_not

Known = set[Faces]
"""The sets of faces somebody was shown, and the pairs in them."""

KINDS = ("identity", "build", "mission")


class AnswerFaces(Struct, frozen=True):
    """An answer in short: its faces, and whether all of its cards may lie."""

    faces: Faces
    coloured: bool


def as_answer(cards: tuple[Card, ...]) -> AnswerFaces:
    coloured = not any(GREY[card] or card in MISSION_CARDS for card in cards)
    return AnswerFaces(faces_of(cards), coloured)


def secrets_of(whose: str) -> tuple[Variable, Variable, Variable]:
    """The three variables of an envelope."""
    return (whose, KINDS[0]), (whose, KINDS[1]), (whose, KINDS[2])


def holds(whose: str, face: int, *, true: bool) -> Statement:
    """An agent has this face in his envelope, or has not."""
    variable = (whose, KINDS[face >> 2])
    return is_(variable, FACE_WORDS[face]) if true else is_not(variable, FACE_WORDS[face])


@lru_cache(maxsize=4096)
def truths(whose: str, cards: tuple[Card, ...]) -> tuple[Clause, ...]:
    """Q3, Q5, Q6: one identity or build is true; grey and mission cards are."""
    faces = sorted(FACES[card] for card in cards if card not in MISSION_CARDS)
    one = tuple(holds(whose, face, true=True) for face in faces)
    certain = [
        (holds(whose, FACES[card], true=True),)
        for card in cards
        if GREY[card] or card in MISSION_CARDS
    ]
    return (one, *certain)


@lru_cache(maxsize=1024)
def says_of(cards: tuple[Card, ...], *, via: bool) -> str:
    """The sentence that tells an answer: of some cards at least one is true, others always are."""
    parts = ["shown"]
    if via:
        parts.append("via")
    if any(GREY[card] for card in cards):
        parts.append("grey")
    if any(card in MISSION_CARDS for card in cards):
        parts.append("mission")
    return "-".join(parts)


def _coloured(
    identity: int, build: int, question: QuestionKind, due: str, known: frozenset[Faces]
) -> list[tuple[Card, ...]]:
    """Q1-Q3, Q7: the answers in coloured cards that were not given yet; else a single true one."""
    found = answers(identity, build, 0, question, due)
    fresh = [shows[0].cards for faces, shows in found.honest if faces not in known]
    return fresh or [found.single[0].cards]


@lru_cache(maxsize=1024)
def count_answers(
    question: QuestionKind, due: str, known: frozenset[Faces], given: tuple[Card, ...]
) -> Mapping[tuple[str, ...], int]:
    """By identity and build: how many answers there were, where the given one is among them."""
    counts: dict[tuple[str, ...], int] = {}
    for identity in range(len(IDENTITIES)):
        for build in range(len(BUILDS)):
            fresh = _coloured(identity, build, question, due, known)
            if given in fresh:
                counts[IDENTITIES[identity], BUILDS[build]] = len(fresh)
    return counts


@lru_cache(maxsize=1024)
def coloured_answers(
    whose: str, fact: Shown, due: str, known: frozenset[Faces]
) -> Mapping[tuple[str, ...], Sequence[Observation]]:
    """By identity and build: what may be answered to a question like the one of ``fact``."""
    made: dict[tuple[Card, ...], Observation] = {}
    for_all: dict[tuple[str, ...], Sequence[Observation]] = {}
    for identity in range(len(IDENTITIES)):
        for build in range(len(BUILDS)):
            fresh = _coloured(identity, build, fact.question, due, known)
            for cards in fresh:
                if cards not in made:
                    shown = Shown(fact.asker, fact.shower, fact.question, cards, None)
                    made[cards] = Observation(truths(whose, cards), "shown", shown)
            for_all[IDENTITIES[identity], BUILDS[build]] = [made[cards] for cards in fresh]
    return for_all
