"""Finds browser tests that do not always pass: ``python -m tests.steady N TEST …`` runs them N
times.

Each run appends a line to ``build/steady.jsonl``: the commit, which tests were chosen, how many
seconds they took and which failed. So the suite can be done file by file, over several days.
"""

import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from tests.stages import BROWSER, ROOT

LOG = ROOT / "build" / "steady.jsonl"


def main(arguments: Sequence[str]) -> int:
    """The exit status: 0 if no test failed twice."""
    if not arguments or not arguments[0].isdecimal():
        sys.stderr.write("usage: python -m tests.steady N [TEST …]\n")
        return 2
    chosen = arguments[1:] or ["browser_tests"]
    stage = replace(
        BROWSER, name="steady", options=(*chosen, *BROWSER.options[1:]), repeatable=None
    )
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    failures: Counter[str] = Counter()
    for _ in range(int(arguments[0])):
        began = time.monotonic()
        failed = stage.run().failed
        failures.update(failed)
        line = {
            "commit": commit,
            "chosen": chosen,
            "seconds": round(time.monotonic() - began),
            "failed": failed,
        }
        with LOG.open("a") as log:
            log.write(json.dumps(line) + "\n")
    for name, times in failures.most_common():
        sys.stdout.write(f"failed {times} of {arguments[0]}: {name}\n")
    return int(max(failures.values(), default=0) > 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
