"""A first evening is a real game, played along its script; nothing else is done in it."""

import random
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

from ridotto.deduction import Tracker
from ridotto.games import GAMES
from ridotto.kernel import (
    AnyState,
    Game,
    Legal,
    Lesson,
    Outcome,
    Seat,
    ToChoose,
    ToPlay,
    ToRead,
    ToWatch,
    facts_for,
)
from ridotto.table import Entry, Refused, open_table
from ridotto.table.commands import (
    Act,
    AllowWatching,
    BotActs,
    ChangeSettings,
    Contribute,
    Draft,
    Knock,
    Learn,
    LeaveSeat,
    Rematch,
    Resign,
    Sit,
    StartGame,
    Undo,
)
from ridotto.table.learning import lesson_table
from ridotto.table.match import Match
from ridotto.table.verify import verify
from ridotto.words import LANGUAGES, Words
from tests.table.helpers import Hand, picture, replayed

LEARNED = [game for game in GAMES if game.lesson is not None]
each_game = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)


def lesson_of(game: Game) -> Lesson:
    assert game.lesson is not None
    return game.lesson


class Evening(Hand):
    """A first evening that has begun."""

    def __init__(self, game: Game) -> None:
        self.now = 1_000_000
        self.asked = 0
        opened = lesson_table(game)
        self.log = [Entry(self.now, opened, who="ann", fresh=lesson_of(game).seed)]
        self.table = open_table(self.log[0])
        self.ask("ann", Sit)
        self.ask("ann", StartGame)

    def lines(self) -> list[list[str]]:
        """What the learner may do now, step by step, in all the ways that the script allows."""
        step, match = self.table.lesson_step, self.table.match
        assert isinstance(step, ToPlay)
        assert match is not None
        found: list[list[str]] = []
        for line in step.lines:
            ways: list[tuple[list[str], AnyState]] = [([], match.state)]
            for wanted in line:
                ways = [
                    ([*done, text], _after(state, text, match))
                    for done, state in ways
                    for text in _legal(state, match, lesson_of(match.game).seat)
                    if fnmatchcase(text, wanted)
                ]
            found += [done for done, _ in ways]
        return found

    def go_on(self, rng: random.Random) -> None:
        """The next step, by whoever it is; where the learner may choose, at random."""
        step = self.table.lesson_step
        if isinstance(step, ToWatch):
            scripted = self.table.scripted()
            assert scripted is not None
            self.take(scripted)
        elif isinstance(step, ToPlay):
            *drafted, last = rng.choice(self.lines())
            for do in drafted:
                self.ask("ann", Draft, do=do)
            self.ask("ann", Act, do=last)
        elif isinstance(step, ToChoose):
            self.ask("ann", Learn, step=step.id, answer=step.right)
        else:
            assert isinstance(step, ToRead)
            self.ask("ann", Learn, step=step.id)

    def steps(self, rng: random.Random) -> Iterator[int]:
        """Before every step, how many are done."""
        while self.table.phase == "playing":
            yield self.table.lesson_at
            self.go_on(rng)


def _legal(state: AnyState, match: Match, seat: Seat) -> list[str]:
    legal = state.legal(seat)
    return match.notation.write_all(list(legal)) if isinstance(legal, Legal) else []


def _after(state: AnyState, text: str, match: Match) -> AnyState:
    copy = state.copy()
    copy.apply(lesson_of(match.game).seat, match.notation.read(text))
    return copy


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_an_evening_ends_in_a_won_game_whose_record_verifies(game: Game, seed: int) -> None:
    evening, rng = Evening(game), random.Random(seed)
    for _ in evening.steps(rng):
        pass
    match = evening.table.match
    assert match is not None
    outcome = match.state.public.outcome
    assert isinstance(outcome, Outcome)
    assert lesson_of(game).seat in outcome.winners
    assert evening.table.lesson_at == len(lesson_of(game).steps) - 1
    assert isinstance(evening.table.lesson_step, ToRead)
    verify(match.record(), game)


@each_game
def test_it_can_be_left_and_taken_up_again_anywhere(game: Game) -> None:
    evening, rng = Evening(game), random.Random(1)
    for _ in evening.steps(rng):
        again = replayed(evening.log)
        assert picture(again) == picture(evening.table)
        assert again.lesson_step == evening.table.lesson_step


SLIPS = {"other-lesson-step", "other-lesson-choice", "later-lesson-step"}


def test_a_slip_is_told_by_what_it_is() -> None:
    """Too early, the right thing with another figure or place, or something else altogether."""
    slips: dict[str, set[str]] = {}
    for game in LEARNED:
        evening = Evening(game)
        for _ in evening.steps(random.Random(1)):
            step, match = evening.table.lesson_step, evening.table.match
            if not isinstance(step, ToPlay) or match is None:
                continue
            for do in _legal(match.state, match, lesson_of(game).seat):
                kind = Draft if isinstance(match.read(do), game.manners.drafts) else Act
                if do not in {line[0] for line in evening.lines()}:
                    slip = evening.refusal("ann", kind, do=do)
                    slips.setdefault(f"{step.id} {do.split()[0]}", set()).add(slip)
    assert slips["move-1 done"] == {"later-lesson-step"}
    assert slips["move-1 either"] == {"other-lesson-choice"}
    assert slips["go-1 play"] == {"other-lesson-choice"}
    assert slips["meet call"] == {"other-lesson-step"}
    assert slips["expel-1 expel"] == {"other-lesson-choice"}


