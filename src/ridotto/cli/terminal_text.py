"""Text from elsewhere on its way to a terminal."""

from rich.text import Text

KEPT = "\n\u00a0\u202f"
"""Beside all that can be printed: line breaks, and the spaces of French punctuation."""


def harmless(text: str) -> str:
    """The text with everything written out that a terminal would obey and not show."""
    return "".join(
        letter if letter.isprintable() or letter in KEPT else ascii(letter)[1:-1] for letter in text
    )


def shown(text: str, style: str = "") -> Text:
    """The same to be printed as it stands: brackets in it mean nothing."""
    return Text(harmless(text), style=style)
