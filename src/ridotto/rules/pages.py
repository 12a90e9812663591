"""The rules of the games as pages for players, in English and French, every rule with its tag.

A page is Markdown, ``LANGUAGE/GAME.md`` beside this file, written so:

- ``# Title``, once, in the first line; ``## Section`` for every part.
- A rule is a list item that begins with its tag in bold, ``- **M3** A step is …``, or a row of a
  table whose first cell is its tag in bold, ``| **LF-AB** | A | B | …``. No other item and no
  other first cell begins with bold text. A tag is made of letters, digits, dots and hyphens, and
  stands once on a page. Indented points below a rule belong to it.
- What the published rules leave open and the house has decided follows ``*Ruling:*`` (in French
  ``*Décision :*``).
- A rule is mentioned by its bare tag, ``(Q7)``, and the client makes a link of it. A tag that is
  only a number, as those of missions are, needs a written link: ``[mission 7](#7)``.
- Names and values of options, and the names of actions, stand in backticks.

The tag is the rule's address: in the client (``/rules/GAME#TAG``), in the refusals of a game
(``State.refusals``), and in the names of the tests that prove it (``test_P5_4_…``).
"""

import re
from functools import cache
from importlib.resources import files

from msgspec import Struct

from ridotto.kernel import RidottoError

RULING = {"en": "*Ruling:*", "fr": "*Décision :*"}
LANGUAGES = tuple(RULING)

_MARKED = re.compile(r"^(?:\s*- |\| )\*\*(.*?)\*\*(.*)$")
_TAG = re.compile(r"[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*")


class RulesError(RidottoError):
    """A page that is not there, or not written as a page must be; the message says which."""


class TaggedRule(Struct, frozen=True):
    """One rule: its tag, the section it stands in, and what it says (Markdown)."""

    tag: str
    section: str
    text: str


class Page(Struct, frozen=True):
    """The rules of one game in one language; ``rules`` by tag, in the order of the page."""

    game: str
    language: str
    title: str
    text: str
    sections: tuple[str, ...]
    rules: dict[str, TaggedRule]


def games(language: str) -> tuple[str, ...]:
    """The ids of the games that have a page in this language. Raises RulesError."""
    folder = files(__package__).joinpath(language)
    if language not in LANGUAGES or not folder.is_dir():
        raise RulesError(f"no rules in {language!r}; there are: {', '.join(LANGUAGES)}")
    names = (file.name for file in folder.iterdir() if file.name.endswith(".md"))
    return tuple(sorted(name.removesuffix(".md") for name in names))


@cache
def page(game: str, language: str) -> Page:
    """The rules of a game. Raises RulesError."""
    known = games(language)
    if game not in known:
        raise RulesError(f"no rules of {game!r} in {language!r}; there are: {', '.join(known)}")
    file = files(__package__).joinpath(language, f"{game}.md")
    return read(game, language, file.read_text(encoding="utf-8"))


def read(game: str, language: str, text: str) -> Page:
    """The page that a text makes. Raises RulesError, naming the page and the line."""

    def wrong(number: int, problem: str) -> RulesError:
        return RulesError(f"{language}/{game}.md, line {number}: {problem}")

    title, *lines = text.splitlines() or [""]
    if not title.startswith("# "):
        raise wrong(1, "a page begins with its title")
    sections: list[str] = []
    rules: dict[str, TaggedRule] = {}
    for number, line in enumerate(lines, 2):
        if line.startswith("## "):
            sections.append(line.removeprefix("## "))
        elif found := _MARKED.match(line):
            tag, said = found.groups()
            if not _TAG.fullmatch(tag):
                raise wrong(number, f"{tag!r} is no tag")
            if tag in rules:
                raise wrong(number, f"the tag {tag} stands there twice")
            if not sections:
                raise wrong(number, f"the rule {tag} stands in no section")
            rules[tag] = TaggedRule(tag, sections[-1], said.strip())
        elif line.startswith(" ") and rules:
            tag, last = rules.popitem()
            rules[tag] = TaggedRule(tag, last.section, f"{last.text}\n{line}")
    return Page(game, language, title.removeprefix("# "), text, tuple(sections), rules)
