"""What the command line costs before it does anything: ``ridotto --help`` beside its libraries."""

import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from statistics import median

from msgspec import Struct

from ridotto.kernel import RidottoError

ROUNDS = 9
LIBRARIES = ("-c", "import typer, rich.console, msgspec")
HELP = ("-m", "ridotto", "--help")


class Startup(Struct, frozen=True):
    """Processor time of one process, user and system, in the median; ``ratio`` is to that of
    importing the libraries.
    """

    name: str
    cpu_seconds: float
    ratio: float


def measure_startup(rounds: int = ROUNDS) -> list[Startup]:
    """Both in turn, so that a busy moment of the machine hits them alike."""
    contestants = {"libraries": LIBRARIES, "ridotto --help": HELP}
    spent: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, arguments in contestants.items():
            spent[name].append(_cpu_seconds(arguments))
    middle = {name: median(times) for name, times in spent.items()}
    return [Startup(name, time, time / middle["libraries"]) for name, time in middle.items()]


def _cpu_seconds(arguments: Sequence[str]) -> float:
    before = _children()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - ours
    return _children() - before


def _children() -> float:
    """Processor time of all child processes that have ended."""
    if find_spec("resource") is None:
        raise RidottoError("the processor time of child processes cannot be read on this system")
    import resource  # noqa: PLC0415 - not on every system

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
