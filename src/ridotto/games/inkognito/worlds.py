"""The hidden worlds of a seat: which there are, which is true, and what one would look like.

All of this holds from the moment everyone has an envelope. This is the plain reference: every
world is written out and held against everything the seat knows.
"""

from collections.abc import Iterator
from itertools import permutations

from msgspec import Struct

from ridotto.games.inkognito.components import (
    AGENTS,
    FACES,
    GREY,
    MISSION_CARDS,
    Build,
    Identity,
    Letter,
    Side,
)
from ridotto.games.inkognito.facts import Shown
from ridotto.games.inkognito.parts import (
    BEGIN,
    DEAL,
    JUDGE,
    InkognitoPrivate,
    InkognitoPublic,
    Note,
    Sheet,
    Verdict,
    new_private,
)
from ridotto.games.inkognito.questions import onlookers
from ridotto.games.inkognito.state import InkognitoState
from ridotto.games.inkognito.variant import Variant, variant_of
from ridotto.kernel import Options, Seat, View, copied, sees

ORDERS = tuple(permutations(AGENTS))


class World(Struct, frozen=True):
    """Every envelope by colour. With three players the absent colour's is the arrested agent's."""

    identities: tuple[Identity, ...]
    builds: tuple[Build, ...]
    letters: tuple[Letter, ...]


def worlds(options: Options, view: View) -> Iterator[World]:
    """Every world consistent with everything in the view, each once. Raises ValueError during
    the deal.
    """
    known = _Known(variant_of(options), view)
    for identities in ORDERS:
        for builds in ORDERS:
            if known.allows_persons(identities, builds):
                for letters in ORDERS:
                    if known.allows_letters(letters):
                        yield World(identities, builds, letters)


def true_world(state: InkognitoState) -> World:
    """The true world. Raises ValueError during the deal."""
    _check_dealt(state.public, state.variant)
    secrets = state.secrets()
    return World(secrets.identities, secrets.builds, secrets.letters)


class _Known:
    """What a seat knows about the envelopes: its own, what it was shown, what was said aloud. What
    is revealed at the end is not among it: this is what the seat could find out.
    """

    def __init__(self, variant: Variant, view: View) -> None:
        _check_dealt(view.public, variant)
        self.letters: dict[Side, Letter] = {}
        self.persons: dict[Side, tuple[Identity, Build]] = {}
        self.notes: list[tuple[Side, Note]] = []
        self.verdicts: list[tuple[Side, Verdict]] = []
        own: InkognitoPrivate | None = view.private
        if own is not None:
            side = variant.side_of[view.seat]
            if own.identity is not None and own.build is not None and own.letter is not None:
                self.persons[side] = own.identity, own.build
                self.letters[side] = own.letter
            self.notes = [(variant.side_of[note.shower], note) for note in own.notes]
            self.verdicts = [(variant.side_of[said.shower], said) for said in own.verdicts]
        for side, note in self.notes:
            for card in note.cards:
                if card in MISSION_CARDS:
                    self.letters[side] = FACES[card] - 8
        declared = view.public.declared
        if declared is not None:  # his own letter cannot be misstated
            self.letters[variant.side_of[declared.seat]] = declared.own

    def allows_persons(self, identities: tuple[int, ...], builds: tuple[int, ...]) -> bool:
        return (
            all((identities[s], builds[s]) == person for s, person in self.persons.items())
            and all(_can_show(note, identities[s], builds[s]) for s, note in self.notes)
            and all(_can_say(said, identities[s], builds[s]) for s, said in self.verdicts)
        )

    def allows_letters(self, letters: tuple[int, ...]) -> bool:
        return all(letters[side] == letter for side, letter in self.letters.items())


def _can_show(note: Note, identity: Identity, build: Build) -> bool:
    """Q3, Q5: one card is true, a grey one always is; so is a single one."""
    true = (identity, 4 + build)
    return any(FACES[card] in true for card in note.cards) and all(
        FACES[card] in true for card in note.cards if GREY[card]
    )


def _can_say(said: Verdict, identity: Identity, build: Build) -> bool:
    """Q7, classic: what was judged true is, and what was judged false is not."""
    true = (identity, 4 + build)
    return all(FACES[card] in true for card in said.true) and not any(
        FACES[card] in true for card in said.false
    )


def _check_dealt(public: InkognitoPublic, variant: Variant) -> None:
    if public.dealt < len(variant.agents) or public.phase in (DEAL, BEGIN):
        raise ValueError("there are no worlds before everyone has an envelope")


def imagine(options: Options, view: View, world: World) -> InkognitoState:
    """A playable state of that world, in which this seat has the same view, byte for byte.

    The others know their envelopes and what this seat knows that they know: the answers it saw
    or gave. Of what they showed one another nothing is imagined, except that an answer which is
    just being weighed is new, and that a locked sheet is right, the worst case for everyone else.
    """
    variant = variant_of(options)
    private = [new_private(seat, len(variant.seats)) for seat in range(len(variant.seats))]
    for seat in variant.agents:
        side = variant.side_of[seat]
        private[seat].identity = world.identities[side]
        private[seat].build = world.builds[side]
        private[seat].letter = world.letters[side]
    if variant.envoy is not None and view.public.locked:
        private[variant.envoy].sheet = Sheet(world.identities, world.builds)
    own: InkognitoPrivate | None = view.private
    if own is not None:
        for note in own.notes:
            _tell_others(note, view.seat, private)
        private[view.seat] = copied(own)
    state = InkognitoState(copied(view.public), tuple(private), variant)
    if state.public.phase == JUDGE and not sees(onlookers(state), view.seat):
        shower = private[state.public.asked]
        shower.repeat, shower.answer = 0, ()
    return state


def _tell_others(note: Note, seat: Seat, private: list[InkognitoPrivate]) -> None:
    """Whoever else saw an answer on this seat's notes has it on his."""
    shown = Shown(note.asker, note.shower, note.question, note.cards, note.witness)
    for other in (note.asker, note.shower, note.witness):
        if other is not None and other != seat:
            shown.told(private[other])
