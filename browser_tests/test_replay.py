"""A finished game once more: from the table, by link, and from a file."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.friends import menu
from browser_tests.names import assert_names_differ
from browser_tests.players import set_table


def test_replay_of_a_finished_game(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    set_table(page, "Inkognito")
    menu(page, "Let a bot play for me")
    page.wait_for_selector("[data-testid=ending]")
    page.get_by_role("link", name="See it again").click()
    expect(page.get_by_text("the deal was honest")).to_be_visible()
    expect(page.get_by_test_id("step")).to_contain_text("Step 1 of")
    page.get_by_test_id("next").click()
    expect(page.get_by_test_id("step")).to_contain_text("Step 2 of")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("step")).to_contain_text("Step 1 of")
    page.get_by_test_id("last").click()
    expect(page.get_by_role("heading", name="The masks come off")).to_be_visible()
    expect(page.locator("[data-guide=sheet]")).to_be_hidden()
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator("[data-guide=sheet]")).to_be_visible()
    expect(page.get_by_role("heading", name="Under the masks")).to_be_hidden()
    page.get_by_label("Seen by").select_option("-1")
    expect(page.locator("[data-guide=sheet]")).to_be_hidden()
    page.get_by_test_id("next").wait_for()
    page.locator("input[type=range]").fill("10")  # all is dealt and placed, nobody has declared yet
    # Every seat's secrets, why a bot did it, and a jump to what somebody could know.
    masks = page.locator("section[aria-label='Under the masks'] li")
    expect(masks).to_have_count(4)
    expect(masks.first.get_by_role("img")).to_have_count(3)
    for _ in range(60):
        if page.locator("[data-bar] .why").count():
            break
        page.get_by_test_id("next").click()
    expect(page.locator("[data-bar] .why")).to_contain_text("“")
    page.get_by_role("tab", name="Record").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    kept = tmp_path / "game.ridotto"
    download.value.save_as(kept)

    # Anybody can open the file, and the link.
    other = visit("/replay")
    other.locator("input[type=file]").set_input_files(kept)
    expect(other.get_by_text("the deal was honest")).to_be_visible()
    by_link = visit(page.url.removeprefix(page.url.split("/replay")[0]))
    expect(by_link.get_by_text("the deal was honest")).to_be_visible()

    forged = tmp_path / "forged.ridotto"
    forged.write_text(kept.read_text().replace('"identity":0', '"identity":1', 1))
    bad = visit("/replay")
    bad.locator("input[type=file]").set_input_files(forged)
    # By what the others were dealt, it is no game at all, or one that comes to another end. It is
    # checked in a process of its own, which may have others to serve first.
    refused = re.compile("This record does not hold up|This is not a record of a game")
    expect(bad.get_by_text(refused)).to_be_visible()


def finished(visit: Visit, **settings: object) -> Page:
    """The replay of a game of cards that bots have played."""
    page = visit(**settings)
    set_table(page, "Inkognito, the card game", Points_to_win="1")
    menu(page, "Let a bot play for me")
    page.wait_for_selector("[data-testid=ending]")
    page.get_by_role("link", name="See it again").click()
    page.get_by_test_id("next").wait_for()
    return page


def test_the_address_of_a_replay_names_step_and_viewer(visit: Visit) -> None:
    page = finished(visit)
    expect(page).to_have_url(re.compile(r"\?step=1&viewer=spectator$"))
    page.get_by_test_id("next").click()
    page.get_by_test_id("next").click()
    page.get_by_role("button", name="See it as Yellow").click()
    expect(page).to_have_url(re.compile(r"\?step=3&viewer=yellow$"))
    page.reload()
    expect(page.get_by_test_id("step")).to_contain_text("Step 3 of")
    expect(page.get_by_label("Seen by")).to_have_value("1")
    page.get_by_label("Seen by").select_option("-1")
    expect(page).to_have_url(re.compile(r"\?step=3&viewer=all$"))
    # Stepping leaves no trail: back leads to the table, and forward to where one was.
    page.go_back()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    page.go_forward()
    expect(page.get_by_test_id("step")).to_contain_text("Step 3 of")
    expect(page.get_by_label("Seen by")).to_have_value("-1")


def test_an_address_that_asks_for_what_is_not_there_says_so(visit: Visit) -> None:
    address = finished(visit).url.split("?")[0]
    path = "/replay" + address.split("/replay")[1]
    for step in ("0", "9999", "two"):
        page = visit(f"{path}?step={step}&viewer=green")
        expect(page.get_by_role("alert")).to_contain_text(f"no step “{step}”")
        expect(page.get_by_test_id("step")).to_contain_text("Step 1 of")
        expect(page.get_by_label("Seen by")).to_have_value("2")
    page = visit(f"{path}?step=2&viewer=toString")
    expect(page.get_by_role("alert")).to_contain_text("Nobody called “toString”")
    expect(page.get_by_test_id("step")).to_contain_text("Step 2 of")
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"\?step=2&viewer=spectator$"))


STEPS = 25
"""Steps of a replay that are looked at for each viewer; twice as many are made."""

SIZES = {"desktop": (1440, 900), "laptop": (1280, 800), "phone": (390, 844)}
FRAME = """() => {
  const box = document.querySelector("[data-stage]").getBoundingClientRect();
  const page = document.scrollingElement;
  const bar = document.querySelector("[data-prompt]").closest(".bar");
  return {
    box: [box.x, box.y, box.width, box.height],
    scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
    spills: bar.scrollHeight > bar.clientHeight + 1,
  };
}"""


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_while_one_steps(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = finished(visit, viewport={"width": width, "height": height})
    boxes = set()
    for viewer in ("7", "0", "-1"):
        page.get_by_label("Seen by").select_option(viewer)
        expect(page).to_have_url(re.compile("viewer="))
        page.locator("input[type=range]").fill("1")
        for _ in range(STEPS):
            seen = page.evaluate(FRAME)
            boxes.add(tuple(seen["box"]))
            assert not seen["scrolls"]
            assert not seen["spills"]
            page.keyboard.press("ArrowRight")
            page.get_by_test_id("next").click()
        assert_names_differ(page)
    assert len(boxes) == 1
