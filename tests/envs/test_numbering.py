"""Numbers of moves: dense, the same for all seats, and the same tomorrow."""

import random

import numpy as np
import pytest

from ridotto.envs.numbering import numberings
from ridotto.envs.play import NumberedGame, Play
from ridotto.games import GAMES
from ridotto.kernel import (
    CHANCE,
    Action,
    Game,
    IllegalAction,
    Legal,
    Moves,
    Options,
    RidottoError,
)
from tests.envs.games import all_settings, setting_name, walks
from tests.numbering_file import FILE, numbering_text


def test_numbers_are_those_of_the_golden_file() -> None:
    assert FILE.read_text(encoding="utf-8") == numbering_text(), (
        "make golden, and count VERSION up: somebody has trained on these numbers"
    )


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_whatever_is_offered_or_drawn_has_a_number_of_its_own(game: Game, times: int) -> None:
    rng = random.Random(0)
    for options in game.variants():
        seats, chance, moves = numberings(game, options)
        for _ in range(times):
            state = game.start(options)
            while state.public.to_act:
                actor = state.public.to_act[0]
                legal = state.legal(actor)
                of = chance.of if actor == CHANCE else seats.of
                listed = [piece for action in legal for piece in _pieces(action, moves)]
                numbers = [of[action] for action in listed]
                assert len(set(numbers)) == len(set(listed))
                state.apply(actor, legal.pick(rng))


def _pieces(action: Action, moves: Moves) -> list[Action]:
    if type(action) not in moves.pieces:
        return [action]
    (name,) = action.__struct_fields__
    kind = type(action)
    return [kind(**{name: (thing,)}) for thing in getattr(action, name)]


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_numbers_have_no_gaps_and_texts_that_differ(game: Game) -> None:
    for options in game.variants():
        for numbering in numberings(game, options)[:2]:
            assert set(numbering.of.values()) == set(range(len(numbering)))
            assert len(set(numbering.texts)) == len(numbering)
            assert sum(count for _, count in numbering.kinds.values()) == len(numbering)


@pytest.mark.parametrize(("game", "options"), all_settings(), ids=setting_name)
def test_the_mask_has_a_one_for_every_number_that_can_be_chosen_and_no_other(
    game: Game, options: Options
) -> None:
    numbered = NumberedGame(game, options)
    rng = random.Random(0)
    for play in walks(numbered, 1):
        numbers = play.numbers()
        mask = play.mask()
        assert list(np.flatnonzero(mask)) == numbers
        assert numbers
        if rng.random() < 0.05:
            before = play.state.encode()
            for number in rng.sample(range(len(numbered.numbering)), 20):
                if not mask[number]:
                    with pytest.raises(IllegalAction):
                        play.choose(number)
            assert play.state.encode() == before
    with pytest.raises(RidottoError, match=r"no move -1; there are: 0 to"):
        Play(numbered, rng).choose(-1)


def test_cards_are_discarded_one_after_the_other() -> None:
    game = GAMES["infiltraitors"]
    numbered = NumberedGame(game, game.settle({"players": 2}))
    seen = 0
    for play in walks(numbered, 30):
        legal = play.legal()
        discards = [a for a in legal if type(a) in numbered.moves.pieces]
        if not discards or len(discards[0].cards) < 2:  # type: ignore[attr-defined]
            continue
        seat, steps = play.seat, len(play.steps)
        before = play.observe(seat or 0)
        play.choose(numbered.numbering.number(type(discards[0])((discards[0].cards[-1],))))  # type: ignore[attr-defined]
        assert (play.seat, len(play.steps)) == (seat, steps)
        after = play.observe(seat or 0)
        begins = numbered.fields[-1].begins
        assert before[begins:].sum() == 0
        assert after[begins:].sum() == 1
        assert (after[:begins] == before[:begins]).all()
        for thing in discards[0].cards[:-1]:  # type: ignore[attr-defined]
            play.choose(numbered.numbering.number(type(discards[0])((thing,))))
        assert play.steps[steps].action == discards[0]
        seen += 1
        if seen == 3:
            return
    raise AssertionError("nobody ever had to discard two cards")


def test_a_step_is_known_by_its_ball_its_piece_and_its_goal() -> None:
    game = GAMES["inkognito"]
    numbered = NumberedGame(game, game.settle({}, simulated=True))
    for play in walks(numbered, 1):
        legal = play.legal()
        assert isinstance(legal, Legal)
        steps = [action for action in legal if type(action).__name__ == "Step"]
        if len(steps) > 5:
            number = numbered.numbering.number(steps[3])
            assert numbered.finder.action(number, legal) == steps[3]
            assert "*>" in numbered.numbering.texts[number]
            return
