"""The pages of rules in a browser: a refusal, a mission and the house lead to the right place."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser_tests.axe import check, fits
from browser_tests.conftest import Visit
from browser_tests.players import TURN, play_now, set_table
from ridotto.rules import LANGUAGES, games, page
from ridotto.words import Words

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
IN_SIGHT = "e => { const r = e.getBoundingClientRect(); return r.top >= 0 && r.top < innerHeight; }"


def lands_on(opened: Page, game: str, tag: str, language: str) -> None:
    """The page shows this rule, marked, in this language."""
    rule = opened.locator(f"[id='{tag}']")
    expect(rule).to_have_attribute("aria-current", "true")
    expect(opened.locator("[aria-current]")).to_have_count(1)
    assert opened.url.endswith(f"/rules/{game}#{tag}")
    assert rule.evaluate(IN_SIGHT)
    here = page(game, language)
    expect(opened.get_by_role("heading", level=1)).to_have_text(here.title)
    said = here.rules[tag].text.strip(" |").split(". ")[0].split(" |")[0]
    expect(rule).to_contain_text(said)


def follow(opened: Page, name: str) -> Page:
    """The new tab that a link opens."""
    with opened.expect_popup() as popup:
        opened.get_by_role("link", name=name, exact=True).first.click()
    return popup.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_leads_to_the_rule_that_says_so(visit: Visit, language: str) -> None:
    words = Words(language)
    guest = visit(locale=LOCALES[language])
    own = ""

    def ask_oneself(socket: WebSocketRoute) -> None:
        """On its way to the house, every question becomes one to oneself."""
        server = socket.connect_to_server()

        def forward(message: str | bytes) -> None:
            command = json.loads(message)
            if str(command.get("do", "")).startswith("ask "):
                command["do"] = f"ask {own}"
            server.send(json.dumps(command))

        socket.on_message(forward)

    guest.route_web_socket("**/socket*", ask_oneself)
    title = words.text("masks-title")
    play_now(guest, title, words.text("web-play-now") + words.text("web-colon") + " ")
    while not guest.locator("[data-do^='ask ']").count():  # bots may ask first
        guest.wait_for_selector(TURN)
        guest.locator("[data-do]").first.click()
        expect(guest.locator("[data-busy]")).to_have_count(0)
    offered = guest.locator("[data-do^='ask ']").evaluate_all("all => all.map(e => e.dataset.do)")
    (own,) = {"blue", "green", "red"} - {text.removeprefix("ask ") for text in offered}
    guest.locator("[data-do^='ask ']").first.click()
    expect(guest.get_by_role("alert")).to_contain_text(words.text("refused-not-yourself"))
    rules = follow(guest, words.text("web-rule", {"tag": "A1"}))
    lands_on(rules, "masks", "A1", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games("en"))
def test_every_page_has_all_its_rules_and_links_that_lead_somewhere(
    visit: Visit, game: str, language: str
) -> None:
    opened = visit(f"/rules/{game}", locale=LOCALES[language])
    here = page(game, language)
    expect(opened.locator(".rule")).to_have_count(len(here.rules))
    ids = opened.locator(".rule").evaluate_all("all => all.map(e => e.id)")
    assert ids == list(here.rules)
    lost = opened.evaluate(
        "[...document.querySelectorAll('main a[href^=\"#\"]')].map(e => e.hash.slice(1))"
        ".filter(id => !document.getElementById(decodeURIComponent(id)))"
    )
    assert lost == []
    for scheme in ("dark", "light"):
        opened.emulate_media(color_scheme=scheme)
        check(opened)
    # A tag is a link to itself, and the contents lead to the sections.
    last = list(here.rules)[-1]
    opened.locator(f"[id='{last}'] .tag").click()
    lands_on(opened, game, last, language)
    opened.get_by_role("navigation").get_by_role("link", name=here.sections[1]).click()
    expect(opened.locator("h2[aria-current]")).to_have_text(here.sections[1])


def test_a_page_fits_a_phone(visit: Visit) -> None:
    for language in LANGUAGES:
        for game in games(language):
            opened = visit(
                f"/rules/{game}", locale=LOCALES[language], viewport={"width": 390, "height": 844}
            )
            opened.wait_for_selector(".rule")
            assert fits(opened), (game, language)


def test_the_language_can_be_changed_on_the_page(visit: Visit) -> None:
    opened = visit("/rules/infiltraitors#19")
    lands_on(opened, "infiltraitors", "19", "en")
    opened.get_by_label("Language").select_option("fr")
    expect(opened.get_by_text(page("infiltraitors", "fr").sections[0]).first).to_be_visible()
    lands_on(opened, "infiltraitors", "19", "fr")


def test_a_special_rule_leads_to_its_mission(visit: Visit) -> None:
    opened = visit()
    set_table(opened, "Infiltraitors", bots="", Mission="7")
    lands_on(follow(opened, "Rule 7"), "infiltraitors", "7", "en")


def test_the_house_and_the_table_lead_to_all_rules(visit: Visit) -> None:
    opened = visit()
    opened.get_by_role("link", name="Rules: Masks").click()
    expect(opened.get_by_role("heading", level=1)).to_have_text("Masks")
    opened.go_back()
    play_now(opened, "Masks")
    opened.get_by_role("tab", name="Rules").click()
    expect(follow(opened, "All the rules").get_by_role("heading", level=1)).to_have_text("Masks")


def test_a_game_without_rules_says_so(visit: Visit) -> None:
    opened = visit("/rules/chess", quiet=False)
    expect(opened.get_by_text(Words("en").text("web-rules-missing"))).to_be_visible()


@pytest.mark.parametrize(
    ("language", "query", "tag"),
    [
        ("en", "twist nothing", None),
        ("en", "kingpin secret", "19"),
        ("fr", "deplacez violette", "M4"),
    ],
)
def test_words_are_searched_while_one_types_without_the_network(
    visit: Visit, language: str, query: str, tag: str | None
) -> None:
    game = "inkognito" if tag == "M4" else "infiltraitors"
    opened = visit(f"/rules/{game}", locale=LOCALES[language])
    field = opened.get_by_role("searchbox", name=Words(language).text("web-rules-search"))
    expect(field).to_be_visible()
    opened.context.set_offline(True)
    field.press_sequentially(query)
    results = opened.get_by_role("complementary").get_by_role("listitem")
    if tag is None:
        expect(
            opened.get_by_text(Words(language).text("web-rules-found", {"count": 0}))
        ).to_be_visible()
        expect(results).to_have_count(0)
        return
    wanted = results.filter(has=opened.get_by_text(tag, exact=True))
    expect(wanted.locator("mark").first).to_be_visible()
    assert wanted.locator("mark").count() >= len(query.split())
    marked = opened.evaluate("[...CSS.highlights.get('found')].map(r => r.toString())")
    assert marked
    check(opened)
    wanted.get_by_role("link").click()
    lands_on(opened, game, tag, language)
    # Enter leads to the first one, an empty field back to the contents.
    field.fill(tag)
    field.press("Enter")
    lands_on(opened, game, tag, language)
    field.fill("")
    expect(opened.get_by_role("navigation")).to_be_visible()


def test_the_book_at_a_table_opens_at_the_rule_of_the_moment(visit: Visit) -> None:
    opened = visit()
    set_table(opened, "Masks", bots="", Players="2")
    book = opened.get_by_role("link", name="All the rules").first
    expect(book).to_have_attribute("href", "/rules/masks")
    opened.get_by_role("link", name="Ridotto").click()
    play_now(opened, "Masks")
    opened.wait_for_selector(TURN)
    prompt = opened.locator("[data-prompt]").get_attribute("data-prompt")
    tag = {"ask": "A1", "show": "A2", "guess": "G1"}[prompt or ""]
    lands_on(follow(opened, f"The rule for this moment ({tag})"), "masks", tag, "en")
