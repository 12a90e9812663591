"""Q1-Q7: what may be shown."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from ridotto.games.inkognito.actions import Show
from ridotto.games.inkognito.components import (
    ABOUT_IDENTITY,
    BUILDS,
    FACES,
    IDENTITIES,
    LETTERS,
    MISSION_CARDS,
    Build,
    Card,
    Identity,
    Letter,
    QuestionKind,
)
from ridotto.games.inkognito.parts import LESS, PAIR, SINGLE, THREE
from ridotto.kernel import Legal

Faces = str
"""A set of faces, as their words in order: "CB tall short"."""

FACE_WORDS = (*IDENTITIES, *BUILDS, *LETTERS)

COUNTS = {
    THREE: ((2, 1),),
    PAIR: ((2, 0),),
    LESS: ((1, 1), (2, 0)),
    SINGLE: ((1, 0),),
}
"""For each shape of an answer, how many cards of the kind asked for and of the other kind."""


@cache
def faces_of(cards: tuple[Card, ...]) -> Faces:
    """The faces of these cards: a grey card has the face of the coloured one (Q7)."""
    return " ".join(FACE_WORDS[face] for face in sorted(FACES[card] for card in cards))


@cache
def parts_of(faces: Faces) -> tuple[Faces, ...]:
    """The pairs in a set of three faces; a smaller set has no parts."""
    words = faces.split(" ")
    return tuple(map(" ".join, combinations(words, 2))) if len(words) == 3 else ()


class Answers:
    """Every answer that keeps Q1-Q6, by the set of its faces."""

    __slots__ = ("every", "honest", "legal", "single", "with_mission")

    def __init__(self, by_faces: dict[Faces, tuple[Show, ...]], single: tuple[Show, ...]) -> None:
        groups = tuple(by_faces.items())
        self.honest = tuple(group for group in groups if not _has_mission(group[1][0]))
        self.with_mission = tuple(group for group in groups if _has_mission(group[1][0]))
        self.every = [show for shows in by_faces.values() for show in shows]
        self.legal = Legal(self.every)
        self.single = single

    def unrepeated(self, times: dict[Faces, int]) -> Legal:
        """Q7, enforced: what was not shown this asker before. When nothing without the mission
        card is left, a single true card will do.
        """
        if not times:
            return self.legal
        allowed: list[Show] = []
        for faces, shows in self.honest:
            if faces not in times:
                allowed += shows
        if not allowed:
            allowed += self.single
        for faces, shows in self.with_mission:
            if faces not in times:
                allowed += shows
        return Legal(allowed)


def _has_mission(show: Show) -> bool:
    return show.cards[-1] in MISSION_CARDS


@cache
def answers(
    identity: Identity, build: Build, letter: Letter, question: QuestionKind, due: str
) -> Answers:
    """What an agent with this envelope can show."""
    own = (identity, build) if question == ABOUT_IDENTITY else (build, identity)
    kinds = (0, 8) if question == ABOUT_IDENTITY else (8, 0)
    by_faces: dict[Faces, tuple[Show, ...]] = {}
    for counts in COUNTS[due]:
        for shape, mission in _with_mission(counts):
            if due == SINGLE and mission:
                continue
            for shows in _layouts(own, kinds, shape, (16 + letter,) if mission else ()):
                by_faces[faces_of(shows[0].cards)] = shows
    true = kinds[0] + own[0]
    return Answers(by_faces, (Show((true,)), Show((true + 4,))))


def _with_mission(counts: tuple[int, int]) -> Iterator[tuple[tuple[int, int], bool]]:
    """Q6: the answer as asked, or with one of its cards replaced by the mission card."""
    asked, other = counts
    yield (asked, other), False
    if asked:
        yield (asked - 1, other), True
    if other:
        yield (asked, other - 1), True


def _layouts(
    own: tuple[int, int], kinds: tuple[int, int], shape: tuple[int, int], mission: tuple[Card, ...]
) -> Iterator[tuple[Show, ...]]:
    """For each set of faces with a true one among them (Q3), the ways to lay it down: any true
    face may be the grey card (Q5).
    """
    choices = (combinations(range(4), count) for count in shape)
    for values in product(*choices):
        true = [value for place in (0, 1) for value in values[place] if value == own[place]]
        if true:
            ways = [
                [base + value, base + value + 4] if value == mine else [base + value]
                for base, mine, picked in zip(kinds, own, values, strict=True)
                for value in picked
            ]
            yield tuple(Show((*cards, *mission)) for cards in product(*ways))
