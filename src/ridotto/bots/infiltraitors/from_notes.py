"""Advice for an agent at a physical table: from what he knows, without counting cartridges."""

from collections.abc import Iterable, Iterator

from ridotto.bots.advice import Advised, ranked
from ridotto.bots.bot import Reason
from ridotto.bots.infiltraitors.card_sets import members
from ridotto.bots.infiltraitors.clue_plays import playable, weighed_plays
from ridotto.bots.infiltraitors.clue_worth import Scales
from ridotto.bots.infiltraitors.following_traitors import Follower
from ridotto.deduction import Model
from ridotto.games.infiltraitors.actions import SHOTS
from ridotto.games.infiltraitors.candidates import KINGPIN
from ridotto.games.infiltraitors.parts import SEATS
from ridotto.kernel import Fact, Game, Options, Seat


def advise(
    game: Game, options: Options, seat: Seat, facts: Iterable[Fact], model: Model
) -> list[Advised]:
    """Whom to shoot, or how far it is from that; then which card next to whom tells the team
    most. Clues are no choice of answers, so the models are alike.
    """
    mind = Follower(game, options, seat)
    for fact in facts:
        mind.hear(fact)
    scales = Scales(mind, playable(mind))
    return [*ranked(_shots(scales)), *ranked(weighed_plays(mind, scales))]


def _shots(scales: Scales) -> Iterator[Advised]:
    for owner, cards in scales.know.items():
        number = cards.bit_count()
        if owner == KINGPIN or not number:
            continue
        whom = "seat", SEATS[owner]
        if number == 1:
            shot = SHOTS[owner][next(members(cards))]
            yield Advised("call", Reason("shoot-sure", {"whom": whom}), 1.0, (shot,))
        else:
            left = Reason("missing-shot", {"whom": whom, "left": number})
            yield Advised("call", left, 1 / number)
