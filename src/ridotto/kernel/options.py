"""The options of a game: declared, validated, listed for clients."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from ridotto.kernel.errors import OptionError

Value = str | int | None
Options = Mapping[str, Value]
"""A complete, validated set: every option of the game has a value."""

LARGEST = 1_000_000
"""No option takes a larger number: games count with them, and show them."""


class Option(Struct, frozen=True, kw_only=True):
    """One choice made before a game: one of ``values``, or a number of a range, or none.

    ``simulated`` replaces the default where bots play alone (a game of people may go on for ever,
    a simulation may not).
    """

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    least: int | None = None
    most: int = LARGEST
    simulated: Value = None

    def takes(self, value: Value) -> bool:
        if self.values:
            return value in self.values
        if isinstance(value, int):
            return (self.least is None or value >= self.least) and value <= self.most
        return value is None and self.default is None

    def allowed(self) -> str:
        """The values in words, for errors and listings."""
        if self.values:
            return ", ".join(map(str, self.values))
        bounds = f"a number from {self.least} to {self.most}"
        return f"{bounds}, or none" if self.default is None else bounds

    def read(self, text: str) -> Value:
        """The value written as ``text`` on a command line or in an address."""
        if not self.values and self.default is None and text == "none":
            return None
        for value in self.values:
            if str(value) == text:
                return value
        if not self.values:
            try:
                number = int(text)
            except ValueError:
                raise OptionError(self.name, f"{text!r} is not {self.allowed()}") from None
            if self.takes(number):
                return number
        raise OptionError(self.name, f"{text!r} is not one of: {self.allowed()}")


def settle(declared: Sequence[Option], chosen: Mapping[str, Value], *, simulated: bool) -> Options:
    """A complete set: the chosen values, and defaults for the rest."""
    known = {option.name for option in declared}
    for name in chosen:
        if name not in known:
            raise OptionError(name, f"no such option; there are: {', '.join(sorted(known))}")
    settled: dict[str, Value] = {}
    for option in declared:
        value = option.default
        if simulated and option.simulated is not None:
            value = option.simulated
        value = chosen.get(option.name, value)
        if isinstance(value, bool) or not option.takes(value):
            raise OptionError(option.name, f"{_told(value)} is not one of: {option.allowed()}")
        settled[option.name] = value
    return settled


def _told(value: Value) -> str:
    """A value as an error names it; Python does not write out numbers of any size."""
    return "a far larger number" if isinstance(value, int) and value > 10**20 else repr(value)
