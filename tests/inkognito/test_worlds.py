"""``worlds``, ``true_world`` and ``imagine``."""

import random
from collections import Counter

import pytest

from ridotto.games.inkognito.worlds import World, imagine, true_world, worlds
from ridotto.kernel import SPECTATOR, Legal, Options
from ridotto.testing import Walk, playthrough_name
from tests.inkognito.play import GAME, Play
from tests.inkognito.test_things import begin

VARIANTS = list(GAME.variants())


def quiet(view: object, legal: Legal, rng: random.Random) -> object:
    """Plays at random, and declares so seldom that there is something to know by then."""
    if rng.random() < 0.995 and legal.groups:
        return Legal(*legal.groups).pick(rng)
    return legal.pick(rng)


@pytest.mark.parametrize("options", VARIANTS, ids=playthrough_name)
def test_the_actual_world_is_among_the_worlds_of_every_seat(options: Options) -> None:
    options = GAME.settle({**options, "max_rounds": 8})
    rng = random.Random(playthrough_name(options))
    walk = Walk(GAME, options, rng, quiet)  # type: ignore[arg-type]
    looked = 0
    while (move := walk.next()) is not None:
        walk.take(*move)
        state = walk.state
        undealt = state.public.dealt < 3 or state.public.phase in ("deal", "begin")
        if undealt or rng.random() < 0.8:
            continue
        for seat in (*range(len(state.private)), SPECTATOR):
            view = state.view(seat)
            found = list(worlds(options, view))
            assert true_world(state) in found  # type: ignore[arg-type]
            assert len(set(found)) == len(found)
            check_imagined(options, walk, seat, rng.choice(found))
            looked += 1
    assert looked


def check_imagined(options: Options, walk: Walk, seat: int, world: World) -> None:
    state = imagine(options, walk.state.view(seat), world)
    assert state.view(seat).encode() == walk.state.view(seat).encode()
    if state.public.outcome is not None:
        return
    assert true_world(state) == world
    assert list(state.legal(seat)) == list(walk.state.legal(seat))
    again = Walk(GAME, options, random.Random(seat))
    again.state = state
    outcome = again.finish().state.public.outcome
    assert outcome is not None


def test_at_first_one_knows_ones_own_envelope_only() -> None:
    play = Play("land land water")
    assert len(list(worlds(play.options, play.state.view(0)))) == 6**3
    assert len(list(worlds(play.options, play.state.view(SPECTATOR)))) == 24**3


def test_there_are_no_worlds_during_the_deal() -> None:
    play = begin("deal LF tall A")
    with pytest.raises(ValueError, match="envelope"):
        next(worlds(play.options, play.state.view(0)))
    with pytest.raises(ValueError, match="envelope"):
        true_world(play.state)


def test_Ex1_blue_is_X_and_short_or_tall() -> None:
    """You are LF. Blue shows short, tall and CB; later, through the Ambassador, LF and X."""
    envelopes = ("X short C", "CB fat B", "LF thin A", "ZZ tall D")
    at = {"red.tall": 22, "blue.fat": 29, "red.short": 36}
    play = Play("land land water", at, envelopes=envelopes, turn="red")
    play.do("red", "land red.tall 22>29", "land red.short 36>58", "done", "ask blue build")
    play.do("blue", "show short tall CB")
    play.do("red", "expel blue.fat 1", "ask blue identity via ambassador")
    play.do("blue", "show LF X")
    found = list(worlds(play.options, play.state.view(2)))
    persons = {(world.identities[0], world.builds[0]) for world in found}
    assert persons == {(2, 0), (2, 1)}


def test_a_mission_card_tells_the_letter_and_a_grey_one_the_truth() -> None:
    play = Play("land land water", {"blue.tall": 22, "red.tall": 29})
    play.do("blue", "land blue.tall 22>29", "done", "ask red identity")
    play.do("red", "show CB grey:X mission:C")
    found = list(worlds(play.options, play.state.view(0)))
    assert {(world.identities[2], world.letters[2]) for world in found} == {(2, 2)}
    assert Counter(world.builds[2] for world in found).keys() == {1, 2, 3}


def test_a_verdict_tells_which_cards_lied() -> None:
    options = {"edition": "classic", "repeats": "honour"}
    play = Play("land land none", {"blue.tall": 29, "red.tall": 29}, **options)  # type: ignore[arg-type]
    for answer in ("accept", "contest"):
        play.put({"red.tall": 29})
        play.turn("blue", "land land none")
        play.do("blue", "done", "ask red identity")
        play.do("red", "show X ZZ short")
        play.do("blue", answer, "expel red.tall 1")
    found = list(worlds(play.options, play.state.view(0)))
    assert {world.identities[2] for world in found} == {2}
    assert {world.builds[2] for world in found} == {2, 3}


def test_a_declaration_tells_ones_own_letter() -> None:
    play = Play("land land water")
    play.do("blue", "declare red A B")
    for seat in (1, 2, 3, SPECTATOR):
        found = list(worlds(play.options, play.state.view(seat)))
        assert {world.letters[0] for world in found} == {0}


def test_what_a_seat_found_out_stays_when_the_masks_come_off() -> None:
    play = Play("land land water", players=3)
    before = list(worlds(play.options, play.state.view(1)))
    play.do("blue", "escape")
    assert list(worlds(play.options, play.state.view(1))) == before
    assert true_world(play.state) in before
    assert len(before) > 1
