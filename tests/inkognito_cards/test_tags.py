"""No rule without a test."""

import re
from pathlib import Path

from tests.inkognito_cards.tags import TAGS

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "shared" / "rules" / "inkognito-cards.md"


def _tested() -> set[str]:
    names = re.findall(
        r"^def test_([CRFP]\d(?:_\d)?)_",
        "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")),
        re.MULTILINE,
    )
    return {name.replace("_", ".") for name in names}


def test_every_tag_has_a_test_and_every_tagged_test_a_rule() -> None:
    assert _tested() == set(TAGS)
    if RULES.exists():
        written = re.findall(r"^- ([A-Z]\d(?:\.\d)?) ", RULES.read_text("utf-8"), re.MULTILINE)
        assert sorted(written) == sorted(TAGS)
