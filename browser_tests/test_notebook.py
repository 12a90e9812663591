"""The notebook for a real table, on a phone: worked examples and whole games tapped in, at every
entry the same worlds and odds as `deduce`; slips, undoing, files, and a house that is away.
"""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser_tests.conftest import Visit, serving
from browser_tests.notebook_pad import EXAMPLES, PHONE, Pad, is_answer
from ridotto.deduction import Notebook, read_notes
from ridotto.games import GAMES
from ridotto.games.infiltraitors.facts import Swept
from ridotto.kernel import Record, Value
from ridotto.lab.simulate import SimulationPlan, play_one
from ridotto.review.notes_of_records import begun, entries
from ridotto.server.notebooks import AskNotebook, answer_notes
from ridotto.words import names_of


@pytest.fixture
def pad(visit: Visit) -> Pad:
    page = visit("/notebook", **PHONE)
    page.locator("[data-next]:enabled").wait_for()
    return Pad(page)


def agrees(found: Any, book: Notebook) -> None:
    """The house says what the notes, or the record, say: worlds, and odds in both models."""
    knowledge = book.tracker.knowledge
    assert found["contradiction"] is None
    assert found["worlds"] == str(knowledge.count())
    for model in ("worlds", "answers"):
        odds = knowledge.probabilities("worlds" if model == "worlds" else "answers")
        for each in found["hidden"]:
            told = {
                chance["value"]: Fraction(chance[f"{model}_exact"]) for chance in each["chances"]
            }
            expected = {
                value: odd for value, odd in odds[each["whose"], each["what"]].items() if odd
            }
            assert told == expected


@pytest.mark.parametrize("game", ["inkognito", "inkognito-cards", "infiltraitors"])
def test_the_worked_examples_are_tapped_in(pad: Pad, game: str) -> None:
    notes = answer_notes(AskNotebook(toml=(EXAMPLES / f"{game}.toml").read_text())).notes
    pad.begin(notes)
    found = pad.own(notes)
    left = {kind: list(notes[kind]) for kind in set(notes["order"])}
    for kind in notes["order"]:
        found = pad.write(kind, left[kind].pop(0))
    agrees(found, read_notes((EXAMPLES / f"{game}.toml").read_text(), GAMES, names_of))
    # What is on the screen is what the house has said.
    for each in found["hidden"] if game != "infiltraitors" else ():
        for chance in each["chances"]:
            cell = pad.page.locator(
                f"[data-cell='{each['whose']} {each['what']} {chance['value']}']"
            )
            shown = "✓" if chance["worlds"] == 1 else f"{round(100 * chance['worlds'])}"
            expect(cell).to_have_text(shown)


WHOLE_GAMES: dict[str, dict[str, Value]] = {
    "inkognito": {"players": 4},
    "inkognito-cards": {"players": 4, "points_to_win": 1},
    "infiltraitors": {"players": 3, "mission": "T1"},
}


def played(game: str) -> Record:
    """A whole game of each kind: some twenty entries for the seat that notes it."""
    settled = GAMES[game].settle(WHOLE_GAMES[game], simulated=True)
    for seed in range(100):
        record = play_one(SimulationPlan(game, settled, ("novice",), f"notebook {seed}"), 0)
        written = [kind for _, kind, _ in entries(record, 0) if kind != "own"]
        if 8 <= len(written) <= 22:
            return record
    raise AssertionError("no game of that length")


@pytest.mark.parametrize("game", ["inkognito", "inkognito-cards", "infiltraitors"])
def test_a_whole_recorded_game_is_tapped_in(pad: Pad, game: str) -> None:
    record = played(game)
    book = Notebook(GAMES[game], record.header.options, 0)
    events, told = list(record.events()), 0
    notes, drawn, begins = begun(record, 0), list[str](), True
    pad.begin(notes)
    for after, kind, values in entries(record, 0):
        swept = kind == "hit" and after < len(events) and isinstance(events[after].fact, Swept)
        while told < after + swept:
            if events[told].to & 1:
                book.add(f"event {told + 1}", events[told].fact)
            told += 1
        if kind == "own":
            notes |= {} if "hand" in values else values
            drawn += [values["hand"]] if "hand" in values else []
            continue
        if begins:
            pad.own({**notes, "hand": drawn})
        elif drawn:
            pad.more_of_my_own("hand", drawn)
        begins, drawn = False, []
        agrees(pad.write(kind, values), book)
    assert pad.entries >= 8


