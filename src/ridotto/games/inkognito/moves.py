"""All that can ever be done, for whoever gives it numbers."""

from itertools import chain, product

from ridotto.games.inkognito.actions import (
    Accept,
    Aside,
    Ask,
    AskVia,
    Begin,
    Contest,
    Deal,
    Declare,
    Done,
    End,
    Escape,
    Expel,
    Hands,
    Pass,
    Refuse,
    Show,
    Step,
)
from ridotto.games.inkognito.answers import COUNTS, answers
from ridotto.games.inkognito.board import SPACES
from ridotto.games.inkognito.components import AGENTS, LETTERS, QUESTIONS
from ridotto.games.inkognito.fifth_player import sheets
from ridotto.games.inkognito.positions import STEPS
from ridotto.games.inkognito.setting_up import PLACEMENTS
from ridotto.games.inkognito.stepping_aside import ASIDES
from ridotto.games.inkognito.variant import Variant
from ridotto.kernel import Kinds, Moves, Vocabulary, every


def moves(variant: Variant, vocabulary: Vocabulary) -> Moves:
    """Where a piece starts from is for all to see, so a step is known by its ball and its goal."""
    places = tuple(PLACEMENTS)
    seats: Kinds = (
        places if variant.chooses else (),
        [step for pieces in STEPS.values() for piece in pieces for step in chain(*piece)],
        [Done()],
        every(Ask, vocabulary),
        every(AskVia, vocabulary),
        [aside for piece in ASIDES for aside in chain(*piece)],
        shows(),
        [Accept(), Contest()] if variant.honour else (),
        every(Expel, vocabulary, goal=SPACES),
        [End()],
        [
            Declare(partner, own, other)
            for partner, own, other in product(variant.agents, range(4), range(4))
            if own != other
        ],
        [Hands(), Refuse()],
        [Escape()] if len(variant.seats) == 3 else (),
        (Pass(), *sheets()) if variant.envoy is not None else (),
    )
    return Moves(
        seats,
        chance=(
            every(Deal, vocabulary),
            every(Begin, vocabulary),
            () if variant.chooses else places,
            tuple(variant.edition.shakes),
        ),
        implied={Step: "start", Aside: "start"},
    )


def shows() -> list[Show]:
    """Every answer that any agent could ever give."""
    every_one: dict[Show, None] = {}
    envelopes = product(AGENTS, AGENTS, range(len(LETTERS)))
    for envelope, question, due in product(envelopes, range(len(QUESTIONS)), COUNTS):
        possible = answers(*envelope, question, due)
        every_one.update(dict.fromkeys((*possible.every, *possible.single)))
    return sorted(every_one, key=lambda show: (len(show.cards), show.cards))
