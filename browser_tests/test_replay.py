"""A finished game once more: from the table, by link, and from a file."""

from pathlib import Path

from playwright.sync_api import expect

from browser_tests.conftest import Visit
from browser_tests.players import Inkognito, set_table


def test_replay_of_a_finished_game(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    set_table(page, "Inkognito")
    Inkognito(page, turns=6).finish()
    page.get_by_role("link", name="See it again").click()
    expect(page.get_by_text("the deal was honest")).to_be_visible()
    expect(page.get_by_test_id("step")).to_contain_text("Step 1 of")
    page.get_by_test_id("next").click()
    expect(page.get_by_test_id("step")).to_contain_text("Step 2 of")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("step")).to_contain_text("Step 1 of")
    page.get_by_test_id("last").click()
    expect(page.get_by_role("heading", name="The masks come off")).to_be_visible()
    expect(page.get_by_role("heading", name="Note sheet")).to_be_hidden()
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_role("heading", name="Note sheet")).to_be_visible()
    expect(page.get_by_role("heading", name="Under the masks")).to_be_hidden()
    page.get_by_label("Seen by").select_option("-1")
    expect(page.get_by_role("heading", name="Note sheet")).to_be_hidden()
    page.get_by_test_id("next").wait_for()
    page.locator("input[type=range]").fill("20")
    # Every seat's secrets, why a bot did it, and a jump to what somebody could know.
    masks = page.locator("section[aria-label='Under the masks'] li")
    expect(masks).to_have_count(4)
    expect(masks.first.get_by_role("img")).to_have_count(3)
    for _ in range(10):
        if page.locator(".why").count():
            break
        page.get_by_test_id("next").click()
    expect(page.locator(".why")).to_contain_text("“")
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
    expect(bad.get_by_text("This record does not hold")).to_be_visible()
