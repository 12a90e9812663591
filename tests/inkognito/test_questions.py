"""Q1-Q8 with repeats enforced; ``test_honour.py`` has the rest of Q7."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.inkognito.actions import Show
from ridotto.games.inkognito.answers import answers, faces_of
from ridotto.games.inkognito.components import BUILDS, CARDS, IDENTITIES, PIECES
from ridotto.games.inkognito.facts import Answered, Asked
from ridotto.games.inkognito.parts import LESS, PAIR, THREE
from tests.inkognito.play import Play, audience, secret

AT = {"blue.tall": 22, "red.tall": 29}
VIA = {"blue.tall": 36}


def met() -> Play:
    """Blue (LF) stands before red (X, fat, C) and will ask."""
    play = Play("land land water", AT)
    play.do("blue", "land blue.tall 22>29", "done")
    return play


def via() -> Play:
    """Blue stands before the Ambassador."""
    play = Play("land land water", VIA)
    play.do("blue", "land blue.tall 36>58", "done")
    return play


def answer_direct(play: Play, question: str, cards: str, *, then: str = "") -> None:
    """Blue meets red again, asks, is shown the cards, and expels."""
    play.put({"blue.tall": 29, "red.tall": 29})
    play.turn("blue")
    play.do("blue", "done", f"ask red {question}")
    play.do("red", f"show {cards}")
    if then:
        play.do("blue", then)


def answer_via(play: Play, question: str, cards: str, *, then: str = "") -> None:
    play.put({"blue.tall": 58, "ambassador": 58})
    play.turn("blue")
    play.do("blue", "done", f"ask red {question} via ambassador")
    play.do("red", f"show {cards}")
    if play.to_act == ("ambassador",):
        play.do("ambassador", "pass")
    if then:
        play.do("blue", then)


def ask_via(play: Play, question: str) -> set[str]:
    """What red may show when blue asks him through the Ambassador."""
    play.put({"blue.tall": 58, "ambassador": 58})
    play.turn("blue")
    play.do("blue", "done", f"ask red {question} via ambassador")
    return play.legal("red")


def shown(play: Play) -> list[set[str]]:
    return [set(text.split(" ")[1:]) for text in play.legal("red")]


def test_Q1_an_identity_question_shows_two_identities_and_a_build() -> None:
    play = met()
    play.do("blue", "ask red identity")
    plain = [cards for cards in shown(play) if not any(":" in card for card in cards)]
    assert len(plain) == 15
    assert all(len(cards & set(IDENTITIES)) == 2 and len(cards) == 3 for cards in plain)


def test_Q1_a_build_question_shows_two_builds_and_an_identity() -> None:
    play = met()
    play.do("blue", "ask red build")
    plain = [cards for cards in shown(play) if not any(":" in card for card in cards)]
    assert all(len(cards & set(BUILDS)) == 2 and len(cards) == 3 for cards in plain)
    assert play.refused("red", "show fat thin") == "no-such-answer"


def test_Q2_through_the_ambassador_any_other_agent_shows_two_of_that_kind() -> None:
    play = via()
    assert play.legal("blue", "ask") == {
        f"ask {whom} {question} via ambassador"
        for whom in ("green", "red", "yellow")
        for question in ("identity", "build")
    }
    play.do("blue", "ask red build via ambassador")
    assert {frozenset(cards) for cards in shown(play) if not any(":" in c for c in cards)} == {
        frozenset({"fat", other}) for other in ("tall", "short", "thin")
    }


def test_Q3_at_least_one_card_is_true() -> None:
    play = met()
    play.do("blue", "ask red identity")
    for cards in shown(play):
        assert cards & {"X", "grey:X", "fat", "grey:fat"}
    assert play.refused("red", "show LF CB tall") == "no-such-answer"
    assert "show LF CB fat" in play.legal("red")


def test_Q4_only_asker_and_shower_see_the_cards() -> None:
    play = met()
    events = play.do("blue", "ask red identity")
    assert play.heard("green", events) == [Asked(0, 2, 0, PIECES.index("red.tall"), THREE)]
    events = play.do("red", "show LF grey:X mission:C")
    assert [to for to, _ in secret(events)] == [audience(play, "blue", "red")]
    assert play.heard("green", events) == [Answered(0, 2, 3, contestable=False)]


def test_Q5_any_card_may_be_the_showers_own_grey_one_and_no_value_comes_twice() -> None:
    play = met()
    play.do("blue", "ask red identity")
    legal = shown(play)
    assert {"grey:X", "LF", "grey:fat"} in legal
    assert not any({"X", "grey:X"} <= cards for cards in legal)
    greys = {card for cards in legal for card in cards if card.startswith("grey:")}
    assert greys == {"grey:X", "grey:fat"}


def test_Q6_the_mission_card_replaces_one_card_and_does_not_count_as_true() -> None:
    play = met()
    play.do("blue", "ask red identity")
    missions = [cards for cards in shown(play) if any(c.startswith("mission:") for c in cards)]
    assert len(missions) == 22
    assert all("mission:C" in cards and len(cards) == 3 for cards in missions)
    assert {"X", "LF", "mission:C"} in missions
    assert {"LF", "fat", "mission:C"} in missions
    assert {"LF", "tall", "mission:C"} not in missions
    play = via()
    play.do("blue", "ask red identity via ambassador")
    assert {"X", "mission:C"} in shown(play)
    assert {"LF", "mission:C"} not in shown(play)


def test_Q7_the_same_three_is_not_shown_to_the_same_asker_again() -> None:
    play = met()
    answer_direct(play, "identity", "X LF tall", then="expel red.tall 1")
    play.put({"blue.tall": 29, "red.tall": 29})
    play.turn("blue")
    play.do("blue", "done", "ask red identity")
    assert play.refused("red", "show X LF tall") == "shown-before"
    assert play.refused("red", "show grey:X LF tall") == "shown-before"
    assert "show LF X short" in play.legal("red")


def test_Q7_another_asker_may_be_shown_the_same() -> None:
    play = met()
    answer_direct(play, "identity", "X LF tall", then="expel red.tall 1")
    play.put({"green.short": 29, "red.tall": 29, "blue.tall": 1})
    play.turn("green")
    play.do("green", "done", "ask red identity")
    assert "show LF X tall" in play.legal("red")


def test_Q7_a_pair_that_was_part_of_a_three_is_not_shown_through_the_ambassador() -> None:
    play = met()
    answer_direct(play, "identity", "X LF tall", then="expel red.tall 1")
    assert "show LF X" not in ask_via(play, "identity")
    assert "show CB X" in play.legal("red")


def test_Q7_a_pair_does_not_bar_a_three() -> None:
    play = met()
    answer_via(play, "identity", "X LF", then="expel ambassador 13")
    play.put({"blue.tall": 29, "red.tall": 29})
    play.turn("blue")
    play.do("blue", "done", "ask red identity")
    assert "show LF X tall" in play.legal("red")


def test_Q7_when_pairs_are_exhausted_a_single_true_card_will_do() -> None:
    play = met()
    for other, goal in (("LF", 13), ("CB", 14), ("ZZ", 2)):
        play.put({"green.tall": 1, "red.tall": 3})
        assert not {"show X", "show grey:X"} & ask_via(play, "identity")
        play.do("red", f"show X {other}")
        play.do("blue", f"expel ambassador {goal}")
    singles = {"show X", "show grey:X"}
    with_mission = {"show X mission:C", "show grey:X mission:C"}
    assert ask_via(play, "identity") == singles | with_mission
    play.do("red", "show X mission:C")
    play.do("blue", "expel ambassador 13")
    assert ask_via(play, "identity") == singles
    play.do("red", "show X")
    play.do("blue", "expel ambassador 13")
    assert ask_via(play, "identity") == singles


def test_Q7_when_threes_are_exhausted_a_single_true_card_will_do() -> None:
    play = met()
    red = play.state.private[2]
    for faces, _ in answers(2, 2, 2, 0, THREE).honest:
        red.shown[0][faces] = 1
    play.do("blue", "ask red identity")
    legal = shown(play)
    assert {"X"} in legal
    assert {"grey:X"} in legal
    assert all(len(cards) == 1 or "mission:C" in cards for cards in legal)


def test_Q8_asker_and_shower_have_it_on_their_note_sheets() -> None:
    play = met()
    play.do("blue", "ask red build")
    play.do("red", "show X fat thin")
    cards = tuple(CARDS.index(card) for card in ("X", "fat", "thin"))
    blue, green, red, _ = play.state.private
    assert [note.cards for note in blue.notes] == [cards] == [note.cards for note in red.notes]
    assert green.notes == []


def test_Ex2_short_and_tall_again_through_the_ambassador_is_forbidden() -> None:
    play = Play(
        "land land water", AT, envelopes=("LF tall A", "ZZ fat D", "X short C", "CB thin B")
    )
    play.do("blue", "land blue.tall 22>29", "done", "ask red build")
    play.do("red", "show short tall CB")
    play.do("blue", "expel red.tall 1", "end")
    assert "show tall short" not in ask_via(play, "build")
    assert play.refused("red", "show short tall") == "shown-before"


def test_Q7_cost_does_not_grow_what_is_remembered_is_bounded() -> None:
    three = {faces for q in (0, 1) for faces, _ in _all(q, THREE)}
    pairs = {faces for q in (0, 1) for due in (PAIR, LESS) for faces, _ in _all(q, due)}
    # 15 a question without the mission card; with it 7 in common, and 3 a question.
    assert len(three) == 2 * 15 + 7 + 2 * 3
    assert len(three | pairs) < 100


def _all(question: int, due: str) -> list[tuple[str, object]]:
    found = answers(2, 2, 2, question, due)
    return [*found.honest, *found.with_mission]


@given(st.integers(0, 3), st.integers(0, 3), st.integers(0, 3), st.integers(0, 1))
def test_Q1_to_Q6_answers_are_exactly_those_a_plain_filter_lets_through(
    identity: int, build: int, letter: int, question: int
) -> None:
    """Every set of three cards, held against the rules one by one."""
    kinds = ["identity", "identity", "build", "build", "mission"]
    own = (IDENTITIES[identity], BUILDS[build], "ABCD"[letter])

    def fits(cards: tuple[int, ...]) -> bool:
        words = [CARDS[card] for card in cards]
        bare = [word.split(":")[-1] for word in words]
        if len(set(bare)) < len(bare) or any(
            ":" in w and w.split(":")[1] not in own for w in words
        ):
            return False
        counts = [kinds[card // 4] for card in cards]
        asked, other = ("identity", "build") if question == 0 else ("build", "identity")
        shape = (counts.count(asked), counts.count(other), counts.count("mission"))
        true = [b for b, kind in zip(bare, counts, strict=True) if kind != "mission" and b in own]
        return bool(true) and shape in {(2, 1, 0), (1, 1, 1), (2, 0, 1)}

    wanted = {cards for cards in combinations(range(len(CARDS)), 3) if fits(cards)}
    offered = answers(identity, build, letter, question, THREE).legal
    found = [show.cards for show in offered if isinstance(show, Show)]
    assert set(found) == wanted
    assert len(found) == len(wanted) == 58


def test_Q7_a_grey_card_has_the_face_of_the_coloured_one() -> None:
    grey, coloured = (CARDS.index(word) for word in ("grey:fat", "fat"))
    assert faces_of((grey,)) == faces_of((coloured,)) == "fat"
