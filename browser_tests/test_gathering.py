"""Friends find each other: by code, by link, by a picture of it; and see what is played."""

import re

from playwright.sync_api import Page, expect

from browser_tests.conftest import Visit
from browser_tests.players import Masks, choose, over, play_now, set_table
from browser_tests.qr_reader import read_qr


def told(page: Page) -> str:
    return page.get_by_test_id("code").inner_text()


def join(page: Page, said: str) -> None:
    page.get_by_label("A code or a link?").fill(said)
    page.get_by_role("button", name="Go", exact=True).click()


def test_a_friend_comes_by_the_code_that_he_was_told(visit: Visit) -> None:
    host, friend, late = visit(), visit(), visit()
    set_table(host, "Masks", bots="", Players="2")
    code = told(host)
    assert re.fullmatch(r"[A-Z]+ · \d{3} · [A-Z]+", code)
    join(friend, code.replace(" · ", " ").lower())
    friend.get_by_role("button", name="Sit here").click()
    # Who has a code can come as long as there is room.
    expect(host.get_by_test_id("code")).to_have_count(0)
    join(late, code)
    expect(late.get_by_role("alert")).to_contain_text("wrong, used or too old")


def test_the_picture_of_the_link_leads_to_the_table(visit: Visit) -> None:
    host, friend = visit(), visit()
    set_table(host, "Masks", bots="", Players="2")
    told(host)
    expect(host.get_by_text(host.url.removeprefix("http://"))).to_be_visible()
    link = read_qr(host.get_by_role("img", name="The link as a QR code"))
    assert link == host.url
    friend.goto(link)
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    friend.wait_for_selector("[data-testid=prompt]")


def test_settings_are_seen_by_all_and_changed_by_the_host_while_people_gather(visit: Visit) -> None:
    host, friend = visit(), visit()
    set_table(host, "Inkognito", bots="")
    told(host)
    join(friend, host.url)
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_role("button", name="Change", exact=True)).to_have_count(0)
    played = friend.locator("dl", has_text="Edition")
    expect(played).to_contain_text("2013")
    host.get_by_role("button", name="Change", exact=True).click()
    choose(host, "Edition", "classic")
    choose(host, "Players", "3")
    choose(host, "Time", "slow")
    host.get_by_role("button", name="Change it").click()
    expect(played).to_contain_text("Classic (1988)just changed")
    expect(played).to_contain_text("20 min + 20 sjust changed")
    # The colour that is absent matters now, and is told.
    expect(played).to_contain_text("The absent colour")
    expect(friend.get_by_role("button", name="Sit here")).to_have_count(1)
    expect(host.get_by_role("button", name="Start")).to_be_disabled()
    host.get_by_label("A bot for").select_option("novice")
    host.get_by_label(re.compile("^How well")).select_option("sleuth")
    expect(friend.get_by_text("a bot (sleuth)")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    friend.wait_for_selector("[data-testid=prompt]")


def test_play_now_is_as_last_time(visit: Visit) -> None:
    page = visit()
    house = page.url
    page.get_by_role("button", name="Play now: Masks").click()
    choose(page, "Players", "2")
    choose(page, "How the bots play", "random")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("[data-testid=prompt]")
    expect(page.locator(".seats li")).to_have_count(2)
    page.goto(house)
    expect(page.get_by_role("link", name=re.compile("Masks, "))).to_be_visible()
    page.get_by_role("button", name="Play now: Masks").click()
    expect(page.locator("dialog input[value='2']")).to_be_checked()
    expect(page.locator("dialog input[value=random]")).to_be_checked()


def test_a_record_dropped_on_any_page_opens(visit: Visit) -> None:
    page = visit()
    house = page.url
    play_now(page, "Masks")
    Masks(page).finish()
    assert over(page)
    table = page.url.rsplit("/", 1)[1]
    record = page.request.get(f"{house}api/tables/{table}/records/1").text()
    for path in ("", "new/inkognito", "rules/masks"):
        page.goto(f"{house}{path}")
        page.locator("main h1").first.wait_for()
        page.evaluate(
            """text => {
              const held = new DataTransfer();
              held.items.add(new File([text], "a.ridotto"));
              const how = { dataTransfer: held, bubbles: true, cancelable: true };
              document.body.dispatchEvent(new DragEvent("dragover", how));
              document.body.dispatchEvent(new DragEvent("drop", how));
            }""",
            record,
        )
        page.wait_for_url(f"{house}replay")
        expect(page.get_by_role("heading", name="Masks")).to_be_visible()


def test_who_plays_again_knows_where_he_will_sit_and_may_change_with_a_bot(visit: Visit) -> None:
    page = visit()
    set_table(page, "Masks", bots="novice", Players="2")
    Masks(page).finish()
    mine = page.locator("li.mine")
    expect(page.get_by_test_id("prompt")).to_contain_text("If you play again, you will be Green.")
    page.get_by_role("button", name="Play again").click()
    expect(mine).to_contain_text("Green")
    page.get_by_role("button", name="Sit here: Blue").click()
    expect(mine).to_contain_text("Blue")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-testid=prompt]")
    expect(page.locator(".seats li.me")).to_have_attribute("data-seat", "blue")


def test_the_house_can_be_installed(visit: Visit) -> None:
    page = visit()
    address = page.locator("link[rel=manifest]").evaluate("link => link.href")
    sent = page.request.get(address)
    assert sent.headers["content-type"].startswith("application/manifest+json")
    manifest = sent.json()
    assert manifest["display"] == "standalone"
    assert {manifest[key] for key in ("id", "start_url", "scope")} == {"/"}
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async address => {
              const image = new Image();
              image.src = address;
              await image.decode();
              return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in (size, "any")
    # Browsers also ask for a name, for icons of these sizes, and for no other program instead.
    assert manifest["name"]
    assert {"192x192", "512x512"} <= {
        icon["sizes"] for icon in manifest["icons"] if icon["purpose"] == "any"
    }
    assert "prefer_related_applications" not in manifest


def test_what_was_said_while_people_gathered_is_not_news_in_the_game(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    set_table(page, "Masks", bots="", Players="2")
    page.get_by_label("A bot for").first.select_option(index=1)
    page.get_by_placeholder("Say something").fill("Good evening")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Good evening")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-testid=prompt]")
    expect(page.locator("#tab-chat")).to_be_visible()
    expect(page.locator("#tab-chat .new")).to_have_count(0)
