"""``import ridotto``: everything a program needs, from one name."""

import copy
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ridotto
from ridotto.games import GAMES
from ridotto.kernel import IllegalAction, NotationError, OptionError, RidottoError, Value
from ridotto.table.session import Session

SMALL: dict[str, dict[str, Value]] = {
    "masks": {},
    "inkognito": {"players": 5, "max_rounds": 4},
    "inkognito-cards": {"players": 5, "points_to_win": 1, "max_rounds": 4},
    "infiltraitors": {"players": 2, "mission": "16"},
}
EVERY_GAME = pytest.mark.parametrize("game", ridotto.list_games())


def at_random(game: str, seed: int, steps: int) -> Session:
    session = ridotto.start(game, seed=seed, bots=None, **SMALL[game])
    while not session.over and len(session.steps) < steps:
        session.act(session.draw())
    return session


def test_a_dozen_names_and_no_more() -> None:
    assert len([name for name in ridotto.__all__ if not name.startswith("_")]) == 12
    assert all(getattr(ridotto, name) is not None for name in ridotto.__all__)
    assert sorted(ridotto.__all__) == dir(ridotto)
    with pytest.raises(AttributeError, match="no attribute 'shuffle'"):
        _ = ridotto.shuffle
    assert set(SMALL) == set(ridotto.list_games())


@EVERY_GAME
def test_bots_play_to_the_end_and_the_record_holds(game: str, tmp_path: Path) -> None:
    session = ridotto.start(game, seed="a game", bots="novice", **SMALL[game])
    session.play()
    assert session.over
    session.save(tmp_path / "game.ridotto")
    record = ridotto.load(tmp_path / "game.ridotto")
    assert record == session.record()
    ridotto.verify(record)


@EVERY_GAME
def test_a_seed_repeats_a_game_and_another_gives_another(game: str) -> None:
    records = [at_random(game, seed, 400).record() for seed in (1, 1, 2)]
    assert records[0] == records[1] != records[2]
    unseeded = [ridotto.start(game).header.commitment for _ in range(2)]
    assert unseeded[0] != unseeded[1]


@EVERY_GAME
def test_in_every_phase_a_copy_and_a_pickle_go_on_alike_and_change_nothing(game: str) -> None:
    """Copies are made at every step, so in every phase that random play comes through."""
    session = ridotto.start(game, seed=3, bots=None, **SMALL[game])
    while not session.over and len(session.steps) < 150:
        before = session.state.encode()
        twins = (session.copy(), copy.copy(session), copy.deepcopy(session))
        for twin in (*twins, pickle.loads(pickle.dumps(session))):
            twin.act(twin.draw())
            assert session.state.encode() == before
        drawn = session.draw()
        session.act(drawn)
        for twin in twins:
            assert twin.steps == session.steps
            assert twin.state.encode() == session.state.encode()


def test_bots_in_a_copy_play_on_as_the_others_do() -> None:
    session = ridotto.start("inkognito", seed=9, bots="sleuth", max_rounds=5)
    session.play(steps=60)
    twins = [session.copy(), pickle.loads(pickle.dumps(session))]
    for each in (session, *twins):
        each.play()
    assert session.over
    assert all(twin.record() == session.record() for twin in twins)


