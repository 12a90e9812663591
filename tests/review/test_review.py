"""A review of any game between bots holds what it promises."""

import re
from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace

from ridotto.bots.inkognito.beliefs import Curiosity
from ridotto.cli.review_output import FOR_LETTER
from ridotto.games import GAMES
from ridotto.kernel import Reason, Record, RecordEnd, RecordError, Value
from ridotto.kernel.record import write
from ridotto.review.recommending import MATTERS
from ridotto.review.results import Decision, Instead
from ridotto.review.reviewing import review
from ridotto.review.scoring import overall, scores
from ridotto.review.stories.story import Told, gave_away
from ridotto.table.session import Session
from ridotto.words import LANGUAGES, Words
from tests.review.adding_up import stretches_that_add_up
from tests.review.games_of_bots import VARIANTS, moments, played, reviewed
from tests.terminal import Terminal

CLOSE = pytest.approx


@pytest.mark.parametrize(("name", "chosen"), VARIANTS, ids=str)
@pytest.mark.parametrize("bot", ["random", "novice", "sleuth"])
def test_every_figure_is_within_its_bounds(
    name: str, chosen: dict[str, Value], bot: str, times: int
) -> None:
    for number in range(times):
        record, _, found = reviewed(name, chosen, bot, number)
        assert [seat.seat for seat in found.seats] == list(record.header.seats)
        for seat in found.seats:
            assert seat.score is None or 0 <= seat.score <= 100
            for score in seat.scores.values():
                assert 0 <= score.score <= 100
                assert score.chance < score.most
            for decision in seat.decisions:
                _check(decision, record)
            steps = [point.step for point in seat.curve]
            assert steps == sorted(set(steps))
            for point in seat.curve:
                assert 2**point.bits == CLOSE(point.worlds)
                assert all(0 < odds <= 1 for odds in point.odds.values())
                assert point.gain >= 0
        turning = [point.step for point in found.turning_points]
        assert turning == sorted(set(turning))
        assert len(turning) <= 3


def _check(decision: Decision, record: Record) -> None:
    step = record.steps[decision.step - 1]
    assert record.header.seats[step.by] == decision.seat
    assert decision.worth <= decision.most + 1e-9
    assert decision.chance <= decision.most + 1e-9
    assert decision.do
    if decision.told is not None:
        assert decision.told_least is not None
        assert decision.told_most is not None
        assert 0 <= decision.told_least <= decision.told <= decision.told_most
    if decision.expected is not None:
        assert decision.expected_most is not None
        assert -1e-9 <= decision.expected <= decision.expected_most + 1e-9
    if decision.odds is not None:
        assert 0 <= decision.odds <= 1 + 1e-9
    _check_instead(decision)


def _check_instead(decision: Decision) -> None:
    """One thing is recommended, and only where it matters; with bits, in the right direction. What
    the adviser would have done as well is not called worse.
    """
    instead, advised = decision.instead, decision.advised
    same = advised is not None and advised.do == decision.do[: len(advised.do)]
    if instead is None:
        if decision.note == "hurried" and decision.worth < 1 - MATTERS[decision.kind]:
            assert same or advised is None, "nobody is blamed without a word of what was better"
        return
    assert decision.most - decision.worth > MATTERS[decision.kind]
    assert instead.do
    assert instead.do != decision.do
    assert not same
    if instead.had is not None and instead.would is not None:
        more = instead.would - instead.had
        assert (-more if instead.wanted == "less" else more) > MATTERS[decision.kind]
    if decision.kind == "answer":
        assert instead.wanted == decision.wanted
    _check_against_its_figure(decision, instead)


def _check_against_its_figure(decision: Decision, instead: Instead) -> None:
    """Nothing is called better than what is as good as any by the figure beside it, unless it is
    said what else it is for.
    """
    code = "" if instead.reason is None else instead.reason.code
    told, least, most = decision.told, decision.told_least, decision.told_most
    if told is not None and least is not None and most is not None:
        short = most - told if decision.wanted == "more" else told - least
        assert short > MATTERS["answer"]
    if decision.expected is not None and decision.expected_most is not None:
        if decision.kind == "question":
            assert instead.would is not None or code in FOR_LETTER
        elif decision.expected_most - decision.expected <= MATTERS["clue"]:
            assert instead.do != decision.best
            assert code not in ("", "clue", "exchange")
        else:
            assert instead.would is not None or instead.do != decision.best
    if instead.reason is not None:
        _check_speaks_for(instead.reason)


