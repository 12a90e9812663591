"""What a game may offer to those who study it: its lore, its worlds, notes from a real table."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from ridotto.kernel.actions import Action
from ridotto.kernel.events import Fact
from ridotto.kernel.hidden import Lore, Variable
from ridotto.kernel.moves import Moves
from ridotto.kernel.notes import Written
from ridotto.kernel.options import Options
from ridotto.kernel.randomness import Randomness
from ridotto.kernel.seats import Seat
from ridotto.kernel.state import AnyState
from ridotto.kernel.view import View
from ridotto.kernel.vocabulary import Vocabulary
from ridotto.kernel.weighing import Together, Weighed


class Study(ABC):
    """How one game is thought about. Holds nothing that changes.

    A *world* is a frozen value of the game's own: everything a seat may still come to know, as it
    might be. ``worlds`` is the plain reference, written as loops over everything there is; fast
    knowledge comes from ``lore``, and law 7 holds the two against each other.
    """

    notes: ClassVar[type[Struct] | None] = None
    """What somebody at a physical table writes down, beside ``game`` and ``options``. Its lists of
    structs are what he adds in the course of the game; texts that stand for words are marked
    (``Word``).
    """

    turning_notes: ClassVar[tuple[str, ...]] = ()
    """Lists of entries after which others count differently: a slip in one shows elsewhere."""

    @abstractmethod
    def moves(self, options: Options, vocabulary: Vocabulary) -> Moves:
        """All that can ever be done, listed, for whoever gives numbers to actions."""

    def board(self, options: Options) -> Mapping[str, object]:
        """What lies on the table and never changes, where words alone do not tell it."""
        return {}

    @abstractmethod
    def lore(self, options: Options, seat: Seat) -> Lore:
        """What a seat (or SPECTATOR) can make of its stream, from its first fact on."""

    @abstractmethod
    def actual(self, options: Options, state: Any) -> Mapping[Variable, str]:
        """The true value of every variable of the lore that has one by now."""

    @abstractmethod
    def worlds(self, options: Options, view: View) -> Iterator[Any]:
        """Every world that agrees with all that is in this view, each once, in a fixed order.

        For moments when a seat is to act, not chance. Raises ValueError while there are no secrets.
        """

    @abstractmethod
    def true_world(self, state: Any) -> Any:
        """The world that is. Raises ValueError while there are no secrets."""

    @abstractmethod
    def imagine(
        self, options: Options, view: View, world: Any, rng: Randomness | None = None
    ) -> AnyState:
        """A playable state of a world, in which the seat has exactly this view. What others alone
        know is made up to fit, at random where ``rng`` is given and the game has a choice.

        For moments when a seat is to act, not chance.
        """

    def weigh(
        self, options: Options, view: View, action: Action, together: Together | None
    ) -> Weighed:
        """What an action that decides something claims, from what its maker knows and nothing
        else; without ``together``, not whether it holds. Most actions claim nothing.
        """
        return Weighed()

    def words_in_notes(self, options: Options, vocabulary: Vocabulary) -> Vocabulary:
        """The words that may stand in notes, by the names of their lists."""
        return vocabulary

    def from_notes(
        self, options: Options, notes: Written
    ) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
        """Whose notes these are, and the facts they tell, each with its entry: the stream that
        this seat would have been sent. Raises NotesError.
        """
        raise TypeError(f"{type(self).__name__} takes no notes")
