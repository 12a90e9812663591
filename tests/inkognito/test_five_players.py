"""P5.1-P5.5."""

from ridotto.games.inkognito.board import NUMBERED
from ridotto.games.inkognito.facts import Locked, Noted, WentOn
from ridotto.games.inkognito.parts import EXPEL, JUDGE, Sheet
from ridotto.words import Words
from tests.inkognito.play import GAME, Play, audience, secret
from tests.inkognito.test_missions import declared

RIGHT = "lock LF.tall CB.short X.fat ZZ.thin"
ONE_BUILD_WRONG = "lock LF.short CB.tall X.fat ZZ.thin"
READY = {"blue.tall": 22, "red.fat": 29}
"""LF-AB: blue's step to 29 accomplishes it."""


def fifth(at: dict[str, int] | None = None, max_rounds: int | None = None) -> Play:
    return Play("", at, players=5, turn="ambassador", max_rounds=max_rounds)


def test_P5_1_the_fifth_player_sits_after_yellow_without_secrets() -> None:
    play = fifth()
    assert play.seats == ("blue", "green", "red", "yellow", "ambassador")
    own = play.state.private[4]
    assert (own.identity, own.build, own.letter) == (None, None, None)
    assert play.legal("ambassador", "declare") == set()


def test_P5_1_the_fifth_player_may_be_the_starting_seat() -> None:
    options = GAME.settle({"players": 5})
    state = GAME.start(options)
    notation = GAME.notation(options)
    for text in ("deal LF tall A", "deal X fat C", "deal ZZ thin B", "begin ambassador"):
        state.apply(-1, notation.read(text))
    for _ in range(4):
        state.apply(-1, notation.read("place tall short fat thin"))
    assert state.public.to_act == (4,)
    assert state.public.phase == "move"


def test_P5_2_he_goes_none_one_or_two_routes_of_any_kind_without_a_shake() -> None:
    play = fifth({"ambassador": 29})
    goals = {text.split(">")[1] for text in play.legal("ambassador", "ambassador")}
    assert goals == {"18", "22", "58", "34", "50"}
    play.do("ambassador", "ambassador ambassador 29>34", "ambassador ambassador 34>30", "done")
    assert play.at("ambassador") == 30
    play = fifth()
    play.do("ambassador", "done", "end")
    assert play.to_act == ("chance",)


def test_P5_2_he_passes_figures_and_meets_only_where_he_stops() -> None:
    play = fifth({"red.tall": 29, "green.tall": 18})
    play.do("ambassador", "ambassador ambassador 58>29", "ambassador ambassador 29>18", "done")
    assert play.legal("ambassador", "ask") == {"ask green identity", "ask green build"}
    assert play.legal("ambassador", "aside") == set()
    assert play.legal("ambassador", "end") == set()


def test_P5_2_he_asks_for_a_pair_and_expels_the_figure() -> None:
    play = fifth({"red.tall": 29})
    play.do("ambassador", "ambassador ambassador 58>29", "done", "ask red build")
    plain = {text for text in play.legal("red") if ":" not in text}
    assert plain == {"show tall fat", "show short fat", "show fat thin"}
    assert "show fat mission:C" in play.legal("red")
    events = play.do("red", "show fat thin")
    assert [to for to, _ in secret(events)] == [audience(play, "red", "ambassador")]
    assert "expel red.tall 58" in play.legal("ambassador")
    assert "expel red.tall 10" not in play.legal("ambassador")
    play.do("ambassador", "expel red.tall 2")
    assert play.legal("ambassador", "end") == {"end"}


def test_P5_2_no_pair_is_shown_him_twice() -> None:
    play = fifth({"red.tall": 29})
    play.do("ambassador", "ambassador ambassador 58>29", "done", "ask red build")
    play.do("red", "show fat thin")
    play.do("ambassador", "expel red.tall 2")
    play.put({"red.tall": 29})
    play.turn("ambassador")
    play.do("ambassador", "done", "ask red build")
    assert play.refused("red", "show fat thin") == "shown-before"


