"""Hidden worlds: the reference, the fast candidates, and imagined states; K1's clue sheets."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.infiltraitors.candidates import KINGPIN, candidates, distinct, jointly
from ridotto.games.infiltraitors.components import named
from ridotto.games.infiltraitors.imagine import imagine
from ridotto.games.infiltraitors.missions import MISSIONS
from ridotto.games.infiltraitors.special.mission_16_cipher import combined
from ridotto.games.infiltraitors.state import MissionState
from ridotto.games.infiltraitors.worlds import World, true_world, worlds
from ridotto.kernel import SPECTATOR, Options, View
from ridotto.kernel.seats import SEATS_IN
from tests.infiltraitors.oracle import deep_walk
from tests.infiltraitors.scene import GAME, Scene, cards
from tests.lanes import examples

FEW = 3000
"""Views with more worlds than this are not written out."""


def moments(mission: str, players: int, seed: int, share: float) -> Iterator[MissionState]:
    """Some positions of a game in which a seat is to act; each is used before the next."""
    walk = deep_walk(mission, players, seed)
    rng = random.Random(seed)
    while (move := walk.next()) is not None:
        if move[0] >= 0 and rng.random() < share:
            assert isinstance(walk.state, MissionState)
            yield walk.state
        walk.take(*move)


def identities(world: World, view: View) -> dict[int, int]:
    owners = SEATS_IN[view.public.holders]
    seconds = world.seconds or world.traitors
    found = {
        owner: combined(one, two) if world.seconds else one
        for owner, one, two in zip(owners, world.traitors, seconds, strict=True)
        if owner != view.seat
    }
    own = view.private
    if world.kingpin is not None and (own is None or own.kingpin is None):
        found[KINGPIN] = world.kingpin
    return found


def check_view(options: Options, state: MissionState, seat: int) -> int:
    """Everything there is to check at one moment for one seat; how many worlds were listed."""
    view = state.view(seat)
    real = true_world(state)
    found = candidates(options, view)
    assert all(card in found[owner] for owner, card in identities(real, view).items())
    blind = bool(real.hands)
    listed = [] if blind else list(islice(worlds(view), FEW + 1))
    if not blind and len(listed) <= FEW:
        assert real in listed
        assert len(set(listed)) == len(listed)
        united: dict[int, set[int]] = {owner: set() for owner in found}
        for world in listed:
            for owner, card in identities(world, view).items():
                united[owner].add(card)
        assert united == found
    some = [*islice(worlds(view), 2), real]
    for world in some:
        if seat != SPECTATOR:
            check_imagined(options, state, view, world)
    return len(listed)


def check_imagined(options: Options, state: MissionState, view: View, world: World) -> None:
    seat = view.seat
    rng = random.Random(7)
    imagined = imagine(view, world, rng)
    assert true_world(imagined) == world
    assert imagined.view(seat).encode() == view.encode()
    assert list(imagined.legal(seat)) == list(state.legal(seat))
    public, truth = imagined.public, imagined.truth
    assert [len(imagined.hand(s)) for s in range(public.agents)] == public.hands
    apart = public.apart if truth.kingpin is None else 0
    face_down = public.hq - len(truth.hq) + public.buried - len(truth.buried)
    assert len(truth.pool) == public.middle + apart + face_down
    while public.to_act:
        actor = public.to_act[0]
        imagined.apply(actor, imagined.legal(actor).pick(rng))
    assert public.outcome is not None


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_actual_world_is_possible_and_others_can_be_played(mission: str, players: int) -> None:
    options = GAME.settle({"mission": mission, "players": players})
    checked = 0
    for state in moments(mission, players, players, 0.08):
        for seat in (*range(players), SPECTATOR):
            check_view(options, state, seat)
            checked += 1
    assert checked


@examples(15)
@given(st.sampled_from(["T1", "T2", "2", "16", "18", "19"]), st.integers(0, 10_000))
def test_candidates_are_those_of_all_worlds(mission: str, seed: int) -> None:
    options = GAME.settle({"mission": mission, "players": 3})
    for state in moments(mission, 3, seed, 0.1):
        for seat in range(3):
            check_view(options, state, seat)


def test_mission_17_the_own_unseen_hand_is_part_of_the_world() -> None:
    scene = Scene("17", 2)
    view = scene.state.view(0)
    world = next(worlds(view))
    assert len(world.hands[0]) == 5
    assert world.hands[1] == tuple(scene.own(0).others[1])
    assert not set(world.hands[0]) & set(world.hands[1])


def test_mission_17_worlds_are_written_out_exactly_when_few_cards_are_left() -> None:
    scene = Scene("17", 2, reserved="green-6")
    scene.identify("green-6")
    state = scene.state
    # All but four of the cards that chance has left are laid open.
    pool = list(state.truth.pool)
    for card in pool[: len(pool) - 4]:
        state.public.discard.append(card)
    for private in state.private:
        del private.others[1][2:]
    state.public.hands[1] = 2
    hand = state.hand(1)
    state.public.discard.extend(c for c in state.mission.deck if c not in _somewhere(scene, pool))
    listed = list(worlds(state.view(1)))
    assert true_world(state) in listed
    fresh = {*pool[len(pool) - 4 :], *hand, named("green-6")}
    assert len(listed) == len(set(listed)) == len(fresh) * (len(fresh) - 1) * (len(fresh) - 2)


def _somewhere(scene: Scene, pool: list[int]) -> set[int]:
    hands = {c for seat in (0, 1) for c in scene.state.hand(seat)}
    return {*pool, *hands, *scene.public.discard, named("green-6")}


def test_two_traitors_are_never_the_same_card() -> None:
    assert distinct({0: {1, 2}, 1: {1}})
    assert not distinct({0: {1}, 1: {1}})
    assert jointly({0: {1, 2}, 1: {1}, 2: {2, 3}}) == {0: {2}, 1: {1}, 2: {3}}


@given(st.lists(st.sets(st.integers(0, 5), min_size=1), min_size=1, max_size=4))
def test_joint_candidates_equal_brute_force(domains: list[set[int]]) -> None:
    def every(at: int, used: frozenset[int]) -> list[tuple[int, ...]]:
        if at == len(domains):
            return [()]
        return [
            (card, *rest)
            for card in sorted(domains[at] - used)
            for rest in every(at + 1, used | {card})
        ]

    ways = every(0, frozenset())
    expected = {at: {way[at] for way in ways} for at in range(len(domains))}
    assert jointly(dict(enumerate(domains))) == expected


def test_a_world_is_imagined_only_when_a_seat_is_to_act() -> None:
    scene = Scene("1", 2)
    view = scene.state.view(1)
    world = next(worlds(view))
    scene.do("files 2")
    with pytest.raises(ValueError, match="not chance"):
        imagine(view, world)


def test_K1_the_clue_sheet_follows_from_what_all_can_see() -> None:
    scene = Scene("1", 2, {0: "red-4 red-6"}, reserved="green-6")
    scene.identify("green-6")
    deck = set(scene.state.mission.deck)
    assert candidates(scene.options, scene.state.view(SPECTATOR)) == {0: deck}
    scene.skip_to(0)
    scene.do("clue red-6")
    left = candidates(scene.options, scene.state.view(SPECTATOR))[0]
    assert named("green-6") in left
    assert named("red-6") not in left  # in plain sight
    assert named("green-7") not in left  # shares nothing with the red 6
    scene.do("eliminate falcon red-3")
    assert named("red-3") not in candidates(scene.options, scene.state.view(SPECTATOR))[0]
    # What only Lynx sees is not on the sheet that all share.
    held = scene.own(1).hand
    shared = [card for card in held if card in left]
    assert not set(shared) & set(candidates(scene.options, scene.state.view(1))[0])
    assert scene.public.discard == []


def test_K1_any_legal_action_may_be_chosen_for_whatever_reason() -> None:
    scene = Scene("4", 2, {0: "red-4 red-6 red-8"})
    scene.identify("green-6")
    scene.skip_to(0)
    assert {text for text in scene.legal() if text.startswith("clue red")} == {
        "clue red-4",
        "clue red-6",
        "clue red-8",
    }


def test_K1_face_up_discards_are_open_and_face_down_ones_closed() -> None:
    scene = Scene("1", 3)
    scene.do("files 3")
    scene.settle()
    first = scene.legal()[0].removeprefix("discard ")
    scene.do(f"discard {first}")
    for seat in (0, 1, 2, SPECTATOR):
        view = scene.state.view(seat)
        assert view.public.discard == cards(first)
        assert view.public.buried == 1
    assert scene.state.truth.buried == []