@pytest.fixture
def example(pad: Pad) -> Pad:
    """The example of the rules, in which Red has answered twice."""
    notes = answer_notes(AskNotebook(toml=(EXAMPLES / "inkognito.toml").read_text())).notes
    pad.begin(notes)
    pad.own(notes)
    for answer in notes["answer"]:
        pad.write("answer", answer)
    return pad


def test_a_slip_is_found_named_and_repaired(example: Pad) -> None:
    slip = {"from": "red", "cards": ["grey:ZZ", "CB", "fat"]}
    found = example.write("answer", slip)
    assert found["contradiction"]["entries"] == ["answer 2", "answer 3"]
    page = example.page
    example.tap("[data-tab=entries]")
    expect(page.locator("[data-clash='answer 2,answer 3']")).to_be_visible()
    expect(page.locator(".narrow [data-entry='answer 1']")).not_to_have_class("wrong")
    with page.expect_response(is_answer) as response:
        example.tap("[data-repair='answer 3|cards|0|grey:X']")
    assert response.value.json()["contradiction"] is None
    expect(page.locator("[data-worlds]")).to_have_attribute(
        "data-worlds", response.value.json()["worlds"]
    )


def test_entries_are_changed_moved_taken_out_and_undone(example: Pad) -> None:
    page = example.page
    worlds = page.locator("[data-worlds]")
    expect(worlds).to_have_attribute("data-worlds", "48")
    example.tap("[data-tab=entries]")
    example.tap(".narrow [data-entry='answer 2'] .line")
    page.locator(".narrow").get_by_role("button", name="Move it earlier").tap()
    expect(page.locator(".narrow [data-entry='answer 1'] .chip").first).to_contain_text("Fiddle")
    page.locator(".narrow").get_by_role("button", name="Take out").tap()
    expect(worlds).to_have_attribute("data-worlds", "168")
    example.tap("[data-undo]")
    expect(worlds).to_have_attribute("data-worlds", "48")
    example.tap(".narrow [data-entry='answer 1'] .line")
    page.locator(".narrow").get_by_role("button", name="Change", exact=True).tap()
    example.tap("[data-field=from] [data-word=green]")
    example.tap("[data-save]")
    expect(worlds).not_to_have_attribute("data-worlds", "48")
    page.reload()
    expect(page.locator("[data-about='2']")).to_be_visible()
    example.tap("[data-undo]")
    expect(worlds).to_have_attribute("data-worlds", "48")


def test_what_is_certain_is_explained_and_odds_are_exact(example: Pad) -> None:
    page = example.page
    example.tap("[data-cell='red identity X']")
    expect(page.get_by_text("so Red is Agent X.")).to_be_visible()
    example.tap("[data-cell='green identity CB']")
    expect(page.locator("[data-asked]")).to_contain_text("By deals alone: 50% (1/2)")
    example.tap("[data-model=answers]")
    expect(page.locator("[data-conclusion=partner]")).to_contain_text("Green")
    example.tap("[data-tab=advice]")
    expect(page.locator("[data-advice]").first).to_be_visible()


def test_a_notebook_is_a_file_that_can_be_opened_again(example: Pad, tmp_path: Path) -> None:
    page = example.page
    example.tap("[data-menu]")
    with page.expect_download() as download:
        example.tap("[data-export]")
    file = tmp_path / "notes.toml"
    download.value.save_as(file)
    book = read_notes(file.read_text(), GAMES)
    assert book.tracker.knowledge.count() == 48
    example.tap("[data-menu]")
    example.tap("[data-shelf]")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-worlds='48']")).to_be_visible()
    example.tap("[data-menu]")
    example.tap("[data-shelf]")
    expect(page.locator("[data-book]")).to_have_count(2)
    file.write_text('game = "inkognito"\nme = "zebra"')
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("Line 2")


