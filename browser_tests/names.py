"""No two controls in one situation have the same name: who cannot tell them apart takes the wrong
one.
"""

from collections import Counter

from playwright.sync_api import Page

NAMES = """() => {
  const within = document.querySelector("dialog[open]") ?? document;
  const controls = within.querySelectorAll("button, summary, a[href], [role=button], [role=tab]");
  const text = (element) => (element.innerText ?? element.textContent ?? "").trim();
  const name = (element) => {
    const by = element.getAttribute("aria-labelledby");
    if (by) return by.split(" ").map((id) => text(document.getElementById(id))).join(" ");
    return element.getAttribute("aria-label") ?? (text(element) || element.title);
  };
  return [...controls]
    .filter((element) => !element.disabled && element.checkVisibility({visibilityProperty: true}))
    .map((element) => `${name(element).replace(/\\s+/g, " ")}`);
}"""


def assert_names_differ(page: Page) -> None:
    """Every visible control that can be used has a name of its own."""
    names: list[str] = page.evaluate(NAMES)
    twice = [name for name, count in Counter(names).items() if count > 1 or not name]
    assert not twice, f"controls that cannot be told apart: {twice} among {names}"
