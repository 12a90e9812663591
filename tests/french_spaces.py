"""French typography of the Fluent files; ``python -m tests.french_spaces`` mends them.

A narrow no-break space stands before ; ! ? » and %, and after «; a no-break space before a colon.
"""

import re
from pathlib import Path

WORDS = Path(__file__).parent.parent / "src" / "ridotto" / "words" / "fr"
NARROW, WIDE = "\u202f", "\u00a0"


def files() -> list[Path]:
    """The Fluent files in French."""
    return sorted(WORDS.glob("*.ftl"))


def mended(text: str) -> str:
    """The same text with the spaces that French wants."""
    text = re.sub(r"[ \u00a0\u202f]([;!?»%])", NARROW + r"\1", text)
    text = re.sub(r"«[ \u00a0\u202f]", "«" + NARROW, text)
    return re.sub(r"[ \u00a0\u202f]:", WIDE + ":", text)


if __name__ == "__main__":
    for path in files():
        path.write_text(mended(path.read_text(encoding="utf-8")), encoding="utf-8")
