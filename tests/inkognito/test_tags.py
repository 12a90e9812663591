"""Every rule has a test with its tag in the name."""

import re
from pathlib import Path

from tests.inkognito.test_missions import MET, NOT_MET

HERE = Path(__file__).parent
RULES = HERE.parents[1].parent / "shared" / "rules" / "inkognito.md"

TAGS = (
    *("T1", "T2", "T3", "T4", "T5", "S1", "S2", "S3"),
    *("M1", "M2", "M3", "M4", "M5", "M6", "M7", "E1", "E2", "E3"),
    *("Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "X1", "X2", "X3"),
    *("W1", "W2", "W3", "W4", "P3.1", "P3.2", "P3.3", "P3.4"),
    *("P5.1", "P5.2", "P5.3", "P5.4", "P5.5"),
)
LETTERS = "ABCD"
MISSIONS = [f"{team}-{a}{b}" for team in ("LF", "ZZ") for a in LETTERS for b in LETTERS if a != b]
EXAMPLES = range(1, 6)


def names() -> str:
    """The names of all tests of the game."""
    texts = (path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    return "\n".join(re.findall(r"def (test_\w+)", "\n".join(texts)))


def test_every_tag_has_a_test() -> None:
    tests = names()
    missing = [tag for tag in TAGS if f"test_{tag.replace('.', '_')}_" not in tests]
    assert missing == []
    assert list(MET) == list(NOT_MET) == MISSIONS
    assert [number for number in EXAMPLES if f"test_example_{number}_" not in tests] == []


def test_the_list_of_tags_is_that_of_the_rules() -> None:
    """The rules lie outside the project; where they are at hand, the two are compared."""
    if not RULES.exists():
        return
    text = RULES.read_text(encoding="utf-8")
    assert set(re.findall(r"^\s*- ([A-Z]\d(?:\.\d)?) ", text, re.MULTILINE)) == set(TAGS)
    rows = re.findall(r"^\| ([A-D]), ([A-D]) \|", text, re.MULTILINE)
    assert {f"{team}-{a}{b}" for a, b in rows for team in ("LF", "ZZ")} == set(MISSIONS)
