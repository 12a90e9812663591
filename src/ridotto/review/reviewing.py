"""Looks back at a finished game: what each seat could know, and what its decisions were worth."""

from ridotto.bots.advisers import advises
from ridotto.kernel import Game, Legal, Notation, NotStudied, Record
from ridotto.kernel.state import AnyState
from ridotto.review.critics import CRITICS
from ridotto.review.critics.critic import Critic, Judged
from ridotto.review.following import Following
from ridotto.review.recommending import recommended
from ridotto.review.results import Calling, Decision, Figures, Proposal, Review, SeatReview
from ridotto.review.scoring import overall, scores
from ridotto.review.stories import STORIES
from ridotto.review.stories.story import Story, Told
from ridotto.review.turning_points import turning_points
from ridotto.table.verify import verify


def can_review(game: Game) -> bool:
    """Whether there is somebody to judge this game."""
    return game.study is not None and advises(game) and game.id in CRITICS


def review(record: Record, game: Game) -> Review:
    """The review of a game that is over. Nothing in it is drawn at random: the same record gives
    the same review. Of a game that was played on, only what was decided there is judged.

    Raises RecordError unless the record is whole and true: a game under way cannot be reviewed.
    Raises NotStudied for a game that nobody can judge.
    """
    if not can_review(game):
        raise NotStudied(game.id)
    verify(record, game)
    return _Reviewing(record, game).review()


class _Reviewing:
    """Plays a record once more, with a critic beside each seat."""

    def __init__(self, record: Record, game: Game) -> None:
        self._record, self._game = record, game
        options = record.header.options
        self._notation: Notation = game.notation(options)
        self._seats = record.header.seats
        seats = range(len(self._seats))
        self._critics: list[Critic] = [CRITICS[game.id](game, options, seat) for seat in seats]
        self._following = [Following(game, options, each.tracker) for each in self._critics]
        self._judged: list[list[Judged]] = [[] for _ in seats]
        self._asked: list[Judged | None] = [None for _ in seats]
        self._story: Story = STORIES[game.id](record, game)

    def review(self) -> Review:
        record, game = self._record, self._game
        state = game.start(record.header.options)
        for number, step in enumerate(record.steps, 1):
            self._story.see(number, step, state)
            if step.by >= 0 and number > record.header.laid_out:
                legal = state.legal(step.by)
                assert isinstance(legal, Legal)
                critic = self._critics[step.by]
                found = critic.judge(number, state.view(step.by), legal, step.action, self._critics)
                self._judged[step.by] += found
                if not critic.listens(step.action):
                    asked = [each for each in found if each.kind == "question"]
                    self._asked[step.by] = asked[-1] if asked else None
            state.apply(step.by, step.action)
            self._hear(number, state)
        assert record.end is not None
        seats = [self._seat(seat) for seat in range(len(self._seats))]
        weighed, ending = self._story.told(Told(seats, self._together(state), state))
        return Review(
            game.id,
            record.header.options,
            len(record.steps),
            record.end.outcome,
            seats,
            turning_points(weighed, record.header.laid_out, ending.step),
            ending,
        )

    def _together(self, state: AnyState) -> dict[str, set[str]]:
        """Who plays on one side with each seat."""
        together: dict[str, set[str]] = {name: set() for name in self._seats}
        for members in self._game.sides(self._record.header.options, state).values():
            names = {self._seats[seat] for seat in members}
            for name in names:
                together[name] |= names
        return together

    def _hear(self, number: int, state: AnyState) -> None:
        """The end, which tells everybody everything, is nothing to be learned."""
        step = self._record.steps[number - 1]
        for seat, critic in enumerate(self._critics):
            facts = step.facts(seat)
            for fact in facts:
                critic.hear(fact)
            if not facts or number == len(self._record.steps):
                continue
            gain = self._following[seat].look(number, state)
            asked = self._asked[seat]
            if asked is not None:
                asked.gained = (asked.gained or 0.0) + gain

    def _seat(self, seat: int) -> SeatReview:
        critic, following = self._critics[seat], self._following[seat]
        judged = self._judged[seat] + critic.finish()
        decisions = sorted(map(self._decision, judged), key=lambda each: each.step)
        found = scores(decisions)
        calls = [each for each in decisions if each.kind == "call" and each.note != "waited"]
        last = calls[-1] if calls else None
        assert self._record.end is not None
        return SeatReview(
            self._seats[seat],
            self._record.header.players[seat],
            seat in self._record.end.outcome.winners,
            overall(found),
            found,
            following.curve,
            following.certain,
            Calling(
                critic.could,
                None if last is None else last.step,
                None if last is None else last.odds,
                critic.waited,
            ),
            decisions,
        )

    def _decision(self, judged: Judged) -> Decision:
        write = self._notation.write
        step, advised = self._record.steps[judged.step - 1], judged.advised
        return Decision(
            **{name: getattr(judged, name) for name in Figures.__struct_fields__},
            step=judged.step,
            seat=self._seats[step.by],
            do=[write(each) for each in judged.do],
            best=[write(each) for each in judged.best],
            to=None if judged.to is None else self._seats[judged.to],
            advised=None
            if advised is None
            else Proposal(list(map(write, advised.actions)), advised.reason, advised.reads),
            instead=recommended(judged, write),
        )
