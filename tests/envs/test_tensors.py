"""Tensors: declared field by field, of a seat's own knowledge alone, perfect recall told apart."""

import random
from math import prod

import numpy as np
import pytest

from ridotto.envs.play import NumberedGame
from ridotto.envs.tokens import padded, tokens_of
from ridotto.games import GAMES
from ridotto.kernel import Game, Options, RidottoError, Step
from ridotto.table.session import Session
from ridotto.testing.law import Case
from ridotto.testing.law_3_silence import TwinGames, actions_seen
from ridotto.testing.walk import Walk, at_random
from tests.envs.games import all_settings, setting_name, walks


@pytest.mark.parametrize(("game", "options"), all_settings(), ids=setting_name)
def test_fields_lie_side_by_side_and_fill_the_tensor(game: Game, options: Options) -> None:
    numbered = NumberedGame(game, options)
    begins = 0
    for field in numbered.fields:
        assert field.begins == begins
        assert field.meaning
        begins += prod(field.shape)
    assert begins == numbered.size
    for play in walks(numbered, 1):
        for seat in range(len(numbered.seats)):
            assert play.observe(seat).shape == (numbered.size,)


@pytest.mark.parametrize(("game", "options"), all_settings(), ids=setting_name)
def test_an_observation_is_of_what_the_seat_knows_now(game: Game, options: Options) -> None:
    """What is kept of earlier ones is never stale, whoever looked when."""
    numbered = NumberedGame(game, options)
    rng = random.Random(0)
    for play in walks(numbered, 1):
        for seat in range(len(numbered.seats)):
            if rng.random() < 0.5:
                anew = numbered.observer.tensor(play.state.view(seat))
                assert (play.observe(seat)[: len(anew)] == anew).all()


def test_an_observation_says_what_the_view_says() -> None:
    game = GAMES["masks"]
    numbered = NumberedGame(game, game.settle({"players": 3}))
    fields = {field.name: field for field in numbered.fields}
    for play in walks(numbered, 5):
        for seat in range(3):
            tensor, view = play.observe(seat), play.state.view(seat)
            mask = fields["private.mask"]
            assert tensor[mask.begins + view.private.mask] == 1
            assert tensor[mask.begins : mask.begins + 4].sum() == 1
            shown = fields["private.shown"]
            rows = tensor[shown.begins : shown.begins + prod(shown.shape)].reshape(shown.shape)
            assert rows[:, 0].sum() == len(view.private.shown)
            if view.private.shown:
                shower, asker, one, other = view.private.shown[-1]
                assert list(np.flatnonzero(rows[0])) == [
                    0,
                    1 + shower,
                    4 + asker,
                    7 + one,
                    11 + other,
                ]


class TwinTensors(TwinGames):
    """Two games that a seat must not tell apart, looked at through its tensors as well."""

    looked = 0

    def compare_choices(self) -> bool:
        if self.seat < self.case.seats and self.differs:
            numbered = NumberedGames.of(self.case)
            here, there = (
                numbered.observer.tensor(state.view(self.seat)).tobytes()
                for state in (self.here, self.there)
            )
            assert here == there
            legal = [state.legal(self.seat) for state in (self.here, self.there)]
            if self.seat in self.here.public.to_act:
                here_mask, there_mask = (numbered.finder.mask(each) for each in legal)  # type: ignore[arg-type]
                assert (here_mask == there_mask).all()
            TwinTensors.looked += 1
        return super().compare_choices()


class NumberedGames:
    made: tuple[Case, NumberedGame] | None = None

    @classmethod
    def of(cls, case: Case) -> NumberedGame:
        if cls.made is None or cls.made[0] is not case:
            cls.made = case, NumberedGame(case.game, case.options)
        return cls.made[1]


@pytest.mark.parametrize(("game", "options"), all_settings(), ids=setting_name)
def test_law_3_holds_for_tensors_and_masks(game: Game, options: Options, times: int) -> None:
    before = TwinTensors.looked
    case = Case(game, options, random.Random(0), at_random)
    for _ in range(times):
        first = Walk(game, options, case.rng).finish()
        known = actions_seen(first, case)
        for seat in range(case.seats):
            for strangeness in (0.05, 0.5, 1.0):
                TwinTensors(case, first, seat, strangeness, known).compare()
    assert TwinTensors.looked > before


@pytest.mark.parametrize(("game", "options"), all_settings(), ids=setting_name)
def test_distinct_information_states_have_distinct_sequences(
    game: Game, options: Options, times: int
) -> None:
    """Held against ``Session.key``, which hashes what the tokens spell. Games of one seed share
    their beginnings, and so many states come up more than once.
    """
    tokens, rng = tokens_of(game, options), random.Random(0)
    sequence_of: dict[tuple[int, str], tuple[int, ...]] = {}
    state_of: dict[tuple[int, tuple[int, ...]], str] = {}
    again = 0
    for _ in range(3 * times):
        session = Session(game, options, bytes(32))
        so_far: list[list[int]] = [[] for _ in session.seats]
        while not session.over:
            session.act(session.draw() if rng.random() < 0.9 else _another(session, rng))
            for seat, sequence in enumerate(so_far):
                sequence.extend(tokens.of_step(session.steps[-1], seat))
                if rng.random() < 0.1 or len(session.steps) < 40:
                    key, spelled = session.key(seat), tuple(sequence)
                    again += (seat, key) in sequence_of
                    assert sequence_of.setdefault((seat, key), spelled) == spelled
                    assert state_of.setdefault((seat, spelled), key) == key
        assert so_far[0] == tokens.of_stream(session.steps, 0)
    assert again


def _another(session: Session, rng: random.Random) -> str:
    return session.write(rng.choice(list(session.legal())))


@pytest.mark.parametrize("number", [0, 1, -1, 31, 32, 63, 64, 2047, 2048, -70_000, 123_456])
def test_numbers_are_spelled_apart(number: int) -> None:
    tokens = tokens_of(GAMES["masks"], GAMES["masks"].settle({}))
    spelled = tokens._number(number)
    assert all(tokens._number(other) != spelled for other in range(-3000, 3000) if other != number)


def test_a_tensor_that_is_too_short_is_refused() -> None:
    assert list(padded([5, 6], 4)) == [5, 6, 0, 0]
    with pytest.raises(RidottoError, match="an information state of 3 tokens in a tensor of 2"):
        padded([1, 2, 3], 2)


def test_what_a_seat_did_is_in_its_sequence_and_in_no_other() -> None:
    game = GAMES["masks"]
    session = Session(game, game.settle({"players": 2}), bytes(32))
    while not session.over:
        session.act(session.draw())
    tokens = tokens_of(game, session.options)
    guess = next(step for step in session.steps if type(step.action).__name__ == "Guess")
    assert isinstance(guess, Step)
    assert tokens.of(guess.action) == tokens.of_step(guess, guess.by)[1:3]
    assert len(tokens.of_step(guess, 1 - guess.by)) < len(tokens.of_step(guess, guess.by))
