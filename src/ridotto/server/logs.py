"""Structured logs: one JSON object a line, made of what was put in on purpose.

Not only the house's own: whatever else would be written to standard error goes the same way, as an
event without its details, which may hold a secret.
"""

import asyncio
import hashlib
import logging
import sys
import threading
import warnings
from traceback import extract_tb
from types import TracebackType
from typing import Any, TextIO

import msgspec

FIELDS = ("table", "game", "level", "error", "tables", "open", "address")
"""What may stand in a log beside time, level and event. A secret is in none of them."""

Problem = tuple[type[BaseException], BaseException, TracebackType | None]

log = logging.getLogger("ridotto")


def table_alias(table: str) -> str:
    """What a table is called in logs: its id is its link, and not for everybody who reads them."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]


def _trace(error: BaseException | None) -> list[str]:
    """Where it happened, the cause first. What an error says may hold a secret, so it is left out;
    its kind and the places are enough to find it.
    """
    trace: list[str] = []
    while error is not None:
        places = [f"{f.filename}:{f.lineno} {f.name}" for f in extract_tb(error.__traceback__)]
        trace = [type(error).__name__, *places, *trace]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return trace


class JsonLines(logging.Formatter):
    """Of a message of others, only the first line, and without what would be put into it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "event": str(record.msg).partition("\n")[0],
        }
        if record.name != log.name:
            line["by"] = record.name
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info is not None and record.exc_info[0] is not None:
            line["trace"] = _trace(record.exc_info[1])
        return msgspec.json.encode(line).decode()


class _ErrorCounter(logging.Handler):
    """Counts what it is given."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1


_errors = _ErrorCounter()


def errors_logged() -> int:
    """How many errors the log of this process has had."""
    return _errors.count


def start_logging(*, quiet: bool = False) -> None:
    """Logs of the house to standard error; of everybody else only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    others = logging.getLogger()
    others.handlers = [handler, _errors]
    others.setLevel(logging.ERROR if quiet else logging.WARNING)
    log.setLevel(logging.ERROR if quiet else logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # what clients do wrong is no news
    warnings.showwarning = _warned
    sys.excepthook = lambda *problem: _failed("failed", problem)
    threading.excepthook = lambda hooked: _failed(
        "thread failed", (hooked.exc_type, hooked.exc_value or SystemExit(), hooked.exc_traceback)
    )
    sys.unraisablehook = lambda hooked: _failed(
        "error ignored", (hooked.exc_type, hooked.exc_value or SystemExit(), hooked.exc_traceback)
    )


def log_what_tasks_raise() -> None:
    """On the running event loop: of a task that nobody waits for, too, only what may be said."""

    def failed(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        log.error("task failed", exc_info=error, extra={"error": context["message"]})

    asyncio.get_running_loop().set_exception_handler(failed)


def _warned(  # noqa: PLR0917 - as it is called
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    log.warning("warning", extra={"error": f"{category.__name__} {filename}:{lineno}"})


def _failed(event: str, problem: Problem) -> None:
    if not issubclass(problem[0], KeyboardInterrupt):
        log.critical(event, exc_info=problem)
