"""Actions as text, and back.

Every action class has a ``form``: ``"ask {whom}"``, ``"{ball} {piece} {start}>{goal}"``. Fields
that stand for words are written as those words, other integers as digits; a tuple takes the rest
of the line. Parsing is strict: one space between words, exact spelling, and errors that say what
was expected.
"""

import re
from collections.abc import Sequence
from typing import Any, get_origin, get_type_hints

from msgspec.structs import fields

from ridotto.kernel.actions import Action
from ridotto.kernel.errors import NotationError
from ridotto.kernel.vocabulary import Vocabulary, worded_fields

_FIELD = re.compile(r"\{(\w+)\}")


class _Form:
    """One action class with its form, compiled."""

    def __init__(self, action: type[Action], vocabulary: Vocabulary) -> None:
        self.action = action
        self.lists = {name: vocabulary[of] for name, of in worded_fields(action).items()}
        self.names = worded_fields(action)
        hints = get_type_hints(action)
        self.tuples = {
            field.name for field in fields(action) if get_origin(hints[field.name]) is tuple
        }
        pieces = _FIELD.split(action.form)
        self.opening, *closings = pieces[::2]
        self.blanks = list(zip(pieces[1::2], closings, strict=True))
        """Each field, and what stands between it and the next."""
        self.head = self.opening.split(" ")[0]
        pattern = "".join(
            re.escape(piece) if place % 2 == 0 else self._pattern(piece)
            for place, piece in enumerate(pieces)
        )
        self.regex = re.compile(pattern)

    def _pattern(self, name: str) -> str:
        return f"(?P<{name}>.*)" if name in self.tuples else f"(?P<{name}>[^ >]+?)"

    def shape(self) -> str:
        """The form for people: ``ask WHOM``."""
        return _FIELD.sub(
            lambda field: self.names.get(field[1], field[1]).upper(), self.action.form
        )

    def write(self, action: Action) -> str:
        text = self.opening
        for name, closing in self.blanks:
            value = getattr(action, name)
            if name in self.tuples:
                text += " ".join([self._word(name, item) for item in value])
            else:
                text += self._word(name, value)
            text += closing
        return text.rstrip(" ")

    def _word(self, name: str, value: int) -> str:
        words = self.lists.get(name)
        return str(value) if words is None else words[value]

    def match(self, text: str) -> re.Match[str] | None:
        return self.regex.fullmatch(text) or (
            self.regex.fullmatch(text + " ") if self.tuples else None
        )

    def read(self, text: str, match: re.Match[str]) -> Action:
        values: dict[str, Any] = {}
        for name, part in match.groupdict().items():
            if name in self.tuples:
                items = part.split(" ") if part else []
                values[name] = tuple(self._value(text, name, item) for item in items)
            else:
                values[name] = self._value(text, name, part)
        return self.action(**values)

    def _value(self, text: str, name: str, word: str) -> int:
        words = self.lists.get(name)
        if words is not None:
            if word in words:
                return words.index(word)
            raise NotationError(text, f"no {self.names[name]} {word!r}; one of: {', '.join(words)}")
        if re.fullmatch(r"0|-?[1-9][0-9]*", word):
            return int(word)
        raise NotationError(text, f"{name} is a number, not {word!r}")


class Notation:
    """Writes and reads the actions of one game at one table size."""

    def __init__(self, actions: Sequence[type[Action]], vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._forms = {action: _Form(action, vocabulary) for action in actions}

    def write(self, action: Action) -> str:
        """The text of an action; ``read`` gives an equal action back."""
        return self._forms[type(action)].write(action)

    def read(self, text: str) -> Action:
        """The action of a text. Raises NotationError for anything ``write`` would not write."""
        wrong: NotationError | None = None
        for form in self._forms.values():
            match = form.match(text)
            if match is not None:
                try:
                    return form.read(text, match)
                except NotationError as error:
                    wrong = wrong or error
        if wrong is not None:
            raise wrong
        head = text.split(" ", maxsplit=1)[0]
        close = [form for form in self._forms.values() if form.head == head]
        shapes = ", ".join(repr(form.shape()) for form in close or self._forms.values())
        raise NotationError(text, f"expected {shapes}")