def _check_speaks_for(reason: Reason) -> None:
    """Not that hardly anybody will be there, nor that a card leaves as many as there are."""
    assert reason.code != "place"
    said = reason.arguments
    assert said.get("before", 1) != said.get("left", 0)


def test_what_a_question_is_for_beside_bits_is_the_letter() -> None:
    """Where bits do not speak for what is recommended, what it is worth beyond them does: the odds
    that are told as the reason make up for them.
    """
    worth, rounding = Curiosity().letter, 0.05
    letters = 0
    for number in range(6):
        _, _, found = reviewed("inkognito", {"players": 4}, "novice", number)
        for seat in found.seats:
            for each in seat.decisions:
                if each.kind == "question" and each.instead and each.instead.would is None:
                    assert each.instead.reason is not None
                    assert each.instead.reason.code in FOR_LETTER
                    odds = each.instead.reason.arguments.get("odds", 100)
                    assert isinstance(odds, int)
                    letter = worth * (odds / 100) ** 2
                    assert -rounding < each.most - letter < (each.expected_most or 0) + rounding
                    assert (
                        letter - (each.worth - (each.expected or 0)) > MATTERS[each.kind] - rounding
                    )
                    letters += 1
    assert letters, "somebody has not asked for the letter"


@pytest.mark.parametrize(("name", "chosen"), VARIANTS, ids=str)
def test_all_gains_together_are_what_was_learned(name: str, chosen: dict[str, Value]) -> None:
    _, _, found = reviewed(name, chosen, "sleuth")
    assert sum(map(stretches_that_add_up, found.seats))


@pytest.mark.parametrize("name", ["inkognito", "inkognito-cards"])
def test_what_a_question_gained_is_in_the_curve(name: str) -> None:
    _, _, found = reviewed(name, {"players": 4}, "sleuth")
    asked = 0
    for seat in found.seats:
        gains = [point.gain for point in seat.curve]
        questions = [each.gained for each in seat.decisions if each.gained is not None]
        assert sum(questions) <= sum(gains) + 1e-9
        asked += len(questions)
    assert asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "chosen"), VARIANTS, ids=str)
def test_it_can_be_told(
    name: str, chosen: dict[str, Value], language: str, ridotto: Terminal, tmp_path: Path
) -> None:
    record, game = played(name, chosen, "novice")
    file = tmp_path / "game.ridotto"
    file.write_text(write(record, game), encoding="utf-8")
    for asked in ((), ("--seat", record.header.seats[-1])):
        assert ridotto.run("review", str(file), *asked, "--lang", language) == 0
        assert Words(language).text("review-scoring")[:20] in ridotto.out
        assert "{" not in ridotto.out
        assert not re.search(r"\.\s?[”»]\.", ridotto.out)  # words said aloud end a sentence once


def test_it_is_said_how_many_decisions_count(ridotto: Terminal, tmp_path: Path) -> None:
    record, game, found = reviewed("inkognito", {"players": 4}, "novice")
    file = tmp_path / "game.ridotto"
    file.write_text(write(record, game), encoding="utf-8")
    fewer = 0
    for seat in found.seats:
        assert ridotto.run("review", str(file), "--seat", seat.seat) == 0
        for kind, score in seat.scores.items():
            of_all = sum(each.kind == kind for each in seat.decisions)
            if score.decisions < of_all:
                count = "one" if score.decisions == 1 else score.decisions
                assert f"({count} of {of_all} decisions count" in ridotto.out
                fewer += 1
    assert fewer


def test_the_same_record_gives_the_same_review() -> None:
    record, game, found = reviewed("inkognito", {"players": 4}, "sleuth")
    assert review(record, game) == found


def test_a_game_under_way_cannot_be_reviewed() -> None:
    game = GAMES["inkognito"]
    session = Session(game, game.settle({"players": 4}, simulated=True), b"s" * 32)
    session.seat_bot("sleuth")
    session.play(150)
    under_way = session.record()
    assert under_way.end is None
    with pytest.raises(RecordError, match="the game is not over"):
        review(under_way, game)
    session.play()
    whole = session.record()
    assert whole.end is not None
    cut = Record(whole.header, whole.steps[:150], whole.end)
    with pytest.raises(RecordError, match="not over here"):
        review(cut, game)
    forged = Record(whole.header, whole.steps, RecordEnd(whole.end.outcome, "00" * 32))
    with pytest.raises(RecordError, match="commitment"):
        review(forged, game)


