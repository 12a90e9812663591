"""M5-M7 and X1-X3."""

from ridotto.games.inkognito.board import BOARD
from tests.inkognito.play import Play

TWO_MEETINGS = {"blue.tall": 22, "blue.short": 33, "red.tall": 29, "green.tall": 30}


def test_M5_every_shared_space_is_a_meeting_and_the_order_is_chosen() -> None:
    for first, second in (("red", "green"), ("green", "red")):
        play = Play("land land water", TWO_MEETINGS)
        play.do("blue", "land blue.tall 22>29", "land blue.short 33>30", "done")
        assert play.legal("blue", "ask") == {
            f"ask {whom} {question}"
            for whom in ("red", "green")
            for question in ("identity", "build")
        }
        assert play.legal("blue", "end") == set()
        play.do("blue", f"ask {first} build")
        assert play.to_act == (first,)
        play.do(first, "show X fat thin" if first == "red" else "show CB short thin")
        assert {text.split(" ")[1] for text in play.legal("blue", "expel")} == {f"{first}.tall"}
        play.do("blue", f"expel {first}.tall 1")
        assert play.legal("blue", "ask") == {f"ask {second} identity", f"ask {second} build"}
        assert play.legal("blue", "end") == set()


def test_M5_stepping_aside_moves_the_figure_that_met_to_an_empty_space() -> None:
    play = Play("land land water", TWO_MEETINGS)
    play.do("blue", "land blue.tall 22>29", "done")
    # 29 joins 18, 22 and 58 by land, 34 and 50 by water; the Ambassador stands on 58.
    assert play.legal("blue", "aside") == {
        f"aside blue.tall 29>{goal}" for goal in (18, 22, 34, 50)
    }
    play.do("blue", "aside blue.tall 29>34")
    assert play.at("red.tall") == 29
    assert play.legal("blue") - play.legal("blue", "declare") == {"end"}


def test_M5_one_may_step_aside_from_the_ambassador() -> None:
    play = Play("land land water", {"blue.tall": 36})
    play.do("blue", "land blue.tall 36>58", "done")
    assert play.legal("blue", "aside") == {"aside blue.tall 58>29", "aside blue.tall 58>36"}
    assert len(play.legal("blue", "ask")) == 6


def test_M5_when_no_space_beside_is_empty_one_asks() -> None:
    at = {"blue.tall": 36, "blue.short": 29}
    play = Play("land land water", at)
    play.do("blue", "land blue.tall 36>58", "land blue.fat 38>32", "done")
    play.put({"blue.fat": 36})
    assert play.legal("blue", "aside") == set()
    assert play.legal("blue", "ask")


def test_M6_an_agent_is_met_and_asked_through_the_ambassador_in_one_turn() -> None:
    play = Play("land land water", {"blue.tall": 36, "blue.short": 27, "red.tall": 22})
    play.do("blue", "land blue.tall 36>58", "land blue.short 27>22", "done")
    play.do("blue", "ask red build")
    play.do("red", "show X fat thin")
    play.do("blue", "expel red.tall 1", "ask red build via ambassador")
    play.do("red", "show fat short")
    play.do("blue", "expel ambassador 13")
    assert play.legal("blue", "end") == {"end"}


def test_M7_without_a_meeting_he_may_declare_or_end() -> None:
    play = Play("land land water")
    play.do("blue", "done")
    kinds = {text.split(" ")[0] for text in play.legal("blue")}
    assert kinds == {"declare", "end"}
    play.do("blue", "end")
    assert play.to_act == ("chance",)
    play.do("chance", "phantom land land water")
    assert play.to_act == ("green",)


def _asked(edition: str, at: dict[str, int]) -> Play:
    play = Play("land land none", {"blue.tall": 22, "red.tall": 29} | at, edition=edition)
    play.do("blue", "land blue.tall 22>29", "done", "ask red build")
    play.do("red", "show X fat thin")
    return play


def _spaces(play: Play, *kinds: str) -> set[int]:
    taken = set(play.state.public.at)
    return {place.id for place in BOARD.spaces if place.kind in kinds} - taken


def _goals(play: Play) -> set[int]:
    return {int(text.split(" ")[2]) for text in play.legal("blue", "expel")}


def test_X1_classic_any_free_plain_space() -> None:
    play = _asked("classic", {})
    assert _goals(play) == _spaces(play, "plain")
    assert play.refused("blue", "expel red.tall 2") == "not-offered"


def test_X1_2013_any_free_space_without_a_number() -> None:
    play = _asked("2013", {"ambassador": 36})
    assert _goals(play) == _spaces(play, "plain", "start", "embassy")
    assert {2, 58} <= _goals(play)
    play.do("blue", "expel red.tall 58")
    assert play.at("red.tall") == 58


def test_X2_the_ambassador_goes_to_the_embassy_or_a_coloured_space() -> None:
    for edition in ("classic", "2013"):
        play = Play("land land none", {"blue.tall": 22, "ambassador": 29}, edition=edition)
        play.do("blue", "land blue.tall 22>29", "done", "ask red build via ambassador")
        play.do("red", "show fat thin")
        assert _goals(play) == _spaces(play, "start", "embassy")
        assert {13, 58} <= _goals(play)


def test_X2_holds_with_five_players_too() -> None:
    play = Play("land land either", {"blue.tall": 22, "ambassador": 29}, players=5)
    play.do("blue", "land blue.tall 22>29", "done", "ask red build via ambassador")
    play.do("red", "show fat thin")
    play.do("ambassador", "pass")
    assert _goals(play) == _spaces(play, "start", "embassy")


def test_X3_free_means_no_piece_stands_there() -> None:
    play = _asked("2013", {"green.tall": 1, "blue.short": 3})
    assert not {1, 3, 58, 29} & _goals(play)
    assert len(_goals(play)) == len(play.legal("blue", "expel")) > 20
