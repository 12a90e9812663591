"""My games: ten of them, with statistics that add up; taken along, and forgotten."""

import re
import zipfile
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser_tests import test_french
from browser_tests.axe import check
from browser_tests.conftest import Visit

PLAY = """async ({settings, places, wishes}) => {
  const body = JSON.stringify({settings, places});
  const headers = {"content-type": "application/json"};
  const opened = await fetch("/api/tables", {method: "POST", body, headers});
  if (!opened.ok) throw new Error(await opened.text());
  const {table} = await opened.json();
  await window.wish(table, wishes);
  return table;
}"""
WISH = """() => { window.wish = (table, wishes) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  const next = number => {
    if (number === wishes.length) { socket.close(); done(); }
    else socket.send(JSON.stringify({type: wishes[number], id: `${Date.now()} ${number}`}));
  };
  let number = 0;
  socket.onopen = () => next(0);
  socket.onclose = () => fail(new Error(`closed at ${wishes[number]}`));
  socket.onmessage = ({data}) => {
    const said = JSON.parse(data);
    if (said.type === "done") next(++number);
    if (said.type === "refused") fail(new Error(said.code));
  };
}); }"""
"""Does one thing after another at a table, as its page would."""


def called(visit: Visit, name: str, **settings: Any) -> Page:
    """Somebody of that name, at home."""
    page = visit(**settings)
    page.wait_for_selector("article")
    page.evaluate(WISH)
    page.evaluate(
        """name => fetch("/api/guest", {method: "POST", body: JSON.stringify({name}),
        headers: {"content-type": "application/json"}})""",
        name,
    )
    return page


def play(page: Page, game: str, places: list[str | None], *wishes: str, **settings: Any) -> str:
    options = {"players": len(places)}
    asked = {"game": game, "options": options, **settings}
    return str(page.evaluate(PLAY, {"settings": asked, "places": places, "wishes": wishes}))


def wish(page: Page, table: str, *wishes: str) -> None:
    page.evaluate("([table, wishes]) => window.wish(table, wishes)", [table, list(wishes)])


def ten_games(ann: Page, bob: Page) -> None:
    """Nine that Ann gives up, and one that Bob does."""
    for level in ("random", "novice", "novice", "sleuth"):
        play(ann, "masks", [None, level], "start", "resign")
    campaign = ("start", "resign", "rematch", "start", "resign")
    play(ann, "infiltraitors", [None, "novice"], *campaign, campaign=True)
    play(
        ann,
        "infiltraitors",
        [None, "literal"],
        "start",
        "resign",
        options={"players": 2, "mission": "7"},
    )
    play(ann, "inkognito", [None, "novice", "novice", "sleuth"], "start", "resign")
    for loser in (ann, bob):
        table = play(ann, "masks", [None, None])
        wish(bob, table, "sit")
        wish(ann, table, "start")
        wish(loser, table, "resign")


def numbers(page: Page, by: str, what: str = "played") -> list[int]:
    cells = page.locator(f"[data-counts={by}] [data-{what}]")
    return [int(text) for text in cells.all_inner_texts()]


def choice(page: Page, label: str) -> Locator:
    return page.locator("label", has_text=re.compile(f"^{label}")).locator("select")


def rows(page: Page) -> Locator:
    return page.locator("[data-result]")


def assert_adds_up(page: Page, played: int, won: int) -> None:
    """The list, the line above it and the tables tell the same."""
    expect(rows(page)).to_have_count(played)
    assert page.locator("[data-result=won]").count() == won
    for by in ("games", "sides", "bots"):
        assert sum(numbers(page, by)) == played
        assert sum(numbers(page, by, "won")) == won


