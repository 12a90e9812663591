"""French throughout: no message without words, and no word that only English uses. On the way axe
looks at the same pages.
"""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from browser_tests import axe
from browser_tests.axe import SCREENS
from browser_tests.conftest import Visit
from browser_tests.notebook_pad import PHONE
from browser_tests.players import (
    TURN,
    Cards,
    Infiltraitors,
    Inkognito,
    Masks,
    Player,
    choose,
    offered,
    over,
    play_now,
)
from browser_tests.rest import at_rest, put_away, still
from browser_tests.walks import around_one_device, through_the_notebook

GAMES: dict[str, type[Player]] = {
    "inkognito": Inkognito,
    "inkognito-cards": Cards,
    "infiltraitors": Infiltraitors,
    "masks": Masks,
}
TEXTS = (
    "[...document.querySelectorAll('body *')].filter(e => e.tagName !== 'SCRIPT').flatMap(e => ["
    "e.getAttribute('aria-label'), e.getAttribute('title'), e.getAttribute('placeholder'),"
    "...[...e.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent.trim())"
    "]).filter(Boolean)"
)
BROKEN = """() => {
  const broken = [];
  // For those who hear the page, nothing is drawn.
  const drawn = (at) =>
    !at || (getComputedStyle(at).clipPath === "none" && drawn(at.parentElement));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const style = getComputedStyle(node.parentElement);
    if (style.hyphens === "auto" || !drawn(node.parentElement)) continue;
    for (const word of node.textContent.matchAll(/[\\p{L}\\d’]+(?:[\\u00a0\\u202f][:;!?»%])?/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
      if (boxes.some((box) => box.top >= boxes[0].bottom)) broken.push(word[0]);
    }
  }
  return broken;
}"""
"""Words that begin on one line and end on the next, or whose colon does. A hyphen may be broken at,
and so may what is hyphenated by itself."""

PEOPLE = {"english", "colombina", "brighella"}
"""What is no English though it is written like it: a language in its own name, carnival names."""

TURNS = 8
"""So many are looked at; then the game is ended."""
PLAY = "Jouer\u00a0: "


def vocabulary(language: str) -> set[str]:
    """The words that the locale files of a language use in what is said."""
    said: set[str] = set()
    for file in files("ridotto.words").joinpath(language).iterdir():
        text = re.sub(r"\{[^{}]*?->|\{[^{}]*\}", " ", file.read_text(encoding="utf-8"))
        for line in text.splitlines():
            _, _, after = line.partition(" = ") if " = " in line else ("", "", line)
            said |= words_of(re.sub(r"^\s*\*?\[\w+\]", " ", after))
    return said


def words_of(text: str) -> set[str]:
    """Letters between digits, as in a commitment, are no words."""
    return {word.lower() for word in re.findall(r"\b[^\W\d_]{3,}\b", text)}


ENGLISH = vocabulary("en") - vocabulary("fr") - PEOPLE


def check(page: Page) -> None:
    lines: list[str] = page.evaluate(TEXTS)
    assert [line for line in lines if "⟨" in line] == []
    assert {line: sorted(odd) for line in lines if (odd := words_of(line) & ENGLISH)} == {}


def test_the_check_would_notice_english() -> None:
    assert {"the", "your", "with", "figure"} <= ENGLISH
    assert not words_of("Choisissez une figurine, puis sa destination.") & ENGLISH
    assert words_of("b4207030add6da, the add0") == {"the"}


def test_around_the_house(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.wait_for_selector("article")
    assert page.evaluate("document.documentElement.lang") == "fr"
    check(page)
    house = page.url
    for game in GAMES:
        page.goto(f"{house}new/{game}")
        page.get_by_role("button", name="Ouvrir la table").wait_for()
        check(page)
    page.goto(f"{house}replay")
    page.wait_for_selector("input[type=file]")
    check(page)
    page.goto(f"{house}new/infiltraitors")
    choose(page, "Campagne", "campaign")
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_selector("[data-mission]")
    check(page)
    # And one can change one's mind.
    page.goto(f"{house}new/inkognito")
    page.get_by_label("Langue").select_option("en")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()


def test_at_the_door_and_before_one_leaves(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    play_now(page, "Infiltraitors", PLAY)
    page.wait_for_selector(TURN)
    late = visit("/t/" + page.url.rpartition("/")[2], locale="fr-FR")
    for reason in ("no-spectators", "knocking", "turned-away"):
        late.wait_for_selector(f"[data-reason={reason}]")
        check(late)
        if reason == "no-spectators":
            late.get_by_role("button", name="Demander à regarder").click()
            page.get_by_test_id("knocking").wait_for()
            check(page)
        elif reason == "knocking":
            page.get_by_role("button", name=re.compile("^Ne pas laisser regarder")).click()
    page.get_by_role("button", name="Menu de la table").click()
    page.get_by_role("button", name="Quitter pour de bon").click()
    expect(page.get_by_role("dialog")).to_contain_text("la mission est manquée")
    check(page)


@pytest.mark.parametrize("game", ["inkognito", "inkognito-cards", "infiltraitors"])
def test_the_notebook(visit: Visit, game: str) -> None:
    page = visit("/notebook", locale="fr-FR", **PHONE)
    for _ in through_the_notebook(page, game):
        still(page)
        check(page)
        axe.check(page)
        assert page.evaluate(BROKEN) == []


def test_one_device_and_the_board_between(visit: Visit) -> None:
    phone = {"locale": "fr-FR", "viewport": PHONE["viewport"]}
    for _, page in around_one_device(visit, "fr", "inkognito", phone, {"locale": "fr-FR"}):
        still(page)
        check(page)
        axe.check(page)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visit: Visit, game: str, screen: str) -> None:
    """The first tips, some turns, every tab, the end, the replay for all kinds of viewers, and the
    review: every word is French, none is broken on a phone, and axe finds nothing.
    """
    page = visit(f"/new/{game}", locale="fr-FR", guided=True, **SCREENS[screen])
    if game == "inkognito":
        choose(page, "Joueurs", "5")
    known = offered(page, "Les autres places")
    choose(page, "Les autres places", "sleuth" if "sleuth" in known else "random")
    page.get_by_role("button", name="Ouvrir la table").click()
    page.get_by_role("button", name="Commencer").click()
    player = GAMES[game](page, turns=TURNS)
    broken: set[str] = set()

    def look() -> None:
        check(page)
        if screen == "phone":
            broken.update(page.evaluate(BROKEN))

    for turn in range(TURNS):
        page.wait_for_selector(TURN)
        if over(page):
            break
        at_rest(page)
        look()
        if turn in (0, TURNS - 1):
            axe.check(page)
        tip = page.locator("[data-tip] .quiet")
        if tip.count():
            put_away(tip)
        player.act()
    tabs = page.get_by_role("tab").all_inner_texts()
    assert len(tabs) > 2
    for tab in tabs:
        page.get_by_role("tab", name=tab, exact=True).first.click()
        look()
        axe.check(page)
    assert broken == set()
    page.get_by_role("tab", name=tabs[0], exact=True).first.click()
    player.finish()
    at_rest(page)
    check(page)
    axe.check(page)
    page.get_by_role("link", name="Revoir").click()
    page.get_by_test_id("next").wait_for()
    for viewer in ("0", "-1"):
        page.get_by_label("Vu par").select_option(viewer)
        page.locator("input[type=range]").fill("15")
        check(page)
        axe.check(page)
    page.get_by_role("tab", name="Analyse").click()
    page.get_by_test_id("review").wait_for()
    check(page)
    axe.check(page)
