"""What a seat can make of what it is sent: who is who, and whose is which fragment."""

from collections.abc import Sequence

from ridotto.games.inkognito_cards.actions import Look, Name, Pass, Show
from ridotto.games.inkognito_cards.components import (
    AGENTS,
    AMBASSADOR,
    BLACK,
    FACE,
    FACES,
    FICTITIOUS,
    FRAGMENTS,
    IDENTITIES,
    KINDS,
    PAIR_BIT,
    Agent,
    Card,
    allied,
)
from ridotto.games.inkognito_cards.facts import Black, Dealt, Pair, Scored, Secrets, Voided
from ridotto.games.inkognito_cards.legal_actions import fresh_pairs
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.kernel import Action, Fact, Open, Seat
from ridotto.kernel.hidden import (
    AnswerCounts,
    Clause,
    Conclusion,
    Distinct,
    Hidden,
    Lore,
    Observation,
    Question,
    Statement,
    Variable,
    is_,
    is_not,
)

IDENTITY: tuple[Variable, ...] = tuple((agent, "identity") for agent in AGENTS)
NUMBER: tuple[Variable, ...] = tuple((agent, "number") for agent in AGENTS)
HIDDEN = Hidden((Distinct(IDENTITY, IDENTITIES), Distinct(NUMBER, FRAGMENTS)))

SECRETS = tuple(zip(IDENTITY, NUMBER, strict=True))
"""The two variables of each agent."""

ALL_SECRETS = tuple(
    (identity, fragment) for identity in range(4) for fragment in range(4, len(FACES))
)


def has(agent: Agent, face: Card) -> Statement:
    """An agent has this face."""
    return is_(SECRETS[agent][face >> 2], FACES[face])


def passed(giver: Agent, one: Card, other: Card) -> tuple[Clause, ...]:
    """R4: exactly one of the two is true, and a black one is."""
    lies = tuple(
        is_not(SECRETS[giver][face >> 2], FACES[face]) for face in (one & FACE, other & FACE)
    )
    truths = (has(giver, one & FACE), has(giver, other & FACE))
    black = [(truths[place],) for place, card in enumerate((one, other)) if card >= BLACK]
    return (truths, lies, *black)


class Claimed(Open, frozen=True, gc=False):
    """What somebody said of all when he called, agent by agent, and whether it was right. No event
    of the game, where the masks come off then; a player's notes may have it.
    """

    who: Agent
    cards: tuple[Card, ...]
    right: bool
    met: Agent | None


