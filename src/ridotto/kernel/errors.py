"""What can go wrong, one type each. A message names the problem and never a secret."""

from collections.abc import Iterable


class RidottoError(Exception):
    """The base of every error that Ridotto raises on purpose."""


class UnknownGame(RidottoError):
    """No game of that id is registered."""

    def __init__(self, game: str, known: Iterable[str]) -> None:
        super().__init__(f"no game {game!r}; there are: {', '.join(sorted(known))}")
        self.game = game


class OptionError(RidottoError):
    """An option that does not exist, a value it does not take, or a combination that is refused."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"option {option}: {reason}")
        self.option = option
        self.reason = reason


class NotationError(RidottoError):
    """A text that is not an action of the game."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"{text!r}: {reason}")
        self.text = text
        self.reason = reason


class IllegalAction(RidottoError):
    """An action that is not among the legal ones; nothing has changed.

    ``reason`` is a code ("not-your-turn"); words for it live in the locale files. ``rule`` is the
    tag of the rule that says so, on the game's page of rules.
    """

    def __init__(self, action: object, reason: str, rule: str = "") -> None:
        super().__init__(f"{reason}: {action}")
        self.action = action
        self.reason = reason
        self.rule = rule


class NotesError(RidottoError):
    """Notes that cannot be read, or cannot be; ``entry`` says where: a key, or ``answer 2``.
    ``others`` are entries that it does not agree with; ``code`` has words in the locale files.
    """

    def __init__(
        self, entry: str, reason: str, others: tuple[str, ...] = (), *, code: str = "unreadable"
    ) -> None:
        super().__init__(f"{entry}: {reason}")
        self.entry = entry
        self.reason = reason
        self.others = others
        self.code = code


class NotStudied(RidottoError):
    """A game that nobody has described to a thinker: there is no exact knowledge of it."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no study of {game!r}: no lore, no worlds, no notes")
        self.game = game


class RecordError(RidottoError):
    """A record that cannot be read or does not hold; ``line`` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
