"""Law 3's table: what every kind of action discloses to whom, written apart from the events."""

from collections.abc import Mapping, Sequence

from ridotto.games.masks.actions import Ask, Deal, Guess, Show
from ridotto.games.masks.state import MasksState
from ridotto.kernel import EVERYONE, Action, Actor, Discloses, Disclosure, Forfeit, only


def _deal(state: MasksState, actor: Actor, action: Deal) -> Sequence[Disclosure]:
    return [(EVERYONE, "dealt"), (only(state.public.dealt), action.mask)]


def _ask(state: MasksState, actor: Actor, action: Ask) -> Sequence[Disclosure]:
    return [(EVERYONE, action)]


def _show(state: MasksState, actor: Actor, action: Show) -> Sequence[Disclosure]:
    return [(EVERYONE, "shown"), (only(state.public.asker), action)]


def _guess(state: MasksState, actor: Actor, action: Guess) -> Sequence[Disclosure]:
    guessed: list[Disclosure] = [(EVERYONE, "guessed")]
    if len(state.public.to_act) == 1:  # the last guess unmasks all
        others = [(guest.mask, guest.guess) for guest in state.private]
        guessed.append((EVERYONE, (others, action)))
    return guessed


def _forfeit(state: MasksState, actor: Actor, action: Forfeit) -> Sequence[Disclosure]:
    return [(EVERYONE, action)]


DISCLOSES: Mapping[type[Action], Discloses] = {
    Deal: _deal,
    Ask: _ask,
    Show: _show,
    Guess: _guess,
    Forfeit: _forfeit,
}