def test_without_the_house_the_page_opens_and_nothing_is_lost(
    visit: Visit, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with serving(tmp_path_factory.mktemp("away")) as house:
        page = visit(f"#{house}", quiet=False, **PHONE)
        page.goto(f"{house}/notebook")
        pad = Pad(page)
        page.locator("[data-next]:enabled").wait_for()
        notes = answer_notes(AskNotebook(toml=(EXAMPLES / "inkognito.toml").read_text())).notes
        pad.begin(notes)
        pad.own(notes)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        pad.write("answer", notes["answer"][0])
    page.reload()
    expect(page.get_by_text("The house cannot be reached.")).to_be_visible()
    pad.tap("[data-add=answer]")
    for name, value in (("from", "red"), ("cards", "LF"), ("cards", "X")):
        pad.tap(f"[data-field={name}] [data-word={value}]")
    pad.tap("[data-save]")
    pad.tap("[data-tab=entries]")
    expect(page.locator(".narrow [data-entry='answer 2']")).to_be_visible()
    kept = page.evaluate(
        """async () => {
          const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const all = await Promise.all(kept.map((cache) => cache.keys()));
          return all.flat().map((request) => new URL(request.url).pathname);
        }"""
    )
    assert "/notebook" in kept
    assert not [path for path in kept if path.startswith("/api")]
    assert json.loads(page.evaluate("localStorage.getItem('notebooks')"))["books"][0]["entries"]


def test_answers_come_when_the_house_can_be_reached_again(visit: Visit) -> None:
    page = visit("/notebook", quiet=False, **PHONE)
    page.locator("[data-next]:enabled").wait_for()
    pad = Pad(page)
    notes = answer_notes(AskNotebook(toml=(EXAMPLES / "inkognito.toml").read_text())).notes
    pad.begin(notes)
    pad.own(notes)
    first = pad.write("answer", notes["answer"][0])
    page.context.set_offline(True)
    pad.tap("[data-add=answer]")
    for name, value in (("from", "red"), ("cards", "LF"), ("cards", "X")):
        pad.tap(f"[data-field={name}] [data-word={value}]")
    pad.tap("[data-save]")
    expect(page.get_by_text("The house cannot be reached.")).to_be_visible()
    with page.expect_response(is_answer) as response:
        page.context.set_offline(False)
    found = response.value.json()
    assert int(found["worlds"]) < int(first["worlds"])
    expect(page.locator(f"[data-worlds='{found['worlds']}']")).to_be_visible()
    expect(page.get_by_text("The house cannot be reached.")).to_be_hidden()


def test_a_notebook_is_handed_on_as_a_file(visit: Visit) -> None:
    page = visit("/notebook", **PHONE)
    page.evaluate(
        """() => {
          navigator.canShare = ({ files }) => files.length === 1;
          navigator.share = async ({ files }) => {
            window.handedOn = [files[0].name, await files[0].text()];
          };
        }"""
    )
    page.locator("[data-next]:enabled").wait_for()
    pad = Pad(page)
    notes = answer_notes(AskNotebook(toml=(EXAMPLES / "inkognito.toml").read_text())).notes
    pad.begin(notes)
    pad.own(notes)
    pad.write("answer", notes["answer"][0])
    pad.tap("[data-menu]")
    page.get_by_role("button", name="Share").click()
    name, text = page.wait_for_function("() => window.handedOn").json_value()
    assert name == "inkognito-blue.toml"
    assert len(read_notes(text, GAMES).tracker.knowledge.observations) > 0


def test_a_file_in_the_words_of_people_is_understood(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "notes.toml"
    file.write_text(
        'game = "inkognito"\nme = "Blue"\nidentity = "Lord Fiddlebottom"\nbuild = "thin"\n'
        'mission = "b"\n[[answer]]\nfrom = "rouge"\nquestion = "identity"\ncards = ["zz", "Tall"]\n'
    )
    page = visit("/notebook", **PHONE)
    page.locator("[data-next]:enabled").wait_for()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-worlds]")).to_be_visible()
    Pad(page).tap("[data-tab=entries]")
    entry = page.locator(".narrow [data-entry='answer 1']")
    expect(entry).to_contain_text("Red")
    expect(entry).to_contain_text("Zsa Zsa")
