"""Every message of the locale files is said by something."""

import re
from collections.abc import Iterator
from pathlib import Path

from ridotto.deduction import Tracker
from ridotto.games import GAMES
from ridotto.kernel import Ended, Game
from ridotto.kernel.events import kind_of
from ridotto.words import ENGLISH, Words, message_of

ROOT = Path(__file__).parents[1]
SOURCES = [
    *ROOT.glob("src/ridotto/**/*.py"),
    *(ROOT / "src/ridotto/words" / ENGLISH).glob("*.ftl"),
    *ROOT.glob("web/src/**/*.ts"),
    *ROOT.glob("web/src/**/*.svelte"),
]
"""Whatever can name a message; in the locale files messages refer to each other."""
IDS = "|".join(game.id for game in GAMES)
VERDICTS = {"web-won", "web-drawn", "web-not-won"}
"""The only names of which no more is written out than ``web-``."""


def named_in(text: str) -> set[str]:
    """Everything in a source that could be the name of a message, but not its definition."""
    return set(re.findall(r"[\w-]+", re.sub(r"(?m)^[\w-]+ =", "", text)))


def composed_in(text: str) -> Iterator[str]:
    """The patterns of names that a source puts together: a game, or some words, and what varies.
    What has no more than ``web-`` in front says nothing.
    """
    for quoted in re.findall(r'`([^`\n]+)`|f"([^"\n]+)"', text):
        name = re.sub(r"\$?\{(?:[^{}]|\{[^{}]*\})*\}", "*", "".join(quoted))
        if (
            re.fullmatch(r"[\w*-]+", name)
            and "*" in name
            and re.search(r"\w", name.removeprefix("web-"))
        ):
            game = f"({IDS})" if name.startswith("*") else ""
            yield game + name.removeprefix("*").replace("*", r"[\w-]+")


def told_of(game: Game) -> Iterator[str]:
    """The messages for what happens in a game, for its words and those of notes, and for what can
    be concluded.
    """
    for fact in game.facts:
        if fact is not Ended:
            kind = kind_of(fact.__name__)
            yield from (f"{game.id}-{kind}", f"{game.id}-veiled-{kind}")
    for options in game.variants():
        lore = game.studied.lore(options, 0)
        yield from (f"{game.id}-{conclusion.name}" for conclusion in lore.conclusions())
        hidden = Tracker(lore).knowledge.hidden
        for whose, what in hidden.variables():
            for value in hidden.values((whose, what)):
                yield f"{game.id}-{message_of(what, value)}"
        vocabulary = game.vocabulary(options)
        listed_words = {**game.studied.words_in_notes(options, vocabulary), **vocabulary}
        for of, listed in listed_words.items():
            for word in listed:
                yield from (f"{game.id}-{message_of(of, word)}", message_of(of, word))


def unused(messages: frozenset[str]) -> list[str]:
    texts = [path.read_text(encoding="utf-8") for path in SOURCES]
    named = {name for text in texts for name in named_in(text)}
    named |= VERDICTS | {message for game in GAMES for message in told_of(game)}
    patterns = {pattern for text in texts for pattern in composed_in(text)}
    composed = re.compile("|".join(sorted(patterns)))
    return sorted(m for m in messages if m not in named and not composed.fullmatch(m))


def test_every_message_is_used() -> None:
    assert unused(Words(ENGLISH).messages()) == []


def test_a_message_that_nothing_uses_is_found() -> None:
    wrong = frozenset({"bye-closed", "web-nobody-says-this", "masks-nobody-says-this"})
    assert unused(wrong) == sorted(wrong)


def test_a_games_own_messages_are_named_in_its_folder_alone() -> None:
    """The client loads a game's files with that game: what others say as well must be elsewhere."""
    client = ROOT / "web/src"
    games = sorted((game.id for game in GAMES), key=len, reverse=True)
    sources = [*client.glob("**/*.ts"), *client.glob("**/*.svelte")]
    for file in sorted((ROOT / "src/ridotto/words" / ENGLISH).glob("web-*.ftl")):
        about = file.stem.removeprefix("web-")
        game = next((game for game in games if about == game or about.startswith(f"{game}-")), None)
        if game is None:
            continue
        own = set(re.findall(r"(?m)^([\w-]+) =", file.read_text()))
        for source in sources:
            if client / "games" / game not in source.parents:
                assert own & named_in(source.read_text()) == set(), (file.name, source.name)
