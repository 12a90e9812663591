"""The game as the house knows it."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from ridotto.games.inkognito import facts
from ridotto.games.inkognito.board import SPACES
from ridotto.games.inkognito.components import (
    BALLS,
    BUILDS,
    CARDS,
    COLOURS,
    IDENTITIES,
    LETTERS,
    PERSONS,
    PIECES,
    QUESTIONS,
    TEAMS,
    team_of,
)
from ridotto.games.inkognito.disclosures import DISCLOSES
from ridotto.games.inkognito.editions import EDITIONS
from ridotto.games.inkognito.lesson import LESSON
from ridotto.games.inkognito.manners import InkognitoManners
from ridotto.games.inkognito.missions import MISSION_WORDS
from ridotto.games.inkognito.parts import InkognitoPrivate, InkognitoPublic, new_private
from ridotto.games.inkognito.setting_up import first_phase
from ridotto.games.inkognito.state import InkognitoState
from ridotto.games.inkognito.study import InkognitoStudy
from ridotto.games.inkognito.variant import variant_of
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
    OptionError,
    Options,
    Seat,
    Study,
    Value,
    Vocabulary,
)


class Inkognito(Game):
    """``absent`` matters with three players only. Steps that are taken back before ``done`` are a
    draft at the table; the game is handed what was decided.
    """

    id: ClassVar[str] = "inkognito"
    options: ClassVar[tuple[Option, ...]] = (
        Option(name="edition", default="2013", values=("2013", "classic")),
        Option(name="players", default=4, values=(3, 4, 5)),
        Option(name="placement", default="random", values=("random", "choose")),
        Option(name="repeats", default="enforced", values=("enforced", "honour")),
        Option(name="absent", default="yellow", values=COLOURS),
        Option(name="max_rounds", default=None, least=1, simulated=60),
    )
    actions: ClassVar[tuple[type[Action], ...]] = tuple(DISCLOSES)
    facts: ClassVar[tuple[type[Fact], ...]] = (
        facts.Dealing,
        facts.Enveloped,
        facts.Dealt,
        facts.Opened,
        facts.Placing,
        facts.Placed,
        facts.Turn,
        facts.Shook,
        facts.Stepped,
        facts.Stopped,
        facts.Asked,
        facts.Shown,
        facts.Answered,
        facts.Accepted,
        facts.Contested,
        facts.Judged,
        facts.Expelled,
        facts.SteppedAside,
        facts.Declared,
        facts.Responded,
        facts.Fled,
        facts.MayLock,
        facts.WentOn,
        facts.Locked,
        facts.Noted,
        facts.Unmasked,
        facts.Weighed,
        facts.FlightWeighed,
        facts.Left,
        Ended,
    )
    discloses: ClassVar[Mapping[type[Action], Discloses]] = DISCLOSES
    state = InkognitoState
    manners: ClassVar[Manners] = InkognitoManners()
    study: ClassVar[Study | None] = InkognitoStudy()
    lesson: ClassVar[Lesson | None] = LESSON

    def seats(self, options: Options) -> tuple[str, ...]:
        return variant_of(options).seats

    def public(self, options: Options) -> InkognitoPublic:
        return InkognitoPublic(to_act=(CHANCE,), phase=first_phase(variant_of(options)))

    def private(self, options: Options, seat: Seat) -> InkognitoPrivate:
        return new_private(seat, len(variant_of(options).seats))

    def start(self, options: Options) -> InkognitoState:
        variant = variant_of(options)
        seats = len(variant.seats)
        private = tuple([new_private(seat, seats) for seat in range(seats)])
        return InkognitoState(self.public(options), private, variant)

    def sides(self, options: Options, state: InkognitoState) -> Mapping[str, tuple[Seat, ...]]:
        """The two teams, or what three players make of them; the fifth player apart."""
        variant = state.variant
        sides = {
            name: tuple(seat for seat in variant.agents if team_of(state.envelope(seat)[0]) == team)
            for team, name in enumerate(TEAMS)
        }
        return sides if variant.envoy is None else {**sides, PIECES[-1]: (variant.envoy,)}

    def vocabulary(self, options: Options) -> Vocabulary:
        return {
            "seat": self.seats(options),
            "side": (*COLOURS, PIECES[-1]),
            "piece": PIECES,
            "build": BUILDS,
            "identity": IDENTITIES,
            "letter": LETTERS,
            "question": QUESTIONS,
            "ball": BALLS,
            "space": ("box", *map(str, SPACES)),
            "card": CARDS,
            "person": PERSONS,
            "mission": MISSION_WORDS[int(options["players"] or 0)],
        }

    def refuse(self, options: Options) -> OptionError | None:
        edition = EDITIONS[str(options["edition"])]
        if options["players"] not in edition.players:
            sizes = " or ".join(map(str, edition.players))
            return OptionError(
                "players", f"the {edition.name} edition is for {sizes}, not {options['players']}"
            )
        return None

    def variants(self) -> Iterator[Options]:
        """Every edition at every table size, and each other option once where it matters most."""
        for name, edition in EDITIONS.items():
            for players in edition.players:
                yield self.settle({"edition": name, "players": players}, simulated=True)
        others: tuple[dict[str, Value], ...] = (
            {"edition": "2013", "players": 4, "placement": "choose"},
            {"edition": "2013", "players": 5, "repeats": "honour"},
            {"edition": "classic", "players": 4, "repeats": "honour"},
            {"edition": "2013", "players": 3, "absent": "blue", "max_rounds": 3},
        )
        for chosen in others:
            yield self.settle(chosen, simulated=True)
