"""The game as the house knows it."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from ridotto.games.inkognito_cards.components import AGENTS, CARDS, KINDS, PLACES, TEAMS
from ridotto.games.inkognito_cards.disclosures import DISCLOSES
from ridotto.games.inkognito_cards.facts import (
    Black,
    Called,
    Chosen,
    Compared,
    Dealt,
    Declined,
    Greeted,
    Hidden,
    Laid,
    Leads,
    Left,
    Looked,
    Named,
    Pair,
    PutAway,
    Scored,
    Secrets,
    Showed,
    Unmasked,
    Voided,
    Went,
)
from ridotto.games.inkognito_cards.lesson import LESSON
from ridotto.games.inkognito_cards.manners import CardsManners
from ridotto.games.inkognito_cards.parts import CardsPrivate, CardsPublic, CardsTruth
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.games.inkognito_cards.state import CardsState
from ridotto.games.inkognito_cards.study import CardsStudy
from ridotto.kernel import (
    CHANCE,
    Action,
    Discloses,
    Ended,
    Fact,
    Game,
    Lesson,
    Manners,
    Option,
    Options,
    Seat,
    Study,
    Vocabulary,
)


class InkognitoCards(Game):
    id: ClassVar[str] = "inkognito-cards"
    options: ClassVar[tuple[Option, ...]] = (
        Option(name="players", default=4, values=tuple(SIZES)),
        Option(name="points_to_win", default=3, least=1, most=20),
        Option(name="max_rounds", default=None, least=1, simulated=200),
    )
    actions: ClassVar[tuple[type[Action], ...]] = tuple(CardsState.rules)
    facts: ClassVar[tuple[type[Fact], ...]] = (
        Leads,
        Dealt,
        Secrets,
        Hidden,
        Laid,
        Went,
        Greeted,
        Pair,
        Chosen,
        Named,
        Declined,
        Black,
        Showed,
        Looked,
        Called,
        Unmasked,
        Compared,
        PutAway,
        Scored,
        Voided,
        Left,
        Ended,
    )
    discloses: ClassVar[Mapping[type[Action], Discloses]] = DISCLOSES
    state = CardsState
    manners: ClassVar[Manners] = CardsManners()
    study: ClassVar[Study | None] = CardsStudy()
    lesson: ClassVar[Lesson | None] = LESSON

    def seats(self, options: Options) -> tuple[str, ...]:
        return SIZES[_number(options, "players")].seats

    def public(self, options: Options) -> CardsPublic:
        limit = options["max_rounds"]
        return CardsPublic(
            to_act=(CHANCE,),
            players=_number(options, "players"),
            points_to_win=_number(options, "points_to_win"),
            max_rounds=None if limit is None else int(limit),
            scores=[0] * len(self.seats(options)),
        )

    def private(self, options: Options, seat: Seat) -> CardsPrivate:
        return CardsPrivate(me=seat)

    def truth(self, options: Options) -> CardsTruth:
        return CardsTruth()

    def sides(self, options: Options, state: CardsState) -> Mapping[str, tuple[Seat, ...]]:
        """Four players of a single game have allies; a match deals them others every game."""
        if not SIZES[state.public.players].allies or state.public.points_to_win > 1:
            return super().sides(options, state)
        identities = state.truth.cards[::2]
        return {
            name: tuple(agent for agent, identity in enumerate(identities) if identity >> 1 == team)
            for team, name in enumerate(TEAMS)
        }

    def vocabulary(self, options: Options) -> Vocabulary:
        return {
            "seat": self.seats(options),
            "agent": (*AGENTS, "ambassador"),
            "card": CARDS,
            "kind": KINDS,
            "place": PLACES,
        }

    def variants(self) -> Iterator[Options]:
        """Every table size, once as a long match with short games that are often void, and once
        as a single game.
        """
        for players in SIZES:
            yield self.settle({"players": players, "max_rounds": 6})
            yield self.settle({"players": players, "points_to_win": 1}, simulated=True)


def _number(options: Options, name: str) -> int:
    return int(options[name] or 0)
