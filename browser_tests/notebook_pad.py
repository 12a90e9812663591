"""Somebody's phone with the notebook open, tapped as people do."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Response, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
EXAMPLES = Path(__file__).parents[1] / "docs" / "notes"

Values = Mapping[str, Any]


def is_answer(response: Response) -> bool:
    """Whether the house has answered notes, and not only got ready for them."""
    asked = response.request.post_data or ""
    return response.url.endswith("/api/notebook") and '"order"' in asked


class Pad:
    """Somebody's phone with the notebook open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.entries = 0
        self.answers: dict[int, Any] = {}

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def begin(self, notes: Values) -> None:
        """Choose the table and say what one was dealt."""
        self.tap(f"[data-game={notes['game']}]")
        self.page.locator(f"[data-seat={notes['me']}]").wait_for()
        for name, value in notes["options"].items():
            self._choose(name, str(value))
        self.tap(f"[data-seat={notes['me']}]")
        self.tap("[data-next]")
        self.page.locator("[data-screen=own]").wait_for()

    def _choose(self, name: str, value: str) -> None:
        field = self.page.locator(f"[data-option={name}]")
        if not field.count():
            return  # it means nothing here
        if field.locator("select").count():
            field.locator("select").select_option(value)
        else:
            field.locator(f"input[value='{value}']").check()

    def own(self, notes: Values) -> Any:
        """Tap my own cards, and get the answer."""
        for name in ("without", "gone", "open"):
            if notes.get(name):
                self.tap(f"[data-folded={name}] summary")
        for name in ("hand", "traitor", "identity", "build", "mission", "number", "without"):
            for word in _listed(notes.get(name, [])):
                self._word(name, word)
        for name in ("gone", "open"):
            for word in notes.get(name, []):
                self._word(name, word)
        return self._save()

    def more_of_my_own(self, name: str, words: list[str]) -> Any:
        """Cards that came into my hand."""
        self.tap("[data-own]")
        for word in words:
            self._word(name, word)
        return self._save()

    def write(self, kind: str, values: Values) -> Any:
        """One entry, a tap for each fact; what the house answers."""
        if self.page.locator(f"[data-add={kind}]").count():
            self.tap(f"[data-add={kind}]")
        else:
            self.tap("[data-more]")
            self.tap(f"[data-kind={kind}]")
        for name, value in values.items():
            if isinstance(value, bool):
                self._word(name, str(value).lower())
            for word in [] if isinstance(value, bool) else _listed(value):
                self._word(name, word)
        self.entries += 1
        return self._save()

    def _word(self, field: str, word: str) -> None:
        """A tap, and a second one for what cannot lie. What is chosen already is left as it is."""
        tiles = self.page.locator(f"[data-field={field}]")
        plain = tiles.locator(f"[data-word='{word}']").count()
        base = word if plain else word.removeprefix("grey:").removeprefix("black-")
        tile = tiles.locator(f"[data-word='{base}']")
        many = field in ("cards", "hand", "without", "gone", "open", "true", "false")
        if many or tile.get_attribute("aria-pressed") == "false":
            tile.tap()
        if base != word:
            tile.tap()
            expect(tile).to_have_attribute("data-on", word)

    def _save(self) -> Any:
        with self.page.expect_response(is_answer) as response:
            self.tap("[data-save]")
        answer = response.value.json()
        expect(self.page.locator("[data-worlds]")).to_have_attribute(
            "data-worlds", answer["worlds"]
        )
        return answer


def _listed(value: Any) -> list[str]:
    return value if isinstance(value, list) else [value]
