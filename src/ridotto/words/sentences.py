"""Words for people, from the Fluent files beside this one: one folder a language.

Games speak in codes and numbers; here they become sentences. The message of a fact is
``GAME-KIND``, of the end of a game ``GAME-ended-REASON``, of a prompt ``GAME-ask-ID``. Its
arguments are the fact's fields: a field that stands for words is given translated (``$whom``), as
its code (``$whom_key``, to select by) and with how many there are (``$whom_count``).

Whoever reads is spoken to: where a field names people, ``$whom`` is "you" for the reader's own
seat, and ``$whom_me`` is ``yes`` to select verbs and possessives by. ``$me`` is the reader's seat
itself, ``nobody`` for a spectator. ``$whom_or`` is a list joined by "or", ``$whom_to`` one in which
every name has its "to". ``NTH($place)`` counts a place from 1. An action has ``$told``: whether it
is one's own, what somebody is advised to do, or what was done.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message
from msgspec.structs import asdict

from ridotto.kernel import (
    SPECTATOR,
    Action,
    Ended,
    Fact,
    Game,
    Options,
    Reason,
    RidottoError,
    Saying,
    Seat,
    Veiled,
)
from ridotto.kernel.events import kind_of
from ridotto.kernel.hidden import Narrowing, Observation, Statement, Variable
from ridotto.kernel.vocabulary import Vocabulary, worded_fields

_FOLDERS = (folder.name for folder in files(__package__).iterdir())
LANGUAGES = tuple(sorted(name for name in _FOLDERS if re.fullmatch("[a-z]{2}", name)))
"""Every language with a folder of texts here."""
ENGLISH = "en"
"""What is spoken with whoever speaks none of them."""
PEOPLE = ("seat", "side", "agent")
"""Lists whose words are seats, and so may be the reader."""
NO_SEAT = "nobody"
Told = Literal["own", "advised", "done"]
"""Who reads of an action: whoever does it, whoever is advised to, or anybody after it was done."""


class UnknownLanguage(RidottoError):
    """No texts in that language."""


class MissingWords(RidottoError):
    """A message, or something one refers to, is not in the locale files."""


class Words:
    """All texts in one language; ``called`` are names that seats go by. Raises UnknownLanguage."""

    def __init__(self, language: str, called: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self._bundle, self._messages = _load(language)
        self._called = called or {}

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

    def fact(self, game: Game, options: Options, fact: Fact, me: Seat = SPECTATOR) -> str:
        """What happened, in a sentence for this seat."""
        vocabulary = game.vocabulary(options)
        reader = _reader(vocabulary, me)
        if isinstance(fact, Ended):
            outcome = fact.outcome
            arguments = {
                "me": reader,
                "side": self.text(f"{game.id}-side-{outcome.side}"),
                "side_key": outcome.side,
                "count": len(outcome.winners),
                **self._worded(
                    game,
                    "winners",
                    "seat",
                    [vocabulary["seat"][s] for s in outcome.winners],
                    reader,
                ),
            }
            return sentence(self.text(f"{game.id}-ended-{outcome.reason}", arguments))
        kind = kind_of(type(fact).__name__)
        name = f"{kind}-{fact.of}" if isinstance(fact, Veiled) else kind
        arguments = self._arguments(game, vocabulary, fact, reader)
        return sentence(self.text(f"{game.id}-{name}", arguments))

    def action(self, game: Game, options: Options, action: Action, told: Told = "own") -> str:
        """What one does: for a button, for somebody who should do it, or of somebody who did."""
        vocabulary = game.vocabulary(options)
        arguments = self._arguments(game, vocabulary, action, _reader(vocabulary, SPECTATOR))
        arguments["told"] = told
        return self.text(f"{game.id}-do-{kind_of(type(action).__name__)}", arguments)

    def prompt(self, game: Game, options: Options, saying: Saying, me: Seat = SPECTATOR) -> str:
        """What a seat is asked for, or told while another is."""
        reader = _reader(game.vocabulary(options), me)
        arguments: dict[str, Any] = {"me": reader}
        for name, value in saying.arguments.items():
            if isinstance(value, int):
                arguments[name] = value
            else:
                arguments |= self._worded(game, name, value[0], value[1:], reader)
        own = f"{game.id}-ask-{saying.id}"
        return sentence(self.text(own if own in self else f"ask-{saying.id}", arguments))

    def argument(
        self,
        game: Game,
        options: Options,
        observations: Iterable[Observation],
        so: str | None,
        before: Iterable[str] = (),
    ) -> str:
        """Why something is certain: what was shown before, what was observed, and so this; without
        it, what cannot all be true.
        """
        reasons = [*before, *(self.observation(game, options, each) for each in observations)]
        parts = {"reasons": self.sequence(reasons)}
        if so is None:
            return self.text("contradiction", parts)
        parts["so"] = so
        return sentence(self.text("argument" if reasons else "argument-plain", parts))

    def observation(self, game: Game, options: Options, observation: Observation) -> str:
        """What was observed, as a part of an argument."""
        arguments = self._arguments(game, game.vocabulary(options), observation.fact, NO_SEAT)
        return self.text(f"{game.id}-because-{observation.says}", arguments)

    def sequence(self, parts: Sequence[str]) -> str:
        """Statements one after another."""
        return reduce(self._then, parts) if parts else ""

    def _then(self, first: str, last: str) -> str:
        return self.text("then", {"first": first, "last": last})

    def reason(self, game: Game, reason: Reason) -> str:
        """Why a bot decided as it did. A record may bring a reason that nobody here has heard of:
        then that is what is said.
        """
        try:
            return self.text(f"reason-{reason.code}", self._argued(game, reason))
        except MissingWords:
            return self.text("reason-unknown", {"code": reason.code})

    def advice(self, game: Game, reason: Reason) -> str:
        """Why somebody should do something."""
        return sentence(self.text(f"advice-{reason.code}", self._argued(game, reason)))

    def occasion(self, game: Game, when: Reason) -> str:
        """When somebody should do something, where that is not now."""
        return self.text(f"advice-when-{when.code}", self._argued(game, when))

    def proposal(
        self,
        game: Game,
        options: Options,
        actions: Sequence[Action],
        when: Reason | None = None,
        told: Told = "advised",
    ) -> str:
        """What somebody should do, and when, or did; nothing where there is nothing to do yet."""
        what = self.join([within(self.action(game, options, action, told)) for action in actions])
        if what and when is not None:
            what = self.text("deduce-when", {"when": self.occasion(game, when), "what": what})
        return sentence(what)

    def _argued(self, game: Game, reason: Reason) -> dict[str, Any]:
        return {
            name: value if isinstance(value, int) else self.value(game, *value)
            for name, value in reason.arguments.items()
        }

    def statement(self, game: Game, statement: Statement) -> str:
        """A statement about something hidden."""
        (whose, what), values, holds = statement
        named = [self.value(game, what, value) for value in sorted(values, key=_in_order)]
        value = self.join(named, "either" if holds else "neither")
        arguments = {"whose": self.value(game, "seat", whose), "whose_key": whose, "value": value}
        return self.text(f"{game.id}-{'is' if holds else 'is-not'}-{what}", arguments)

    def one_of_many(self, game: Game, variable: Variable, count: int) -> str:
        """That something hidden is one of so many that they are not named."""
        whose, what = variable
        arguments = {"whose": self.value(game, "seat", whose), "whose_key": whose, "count": count}
        return self.text(f"{game.id}-is-one-of-{what}", arguments)

    def together(self, game: Game, narrowing: Narrowing) -> str:
        """What two secrets of one person can be at the same time."""
        (whose, first), (_, second) = narrowing.variables
        named = [
            self.text(
                f"{game.id}-together-{first}-{second}",
                {"one": self.value(game, first, one), "other": self.value(game, second, other)},
            )
            for one, other in narrowing.left
        ]
        arguments = {
            "whose": self.value(game, "seat", whose),
            "value": self.join(named, "either-of-several"),
        }
        return self.text(f"{game.id}-is-together", arguments)

    def value(self, game: Game, of: str, word: str) -> str:
        """The words for one value: the game's own, or those all games share."""
        if of in PEOPLE and word in self._called:
            return self._called[word]
        name = message_of(of, word)
        own = f"{game.id}-{name}"
        return self.text(own if own in self else name)

    def join(self, parts: Sequence[str], how: str = "list") -> str:
        """A list in words: "one, two and three", or with ``either`` "one, two or three"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text(how, {"first": ", ".join(parts[:-1]), "last": parts[-1]})

    def _arguments(
        self, game: Game, vocabulary: Vocabulary, fact: Fact | Action, reader: str
    ) -> dict[str, Any]:
        lists = worded_fields(type(fact))
        arguments: dict[str, Any] = {"me": reader}
        for name, value in asdict(fact).items():
            if name in lists:
                words = vocabulary[lists[name]]
                named = [words[number] for number in _flat(value)]
                arguments |= self._worded(game, name, lists[name], named, reader)
            elif value is None:
                arguments[name] = "none"
            elif isinstance(value, bool):
                arguments[name] = "yes" if value else "no"
            elif isinstance(value, int | str):
                arguments[name] = value
            elif isinstance(value, tuple):
                arguments[name] = ", ".join(map(str, value))
        return arguments

    def _worded(
        self, game: Game, name: str, of: str, words: Sequence[str], reader: str
    ) -> dict[str, Any]:
        """What a message may say of an argument that stands for words."""
        mine = of in PEOPLE and reader in words
        translated = [
            self.text("you") if mine and word == reader else self.value(game, of, word)
            for word in words
        ]
        return {
            name: self.join(translated),
            f"{name}_or": self.join(translated, "either"),
            f"{name}_to": self.join([self.text("to-whom", {"who": who}) for who in translated]),
            f"{name}_key": " ".join(words) or "none",
            f"{name}_count": len(words),
            f"{name}_me": "yes" if mine else "no",
        }


def message_of(of: str, word: str) -> str:
    """The message for a word of a vocabulary. Names of messages know no dots and colons: the word
    ``blue.thin`` of the list ``piece`` is ``piece-blue-thin``.
    """
    return re.sub(r"[^A-Za-z0-9-]", "-", f"{of}-{word}")


def _reader(vocabulary: Vocabulary, me: Seat) -> str:
    return NO_SEAT if me == SPECTATOR else vocabulary["seat"][me]


def sentence(text: str) -> str:
    """A name that begins a sentence may have an article."""
    return text[:1].upper() + text[1:]


def within(text: str) -> str:
    """What begins a button goes on small inside a sentence."""
    return text[:1].lower() + text[1:]


def _nth(place: Any) -> Any:
    """Places in a row are counted from 0, and for people from 1."""
    return re.sub(r"\d+", lambda found: str(int(found[0]) + 1), str(place))


def _in_order(word: str) -> list[str | int]:
    """What is numbered is sorted by number: 3 comes before 12."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", word)]


def _flat(value: Any) -> Sequence[int]:
    if value is None:
        return ()
    if isinstance(value, int):
        return (value,)
    return [number for part in value for number in _flat(part)]


@cache
def _load(language: str) -> tuple[FluentBundle, frozenset[str]]:
    bundle = FluentBundle([language], functions={"NTH": _nth}, use_isolating=False)
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
