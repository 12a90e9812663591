"""A table that stands at a position: everyone has his own stream, and nothing else is played."""

import json
import random

import pytest
from msgspec import structs

from ridotto.games import GAMES
from ridotto.kernel import Game, Record, RecordError, Value
from ridotto.kernel.record import read, write
from ridotto.review.positions import drawn_position, true_position
from ridotto.table import Entry, open_table
from ridotto.table.commands import ChangeSettings, Contribute, OpenTable, Position, Rematch, Sit
from ridotto.table.settings import Settings, settle
from ridotto.table.verify import verify
from tests.review.games_of_bots import VARIANTS, played
from tests.table.helpers import SEED, Hand, guests, picture, replayed

each_variant = pytest.mark.parametrize(("name", "chosen"), VARIANTS)


class PlayedOn(Hand):
    """A table at a position, with everybody seated and the game begun."""

    def __init__(self, record: Record, position: Position) -> None:
        self.now = 1_000_000
        self.asked = 0
        game, options = GAMES[record.header.game], record.header.options
        settings = settle(Settings(game=game.id, options=dict(options)))
        names = guests(game, options)
        opened = OpenTable(settings=settings, places=(None,) * len(names), position=position)
        self.log = [Entry(self.now, opened, who=names[0], fresh=SEED)]
        self.table = open_table(self.log[0])
        self.seat(*names)


def both(record: Record, game: Game, step: int) -> list[Position]:
    rng = random.Random(step)
    return [
        true_position(record, game, step, 0),
        drawn_position(record, game, step, len(record.header.seats) - 1, rng),
    ]


@each_variant
def test_it_goes_on_from_there_and_says_so(name: str, chosen: dict[str, Value]) -> None:
    record, game = played(name, chosen, "novice")
    for position in both(record, game, len(record.steps) // 2):
        hand = PlayedOn(record, position)
        hand.ask("host", Contribute, number="ab12")
        hand.start()
        match = hand.table.match
        assert match is not None
        for seat in range(len(record.header.seats)):
            steps = match.steps()
            assert len(steps) == len(position.steps)
            told = [fact for step in steps for fact in step.facts(seat)]
            assert match.facts(seat, 0) == told
            assert match.told(seat) == len(told)
        assert picture(replayed(hand.log)) == picture(hand.table)
        hand.play_on(random.Random(1))
        assert picture(replayed(hand.log)) == picture(hand.table)
        assert hand.table.phase == "over"
        text = write(match.record(), game)
        again = read(text, GAMES)
        assert again.header.begun == position.begun
        verify(again, game)
        assert json.loads(text.splitlines()[0])["begun"]["steps"] == len(position.steps)


def test_what_comes_after_is_drawn_from_the_seed_and_vouched_for() -> None:
    record, game = played("inkognito", {"players": 4}, "novice")
    position = true_position(record, game, 40, 0)
    hand = PlayedOn(record, position).start()
    hand.play_on(random.Random(4))
    assert hand.table.match is not None
    made = hand.table.match.record()
    verify(made, game)
    begun = position.begun
    wrong = [
        structs.replace(begun, steps=len(made.steps)),
        structs.replace(begun, steps=-1),
        structs.replace(begun, steps=3),  # what chance brought after that is not the seed's
        structs.replace(begun, seat="purple"),
        structs.replace(begun, origin="made up"),
    ]
    for other in wrong:
        forged = Record(structs.replace(made.header, begun=other), made.steps, made.end)
        with pytest.raises(RecordError):
            verify(forged, game)


def test_a_played_on_game_cannot_pass_for_a_dealt_one() -> None:
    record, game = played("masks", {}, "novice")
    hand = PlayedOn(record, drawn_position(record, game, 6, 0, random.Random(2))).start()
    hand.play_on(random.Random(1))
    assert hand.table.match is not None
    lines = write(hand.table.match.record(), game).splitlines()
    header = json.loads(lines[0])
    del header["begun"]
    text = "\n".join([json.dumps(header), *lines[1:]]) + "\n"
    with pytest.raises(RecordError, match="the seed gives"):
        verify(read(text, GAMES), game)


def test_nothing_else_is_played_there() -> None:
    record, game = played("masks", {}, "novice")
    hand = PlayedOn(record, true_position(record, game, 5, 0))
    settings = hand.table.settings
    other = structs.replace(settings, options={**settings.options, "players": 2})
    assert settings.options != other.options
    assert hand.refusal("host", ChangeSettings, settings=other) == "position-stays"
    hand.ask("host", ChangeSettings, settings=structs.replace(settings, visibility="public"))
    hand.start().play_on(random.Random(1))
    assert hand.refusal("host", Rematch) == "position-stays"
    assert hand.refusal("host", Sit, seat=1) == "not-now"
