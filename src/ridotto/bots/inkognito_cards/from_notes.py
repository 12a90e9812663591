"""Advice for a seat at a physical table: from what it knows, without what lies on it."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from ridotto.bots.advice import Advised, ranked
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito_cards.asking import WIN, weighed_questions, worth_of_meetings
from ridotto.bots.inkognito_cards.beliefs import AsAnswered, Beliefs
from ridotto.bots.inkognito_cards.counsel import COMPANY, Careful, by_bits
from ridotto.bots.inkognito_cards.showing import Given, weighed_blacks, weighed_pairs
from ridotto.deduction import Listed, Model
from ridotto.deduction.advice import what_to_ask
from ridotto.games.inkognito_cards.actions import Call, Look, Name, Pass, Show
from ridotto.games.inkognito_cards.components import (
    AGENTS,
    AMBASSADOR,
    BLACK,
    FACE,
    KINDS,
    PAIR_BIT,
    Agent,
)
from ridotto.games.inkognito_cards.facts import Black, Pair
from ridotto.games.inkognito_cards.legal_actions import new_pairs
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.kernel import Fact, Game, Options, Seat

Names = Sequence[str]


def advise(
    game: Game, options: Options, seat: Seat, facts: Iterable[Fact], model: Model
) -> list[Advised]:
    """Whether to call and what is missing, whom to ask through the Ambassador, whom to meet, and
    what to pass to and show each of the others.
    """
    players = int(options["players"] or 0)
    names = game.vocabulary(options)["agent"]
    mind = (Beliefs if model == "worlds" else AsAnswered)(players, seat)
    for fact in facts:
        mind.hear(fact)
    mind.refresh()
    bar = Careful.calls if mind.allies else Careful.calls_alone
    return [
        _call(mind, bar, names),
        *ranked(_questions(mind, names, model)),
        *_meetings(mind, players, bar, names),
        *(_shows(mind, players, names, model) if seat != AMBASSADOR else ()),
    ]


def _call(mind: Beliefs, bar: float, names: Names) -> Advised:
    """All eight cards, if they are likely enough; where there are allies, when one meets him."""
    world, odds = mind.best_call(range(len(AGENTS)))
    percent = round(100 * odds)
    others = [agent for agent in range(len(AGENTS)) if agent != mind.me]
    if odds < bar:
        unknown = max(others, key=mind.doubt)
        lacking = Reason("missing-call", {"odds": percent, "whom": ("agent", names[unknown])})
        return Advised("call", lacking, odds)
    call = Call(tuple(card for secrets in world for card in secrets))
    if not mind.allies:
        return Advised("call", Reason("call", {"odds": percent}), odds, (call,))
    ally = max(others, key=mind.odds_of_ally)
    met = Reason("met", {"whom": ("agent", names[ally])})
    return Advised("call", Reason("call", {"odds": percent}), odds, (call,), when=met)


def _questions(mind: Beliefs, names: Names, model: Model) -> Iterator[Advised]:
    knowledge = mind.tracker.knowledge
    assert isinstance(knowledge, Listed)
    bits = {each.action: each.bits for each in what_to_ask(knowledge, mind.lore, model)}
    asks = (ask for ask in bits if isinstance(ask, Name | Look))
    for each in weighed_questions(mind, asks, names):
        yield replace(each, bits=bits[each.action])


def _meetings(mind: Beliefs, players: int, bar: float, names: Names) -> list[Advised]:
    found: list[Advised] = []
    for who, worth in worth_of_meetings(mind, players, bar, COMPANY).items():
        if len(who) == 1:
            whom = "agent", names[who[0]]
            doubt = None if who[0] == AMBASSADOR else mind.doubt(who[0])
            if worth >= WIN:
                reason = Reason("meet-call", {"whom": whom})
            elif doubt is None:
                reason = Reason("meet-ambassador", {})
            else:
                left = len(mind.odds_of_secrets(who[0]))
                reason = Reason("meet", {"whom": whom, "left": left})
            found.append(Advised("meet", reason, worth, bits=doubt))
    return ranked(found)


def _shows(mind: Beliefs, players: int, names: Names, model: Model) -> Iterator[Advised]:
    """For everyone one may meet: the best pair, and the best black card if he asks for one."""
    seated = len(SIZES[players].seats)
    for agent in range(seated):
        if agent == mind.me:
            continue
        given, whom = _given(mind, agent), (agent, names[agent])
        bits = sum(PAIR_BIT[one & FACE][other & FACE] for one, other in given.pairs)
        pairs = [each for each in new_pairs(mind.own(), bits) if isinstance(each, Pass)]
        met = "met-by-two" if agent == AMBASSADOR else "met"  # alone with him one asks
        best = [(met, weighed_pairs(mind, pairs, given, whom, Careful.trusts))]
        kinds = [k for k in range(len(KINDS)) if mind.own()[k] not in given.bared]
        if kinds and agent != AMBASSADOR:
            blacks = weighed_blacks(mind, map(Show, kinds), given, whom, Careful.trusts)
            best.append(("named", blacks))
        for code, advised in best:
            when = Reason(code, {"whom": ("agent", whom[1])})
            yield replace(by_bits(mind, advised, agent, model)[0], when=when)


def _given(mind: Beliefs, agent: Agent) -> Given:
    """What is noted that somebody has of me."""
    shown = [each.fact for each in mind.lore.shown_to(agent)]
    pairs = {(each.one, each.other) for each in shown if isinstance(each, Pair)}
    blacks = [card for pair in pairs for card in pair if card >= BLACK]
    blacks += [each.card for each in shown if isinstance(each, Black)]
    return Given(sorted(pairs), [card & FACE for card in blacks])
