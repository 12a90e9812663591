"""What would win: the goals of every world, and how near a position is to them."""

from collections.abc import Iterable

from msgspec import Struct

from ridotto.bots.inkognito.beliefs import Beliefs, Persons
from ridotto.bots.inkognito.routes import DISTANCE, At
from ridotto.games.inkognito.board import BOX, COURTS
from ridotto.games.inkognito.components import (
    AGENTS,
    AMBASSADOR,
    Identity,
    Letter,
    Piece,
    Side,
    Space,
    partner_of,
    team_of,
)
from ridotto.games.inkognito.missions import (
    MISSIONS,
    AmbassadorTo,
    AnyLandsOn,
    LandsOn,
    Mission,
    Stands,
)
from ridotto.games.inkognito.variant import Variant

WinningCall = tuple[Side, Letter] | None
"""Whom one would name and with which letter; nothing to say that one has fled."""


class Goal(Struct, frozen=True):
    """One of ``movers`` shares a space with ``target``, or stands on ``space``.

    ``bring`` marks the Ambassador's errands: he must arrive in this turn.
    """

    movers: tuple[Piece, ...]
    target: Piece | None
    space: Space
    bring: bool = False

    def met(self, at: At, *, arrived: bool) -> bool:
        there = self.space if self.target is None else at[self.target]
        return any(at[mover] == there for mover in self.movers) and (arrived or not self.bring)

    def distance(self, at: At) -> int:
        """How many routes are missing."""
        near = DISTANCE[self.space if self.target is None else at[self.target]]
        return min([near[at[mover]] for mover in self.movers])

    def by_expulsion(self) -> bool:
        """Whether meeting the Ambassador is enough, since he can be sent there."""
        return self.bring and bool(COURTS >> self.space & 1)


Goals = dict[WinningCall, dict[Goal, float]]
"""By what one would call out: the goals it may come down to, with their probabilities."""


def goals(mind: Beliefs) -> Goals:
    """What would win for one's own side, in all worlds that are left."""
    return goals_of(mind, mind.identity(), mind.persons)


def goals_of(mind: Beliefs, identity: Identity, worlds: Iterable[tuple[Persons, float]]) -> Goals:
    """The same for whoever has this identity."""
    found: Goals = {}
    share = 1 / len(mind.letters)
    pairs = _letter_pairs(mind)
    for persons, weight in worlds:
        own = persons[0].index(identity)
        partner = persons[0].index(partner_of(identity))
        if partner not in mind.variant.seat_of:
            piece = 4 * own + persons[1][own]
            goal = Goal((piece,), None, MISSIONS.flight[identity])
            _add(found, None, goal, weight)
            continue
        for (mine, theirs), count in pairs[own, partner].items():
            letters = {identity: mine, partner_of(identity): theirs}
            mission = MISSIONS.mission(letters, team_of(identity))
            _add(
                found,
                (partner, theirs),
                goal_of(mission, persons, mind.variant),
                weight * count * share,
            )
    return found


def _letter_pairs(mind: Beliefs) -> dict[tuple[Side, Side], dict[tuple[Letter, Letter], int]]:
    """In how many of the orders left two colours have each two letters."""
    pairs: dict[tuple[Side, Side], dict[tuple[Letter, Letter], int]] = {}
    for one in AGENTS:
        for other in AGENTS:
            counts: dict[tuple[Letter, Letter], int] = {}
            for letters in mind.letters:
                both = letters[one], letters[other]
                counts[both] = counts.get(both, 0) + 1
            pairs[one, other] = counts
    return pairs


def _add(found: Goals, call: WinningCall, goal: Goal, weight: float) -> None:
    goals = found.setdefault(call, {})
    goals[goal] = goals.get(goal, 0.0) + weight


def goal_of(mission: Mission, persons: Persons, variant: Variant) -> Goal:
    """A mission, if these are the persons."""
    identities, builds = persons

    def figure(identity: Identity) -> Piece:
        side = identities.index(identity)
        if side not in variant.seat_of:  # P3.2: his partner stands in for the arrested agent
            side = identities.index(partner_of(identity))
        return 4 * side + builds[side]

    def target(identity: Identity | None) -> Piece:
        return AMBASSADOR if identity is None else figure(identity)

    match mission:
        case AnyLandsOn(team, whom):
            sides = [side for side in AGENTS if team_of(identities[side]) == team]
            movers = [4 * side + build for side in sides for build in range(4)]
            return Goal(tuple(movers), target(whom), BOX)
        case Stands(agent, space):
            return Goal((figure(agent),), None, space)
        case LandsOn(agent, whom):
            return Goal((figure(agent),), target(whom), BOX)
        case AmbassadorTo(team, space) if variant.envoy is None:
            return Goal((AMBASSADOR,), None, space, bring=True)
        case AmbassadorTo(team, space):
            pair = [identity for identity in AGENTS if team_of(identity) == team]
            return Goal(tuple(map(figure, pair)), None, space)


def odds_of_winning(found: Goals, at: At, *, arrived: bool) -> tuple[WinningCall, float]:
    """What to call out in this position, and how likely it is right."""
    best: tuple[WinningCall, float] = (None, 0.0)
    for call in found:
        odds = odds_of_call(found, call, at, arrived=arrived)
        if odds > best[1]:
            best = call, odds
    return best


def odds_of_call(found: Goals, call: WinningCall, at: At, *, arrived: bool) -> float:
    """How likely it is right to call this out in this position."""
    weights = found.get(call, {})
    return sum(weight for goal, weight in weights.items() if goal.met(at, arrived=arrived))
