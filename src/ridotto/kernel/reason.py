"""Why somebody did something: a code that has words in the locale files, and its arguments."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from ridotto.kernel.vocabulary import Vocabulary

ReasonCode = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
Word = Annotated[str, Meta(max_length=60)]


class Reason(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Why a bot decided as it did: the code of a message (``reason-CODE``) and its arguments.

    An argument is a number, or the name of a list of the vocabulary and a word of it.
    """

    code: ReasonCode
    arguments: Annotated[
        Mapping[Annotated[str, Meta(max_length=20)], tuple[Word, Word] | int], Meta(max_length=8)
    ] = {}

    def stray(self, vocabulary: Vocabulary) -> str | None:
        """An argument that is no word of the list it names, if there is one."""
        for name, value in self.arguments.items():
            if not isinstance(value, int) and value[1] not in vocabulary.get(value[0], ()):
                return name
        return None
