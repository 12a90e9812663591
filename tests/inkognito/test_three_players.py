"""P3.1-P3.4."""

import pytest

from ridotto.games.inkognito.board import BOX, NUMBERED
from ridotto.games.inkognito.components import COLOURS, IDENTITIES
from ridotto.games.inkognito.facts import FlightWeighed, Unmasked, Weighed
from tests.inkognito.play import GAME, Play

# Yellow is in the box: what is named last is under arrest.
ARRESTED = {
    "ZZ": ("LF tall A", "CB short B", "X fat C", "ZZ thin D"),
    "X": ("LF tall A", "CB short B", "ZZ fat C", "X thin D"),
    "CB": ("ZZ tall C", "X short A", "LF fat B", "CB thin D"),
    "LF": ("ZZ tall C", "X short A", "CB fat B", "LF thin D"),
}
"""Blue and green are partners, red is alone."""
FLIGHT = {"LF": 5, "CB": 1, "X": 6, "ZZ": 4}


@pytest.mark.parametrize("absent", ["blue", "green", "red", "yellow"])
def test_P3_1_one_colour_stays_in_the_box(absent: str) -> None:
    first = "green" if absent == "blue" else "blue"
    play = Play("opponent land land", players=3, absent=absent, turn=first)
    assert play.seats == tuple(colour for colour in COLOURS if colour != absent)
    for colour in COLOURS:
        assert (play.at(f"{colour}.tall") == BOX) == (colour == absent)
    texts = play.legal(first)
    assert not any(absent in text for text in texts)
    for colour in play.seats:
        assert any(f" {colour}." in text for text in texts)


def test_P3_1_the_start_spaces_of_the_absent_colour_remain_coloured() -> None:
    play = Play("land land none", {"blue.tall": 22, "red.tall": 29}, players=3, edition="classic")
    play.do("blue", "land blue.tall 22>29", "done", "ask red build")
    play.do("red", "show X fat thin")
    assert not {"expel red.tall 5", "expel red.tall 12"} & play.legal("blue")
    play = Play("land land none", {"blue.tall": 22, "ambassador": 29}, players=3, edition="classic")
    play.do("blue", "land blue.tall 22>29", "done", "ask red build via ambassador")
    play.do("red", "show fat thin")
    assert {"expel ambassador 5", "expel ambassador 12"} <= play.legal("blue")


def test_P3_1_four_envelopes_are_dealt_and_one_is_put_aside_unseen() -> None:
    options = GAME.settle({"players": 3})
    state = GAME.start(options)
    notation = GAME.notation(options)
    for text in ("deal LF tall A", "deal X fat C", "deal ZZ thin B"):
        events = state.apply(-1, notation.read(text))
        assert len(events) == 2  # for the seat, and that it was dealt
    state.apply(-1, notation.read("begin red"))
    assert state.secrets().identities[3] == IDENTITIES.index("CB")
    assert state.secrets().builds[3] == 1
    assert state.secrets().letters[3] == 3


def test_P3_1_the_arrested_agent_is_told_when_the_game_is_over() -> None:
    play = Play("land land water", players=3, envelopes=ARRESTED["CB"])
    facts = play.heard("blue", play.do("blue", "escape"))
    unmasked = next(fact for fact in facts if isinstance(fact, Unmasked))
    assert unmasked.identities[3] == IDENTITIES.index("CB")


@pytest.mark.parametrize("arrested", ARRESTED)
def test_P3_2_a_mission_that_names_the_arrested_agent_means_his_partner(arrested: str) -> None:
    # LF-AB: any piece lands on X, with ZZ arrested on X and with X arrested on ZZ. ZZ-CA: any
    # piece lands on CB, likewise.
    at = {"blue.thin": 22, "red.fat": 29}
    play = Play("land land water", at, players=3, envelopes=ARRESTED[arrested])
    play.do("blue", "land blue.thin 22>29", "done")
    letters = [envelope[-1] for envelope in ARRESTED[arrested]]
    play.do("blue", f"declare green {letters[0]} {letters[1]}")
    play.do("green", "shake hands")
    assert play.outcome.reason == "accomplished"
    assert play.winners() == {"blue", "green"}


def test_Ex5_CB_arrested_ZZ_and_X_with_C_and_A_must_land_on_LF() -> None:
    for figure, wins in (("red.fat", True), ("red.tall", False)):
        at = {"blue.thin": 22, figure: 29}
        play = Play("land land water", at, players=3, envelopes=ARRESTED["CB"])
        play.do("blue", "land blue.thin 22>29", "done", "declare green C A")
        play.do("green", "shake hands")
        assert (play.winners() == {"blue", "green"}) == wins


@pytest.mark.parametrize("edition", ["classic", "2013"])
@pytest.mark.parametrize("arrested", ARRESTED)
def test_P3_3_the_lone_player_flees_rightly_and_wrongly(arrested: str, edition: str) -> None:
    identity = ARRESTED[arrested][2].split(" ")[0]
    for figure, number, wins in (
        ("red.fat", FLIGHT[identity], True),
        ("red.thin", FLIGHT[identity], False),
        ("red.fat", next(n for n in FLIGHT.values() if n != FLIGHT[identity]), False),
    ):
        play = Play(
            "land land none",
            {figure: NUMBERED[number]},
            players=3,
            envelopes=ARRESTED[arrested],
            edition=edition,
            turn="red",
        )
        play.do("red", "escape")
        assert play.outcome.reason == ("escaped" if wins else "caught")
        assert play.winners() == ({"red"} if wins else {"blue", "green"})


def test_P3_3_who_has_a_partner_at_the_table_cannot_flee() -> None:
    play = Play("land land water", {"blue.tall": NUMBERED[5]}, players=3)
    facts = play.heard("green", play.do("blue", "escape"))
    assert FlightWeighed(arrested=False, arrived=True, space=NUMBERED[5]) in facts
    assert play.outcome.reason == "caught"
    assert play.winners() == {"red"}


def test_P3_3_escape_is_offered_whenever_W1_allows_and_only_with_three() -> None:
    play = Play("land land water", {"blue.tall": 22, "blue.short": 29}, players=3)
    assert "escape" in play.legal("blue")
    play.do("blue", "land blue.tall 22>29")
    assert play.refused("blue", "escape") == "not-offered"
    assert play.refused("green", "escape") == "not-your-turn"
    assert "escape" not in Play("land land water").legal("blue")


def test_P3_4_a_lone_players_declaration_has_no_mission() -> None:
    play = Play("land land water", players=3, turn="red")
    play.do("red", min(play.legal("red", "declare")))
    facts = play.heard("green", play.do(play.to_act[0], "shake hands"))
    weighed = next(fact for fact in facts if isinstance(fact, Weighed))
    assert (weighed.partner, weighed.deed, weighed.mission) == (False, False, None)


def test_P3_4_a_wrong_declaration_of_the_pair_makes_the_lone_player_win() -> None:
    play = Play("land land water", players=3)
    play.do("blue", "declare green A B")
    play.do("green", "shake hands")
    assert play.winners() == {"red"}


def test_P3_4_a_lone_players_mission_accomplished_is_wrong() -> None:
    play = Play("land land water", players=3, turn="red")
    assert play.legal("red", "declare")
    play.do("red", "declare blue C A")
    play.do("blue", "shake hands")
    assert play.winners() == {"blue", "green"}
