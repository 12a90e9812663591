"""The rules of every game in our own words, one folder of pages a language."""

from ridotto.rules.pages import (
    LANGUAGES,
    RULING,
    Page,
    RulesError,
    TaggedRule,
    games,
    page,
    read,
)

__all__ = ["LANGUAGES", "RULING", "Page", "RulesError", "TaggedRule", "games", "page", "read"]
