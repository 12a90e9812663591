"""Words for people, one folder of Fluent files a language, and what turns facts into sentences."""

from ridotto.words.names import names_of
from ridotto.words.sentences import (
    ENGLISH,
    LANGUAGES,
    MissingWords,
    Told,
    UnknownLanguage,
    Words,
    message_of,
    sentence,
    within,
)

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "MissingWords",
    "Told",
    "UnknownLanguage",
    "Words",
    "message_of",
    "names_of",
    "sentence",
    "within",
]
