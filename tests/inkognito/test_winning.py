"""W1-W4, and forfeits."""

from msgspec.structs import replace

from ridotto.games.inkognito.actions import Hands, Refuse
from ridotto.games.inkognito.components import MISSION_TAGS
from ridotto.games.inkognito.facts import Declared, Responded, Unmasked, Weighed
from ridotto.kernel import Ended, Legal
from ridotto.words import Words
from tests.inkognito.play import GAME, Play

# LF with A and CB with B: any piece lands on X, who is red and fat.
READY = {"blue.tall": 22, "red.fat": 29}


def landed() -> Play:
    play = Play("land land water", READY)
    play.do("blue", "land blue.tall 22>29", "done")
    return play


def test_W1_declaring_names_a_partner_and_both_letters() -> None:
    play = landed()
    assert play.legal("blue", "declare") == {
        f"declare {partner} A {letter}"
        for partner in ("green", "red", "yellow")
        for letter in ("B", "C", "D")
    }
    events = play.do("blue", "declare green A B")
    assert play.heard("yellow", events) == [Declared(0, 1, 0, 1)]
    assert play.to_act == ("green",)


def test_W1_during_movement_only_where_done_would_be_legal() -> None:
    play = Play("land land water", READY | {"blue.short": 18})
    assert play.legal("blue", "declare")
    play.do("blue", "land blue.tall 22>29", "land blue.short 18>29")
    assert play.legal("blue", "declare") == set()
    assert play.legal("blue", "done") == set()
    play.do("blue", "water blue.short 29>34")
    assert play.legal("blue", "declare")
    assert play.legal("blue", "done") == {"done"}


def test_W1_between_an_answer_and_the_expulsion() -> None:
    play = landed()
    play.do("blue", "ask red build")
    assert play.legal("blue") == set()
    play.do("red", "show X fat thin")
    assert play.legal("blue", "expel")
    play.do("blue", "declare green A B")
    play.do("green", "shake hands")
    assert play.winners() == {"blue", "green"}


def test_W1_after_the_expulsion_the_moment_has_passed() -> None:
    play = landed()
    play.do("blue", "ask red build")
    play.do("red", "show X fat thin")
    play.do("blue", "expel red.fat 1", "declare green A B")
    play.do("green", "shake hands")
    assert play.winners() == {"red", "yellow"}


def test_W1_nobody_declares_out_of_turn() -> None:
    play = landed()
    assert play.refused("green", "declare blue B A") == "not-your-turn"


def test_W2_the_named_seat_shakes_hands_or_refuses_and_the_game_is_over() -> None:
    play = landed()
    play.do("blue", "declare green A B")
    assert play.legal("green") == {"shake hands", "refuse"}
    events = play.do("green", "shake hands")
    facts = play.heard("red", events)
    assert facts[0] == Responded(1, hands=True)
    assert isinstance(facts[1], Unmasked)
    assert isinstance(facts[2], Weighed)
    assert isinstance(facts[3], Ended)
    assert play.outcome.reason == "accomplished"
    assert play.outcome.side == "lf-cb"
    assert play.refused("red", "end") == "game-over"


def test_W2_a_refused_handshake_loses() -> None:
    play = landed()
    play.do("blue", "declare green A B")
    play.do("green", "refuse")
    assert play.outcome.reason == "failed"
    assert play.winners() == {"red", "yellow"}


def test_W2_a_wrong_partner_who_accepts_loses_nothing() -> None:
    play = landed()
    play.do("blue", "declare red A C")
    play.do("red", "shake hands")
    assert play.outcome.reason == "failed"
    assert play.winners() == {"red", "yellow"}


def test_W2_the_right_partner_with_wrong_letters_loses() -> None:
    play = landed()
    play.do("blue", "declare green A D")
    play.do("green", "shake hands")
    assert play.winners() == {"red", "yellow"}


def test_W2_a_condition_that_does_not_hold_loses() -> None:
    play = Play("land land water", READY)
    play.do("blue", "done", "declare green A B")
    play.do("green", "shake hands")
    assert play.winners() == {"red", "yellow"}


