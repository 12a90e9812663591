"""Texts as an attacker, a broken disk or a careless editor would change them."""

import random
import re
from collections.abc import Callable

DEEP = 3_000
HUGE = "9" * 5_000
STRANGE = (
    "-1",
    "0",
    "7",
    "99",
    "1e999",
    "1e-400",
    "null",
    "true",
    '""',
    '"\\u001b[31m[/]"',
    '"\x9b2J"',
    '"\\ud800"',
    "[]",
    "{}",
    "9" * 400,
    HUGE,
    "0x" + HUGE,
    "[" * DEEP + "]" * DEEP,
    '{"a":' * DEEP + "1" + "}" * DEEP,
    '["' * DEEP,
)
MESSAGES = (
    '{"type":"watching","id":"b1","on":true}',
    '{"type":"sit","id":"b2"}',
    '{"type":"start","id":"b3"}',
    '{"type":"choices","id":"a3","kind":"ask","fixed":{"whom":"green"}}',
    '{"type":"act","id":"a1","do":"ask green"}',
    '{"type":"draft","id":"a2","do":"ask green"}',
    '{"type":"prove","id":"a4","whose":"green","what":"mask","value":"fox"}',
    '{"type":"note","id":"a5","key":"k","value":"v"}',
    '{"type":"mark","id":"a6","sheet":1,"cell":"green-7","value":"x"}',
    '{"type":"say","id":"a7","text":"hello"}',
    '{"type":"place","id":"a8","seat":2,"bot":"random"}',
    '{"type":"contribute","id":"a9","number":"00ff"}',
)
"""What two guests say in turn at a table of masks."""
VALUE = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d+|\btrue\b|\bfalse\b|\bnull\b')

Change = Callable[[str, random.Random], str]


def _another_value(text: str, rng: random.Random) -> str:
    found = list(VALUE.finditer(text))
    if not found:
        return text
    place = rng.choice(found)
    return text[: place.start()] + rng.choice(STRANGE) + text[place.end() :]


def _value_from_elsewhere(text: str, rng: random.Random) -> str:
    found = list(VALUE.finditer(text))
    if not found:
        return text
    place, other = rng.choice(found), rng.choice(found)
    return text[: place.start()] + other[0] + text[place.end() :]


def _letters(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text) + 1)
    drawn = "".join(rng.choice('{}[]",:\n\\0a\x00\x1b\x9bé\U0001f600') for _ in range(3))
    return text[:place] + drawn + text[place + rng.randrange(4) :]


def _lines(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one : one + 1] = rng.choice(([], [lines[one]] * 2, [lines[other]]))
    return "\n".join(lines)


def _cut(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


CHANGES: tuple[Change, ...] = (
    _another_value,
    _another_value,
    _value_from_elsewhere,
    _value_from_elsewhere,
    _letters,
    _lines,
    _cut,
)


def mangled(text: str, rng: random.Random) -> str:
    """The text after one to three such changes."""
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(CHANGES)(text, rng)
    return text
