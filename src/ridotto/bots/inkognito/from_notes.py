"""Advice for a seat at a physical table: from what it knows, without a board."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ridotto.bots.advice import Advised, ranked
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito.beliefs import AsAnswered, Beliefs
from ridotto.bots.inkognito.calling import lock_now, what_is_missing
from ridotto.bots.inkognito.goals import goals
from ridotto.bots.inkognito.questions import weighed_meetings, weighed_questions
from ridotto.bots.inkognito.showing import weighed_answers
from ridotto.bots.inkognito.sleuth import Style
from ridotto.deduction import Listed, Model
from ridotto.deduction.advice import what_to_show
from ridotto.games.inkognito.actions import Ask, AskVia, Show
from ridotto.games.inkognito.answers import answers, faces_of, parts_of
from ridotto.games.inkognito.components import QUESTIONS, QuestionKind
from ridotto.games.inkognito.facts import Shown
from ridotto.games.inkognito.parts import PAIR, THREE
from ridotto.games.inkognito.variant import variant_of
from ridotto.kernel import Fact, Game, Options, Seat


def advise(
    game: Game, options: Options, seat: Seat, facts: Iterable[Fact], model: Model
) -> list[Advised]:
    """Whether to declare and what is missing, whom to ask what, whom to meet first, and what to
    show whoever asks.
    """
    variant = variant_of(options)
    mind = (Beliefs if model == "worlds" else AsAnswered)(variant, seat)
    for fact in facts:
        mind.hear(fact)
    mind.refresh()
    others = [variant.side_of[other] for other in variant.others[seat]]
    asks = [question.action for question in mind.lore.questions()]
    return [
        _call(mind),
        *ranked(weighed_questions(mind, (ask for ask in asks if isinstance(ask, Ask | AskVia)))),
        *ranked(weighed_meetings(mind, others)),
        *(_shows(mind, model) if seat != variant.envoy else ()),
    ]


def _call(mind: Beliefs) -> Advised:
    if mind.seat != mind.variant.envoy:
        return what_is_missing(mind, goals(mind), Style.declares)
    lock = lock_now(mind)
    if lock.worth >= Style.locks:
        return lock
    return Advised("call", Reason("missing-sheet", lock.reason.arguments), lock.worth)


def _shows(mind: Beliefs, model: Model) -> Iterator[Advised]:
    """For everyone who may ask, and either question: the best answer, and what it would tell."""
    variant = mind.variant
    askers = [seat for seat in range(len(variant.seats)) if seat != mind.seat]
    for asker in askers:
        for question in range(len(QUESTIONS)):
            yield best_answer(mind, asker, question, via=False, model=model)


def best_answer(
    mind: Beliefs, asker: Seat, question: QuestionKind, *, via: bool, model: Model
) -> Advised:
    """What to show this asker, who has seen what is noted; ``via`` the Ambassador, or met."""
    shown = [each.fact for each in mind.lore.shown_to(asker) if isinstance(each.fact, Shown)]
    times: dict[str, int] = {}
    for answer in shown:
        faces = faces_of(answer.cards)
        times |= {faces: 1} | dict.fromkeys(parts_of(faces), 0)
    due = PAIR if via or asker == mind.variant.envoy else THREE
    letter = mind.letters[0][mind.side]
    found = answers(mind.identity(), mind.build(), letter, question, due).unrepeated(times)
    shows = [action for action in found if isinstance(action, Show)]
    best = ranked(weighed_answers(mind, shows, shown, asker, Style.trusts))[0]
    knowledge = mind.tracker.knowledge
    assert isinstance(knowledge, Listed)
    (told,) = what_to_show(knowledge, mind.lore, asker, best.actions, model=model)
    arguments = {
        "whom": ("seat", mind.variant.seats[asker]),
        "question": ("question", QUESTIONS[question]),
    }
    when = Reason("asked-via" if via else "asked", arguments)
    return replace(best, bits=told.bits, when=when)
