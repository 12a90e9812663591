"""The information state of a seat, with perfect recall, as a sequence of whole numbers.

All facts a seat was sent and all actions it took, in order, spelled out: first the kind, then its
fields. Two sequences of the same game and options are equal if and only if the seat was sent the
same facts and did the same actions, in the same order (the same holds of ``Session.key``).

A token is one of: the end of padding (0), a mark (nothing, open, close, "I did"), a kind of fact or
action, a word of a list of the vocabulary, or a digit. Numbers without words have as many digits
(to the base 64) as they need, the last of which is marked; texts are spelled as the numbers of
their letters.
"""

from collections.abc import Callable, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from ridotto.kernel import Action, Fact, Game, Of, Options, RidottoError, Step
from ridotto.kernel.seats import Seat

PADDING, NOTHING, OPEN, CLOSE, DID = range(5)
BASE = 64
MOST_KNOWN = 50_000
"""So many spellings are kept: the same things happen again and again."""

Spell = Callable[[Any], list[int]]


class Tokens:
    """Spells what happens in one game with one set of options."""

    def __init__(self, game: Game, options: Options) -> None:
        self.texts = ["padding", "nothing", "open", "close", "I did"]
        """What each token means."""
        vocabulary = game.vocabulary(options)
        self._digits = self._add(f"digit {digit}" for digit in range(BASE))
        self._last = self._add(f"last digit {digit}" for digit in range(BASE))
        self._words = {
            name: self._add(f"{name} {word}" for word in words)
            for name, words in vocabulary.items()
        }
        self._kinds: dict[type[Struct], int] = {}
        for kind in (*game.facts, *game.actions):
            self._kinds[kind] = len(self.texts)
            self.texts.append(kind.__name__)
        self._spells: dict[type[Struct], Spell] = {}
        self._known: dict[Fact | Action, list[int]] = {}

    def __len__(self) -> int:
        """How many different tokens there are."""
        return len(self.texts)

    def of(self, told: Fact | Action) -> list[int]:
        """One fact or action, spelled out; not to be changed."""
        known = self._known.get(told)
        if known is None:
            kind = type(told)
            spell = self._spells.get(kind)
            if spell is None:
                spell = self._spells[kind] = self._struct(kind)
            if len(self._known) == MOST_KNOWN:
                self._known.clear()
            known = self._known[told] = [self._kinds[kind], *spell(told)]
        return known

    def of_step(self, step: Step, seat: Seat) -> list[int]:
        """What a seat did and was sent in one step; often nothing."""
        tokens: list[int] = [DID, *self.of(step.action)] if step.by == seat else []
        for fact in step.facts(seat):
            tokens += self.of(fact)
        return tokens

    def of_stream(self, steps: Sequence[Step], seat: Seat) -> list[int]:
        """The whole information state of a seat."""
        return [token for step in steps for token in self.of_step(step, seat)]

    def _add(self, texts: Any) -> int:
        first = len(self.texts)
        self.texts += texts
        return first

    def _struct(self, struct: type[Struct]) -> Spell:
        hints = get_type_hints(struct, include_extras=True)
        fields = [(name, self._spell(hints[name])) for name in struct.__struct_fields__]

        def spell(value: Any) -> list[int]:
            return [token for name, each in fields for token in each(getattr(value, name))]

        return spell

    def _spell(self, hint: Any) -> Spell:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            mark = hint.__metadata__[0]
            return self._word(mark.name) if isinstance(mark, Of) else self._spell(args[0])
        if origin in (Union, UnionType):
            return self._optional(args)
        if origin in (list, tuple):
            return self._listed(args)
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self._struct(hint)
        if origin is Literal or hint is str:
            return self._text
        assert hint in (int, bool), f"{hint} has no spelling"
        return self._number

    def _word(self, name: str) -> Spell:
        first = self._words[name]
        return lambda value: [first + value]

    def _optional(self, args: tuple[Any, ...]) -> Spell:
        (inner,) = (arg for arg in args if arg is not NoneType)
        spell = self._spell(inner)
        return lambda value: [NOTHING] if value is None else spell(value)

    def _listed(self, args: tuple[Any, ...]) -> Spell:
        spells = [self._spell(arg) for arg in args if arg is not Ellipsis]

        def spell(values: Any) -> list[int]:
            tokens = [OPEN]
            for place, value in enumerate(values):
                tokens += spells[place if len(spells) > 1 else 0](value)
            return [*tokens, CLOSE]

        return spell

    def _text(self, text: str) -> list[int]:
        return [OPEN, *(token for letter in text for token in self._number(ord(letter))), CLOSE]

    def _number(self, value: int) -> list[int]:
        """Twice its size, and one more below zero, so that the sign is told too."""
        rest, low = divmod(2 * value if value >= 0 else -2 * value - 1, BASE)
        tokens = [self._last + low]
        while rest:
            rest, digit = divmod(rest, BASE)
            tokens.insert(0, self._digits + digit)
        return tokens


def padded(tokens: Sequence[int] | npt.NDArray[np.int32], length: int) -> npt.NDArray[np.int32]:
    """A sequence as a tensor of fixed length. Raises RidottoError if it is longer."""
    if len(tokens) > length:
        raise RidottoError(f"an information state of {len(tokens)} tokens in a tensor of {length}")
    tensor = np.full(length, PADDING, np.int32)
    tensor[: len(tokens)] = tokens
    return tensor


@cache
def _tokens(game: Game, options: bytes) -> Tokens:
    return Tokens(game, msgspec.json.decode(options))


def tokens_of(game: Game, options: Options) -> Tokens:
    """What spells a game with these options; made once."""
    return _tokens(game, msgspec.json.encode(options))
