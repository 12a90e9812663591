"""What is asked of every page: axe finds nothing serious, and nothing is wider than the screen."""

from pathlib import Path

from playwright.sync_api import Page

SCREENS: dict[str, dict[str, object]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
    "desktop": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
}
AXE = Path(__file__).parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[str]:
    """What axe finds that matters."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{rule['id']}: {rule['nodes'][0]['html'][:200]} {rule['nodes'][0]['failureSummary'][:300]}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def check(page: Page) -> None:
    found = serious(page)
    assert not found, found
    assert fits(page), "something is wider than the screen"
