"""The documents say what the code does."""

import re

import msgspec
import pytest

from ridotto.server.http_operations import STATUS
from ridotto.server.incoming import Incoming
from ridotto.server.messages import AnyMessage
from ridotto.words import LANGUAGES, Words
from tests.protocol_files import DOCS, files


@pytest.mark.parametrize("name", files())
def test_the_generated_schemas_are_fresh(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == files()[name], "run make protocol"


def test_the_page_tells_of_every_message_and_command() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for union in (AnyMessage, Incoming):
        for kind in union.__args__:
            tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]
            assert re.search(rf"`{tag}\b|\"type\": \"{tag}\"", page), tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    words = Words(language)
    source = "".join(
        path.read_text(encoding="utf-8")
        for room in ("table", "server")
        for path in (DOCS.parent / "src" / "ridotto" / room).glob("*.py")
    )
    codes = {*STATUS, *re.findall(r"Refused\(\s*\"([a-z-]+)\"", source), "not-understood"}
    assert len(codes) > 30
    missing = [code for code in codes if f"refused-{code}" not in words]
    assert not missing