def test_ten_games_and_what_they_add_up_to(visit: Visit) -> None:
    ann, bob = called(visit, "Ann"), called(visit, "Bob")
    ten_games(ann, bob)
    ann.reload()
    ann.get_by_role("link", name="My finished games").click()
    expect(ann.get_by_test_id("total")).to_have_text("10 games, 1 won (10%)")
    assert_adds_up(ann, 10, 1)
    assert numbers(ann, "missions") == [2, 1]
    assert numbers(ann, "people") == [2]
    expect(rows(ann).first).to_contain_text("Won · The ball is over: the prize goes to you.")
    expect(rows(ann).first).to_contain_text("with Bob")
    expect(rows(ann).nth(2)).to_contain_text("with 2 bots (novice) and a bot (sleuth)")
    campaign = ann.locator("[data-campaign]")
    expect(campaign).to_have_count(1)
    expect(campaign).to_contain_text("T1 · First day")
    expect(campaign).to_contain_text("2 tries")
    check(ann)
    # What is asked for is in the address, and lists and counts keep agreeing.
    choice(ann, "Game").select_option("infiltraitors")
    expect(ann.get_by_test_id("total")).to_have_text("3 games, 0 won (0%)")
    assert_adds_up(ann, 3, 0)
    ann.get_by_role("button", name="Show all").click()
    choice(ann, "Played with").select_option("Bob")
    expect(ann.get_by_test_id("total")).to_have_text("2 games, 1 won (50%)")
    assert_adds_up(ann, 2, 1)
    choice(ann, "Result").select_option("won")
    expect(ann.get_by_test_id("total")).to_have_text("One game, 1 won (100%)")
    expect(ann).to_have_url(re.compile(r"/games\?result=won&person=Bob$"))
    ann.get_by_role("link", name=re.compile("^See it again: Masks")).click()
    expect(ann.get_by_test_id("step")).to_be_visible()
    ann.go_back()
    expect(ann.get_by_test_id("total")).to_have_text("One game, 1 won (100%)")
    with ann.expect_download() as record:
        ann.get_by_role("link", name=re.compile("^Record: Masks")).click()
    assert record.value.suggested_filename == "ridotto-1.ridotto"


def test_all_records_come_along_and_the_house_forgets(visit: Visit) -> None:
    ann, bob = called(visit, "Ann"), called(visit, "Bob")
    ten_games(ann, bob)
    ann.goto(ann.url + "games")
    with ann.expect_download() as file:
        ann.get_by_role("link", name="Download all my records").click()
    with zipfile.ZipFile(file.value.path()) as records:
        assert len(records.namelist()) == 10
        assert all(name.endswith(".ridotto") for name in records.namelist())
    ann.get_by_role("button", name="Forget me").click()
    dialog = ann.get_by_role("dialog")
    expect(dialog).to_contain_text("a mask called Volto")
    check(ann)
    dialog.get_by_role("button", name="Back").click()
    expect(rows(ann)).to_have_count(10)
    ann.get_by_role("button", name="Forget me").click()
    dialog.get_by_role("button", name="Forget me").click()
    expect(ann.get_by_role("status")).to_contain_text("The house has forgotten you.")
    ann.reload()
    expect(ann.get_by_text("The house does not know you yet.")).to_be_visible()
    assert not ann.context.cookies()
    bob.goto(bob.url + "games")
    expect(rows(bob)).to_have_count(2)
    expect(rows(bob).first).to_contain_text("with Volto")
    expect(bob.get_by_text(re.compile(r"\bAnn\b"))).to_have_count(0)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_on_a_phone_in_french(visit: Visit, scheme: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "locale": "fr-FR", "color_scheme": scheme}
    ann, bob = called(visit, "Zoé", **phone), called(visit, "Bob")
    ann.goto(ann.url + "games")
    expect(ann.get_by_text("Aucune de vos parties")).to_be_visible()
    check(ann)
    ann.evaluate(WISH)
    ten_games(ann, bob)
    ann.reload()
    expect(rows(ann)).to_have_count(10)
    check(ann)
    test_french.check(ann)
    ann.get_by_role("button", name="M’oublier").click()
    expect(ann.get_by_role("dialog")).to_contain_text("Volto")
    test_french.check(ann)
