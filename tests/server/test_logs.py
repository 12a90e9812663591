"""Whatever goes wrong, and whoever says so: every line is JSON, and no secret is in it."""

import subprocess
import sys

import msgspec
import pytest

MISHAPS = {
    "own": 'log.exception("table failed", extra={"table": "t"})',
    "the web server's": 'logging.getLogger("uvicorn.error").exception("in %s\\n", SECRET)',
    "another's": 'logging.getLogger("other").error(f"line\\n{SECRET}")',
    "a warning": "warnings.warn(SECRET)",
    "a task": "asyncio.run(lonely_task())",
    "a callback": "asyncio.run(lonely_callback())",
    "a thread": "thread = threading.Thread(target=fail); thread.start(); thread.join()",
    "a destructor": "Fragile()",
    "the end": "fail()",
}
PROGRAM = """
import asyncio, logging, threading, time, warnings
from ridotto.server.logs import log_what_tasks_raise, start_logging

SECRET = "the box holds the mask of blue"
log = logging.getLogger("ridotto")


def fail():
    raise RuntimeError(SECRET)


class Fragile:
    def __del__(self):
        fail()


async def failing():
    fail()


async def lonely_task():
    log_what_tasks_raise()
    task = asyncio.create_task(failing())
    await asyncio.sleep(0.01)
    del task


async def lonely_callback():
    log_what_tasks_raise()
    asyncio.get_running_loop().call_soon(fail)
    await asyncio.sleep(0.01)


start_logging()
try:
    fail()
except RuntimeError:
    MISHAP
"""


@pytest.mark.parametrize("mishap", MISHAPS)
def test_every_line_is_json_without_secrets(mishap: str) -> None:
    program = PROGRAM.replace("MISHAP", MISHAPS[mishap])
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert run.returncode == (mishap == "the end")
    lines = [msgspec.json.decode(line) for line in run.stderr.splitlines()]
    assert len(lines) == 1
    assert lines[0]["level"] in ("warning", "error", "critical")
    if mishap not in ("another's", "a warning"):
        assert "RuntimeError" in lines[0]["trace"]
    assert b"mask of blue" not in run.stderr
