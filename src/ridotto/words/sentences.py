"""Words for people, from the Fluent files beside this one: one folder a language.

Games speak in codes and numbers; here they become sentences. The message of a fact is
``GAME-KIND``, of the end of a game ``GAME-ended-REASON``. Its arguments are the fact's fields: a
field that stands for words is given translated (``$whom``) and as its code (``$whom_key``, to
select by).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message
from msgspec.structs import asdict

from ridotto.kernel import Ended, Fact, Game, Options, Reason, RidottoError
from ridotto.kernel.events import kind_of
from ridotto.kernel.hidden import Observation, Statement
from ridotto.kernel.vocabulary import Vocabulary, worded_fields

_FOLDERS = (folder.name for folder in files(__package__).iterdir())
LANGUAGES = tuple(sorted(name for name in _FOLDERS if re.fullmatch("[a-z]{2}", name)))
"""Every language with a folder of texts here."""
ENGLISH = "en"
"""What is spoken with whoever speaks none of them."""


class UnknownLanguage(RidottoError):
    """No texts in that language."""


class MissingWords(RidottoError):
    """A message, or something one refers to, is not in the locale files."""


class Words:
    """All texts in one language. Raises UnknownLanguage."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self._bundle, self._messages = _load(language)

    def messages(self) -> frozenset[str]:
        """The names of all messages."""
        return self._messages

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def text(self, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """The text of a message. Raises MissingWords, naming it."""
        pattern = self._bundle.get_message(message).value if message in self else None
        if pattern is None:
            raise MissingWords(f"no words for {message!r}")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise MissingWords(f"{message!r}: {errors[0]}")
        return str(text)

    def fact(self, game: Game, options: Options, fact: Fact) -> str:
        """What happened, in a sentence."""
        vocabulary = game.vocabulary(options)
        if isinstance(fact, Ended):
            outcome = fact.outcome
            arguments = {
                "side": self.text(f"{game.id}-side-{outcome.side}"),
                "side_key": outcome.side,
                "winners": self.join(
                    [self._word(game, "seat", vocabulary, seat) for seat in outcome.winners]
                ),
                "count": len(outcome.winners),
            }
            return self.text(f"{game.id}-ended-{outcome.reason}", arguments)
        return self.text(
            f"{game.id}-{kind_of(type(fact).__name__)}", self._arguments(game, vocabulary, fact)
        )

    def argument(
        self,
        game: Game,
        options: Options,
        observations: Iterable[Observation],
        statement: Statement | None,
    ) -> str:
        """Why something is certain: what was observed, and so the statement; without one, what
        cannot all be true.
        """
        vocabulary = game.vocabulary(options)
        reasons = [
            self.text(
                f"{game.id}-because-{observation.says}",
                self._arguments(game, vocabulary, observation.fact),
            )
            for observation in observations
        ]
        parts = {"reasons": reduce(self._then, reasons) if reasons else ""}
        if statement is None:
            return self.text("contradiction", parts)
        parts["so"] = self.statement(game, statement)
        text = self.text("argument" if reasons else "argument-plain", parts)
        return text[:1].upper() + text[1:]

    def _then(self, first: str, last: str) -> str:
        return self.text("then", {"first": first, "last": last})

    def reason(self, game: Game, reason: Reason) -> str:
        """Why a bot decided as it did. A record may bring a reason that nobody here has heard of:
        then that is what is said.
        """
        arguments = {
            name: value if isinstance(value, int) else self.value(game, *value)
            for name, value in reason.arguments.items()
        }
        try:
            return self.text(f"reason-{reason.code}", arguments)
        except MissingWords:
            return self.text("reason-unknown", {"code": reason.code})

    def statement(self, game: Game, statement: Statement) -> str:
        """A statement about something hidden."""
        (whose, what), values, holds = statement
        named = [self.value(game, what, value) for value in sorted(values)]
        arguments = {"whose": self.value(game, "seat", whose), "value": self.join(named, "either")}
        return self.text(f"{game.id}-{'is' if holds else 'is-not'}-{what}", arguments)

    def value(self, game: Game, of: str, word: str) -> str:
        """The words for one value: the game's own, or those all games share."""
        name = message_of(of, word)
        own = f"{game.id}-{name}"
        return self.text(own if own in self else name)

    def join(self, parts: Sequence[str], how: str = "list") -> str:
        """A list in words: "one, two and three", or with ``either`` "one, two or three"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text(how, {"first": ", ".join(parts[:-1]), "last": parts[-1]})

    def _arguments(self, game: Game, vocabulary: Vocabulary, fact: Fact) -> dict[str, Any]:
        lists = worded_fields(type(fact))
        arguments: dict[str, Any] = {}
        for name, value in asdict(fact).items():
            if name in lists:
                words = vocabulary[lists[name]]
                numbers = list(_flat(value))
                translated = [self._word(game, lists[name], vocabulary, n) for n in numbers]
                arguments[name] = self.join(translated)
                arguments[f"{name}_key"] = " ".join(words[n] for n in numbers) or "none"
                arguments[f"{name}_count"] = len(numbers)
            elif isinstance(value, bool):
                arguments[name] = "yes" if value else "no"
            elif isinstance(value, int | str):
                arguments[name] = value
        return arguments

    def _word(self, game: Game, of: str, vocabulary: Vocabulary, number: int) -> str:
        return self.value(game, of, vocabulary[of][number])


def message_of(of: str, word: str) -> str:
    """The message for a word of a vocabulary. Names of messages know no dots and colons: the word
    ``blue.thin`` of the list ``piece`` is ``piece-blue-thin``.
    """
    return re.sub(r"[^A-Za-z0-9-]", "-", f"{of}-{word}")


def _flat(value: Any) -> Sequence[int]:
    if value is None:
        return ()
    if isinstance(value, int):
        return (value,)
    return [number for part in value for number in _flat(part)]


@cache
def _load(language: str) -> tuple[FluentBundle, frozenset[str]]:
    bundle = FluentBundle([language], use_isolating=False)
    names: set[str] = set()
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MissingWords(f"{language}/{file.name}: {entry.annotations[0].message}")
            if isinstance(entry, Message):
                if entry.id.name in names:
                    raise MissingWords(f"{language}/{file.name}: {entry.id.name} is there twice")
                names.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle, frozenset(names)
