"""Words that people stumbled over, and that do not come back."""

import re
from importlib.resources import files

import pytest

from ridotto.words import LANGUAGES

GONE = {
    "en": [
        "worlds? (is|are) possible",
        "piece of theirs",
        "what we may have to do",
        "= take off",
        "traitor at home",
        r"draw 2\b",
    ],
    "fr": [
        "dresser (une|la) table",
        "= à l’honneur",
        "seulement qui",
        "posez une question chacun",
        r"\bmondes\b",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_stumbled_over_is_said_otherwise(language: str) -> None:
    found = [
        (file.name, match[0])
        for file in (files("ridotto.words") / language).iterdir()
        for phrase in GONE[language]
        for match in re.finditer(rf".*{phrase}.*", file.read_text(encoding="utf-8"), re.IGNORECASE)
    ]
    assert found == []
