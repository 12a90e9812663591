"""Every tag of the rules has a test that carries it in its name."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
RULES = FOLDER.parents[2] / "shared" / "rules" / "infiltraitors.md"

SECTIONS = ("campaign", "worked_example")
TAGS = (
    *("C1", "C2", "S1", "S2", "A1", "A2", "A3", "A4", "A5", "A6", "A7"),
    *("W1", "L1", "L2", "L3", "K1", "K2", "T1", "T2", "T3"),
    *(f"mission_{number}" for number in range(1, 21)),
    *SECTIONS,
)


@pytest.mark.parametrize("tag", TAGS)
def test_every_tag_has_a_test(tag: str) -> None:
    texts = (path.read_text(encoding="utf-8") for path in FOLDER.glob("test_*.py"))
    assert any(re.search(rf"^def test_{tag}_", text, re.MULTILINE) for text in texts)


def test_the_list_of_tags_is_that_of_the_rules() -> None:
    if RULES.exists():
        text = RULES.read_text(encoding="utf-8")
        rules = set(re.findall(r"^- ([A-Z]\d)\b", text, re.MULTILINE))
        rows = re.findall(r"^\| (T?\d+) \|", text, re.MULTILINE)
        rules |= {row if row.startswith("T") else f"mission_{row}" for row in rows}
        assert set(TAGS) == {*rules, *SECTIONS}
    assert len(TAGS) == 42
