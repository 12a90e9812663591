"""The special rule of a mission is told in full, and in the words of the buttons."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from ridotto.cli.campaign import rule_line
from ridotto.words import LANGUAGES, Words

NOT_ON_BUTTONS = {
    "en": r"identif|exchang|eliminat",
    "fr": r"identifi|échang|élimin",
}
"""What actions are called in notation; people take, play next to, and shoot."""


def sentences(language: str) -> Iterator[str]:
    """What people read of Infiltraitors, without the names of messages and of actions."""
    for name in ("infiltraitors.ftl", "web-infiltraitors.ftl"):
        text = (files("ridotto.words") / language / name).read_text(encoding="utf-8")
        yield re.sub(r"(?m)^[a-zA-Z0-9_-]+ =", "", text)
    text = (files("ridotto.rules") / language / "infiltraitors.md").read_text(encoding="utf-8")
    yield re.sub("`[^`]*`", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_buttons_use_the_same_words(language: str) -> None:
    for text in sentences(language):
        found = re.search(rf".*({NOT_ON_BUTTONS[language]}).*", text, re.IGNORECASE)
        assert found is None, found


@pytest.mark.parametrize(
    ("rule", "english", "french"),
    [
        ("left", ["your own traitor", "to your left", "plays after you"], ["gauche", "joue après"]),
        ("right", ["to your right", "plays before you"], ["droite", "joue avant"]),
        (
            "elite",
            ["only one who may shoot", "may not take"],
            ["peut tirer", "ne peut pas prendre"],
        ),
        ("specials", ["no number", "speciality only"], ["pas de nombre", "la spécialité"]),
        ("cipher", ["the top card of headquarters", "what must be named"], ["qu’il faut nommer"]),
        (
            "finale",
            ["must choose", "laid aside", "all hands and headquarters are discarded", "dealt out"],
            ["doit choisir", "de côté", "les mains et le quartier général", "distribuées"],
        ),
        (
            "kingpin",
            ["a single miss loses", "two or more are still inside", "the mission is lost"],
            ["un seul tir manqué fait perdre", "deux ou plus à l’intérieur", "manquée"],
        ),
    ],
)
def test_a_special_rule_is_told_in_full(rule: str, english: list[str], french: list[str]) -> None:
    for language, parts in (("en", english), ("fr", french)):
        text = rule_line(Words(language), rule, 3)
        assert [part for part in parts if part not in text] == []


@pytest.mark.parametrize(("language", "wrong"), [("en", "number 1"), ("fr", "numéro 1")])
def test_mission_15_a_special_card_is_not_said_to_be_number_one(language: str, wrong: str) -> None:
    assert wrong not in rule_line(Words(language), "specials", 3)
