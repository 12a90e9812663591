"""Structured logs: one JSON object a line, made of what was put in on purpose."""

import logging
import sys
from traceback import extract_tb

import msgspec

FIELDS = ("table", "game", "level", "error", "tables", "address")
"""What may stand in a log beside time, level and event. A secret is in none of them."""


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
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "event": record.msg,
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info is not None and record.exc_info[0] is not None:
            line["trace"] = _trace(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def start_logging(*, quiet: bool = False) -> None:
    """Logs of the house to standard error; of the web server only what is wrong with it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, level in (("ridotto", logging.INFO), ("uvicorn.error", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.ERROR if quiet else level)