def test_the_command_refuses_what_is_not_over(ridotto: Terminal, tmp_path: Path) -> None:
    record, game = played("masks", {}, "sleuth")
    file = tmp_path / "cut.ridotto"
    file.write_text("\n".join(write(record, game).splitlines()[:-1]) + "\n", encoding="utf-8")
    assert ridotto.run("review", str(file)) == 2
    assert "not over" in ridotto.err


def _decision(worth: float, most: float, chance: float) -> Decision:
    return Decision(
        step=1,
        seat="blue",
        kind="question",
        do=["x"],
        best=["y"],
        worth=worth,
        most=most,
        chance=chance,
    )


def test_a_score_is_the_share_of_what_lies_between_lots_and_the_best() -> None:
    half = scores([_decision(1.0, 2.0, 0.0), _decision(1.5, 2.0, 1.0)])
    assert half["question"].score == CLOSE(50)
    assert half["question"].decisions == 2
    assert scores([_decision(0.0, 2.0, 1.0)])["question"].score == 0
    assert scores([_decision(2.0, 2.0, 1.0)])["question"].score == 100
    assert scores([_decision(1.0, 1.0, 1.0)]) == {}
    outweighed = scores([_decision(0.7, 3.7, 2.0), *[_decision(3.4, 3.4, 3.3)] * 3])
    assert outweighed["question"].score == 0, "what little depended on makes up for little"
    assert outweighed["question"].decisions == 4
    assert overall({}) is None
    one, other = half["question"], replace(half["question"], score=100.0, decisions=6)
    assert overall({"question": one, "answer": other}) == CLOSE((2 * 50 + 6 * 100) / 8)


@pytest.mark.parametrize(
    ("name", "chosen"), [each for each in VARIANTS if each[0].startswith("inkognito")], ids=str
)
def test_whether_a_friend_was_told_is_what_the_deal_says(
    name: str, chosen: dict[str, Value]
) -> None:
    """Of both games two teams have two identities each; with three or five at the card game, and
    for the fifth player, there are none.
    """
    record, game, found = reviewed(name, chosen, "sleuth")
    pairs = ({"LF", "CB"}, {"X", "ZZ"})
    decisions = {each.step: each for seat in found.seats for each in seat.decisions if each.to}
    assert decisions
    for number, state, _, _ in moments(record, game):
        decision = decisions.get(number)
        if decision is not None:
            actual = game.studied.actual(record.header.options, state)
            both = {
                actual.get((seat, "identity"), "") for seat in (decision.seat, decision.to or "")
            }
            teams = name == "inkognito" or chosen["players"] == 4
            assert decision.friend == (teams and both in pairs)


def test_nobody_is_blamed_for_what_he_told_his_partner() -> None:
    """Nor for what he did not tell somebody whom he had to take for his partner."""
    partners = 0
    for name, number in product(("inkognito", "inkognito-cards"), range(3)):
        record, game, found = reviewed(name, {"players": 4}, "master", number)
        alone = {seat: {seat} for seat in record.header.seats}
        told = Told(found.seats, alone, game.start(record.header.options))
        for seat in found.seats:
            answers = [each for each in seat.decisions if each.kind == "answer"]
            taken = [each for each in answers if (each.wanted == "more") == each.friend]
            assert scores(answers) == scores(taken)
            for each in answers:
                if each.friend:
                    assert gave_away(told, seat.seat, each.to or "", each.step) is None
                if each.friend and each.wanted == "less":
                    assert each.instead is None
                    partners += (each.told or 0) - (each.told_least or 0) > MATTERS["answer"]
    assert partners, "somebody has told his partner more than he had to"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_could_be_expected_and_what_came_of_it_are_told_apart(language: str) -> None:
    """No sentence has both figures; nor has one that says what would have been better."""
    words = Words(language)
    bits = {"gained": 4.4, "told": 4.4, "expected": 0.7, "most": 1.2, "least": 0.1, "friend": 0}
    instead = {"better": "–", "what": "–", "had": 0.7, "would": 1.2}
    for short in (0, 1, 2):
        for wanted in ("less", "more"):
            paragraph = " ".join(
                words.text(message, {**bits, **instead, "short": short, "whom": "–"})
                for message in (
                    "review-question",
                    f"review-answer-{wanted}",
                    f"review-instead-{wanted}",
                )
            ).replace(",", ".")
            said = paragraph.split(". ")
            assert any("4.4" in each for each in said)
            assert any("0.7" in each for each in said)
            assert not any("4.4" in each and "0.7" in each for each in said)