@EVERY_GAME
def test_a_record_can_be_played_on_from_any_step(game: str) -> None:
    record = at_random(game, 5, 10_000).record()
    for steps in (0, 1, len(record.steps) // 2, len(record.steps)):
        session = ridotto.resume(record, steps)
        assert session.steps == record.steps[:steps]
        session.seat_bot("random")
        session.play()
        ridotto.verify(session.record())


def test_actions_are_values_or_text_and_mistakes_are_named() -> None:
    session = ridotto.start("masks", players=2, seed=1)
    session.play()
    assert session.to_act == ("blue",)
    legal = session.legal()
    (ask,) = legal
    assert ask in legal
    assert len(legal) == 1
    assert session.write(ask) == "ask green"
    with pytest.raises(IllegalAction, match="not-yourself"):
        session.act("ask blue")
    with pytest.raises(NotationError, match="expected 'ask SEAT'"):
        session.act("ask")
    with pytest.raises(IllegalAction, match="not-your-turn"):
        session.act("ask blue", seat="green")
    with pytest.raises(RidottoError, match="no seat 'pink'; there are: blue, green"):
        session.view("pink")
    with pytest.raises(RidottoError, match="green is not to act"):
        session.draw("green")
    with pytest.raises(OptionError, match="players"):
        ridotto.start("masks", players=9)
    session.act("ask green")
    assert session.to_act == ("green",)
    session.seat_bot("sleuth", "green")
    session.play()
    assert session.to_act == ("green",) or "blue" in session.to_act


def test_an_outcome_of_chance_can_be_brought_about_but_does_not_verify() -> None:
    session = ridotto.start("masks", players=2, seed=1, bots="random")
    drawn = session.draw()
    other = next(action for action in session.legal() if action != drawn)
    session.act(other)
    session.play()
    with pytest.raises(RidottoError, match="the seed gives"):
        ridotto.verify(session.record())


@EVERY_GAME
def test_a_view_is_ones_own_and_holds_no_more_than_ones_stream(game: str) -> None:
    session = at_random(game, 4, 60)
    for seat in (*session.seats, "spectator"):
        view = session.view(seat)
        folded = GAMES[game].view(session.options, view.seat)
        for fact in session.facts(seat):
            folded.fold(fact)
        assert view.encode() == folded.encode()
        view.public.to_act = ()
    assert session.to_act or session.over


def test_knowledge_grows_with_the_game_and_worlds_can_be_imagined() -> None:
    session = ridotto.start("masks", players=3, seed=2)
    session.play()
    before = session.knowledge("blue").count()
    assert before == len(list(session.worlds("blue"))) == 6
    session.act("ask green")
    session.act(session.draw())
    after = session.knowledge("blue").count()
    assert after == len(list(session.worlds("blue"))) < before
    for world in session.worlds("blue"):
        imagined = session.imagine("blue", world)
        assert imagined.view(0).encode() == session.view("blue").encode()


def test_whoever_takes_notes_at_a_real_table_is_answered() -> None:
    book = ridotto.notebook(Path("docs/notes/masks.toml").read_text(encoding="utf-8"))
    assert book.tracker.knowledge.count() > 0


def test_a_short_script_does_everything_for_every_game() -> None:
    script = Path("docs/examples/every_game.py")
    lines = [line for line in script.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 15
    run = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=True, timeout=120
    )
    told = run.stdout.splitlines()
    assert [line.split(" ")[0] for line in told] == list(ridotto.list_games())
    imported = re.findall(r"^import (\w+)", "\n".join(lines), re.MULTILINE)
    assert imported == ["pickle", "tempfile", "ridotto"]


def past(session: Session, seat: int) -> list[object]:
    """What a seat was sent and did, in order."""
    told: list[object] = []
    for step in session.steps:
        told += [("did", step.action)] if step.by == seat else []
        told += step.facts(seat)
    return told


@EVERY_GAME
@given(seeds=st.tuples(st.integers(0, 9), st.integers(0, 9)), steps=st.integers(0, 40))
def test_two_pasts_share_a_key_if_and_only_if_they_are_the_same(
    game: str, seeds: tuple[int, int], steps: int
) -> None:
    """The second game strays from the first at some step, so that pasts are often nearly alike."""
    first = at_random(game, seeds[0], steps + 12)
    second = ridotto.resume(first.record(), min(steps, len(first.steps)))
    rng = random.Random(seeds[1])
    while not second.over and len(second.steps) < len(first.steps):
        actor = second.state.public.to_act[0]
        action = second.state.legal(actor).pick(rng)
        second.act(action, actor)
    for seat in range(len(first.seats)):
        same = past(first, seat) == past(second, seat)
        assert (first.key(seat) == second.key(seat)) == same


@EVERY_GAME
def test_no_two_moments_of_a_game_share_a_key_unless_nothing_was_heard(game: str) -> None:
    session = ridotto.start(game, seed=8, bots=None, **SMALL[game])
    keys = {seat: [session.key(seat)] for seat in session.seats}
    pasts = {seat: [past(session, place)] for place, seat in enumerate(session.seats)}
    while not session.over and len(session.steps) < 120:
        session.act(session.draw())
        for place, seat in enumerate(session.seats):
            keys[seat].append(session.key(seat))
            pasts[seat].append(past(session, place))
    for seat in session.seats:
        for (one, other), (before, after) in zip(
            pairwise(keys[seat]), pairwise(pasts[seat]), strict=True
        ):
            assert (one == other) == (before == after)
        assert len(set(keys[seat])) == len({len(each) for each in pasts[seat]})


def test_what_things_look_like() -> None:
    session = ridotto.start("masks", players=2, seed=1)
    assert repr(session) == "<Session of masks for 2, step 0: chance to act>"
    assert repr(session.legal()) == "<Lottery: 3 outcomes>"
    session.play()
    assert repr(session.legal()) == "<Legal: 1 Ask>"
    assert repr(session.state) == "<MasksState, to act: (0,)>"
    assert repr(next(iter(session.legal()))) == "Ask(whom=1)"
    assert repr(session.view("blue")).startswith("View(seat=0, public=MasksPublic(")


def test_options_may_be_written_as_on_the_command_line() -> None:
    session = ridotto.start("inkognito", edition=2013, players="4", max_rounds="none")
    assert session.options["edition"] == "2013"
    assert session.options["players"] == 4
    assert session.options["max_rounds"] is None


def test_a_key_is_of_one_game_with_its_options_and_of_one_seat() -> None:
    starts = [ridotto.start("masks", seed=1, rounds=rounds) for rounds in (1, 2)]
    keys = {session.key(seat) for session in starts for seat in ("blue", "green", "spectator")}
    assert len(keys) == 6


def test_what_programs_get_wrong_is_named(tmp_path: Path) -> None:
    session = ridotto.start("masks", seed=1, bots="random")
    session.play()
    assert set(session.winners) <= set(session.seats)
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    mistakes: list[tuple[Callable[[], object], str]] = [
        (lambda: ridotto.load(tmp_path / "noise"), "not a Ridotto record"),
        (lambda: ridotto.verify(session), "verify takes a record"),  # type: ignore[arg-type]
        (lambda: ridotto.start("masks", seed=1.5), "a seed is a number or a text"),  # type: ignore[arg-type]
        (lambda: ridotto.start("masks", bots=["random"]), "named by a text"),  # type: ignore[arg-type]
        (lambda: session.knowledge(0).probabilities("luck"), "no model 'luck'"),  # type: ignore[arg-type]
        (lambda: ridotto.resume(session.record(), -1), "steps, not -1"),
        (lambda: ridotto.resume(session.record(), 9_999), "steps, not 9999"),
    ]
    for mistake, told in mistakes:
        with pytest.raises(RidottoError, match=told):
            mistake()