def test_P5_3_black_balls_work_as_ever() -> None:
    play = Play("ambassador ambassador land", players=5)
    play.do("blue", "ambassador ambassador 58>36", "ambassador ambassador 36>37", "done")
    assert play.at("ambassador") == 37


def test_P5_3_he_sees_what_is_shown_through_his_figure_and_it_counts_as_shown_to_him() -> None:
    play = Play("land land water", {"blue.tall": 36}, players=5)
    play.do("blue", "land blue.tall 36>58", "done")
    assert "ask ambassador build via ambassador" not in play.legal("blue")
    play.do("blue", "ask red build via ambassador")
    events = play.do("red", "show fat thin")
    assert [to for to, _ in secret(events)] == [audience(play, "blue", "red", "ambassador")]
    assert len(play.state.private[4].notes) == 1
    play.do("ambassador", "pass")
    play.put({"ambassador": 29, "red.tall": 29})
    play.turn("ambassador")
    play.do("ambassador", "done", "ask red build")
    assert play.refused("red", "show fat thin") == "shown-before"


def test_P5_3_what_is_shown_to_him_alone_does_not_count_for_others() -> None:
    play = fifth({"red.tall": 29})
    play.do("ambassador", "ambassador ambassador 58>29", "done", "ask red build")
    play.do("red", "show fat thin")
    play.put({"ambassador": 58, "blue.tall": 58, "red.tall": 1})
    play.turn("blue")
    play.do("blue", "done", "ask red build via ambassador")
    assert "show fat thin" in play.legal("red")


def test_P5_4_he_locks_in_once_and_nobody_hears_what() -> None:
    play = fifth()
    assert len(play.legal("ambassador", "lock")) == 576
    events = play.do("ambassador", RIGHT)
    assert play.heard("blue", events) == [Locked(4)]
    assert any(isinstance(fact, Noted) for fact in play.heard("ambassador", events))
    assert play.state.private[4].sheet == Sheet((0, 1, 2, 3), (0, 1, 2, 3))
    assert play.legal("ambassador", "lock") == set()
    assert play.refused("ambassador", RIGHT) == "not-offered"


def test_P5_4_only_he_and_neither_before_nor_between_the_questions_of_others() -> None:
    play = Play("land land water", {"blue.tall": 29, "red.tall": 29}, players=5)
    assert play.legal("blue", "lock") == set()
    assert play.refused("ambassador", RIGHT) == "not-your-turn"
    play.do("blue", "done", "ask red build")
    play.do("red", "show fat thin LF")
    assert play.to_act == ("blue",)  # these cards did not go through his hands


def through_his_hands(repeats: str = "enforced") -> Play:
    """Blue has asked red through the Ambassador, and red has shown."""
    play = Play("land land water", {"blue.tall": 58}, players=5, repeats=repeats)
    play.do("blue", "done", "ask red build via ambassador")
    play.do("red", "show fat thin")
    return play


def test_P5_4_right_after_cards_went_through_his_hands_he_locks_and_the_turn_goes_on() -> None:
    play = through_his_hands()
    assert play.to_act == ("ambassador",)
    assert play.refused("blue", "expel ambassador 13") == "not-your-turn"
    assert len(play.legal("ambassador")) == 576 + 1
    events = play.do("ambassador", RIGHT)
    assert play.heard("blue", events) == [Locked(4), WentOn(4, 0)]
    assert play.state.private[4].sheet == Sheet((0, 1, 2, 3), (0, 1, 2, 3))
    assert (play.to_act, play.phase) == (("blue",), EXPEL)
    play.do("blue", "expel ambassador 13", "end")


def test_P5_4_or_he_passes_and_is_asked_again_the_next_time() -> None:
    play = through_his_hands()
    events = play.do("ambassador", "pass")
    assert play.heard("red", events) == [WentOn(4, 0)]
    play.do("blue", "expel ambassador 13", "end")
    play.put({"green.tall": 58, "ambassador": 58, "blue.tall": 22})
    play.turn("green")
    play.do("green", "done", "ask red build via ambassador")
    play.do("red", "show fat thin")
    assert play.to_act == ("ambassador",)
    play.do("ambassador", RIGHT)
    play.do("green", "expel ambassador 13", "end")
    play.turn("ambassador")
    assert play.legal("ambassador", "lock") == set()


