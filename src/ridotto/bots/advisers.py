"""Who advises at a table, and what is advised from notes: made of the parts of the bots."""

from collections.abc import Callable, Iterable, Mapping

from ridotto.bots import masks
from ridotto.bots.advice import Advised, Adviser
from ridotto.bots.bot import Reason
from ridotto.bots.infiltraitors import from_notes as infiltraitors
from ridotto.bots.infiltraitors.literal import Literal
from ridotto.bots.inkognito import from_notes as inkognito
from ridotto.bots.inkognito.counsel import Counsel
from ridotto.bots.inkognito_cards import from_notes as inkognito_cards
from ridotto.bots.inkognito_cards.counsel import Counsel as CardCounsel
from ridotto.deduction import Listed, Model, Notebook
from ridotto.deduction.advice import what_to_ask
from ridotto.kernel import SPECTATOR, Fact, Game, Options, Seat

FromNotes = Callable[[Game, Options, Seat, Iterable[Fact], Model], list[Advised]]

ADVISERS: Mapping[str, Callable[[Game, Options, Seat], Adviser]] = {
    "masks": masks.Sleuth,
    "inkognito": Counsel,
    "inkognito-cards": CardCounsel,
    "infiltraitors": Literal,
}
"""For each game, the bot whose opinion is given at a live table: one that computes and does not
search."""

FROM_NOTES: Mapping[str, FromNotes] = {
    "inkognito": inkognito.advise,
    "inkognito-cards": inkognito_cards.advise,
    "infiltraitors": infiltraitors.advise,
}


def advises(game: Game) -> bool:
    """Whether there is somebody to advise those who play this game."""
    return game.id in ADVISERS


def for_notebook(book: Notebook, model: Model = "worlds") -> list[Advised]:
    """What to do, from notes alone: first whether to call, then what to ask, whom to meet, what to
    show, what to play; of each kind the best first. Nothing for whoever only watches, or where the
    notes contradict themselves. A game without advice of its own is advised to ask what tells most.
    """
    knowledge = book.tracker.knowledge
    if book.seat == SPECTATOR or not knowledge.count():
        return []
    advise = FROM_NOTES.get(book.game.id)
    if advise is not None:
        return advise(book.game, book.options, book.seat, book.facts, model)
    if not isinstance(knowledge, Listed):
        return []
    return [
        Advised("ask", Reason("ask-most"), each.bits, (each.action,), each.bits)
        for each in what_to_ask(knowledge, book.tracker.lore, model)
    ]