def test_W3_only_the_figure_with_the_secret_build_is_the_agent() -> None:
    play = Play("land land water", {"blue.tall": 22, "red.tall": 29})
    play.do("blue", "land blue.tall 22>29", "declare green A B")
    play.do("green", "shake hands")
    assert play.winners() == {"red", "yellow"}


def test_W3_any_piece_means_any_of_the_eight() -> None:
    # Green is CB and short; his fat figure is nobody, but it is of the team.
    play = Play("land land water", {"green.fat": 22, "red.fat": 29}, turn="green")
    play.do("green", "land green.fat 22>29", "declare blue B A")
    play.do("blue", "shake hands")
    assert play.winners() == {"blue", "green"}


def test_W4_after_the_last_round_the_game_is_a_draw() -> None:
    play = Play("none none none", edition="classic", max_rounds=2)
    for turn in range(8):
        seat = play.seats[turn % 4]
        play.do(seat, "done")
        events = play.do(seat, "end")
        if turn < 7:
            play.do("chance", "phantom land land none")
    assert play.outcome.reason == "rounds"
    assert (play.outcome.side, play.outcome.winners) == ("nobody", ())
    assert any(isinstance(fact, Unmasked) for fact in play.heard("red", events))


def test_W4_a_round_is_a_turn_of_every_seat_from_the_starting_seat() -> None:
    play = Play("none none none", turn="red", edition="classic", max_rounds=1)
    for seat in ("red", "yellow", "blue", "green"):
        assert play.state.public.outcome is None
        play.do(seat, "done")
        play.do(seat, "end")
        if seat != "green":
            play.do("chance", "phantom land land none")
    assert play.outcome.reason == "rounds"


def test_W4_without_the_option_there_is_no_limit() -> None:
    play = Play("land land water")
    play.state.public.turns = 10_000
    play.do("blue", "done", "end")
    assert play.state.public.outcome is None


def test_H3_a_forfeit_loses_for_the_team() -> None:
    play = landed()
    play.do("table", "forfeit red")
    assert play.outcome.reason == "forfeit"
    assert play.winners() == {"blue", "green"}


def test_H3_a_forfeit_of_the_fifth_player_leaves_the_agents_the_winners() -> None:
    play = Play("land land water", players=5)
    play.do("table", "forfeit ambassador")
    assert play.outcome.side == "agents"
    assert play.winners() == {"blue", "green", "red", "yellow"}


def test_W2_shaking_hands_and_refusing_are_two_kinds_and_neither_can_be_taken_back() -> None:
    """Two buttons of one name once decided games: one kind a group, and both ask once more."""
    play = Play("land land water")
    play.do("blue", "done", "declare green A B")
    legal = play.state.legal(play.seat("green"))
    assert isinstance(legal, Legal)
    assert [list(group) for group in legal.final] == [[Hands()], [Refuse()]]
    assert legal.groups == ()


def weighed(play: Play, declaration: str, answer: str = "shake hands") -> Weighed:
    """What is said of a declaration at the end."""
    play.do("blue", declaration)
    events = play.do(play.to_act[0], answer)
    return next(fact for fact in play.heard("yellow", events) if isinstance(fact, Weighed))


def test_W2_the_end_says_what_was_right_and_what_was_not() -> None:
    mission = MISSION_TAGS.index("LF-AB")
    right = Weighed(partner=True, letters=True, deed=True, hands=True, mission=mission)
    assert weighed(landed(), "declare green A B") == right
    assert weighed(landed(), "declare green A B", "refuse") == replace(right, hands=False)
    assert weighed(landed(), "declare green A C") == replace(right, letters=False)
    assert weighed(landed(), "declare red A C") == replace(right, partner=False)
    assert weighed(landed(), "declare red A B") == replace(right, partner=False, letters=False)
    undone = Play("land land water", READY)
    assert weighed(undone, "declare green A B") == replace(right, deed=False)


def test_W2_the_sentence_names_the_mission() -> None:
    play = landed()
    text = Words("en").fact(GAME, play.options, weighed(play, "declare green A C"))
    assert text == (
        "The partner was right, the letters were wrong, hands were shaken, and the mission was "
        "accomplished – A and B: any figure of the pair meets Agent X."
    )