def test_P5_4_once_locked_he_is_not_asked_any_more() -> None:
    play = fifth()
    play.do("ambassador", RIGHT, "done", "end")
    play.put({"blue.tall": 58, "ambassador": 58})
    play.turn("blue")
    play.do("blue", "done", "ask red build via ambassador")
    play.do("red", "show fat thin")
    assert play.to_act == ("blue",)


def test_P5_4_he_is_asked_before_the_asker_contests_and_again_after_a_new_answer() -> None:
    play = through_his_hands(repeats="honour")
    play.do("ambassador", "pass")
    assert (play.to_act, play.phase) == (("blue",), JUDGE)
    play.do("blue", "accept", "expel ambassador 13", "end")
    play.put({"blue.tall": 58, "ambassador": 58})
    play.turn("blue")
    play.do("blue", "done", "ask red build via ambassador")
    play.do("red", "show fat thin")
    play.do("ambassador", "pass")
    play.do("blue", "contest")
    play.do("red", "show fat")
    assert play.to_act == ("ambassador",)
    play.do("ambassador", "pass")
    assert (play.to_act, play.phase) == (("blue",), EXPEL)


def test_P5_4_with_all_eight_right_he_alone_wins_when_a_team_declares() -> None:
    play = fifth(READY)
    play.do("ambassador", RIGHT, "done", "end")
    play.turn("blue", "land land water")
    play.do("blue", "land blue.tall 22>29", "done", "declare green A B")
    assert play.outcome.reason == "seen-through"
    assert play.winners() == {"ambassador"}


def test_P5_4_with_one_build_wrong_W2_decides() -> None:
    play = fifth(READY)
    play.do("ambassador", ONE_BUILD_WRONG, "done", "end")
    play.turn("blue", "land land water")
    play.do("blue", "land blue.tall 22>29", "done", "declare green A B")
    play.do("green", "shake hands")
    assert play.outcome.reason == "accomplished"
    assert play.winners() == {"blue", "green"}


def test_P5_4_no_sheet_is_compared_after_the_last_round() -> None:
    play = fifth(max_rounds=1)
    play.do("ambassador", RIGHT, "done")
    play.state.public.turns = 5
    play.do("ambassador", "end")
    assert play.outcome.reason == "rounds"


def test_P5_5_a_true_figure_of_the_team_stands_there_instead() -> None:
    number = NUMBERED[8]
    assert declared("LF-DC", {"LF": number}, "CB", players=5).outcome.reason == "accomplished"
    assert declared("LF-DC", {"CB": number}, "CB", players=5).outcome.reason == "accomplished"
    for scene in ({"amb!": number}, {"LF?": number}, {"X": number}):
        assert declared("LF-DC", scene, "CB", players=5).outcome.reason == "failed"
    assert declared("LF-CD", {"LF": 58}, "LF", players=5).outcome.reason == "accomplished"


def test_P5_5_is_told_to_five_only() -> None:
    told = {
        players: {
            Words("en").value(GAME, "mission", word)
            for word in GAME.vocabulary(GAME.settle({"players": players}))["mission"]
        }
        for players in (3, 4, 5)
    }
    for players in (3, 4):
        assert sum("Ambassador is brought" in words for words in told[players]) == 3
        assert not any("true figure" in words for words in told[players])
    assert sum("a true figure of the pair stands" in words for words in told[5]) == 3
    assert not any("brought" in words for words in told[5])


def test_P5_1_five_players_are_for_the_2013_edition() -> None:
    refusal = GAME.refuse({"edition": "classic", "players": 5})
    assert refusal is not None
    assert str(refusal) == "option players: the classic edition is for 3 or 4, not 5"
