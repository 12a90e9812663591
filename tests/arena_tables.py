"""Runs the commands that docs/bots.md shows and writes what they print below them.

``python -m tests.arena_tables`` runs all of them; with a word, only those that contain it.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

PAGE = Path("docs/bots.md")
BLOCK = re.compile(r"```console\n\$ (?P<command>ridotto [^\n]+)\n(?P<printed>.*?)```", re.DOTALL)


def run(block: re.Match[str]) -> str:
    """The block with what its command prints now."""
    command = block["command"]
    if not all(word in command for word in sys.argv[1:]):
        return block[0]
    done = subprocess.run(shlex.split(command), check=True, capture_output=True, text=True)
    lines = [line.rstrip() for line in done.stdout.splitlines()]
    return f"```console\n$ {command}\n" + "\n".join(lines) + "\n```"


def blocks() -> list[re.Match[str]]:
    return list(BLOCK.finditer(PAGE.read_text(encoding="utf-8")))


def main() -> None:
    # Written after every command, so that what was measured is not lost when one is stopped.
    for number in range(len(blocks())):
        printed = run(blocks()[number])
        block = blocks()[number]
        text = block.string[: block.start()] + printed + block.string[block.end() :]
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
