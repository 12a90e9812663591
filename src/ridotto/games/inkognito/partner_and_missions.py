"""What follows from identities and letters: who the partner is, and the joint missions."""

from collections.abc import Callable

from ridotto.games.inkognito.components import IDENTITIES, Side, partner_of, team_of

ARRESTED = "arrested"
"""Whose the envelope is that nobody opened (P3.1)."""

Follows = Callable[[tuple[str, ...]], str]
FIRST = (0, 3)
"""The agent named first in each team's missions: LF and ZZ."""


def partner_among(side: Side, whose: tuple[str, ...]) -> Follows:
    """From all identities: whose partner this side is looking for."""

    def partner(values: tuple[str, ...]) -> str:
        identities = [IDENTITIES.index(value) for value in values]
        return whose[identities.index(partner_of(identities[side]))]

    return partner


def mission_of(team: int, whose: tuple[str, ...]) -> Follows:
    """From all identities, then all letters: the tag of a team's mission, such as ``LF-BD``; with
    one of them under arrest the other one must flee, and the tag is his (``LF-flees``).
    """

    def mission(values: tuple[str, ...]) -> str:
        identities = [IDENTITIES.index(value) for value in values[:4]]
        first = FIRST[team]
        pair = (first, partner_of(first))
        sides = [identities.index(identity) for identity in pair]
        seated = zip(pair, sides, strict=True)
        free = [IDENTITIES[who] for who, side in seated if whose[side] != ARRESTED]
        if len(free) == 1:
            return f"{free[0]}-flees"
        letters = "".join(values[4 + side] for side in sides)
        return f"{IDENTITIES[first]}-{letters}"

    assert team_of(FIRST[team]) == team
    return mission
