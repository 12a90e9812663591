"""A game under way: which rule carries out which action, what is legal, what chance may bring."""

from collections.abc import Mapping
from typing import ClassVar

from ridotto.games.masks import rules
from ridotto.games.masks.actions import Ask, Deal, Guess, Show
from ridotto.games.masks.legal_actions import (
    ASKS,
    DEALS,
    FORFEITS,
    GUESSES,
    REFUSALS,
    SHOWS,
    why_not,
)
from ridotto.games.masks.parts import MasksPrivate, MasksPublic
from ridotto.kernel import TABLE, Action, Actor, Forfeit, Legal, Lottery, Rule, State


class MasksState(State[MasksPublic, MasksPrivate, None]):
    __slots__ = ()

    rules: ClassVar[Mapping[type[Action], Rule]] = {
        Deal: rules.deal,
        Ask: rules.ask,
        Show: rules.show,
        Guess: rules.guess,
        Forfeit: rules.forfeit,
    }
    refusals: ClassVar[Mapping[str, str]] = REFUSALS

    def offer(self, actor: Actor) -> Legal:
        public = self.public
        if actor == TABLE:
            return FORFEITS[public.seats]
        if public.asked == public.seats * public.rounds:
            return GUESSES[public.seats]
        own = self.private[actor].mask
        if actor == public.asked % public.seats or own is None:
            return ASKS[public.seats, actor]
        return SHOWS[public.seats, own]

    def lottery(self) -> Lottery:
        public = self.public
        gone = [guest.mask for guest in self.private[: public.dealt]]
        left = [DEALS[mask] for mask in range(public.seats + 1) if mask not in gone]
        return Lottery(left, public.seats + 1 - public.dealt)

    def why_not(self, actor: Actor, action: Action) -> str:
        return why_not(self.private[actor], actor, action)
