"""Q7 with ``repeats=honour``: accepting, contesting, and what follows."""

from ridotto.games.inkognito.components import CARDS
from ridotto.games.inkognito.facts import Accepted, Contested, Judged
from ridotto.games.inkognito.parts import LESS, NOTHING, SINGLE
from tests.inkognito.play import Play, audience, secret
from tests.inkognito.test_questions import answer_direct, answer_via


def honour(edition: str = "2013", players: int = 4) -> Play:
    at = {"blue.tall": 22, "red.tall": 29}
    return Play("land land water", at, edition=edition, players=players, repeats="honour")


def accepted(play: Play, question: str, cards: str) -> None:
    answer_direct(play, question, cards, then="accept")
    play.do("blue", "expel red.tall 1")


def test_Q7_honour_offers_every_answer_and_the_asker_accepts_or_contests() -> None:
    play = honour()
    accepted(play, "identity", "X LF tall")
    answer_direct(play, "identity", "X LF tall")
    assert play.legal("blue") - play.legal("blue", "declare") == {"accept", "contest"}
    assert play.legal("blue", "declare")
    events = play.do("blue", "accept")
    assert play.heard("green", events) == [Accepted(0)]
    assert play.legal("blue", "expel")


def test_Q7_honour_a_wrong_contest_does_nothing() -> None:
    play = honour()
    answer_direct(play, "identity", "X LF tall")
    events = play.do("blue", "contest")
    assert play.heard("green", events) == [Contested(0, 2, right=False, due=NOTHING)]
    assert secret(events) == []
    assert play.legal("blue", "expel")


def test_Q7_honour_classic_a_right_contest_makes_the_shower_judge_his_cards() -> None:
    play = honour("classic")
    accepted(play, "identity", "X LF mission:C")
    answer_direct(play, "identity", "X LF mission:C")
    events = play.do("blue", "contest")
    assert play.heard("green", events) == [Contested(0, 2, right=True, due=NOTHING)]
    true, false = (CARDS.index("X"),), (CARDS.index("LF"),)
    assert secret(events) == [(audience(play, "blue", "red"), Judged(2, true, false))]
    assert [said.true for said in play.state.private[0].verdicts] == [true]
    assert play.legal("blue", "expel")


def test_Q7_honour_2013_a_three_for_the_second_time_is_answered_with_one_card_less() -> None:
    play = honour()
    accepted(play, "identity", "X LF tall")
    answer_direct(play, "identity", "X LF tall")
    events = play.do("blue", "contest")
    assert play.heard("green", events) == [Contested(0, 2, right=True, due=LESS)]
    assert play.to_act == ("red",)
    legal = {frozenset(text.split(" ")[1:]) for text in play.legal("red")}
    assert all(len(cards) == 2 for cards in legal)
    for cards in ({"X", "LF"}, {"X", "tall"}, {"LF", "fat"}, {"X", "mission:C"}):
        assert frozenset(cards) in legal
    for cards in ({"fat", "tall"}, {"LF", "tall"}, {"LF", "mission:C"}):
        assert frozenset(cards) not in legal
    events = play.do("red", "show X LF")
    assert [to for to, _ in secret(events)] == [audience(play, "blue", "red")]
    assert play.legal("blue", "contest") == set()
    assert play.legal("blue", "expel")


def test_Q7_honour_2013_a_three_for_the_third_time_costs_a_true_card() -> None:
    play = honour()
    accepted(play, "identity", "X LF tall")
    accepted(play, "identity", "X LF tall")
    answer_direct(play, "identity", "grey:X LF tall")
    events = play.do("blue", "contest")
    assert play.heard("green", events) == [Contested(0, 2, right=True, due=SINGLE)]
    assert play.legal("red") == {"show X", "show grey:X"}


def test_Q7_honour_2013_a_pair_through_the_ambassador_costs_a_true_card() -> None:
    play = honour()
    answer_via(play, "build", "fat thin", then="accept")
    play.do("blue", "expel ambassador 13")
    answer_via(play, "build", "fat thin")
    play.do("blue", "contest")
    assert play.legal("red") == {"show fat", "show grey:fat"}


def test_Q7_honour_a_pair_out_of_a_three_is_a_repeat() -> None:
    play = honour()
    accepted(play, "build", "X fat thin")
    answer_via(play, "build", "fat thin")
    events = play.do("blue", "contest")
    assert play.heard("green", events) == [Contested(0, 2, right=True, due=SINGLE)]


def test_Q7_honour_penalty_answers_count_for_the_record() -> None:
    play = honour()
    accepted(play, "identity", "X LF tall")
    answer_direct(play, "identity", "X LF tall", then="contest")
    play.do("red", "show X CB")
    play.do("blue", "expel red.tall 1")
    answer_via(play, "identity", "X CB")
    events = play.do("blue", "contest")
    assert play.heard("green", events) == [Contested(0, 2, right=True, due=SINGLE)]


def test_Q7_honour_a_mission_card_is_a_face_like_any_other() -> None:
    play = honour()
    accepted(play, "identity", "X LF mission:C")
    answer_direct(play, "identity", "X CB mission:C")
    events = play.do("blue", "contest")
    assert play.heard("green", events) == [Contested(0, 2, right=False, due=NOTHING)]


def test_Q7_honour_with_five_what_follows_is_seen_by_those_who_saw_the_answer() -> None:
    play = honour(players=5)
    answer_via(play, "build", "fat thin", then="accept")
    play.do("blue", "expel ambassador 13")
    answer_via(play, "build", "fat thin", then="contest")
    events = play.do("red", "show fat")
    assert [to for to, _ in secret(events)] == [audience(play, "blue", "red", "ambassador")]