@each_game
def test_anything_else_is_refused_and_changes_nothing(game: Game) -> None:
    evening, rng = Evening(game), random.Random(1)
    seat, held = lesson_of(game).seat, 0
    for _ in evening.steps(rng):
        step, match = evening.table.lesson_step, evening.table.match
        assert match is not None
        at = evening.table.lesson_at
        if seat in match.state.public.to_act:
            firsts = {line[0] for line in evening.lines()} if isinstance(step, ToPlay) else set()
            for do in _legal(match.state, match, seat):
                kind = Draft if isinstance(match.read(do), game.manners.drafts) else Act
                if do not in firsts:
                    assert evening.refusal("ann", kind, do=do) in SLIPS
                    held += 1
        if isinstance(step, ToChoose):
            for choice in (*step.choices, "", "nonsense"):
                if choice != step.right:
                    asked = evening.refusal("ann", Learn, step=step.id, answer=choice)
                    assert asked == "think-again"
        assert evening.refusal("ann", Learn, step="another") == "not-now"
        assert evening.table.lesson_at == at
    assert held


@each_game
def test_a_draft_keeps_to_the_script_and_can_be_taken_back(game: Game) -> None:
    evening, rng = Evening(game), random.Random(1)
    for _ in evening.steps(rng):
        if not isinstance(evening.table.lesson_step, ToPlay):
            continue
        line = evening.lines()[0]
        for do in line[:-1]:
            evening.ask("ann", Draft, do=do)
            assert evening.refusal("ann", Draft, do=do) in SLIPS
        if len(line) > 1:
            evening.ask("ann", Undo, all=True)


@each_game
def test_partners_do_only_what_is_written(game: Game) -> None:
    evening, rng = Evening(game), random.Random(1)
    others = 0
    for _ in evening.steps(rng):
        table = evening.table
        match, scripted = table.match, table.scripted()
        assert match is not None
        assert [seat for seat, _ in table.bots_to_act()] == ([scripted.seat] if scripted else [])
        for seat in match.state.public.to_act:
            if table.by_bot(seat) is None:
                continue
            for do in _legal(match.state, match, seat)[:20]:
                if scripted is None or (seat, do) != (scripted.seat, scripted.do):
                    before = picture(table)
                    with pytest.raises(Refused, match="other-lesson-step"):
                        evening.take(BotActs(seat=seat, do=do))
                    assert picture(table) == before
                    others += 1
    assert others


@each_game
def test_nothing_that_would_change_the_deal_or_the_company_is_done(game: Game) -> None:
    evening = Evening(game)
    settings = evening.table.settings
    for kind, fields in (
        (Contribute, {"number": "ff"}),
        (ChangeSettings, {"settings": settings}),
        (LeaveSeat, {}),
        (Resign, {}),
        (Rematch, {}),
        (AllowWatching, {"on": True}),
    ):
        assert evening.refusal("ann", kind, **fields) == "in-a-lesson"
    assert evening.refusal("bob", Knock) == "in-a-lesson"
    assert evening.refusal("bob", Sit) == "not-now"
    gathering = open_table(evening.log[0])
    with pytest.raises(Refused, match="in-a-lesson"):
        gathering.take(Entry(1, Contribute(id="1", number="ff"), who="ann"))


def said_in(game: Game) -> Iterator[str]:
    for step in lesson_of(game).steps:
        if isinstance(step, ToWatch):
            continue
        yield f"lesson-{game.id}-{step.id}"
        if isinstance(step, ToRead) and step.notes:
            yield f"lesson-{game.id}-{step.id}-misnoted"
        if isinstance(step, ToChoose):
            for choice in step.choices:
                yield f"lesson-{game.id}-{step.id}-{choice}"
                reply = "yes" if choice == step.right else "no"
                yield f"lesson-{game.id}-{step.id}-{choice}-{reply}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words_and_no_words_are_left_over(language: str) -> None:
    words = Words(language)
    written = {each for each in words.messages() if each.startswith("lesson-")}
    assert written == {each for game in LEARNED for each in said_in(game)}
    for game in LEARNED:
        ids = [step.id for step in lesson_of(game).steps if not isinstance(step, ToWatch)]
        assert len(set(ids)) == len(ids)


PROVED = {
    "infiltraitors": [("split", "left", ("lynx", "card", "red-11"))],
    "inkognito": [
        ("ask-1", "read-1", ("green", "identity", "X")),
        ("ask-2", "read-2", ("red", "identity", "CB")),
        ("ask-2", "read-2", ("red", "mission", "B")),
    ],
    "inkognito-cards": [
        ("pair-1", "read-1", ("yellow", "identity", "X")),
        ("ambassador", "read-2", ("green", "identity", "LF")),
        ("ambassador", "read-2", ("pink", "identity", "ZZ")),
        ("pair-3", "read-3", ("green", "number", "29")),
        ("pair-4", "read-4", ("pink", "number", "52")),
        ("pair-4", "last", ("yellow", "number", "0")),
    ],
}
"""What the learner is led to conclude: not certain at one step, certain at the other."""


@each_game
def test_what_one_is_led_to_conclude_follows_and_was_not_known_before(game: Game) -> None:
    """Nothing is asked or said that the learner could not know by then."""
    evening, rng = Evening(game), random.Random(2)
    seat, options = lesson_of(game).seat, evening.table.options
    certain: dict[str, set[tuple[str, str, str]]] = {}
    for _ in evening.steps(rng):
        step, match = evening.table.lesson_step, evening.table.match
        assert step is not None
        assert match is not None
        if isinstance(step, ToWatch):
            continue
        tracker = Tracker(game.studied.lore(options, seat))
        for done in match.steps():
            for fact in facts_for(seat, done.events):
                tracker.hear(fact)
        knowledge = tracker.knowledge
        certain[step.id] = {
            (whose, what, values[0])
            for whose, what in knowledge.hidden.variables()
            if len(values := list(knowledge.possible((whose, what)))) == 1
        }
    for before, after, claim in PROVED[game.id]:
        assert claim not in certain[before]
        assert claim in certain[after]
