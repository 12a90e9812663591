"""Perft: complete movements counted in two independent ways.

One walks through the legal actions of the game. The other knows only the board and the text of
the rules: it writes out every sequence of steps and keeps those that end as E1-E3 say. M3 is right
if and only if the two agree, for a step is legal if some end can be reached after it.
"""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.inkognito.actions import Done, Step
from ridotto.games.inkognito.board import BOARD
from ridotto.games.inkognito.components import BALLS, PIECES
from ridotto.games.inkognito.facts import Stepped
from ridotto.games.inkognito.positions import Party, can_end, is_end
from ridotto.kernel import EVERYONE, Event, Legal
from tests.inkognito.play import Play

Position = tuple[int, ...]
Movement = tuple[tuple[str, str, int], ...]

LAND: dict[int, set[int]] = {}
WATER: dict[int, set[int]] = {}
for _graph, _routes in ((LAND, BOARD.land), (WATER, BOARD.water)):
    for _one, _other in _routes:
        _graph.setdefault(_one, set()).add(_other)
        _graph.setdefault(_other, set()).add(_one)


def owner(piece: int) -> str:
    return PIECES[piece].split(".")[0]


def is_legal_end(position: Position, active: str) -> bool:
    """E1, E2 and E3, as they are written."""
    together: dict[int, list[str]] = {}
    for piece, space in enumerate(position):
        if space:
            together.setdefault(space, []).append(owner(piece))
    met: Counter[str] = Counter()
    for owners in together.values():
        if len(owners) > 2 or len(set(owners)) < len(owners):
            return False
        if len(owners) == 2:
            if active not in owners:
                return False
            met[next(o for o in owners if o != active)] += 1
    return all(times == 1 for who, times in met.items() if who != "ambassador")


def moves(position: Position, ball: str, active: str) -> Iterator[tuple[int, int]]:
    """T5: what a ball lets the active player move, and where."""
    for piece, space in enumerate(position):
        own, who = owner(piece) == active, owner(piece)
        if not space:
            continue
        goals: set[int] = set()
        if own and ball in ("land", "either"):
            goals |= LAND.get(space, set())
        if own and ball in ("water", "either"):
            goals |= WATER.get(space, set())
        if (ball == "ambassador" and who == "ambassador") or (
            ball == "opponent" and not own and who != "ambassador"
        ):
            goals = LAND.get(space, set()) | WATER.get(space, set())
        for goal in goals:
            yield piece, goal


def by_the_text(
    position: Position, balls: tuple[str, ...], active: str
) -> Iterator[tuple[Movement, Position]]:
    """Every complete movement."""
    if is_legal_end(position, active):
        yield (), position
    for ball in set(balls):
        left = list(balls)
        left.remove(ball)
        for piece, goal in moves(position, ball, active):
            then = (*position[:piece], goal, *position[piece + 1 :])
            for rest, end in by_the_text(then, tuple(left), active):
                yield ((ball, PIECES[piece], goal), *rest), end


def by_the_game(play: Play) -> Iterator[tuple[Movement, Position]]:
    public = play.state.public
    legal = play.state.offer(public.active)
    assert isinstance(legal, Legal)
    assert len(legal) > 0
    for action in list(legal):
        if isinstance(action, Done):
            yield (), tuple(public.at)
        elif isinstance(action, Step):
            before = public.at[:], public.masks[:], public.balls
            step = Stepped(public.active, action.ball, action.piece, action.start, action.goal)
            play.state.fold(Event(EVERYONE, step))
            first = BALLS[action.ball], PIECES[action.piece], action.goal
            for rest, end in by_the_game(play):
                yield (first, *rest), end
            public.at, public.masks, public.balls = before


CROWD = {"blue.tall": 29, "blue.short": 22, "blue.fat": 18, "red.tall": 58, "red.short": 21}
CROWD |= {"green.tall": 17, "yellow.tall": 16, "ambassador": 36, "red.fat": 34, "yellow.fat": 50}

POSITIONS = {
    # edition, players, whose turn, balls, pieces that do not stand on their start spaces,
    # then complete movements and distinct final positions
    "start, classic": ("classic", 4, "blue", "land water either", {}, 4346, 476),
    "start, 2013": ("2013", 4, "yellow", "land land ambassador", {}, 643, 162),
    "start, purple": ("2013", 4, "green", "water opponent none", {}, 198, 120),
    "crowd, classic": ("classic", 4, "blue", "either ambassador ambassador", CROWD, 186, 52),
    "crowd, 2013": ("2013", 4, "red", "land water either", CROWD, 2275, 304),
    "crowd, purple": ("2013", 4, "blue", "land ambassador opponent", CROWD, 2146, 585),
    "three players": ("2013", 3, "red", "either either opponent", {"ambassador": 29}, 13305, 2574),
    "fifth player": ("2013", 5, "ambassador", "ambassador ambassador", CROWD, 8, 6),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_M3_movements_agree_in_two_ways_of_counting(name: str) -> None:
    edition, players, turn, balls, at, movements, ends = POSITIONS[name]
    at = {piece: space for piece, space in at.items() if players > 3 or "yellow" not in piece}
    play = Play(balls, at, edition=edition, players=players, turn=turn)
    start = tuple(play.state.public.at)
    useful = tuple(ball for ball in balls.split(" ") if ball != "none")
    text = list(by_the_text(start, useful, turn))
    game = list(by_the_game(play))
    assert Counter(text) == Counter(game)
    assert (len(game), len({end for _, end in game})) == (movements, ends)


@given(st.data())
def test_E1_to_E3_agree_with_the_text_in_any_position(data: st.DataObject) -> None:
    """Positions of few spaces, where pieces stand on one another's toes."""
    spaces = [15, 16, 17, 18, 21, 22, 29, 34, 50, 58]
    spots = data.draw(st.lists(st.sampled_from([*spaces, 1, 3, 6, 7, 9]), min_size=17, max_size=17))
    if data.draw(st.booleans()):  # mostly apart
        apart = [2, 5, 8, 10, 11, 12, 13, 14, 19, 20, 23, 24, 25, 26, 27, 28, 30]
        spots = [s if data.draw(st.integers(0, 3)) == 0 else apart[p] for p, s in enumerate(spots)]
    masks = [0] * 5
    for piece, space in enumerate(spots):
        masks[piece >> 2] ^= 1 << space
    side = data.draw(st.integers(0, 4))
    active = owner(4 * side)
    party = Party(side, range(5))
    assert is_end(masks, party) == is_legal_end(tuple(spots), active)
    ball = data.draw(st.sampled_from(BALLS[:5]))
    if active == "ambassador":
        ball = "ambassador"
    ends = is_legal_end(tuple(spots), active) or any(
        is_legal_end((*spots[:piece], goal, *spots[piece + 1 :]), active)
        for piece, goal in moves(tuple(spots), ball, active)
    )
    assert can_end(spots, masks, party, (BALLS.index(ball),)) == ends
