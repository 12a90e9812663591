"""A game that nobody has described to a thinker: rules alone are enough to play."""

import pytest

from ridotto.deduction import BadNotes, read_notes
from ridotto.games.masks import Masks
from ridotto.kernel import Manners, NotStudied, Registry
from ridotto.server.insights import Insights, insights
from ridotto.table.assistance import Assist, Assistant, levels_for
from ridotto.table.session import Session
from ridotto.testing import check_game


class Unstudied(Masks):
    """Rules, and nothing else."""

    id = "unstudied"
    manners = Manners()
    study = None


GAME = Unstudied()


def test_it_keeps_all_laws() -> None:
    counts = check_game(GAME, playouts=5).counts
    assert counts["different pairs"] > 100
    assert counts["copies"] > 50
    assert counts["truths"] == counts["imagined"] == 0


def test_a_table_offers_the_record_and_no_more() -> None:
    assert levels_for(GAME) == ("none", "record")
    options = GAME.settle({})
    assistant = Assistant(GAME, options, "record", 0, ())
    assert assistant.help(GAME.view(options, 0)) == Assist(shown={})


def test_it_is_played_and_told_again_without_insights() -> None:
    session = Session(GAME, GAME.settle({}), bytes(32))
    while not session.over:
        session.act(session.draw())
    assert insights(session.record(), GAME) == Insights([], {})
    with pytest.raises(NotStudied, match="no study of 'unstudied'"):
        session.knowledge("blue")
    with pytest.raises(NotStudied):
        session.worlds("blue")


def test_notes_about_it_are_refused_in_words() -> None:
    with pytest.raises(BadNotes, match="unstudied takes no notes"):
        read_notes('game = "unstudied"\nme = "blue"\n', Registry(GAME))
