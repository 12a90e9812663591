"""Words for people, one folder of Fluent files a language, and what turns facts into sentences."""

from ridotto.words.sentences import (
    ENGLISH,
    LANGUAGES,
    MissingWords,
    UnknownLanguage,
    Words,
    message_of,
)

__all__ = ["ENGLISH", "LANGUAGES", "MissingWords", "UnknownLanguage", "Words", "message_of"]
