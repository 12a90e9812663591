"""What a player at a physical table writes down."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from ridotto.games.inkognito.components import (
    ABOUT_IDENTITY,
    AMBASSADOR,
    BUILDS,
    CARDS,
    FACES,
    IDENTITIES,
    LETTERS,
    MISSION_CARDS,
    QUESTIONS,
    Card,
    QuestionKind,
)
from ridotto.games.inkognito.facts import Asked, Enveloped, Shown
from ridotto.games.inkognito.parts import PAIR, THREE
from ridotto.games.inkognito.variant import Variant
from ridotto.kernel import Fact, NotesError, Seat
from ridotto.kernel.notes import number_of


class AnswerNote(Struct, forbid_unknown_fields=True, rename={"shower": "from"}):
    """Somebody showed me cards. ``asker`` is for the fifth player, who sees others' answers."""

    shower: str
    question: Literal["identity", "build"]
    cards: list[str]
    via: Literal["meeting", "ambassador"] = "meeting"
    asker: str | None = None


class InkognitoNotes(Struct, forbid_unknown_fields=True):
    """The Ambassador has no envelope to write down."""

    me: str
    identity: str | None = None
    build: str | None = None
    mission: str | None = None
    answer: list[AnswerNote] = []


def stream(variant: Variant, notes: InkognitoNotes) -> tuple[Seat, Sequence[tuple[str, Fact]]]:
    """The facts behind the notes. Raises NotesError."""
    me = number_of("me", "seat", notes.me, variant.seats)
    facts = _own(variant, me, notes)
    for place, answer in enumerate(notes.answer, 1):
        entry = f"answer {place}"
        shower = number_of(entry, "seat", answer.shower, variant.seats)
        asker = (
            me if answer.asker is None else number_of(entry, "seat", answer.asker, variant.seats)
        )
        if shower in (me, asker) or shower == variant.envoy:
            raise NotesError(entry, f"{answer.shower} does not answer {variant.seats[asker]}")
        if asker != me and (me != variant.envoy or answer.via != "ambassador"):
            raise NotesError(entry, "only the Ambassador sees what others are shown through him")
        question = QUESTIONS.index(answer.question)
        pair = answer.via == "ambassador" or asker == variant.envoy
        cards = _cards(entry, answer.cards, question, pair=pair)
        met = AMBASSADOR if answer.via == "ambassador" else 4 * variant.side_of[shower]
        witness = variant.envoy if answer.via == "ambassador" else None
        due = PAIR if pair else THREE
        facts.append((entry, Asked(asker, shower, question, met, due)))
        facts.append((entry, Shown(asker, shower, question, cards, witness)))
    return me, facts


def _own(variant: Variant, me: Seat, notes: InkognitoNotes) -> list[tuple[str, Fact]]:
    written = {"identity": notes.identity, "build": notes.build, "mission": notes.mission}
    if me == variant.envoy:
        for entry, word in written.items():
            if word is not None:
                raise NotesError(entry, "the Ambassador has no envelope")
        return []
    numbers = []
    for (entry, word), words in zip(written.items(), (IDENTITIES, BUILDS, LETTERS), strict=True):
        if word is None:
            raise NotesError(entry, "say what is in your envelope")
        numbers.append(number_of(entry, entry, word, words))
    return [("identity", Enveloped(*numbers))]


def _cards(entry: str, words: list[str], question: QuestionKind, *, pair: bool) -> tuple[Card, ...]:
    """Q1, Q2, Q5-Q7: the cards, if they can be an answer to that question at all."""
    cards = tuple(sorted(number_of(entry, "card", word, CARDS) for word in words))
    most = 2 if pair else 3
    if not 1 <= len(cards) <= most:
        raise NotesError(entry, f"{len(cards)} cards; an answer like this has {most}, or fewer")
    if len({FACES[card] for card in cards}) < len(cards):
        raise NotesError(entry, "the same card twice")
    kinds = [FACES[card] < 4 for card in cards if card not in MISSION_CARDS]
    asked = kinds.count(question == ABOUT_IDENTITY)
    letters = sum(card in MISSION_CARDS for card in cards)
    other = len(cards) - asked - letters
    if letters > 1 or asked > 2 or other > (0 if pair else 1) or not asked + other:
        kind = QUESTIONS[question]
        raise NotesError(entry, f"these cannot be the answer to a question about {kind}")
    return cards