class CardsLore(Lore):
    """One game at a time: with the next deal a new era begins, and until then, or for ever, what
    was known at the end of the last game stays.
    """

    def __init__(self, players: int, seat: Seat) -> None:
        super().__init__()
        self.hidden = HIDDEN
        self._size = SIZES[players]
        self._seat = seat
        self._forget()

    def _forget(self) -> None:
        self._received = [0] * len(AGENTS)
        self._shown: dict[Agent, list[Observation]] = {}
        self._proven = [0] * len(AGENTS)
        self._secrets = (0, 0)
        self._over = False

    def read(self, fact: Fact) -> Sequence[Observation]:
        if self._over and isinstance(fact, Secrets | Dealt):
            self._forget()
            self.era += 1
        if isinstance(fact, Pair):
            return self._read_pair(fact)
        if isinstance(fact, Black):
            return self._read_black(fact)
        if isinstance(fact, Secrets):
            self._secrets = (fact.identity, fact.fragment)
            return _own(fact)
        if isinstance(fact, Claimed):
            return [Observation(self._claimed(fact), "claimed", fact)]
        if isinstance(fact, Scored | Voided):
            self._over = True
        return ()

    def _read_pair(self, fact: Pair) -> Sequence[Observation]:
        giver, one, other = fact.giver, fact.one, fact.other
        clauses = passed(giver, one, other)
        if giver == self._seat:
            self._shown.setdefault(fact.to, []).append(Observation(clauses, "pair", fact))
            return ()
        choices = None
        if max(one, other) < BLACK:
            choices = AnswerCounts(SECRETS[giver], self._counts(giver, PAIR_BIT[one][other]))
        self._received[giver] |= PAIR_BIT[one & FACE][other & FACE]
        for card in (one, other):
            if card >= BLACK:
                self._proven[giver] |= 1 << (card & FACE)
        says = "pair" if max(one, other) < BLACK else "pair-black"
        return [Observation(clauses, says, fact, choices=choices)]

    def _claimed(self, fact: Claimed) -> tuple[Clause, ...]:
        """F1: a caller's own two are as they are. If all was right, so is the rest; if not, then
        some of it was wrong, or he had met somebody who was not his ally.
        """
        said = [has(place >> 1, face) for place, face in enumerate(fact.cards)]
        if fact.right:
            return tuple((each,) for each in said)
        own = () if fact.who == AMBASSADOR else tuple((each,) for each in _of(said, fact.who))
        wrong = tuple((variable, values, False) for variable, values, _ in said)
        return (*own, wrong) if self._would_be_right(fact) else own

    def _would_be_right(self, fact: Claimed) -> bool:
        """Whether a call is right if only all eight cards are."""
        if not self._size.allies:
            return True
        return fact.met is not None and allied(fact.cards[2 * fact.who], fact.cards[2 * fact.met])

    def _counts(self, giver: Agent, bit: int) -> dict[tuple[str, ...], int]:
        """How many pairs of coloured cards the giver could have passed, by his secrets."""
        counts: dict[tuple[str, ...], int] = {}
        for identity, fragment in ALL_SECRETS:
            pairs = fresh_pairs((identity, fragment), self._received[giver])
            if any(PAIR_BIT[one][other] == bit for one, other in pairs):
                counts[FACES[identity], FACES[fragment]] = len(pairs)
        return counts

    def _read_black(self, fact: Black) -> Sequence[Observation]:
        face = fact.card & FACE
        seen = Observation(((has(fact.shower, face),),), "black", fact)
        if fact.shower == self._seat:
            for agent in fact.to:
                self._shown.setdefault(agent, []).append(seen)
            return ()
        self._proven[fact.shower] |= 1 << face
        return [seen]

    def questions(self) -> Sequence[Question]:
        """Through the Ambassador, for a black card; and a look at the fictitious agent's."""
        if self._seat >= AMBASSADOR:
            return ()
        asked = [agent for agent in self._size.nameable if agent != self._seat]
        named = [self._question(Name(agent), agent, (0, 1)) for agent in asked]
        looked = []
        if FICTITIOUS not in self._size.nameable:
            looked = [self._question(Look(kind), FICTITIOUS, (kind,)) for kind in range(len(KINDS))]
        return [question for question in (*named, *looked) if question is not None]

    def _question(self, action: Action, agent: Agent, kinds: Sequence[int]) -> Question | None:
        proven = self._proven[agent] if isinstance(action, Name) else 0
        left = [kind for kind in kinds if not proven >> 4 * kind & 0b1111]
        if not left:
            return None
        answers: dict[tuple[str, ...], Sequence[Observation]] = {}
        for secrets in ALL_SECRETS:
            key = (FACES[secrets[0]], FACES[secrets[1]])
            answers[key] = [
                Observation(
                    ((has(agent, secrets[kind]),),),
                    "black",
                    Black(agent, (self._seat,), secrets[kind] + BLACK),
                )
                for kind in left
            ]
        return Question(action, SECRETS[agent], answers)

    def conclusions(self) -> Sequence[Conclusion]:
        every = tuple(variable for secrets in SECRETS for variable in secrets)
        call = Conclusion("call", None, every, " ".join)
        if self._seat >= AMBASSADOR or not self._size.allies:
            return [call]
        others = [agent for agent in range(len(AGENTS)) if agent != self._seat]
        variables = tuple(IDENTITY[agent] for agent in (self._seat, *others))

        def ally(values: tuple[str, ...]) -> str:
            faces = [IDENTITIES.index(value) for value in values]
            pairs = zip(others, faces[1:], strict=True)
            return next(AGENTS[agent] for agent, face in pairs if allied(face, faces[0]))

        return [Conclusion("ally", "seat", variables, ally), call]

    def shown_to(self, seat: Seat) -> Sequence[Observation]:
        return self._shown.get(seat, ())

    def as_seen(self, action: Action, by: Seat) -> Observation | None:
        if isinstance(action, Pass):
            fact = Pair(self._seat, by, action.one, action.other)
            return Observation(passed(self._seat, action.one, action.other), "pair", fact)
        if isinstance(action, Show):
            face = self._secrets[action.kind]
            shown = Black(self._seat, (by,), face + BLACK)
            return Observation(((has(self._seat, face),),), "black", shown)
        return None

    def secrets_of(self, seat: Seat) -> tuple[Variable, ...]:
        return SECRETS[seat] if seat < AMBASSADOR else ()


def _of(said: Sequence[Statement], agent: Agent) -> Sequence[Statement]:
    """What was said of one agent."""
    return said[2 * agent : 2 * agent + 2]


def _own(fact: Secrets) -> Sequence[Observation]:
    return [
        Observation(((has(fact.who, face),),), f"own-{kind}", fact, own=True)
        for kind, face in (("identity", fact.identity), ("number", fact.fragment))
    ]
