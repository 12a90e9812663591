"""How one asks and answers in Inkognito, for whoever reads answers, or has a way of his own."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito.beliefs import Beliefs
from ridotto.bots.inkognito.showing import ANYBODY, fitting
from ridotto.bots.mixtures import mixtures_of
from ridotto.bots.ways_of_answering import APART, Answer, Asked, Asking, Believed, Given, Place
from ridotto.games.inkognito.actions import Show
from ridotto.games.inkognito.answers import answers, faces_of, parts_of
from ridotto.games.inkognito.components import GREY, MISSION_CARDS
from ridotto.games.inkognito.parts import THREE, InkognitoPublic


class InkognitoAsking(Asking):
    """A person is an identity and a build, an answer its cards; what is asked for is a kind of
    question and the shape of its answer.
    """

    def fresh(self, person: Place, asked: Asked, before: Sequence[Given]) -> Sequence[Answer]:
        assert isinstance(asked, tuple)
        repeats = {faces_of(cards) for cards, _ in before}
        repeats |= {pair for faces in repeats for pair in parts_of(faces)}
        found = answers(*ANYBODY[person], 0, *asked).honest
        return [shows[0].cards for faces, shows in found if faces not in repeats]

    def fitting(self, answer: Answer) -> Believed:
        return _fitting(answer)

    def lays_open(self, answer: Answer) -> bool:
        return any(GREY[card] or card in MISSION_CARDS for card in answer)


@cache
def _fitting(answer: Answer) -> Believed:
    can = fitting(answer)
    return tuple(float(person in can) for person in ANYBODY)


ASKING = InkognitoAsking(mixtures_of("inkognito"), teams=True)


def in_way(way: str, mind: Beliefs, public: InkognitoPublic, shows: list[Advised]) -> list[Advised]:
    """The same answers, for somebody who has this way with all whom he does not take for his
    partner: those are worth most that he gives, and how likely.
    """
    if shows[0].reason.code == "show-partner":
        return shows
    assert public.question is not None
    now = ASKING.moment((public.question, public.due or THREE), mind.given_to(public.active))
    chances = now.way(way).get(4 * mind.identity() + mind.build(), {})
    reason = Reason("show-apart" if way == APART else "show-little", shows[0].reason.arguments)
    found: list[Advised] = []
    for each in shows:
        show = each.action
        assert isinstance(show, Show)
        known = show.cards in chances
        found.append(replace(each, worth=chances[show.cards], reason=reason) if known else each)
    return found
