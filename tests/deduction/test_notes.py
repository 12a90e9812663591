"""Notes from a physical table: what they prove, and what is wrong with them."""

import json
from pathlib import Path

import pytest

from ridotto.words import LANGUAGES, Words
from tests.terminal import Terminal

EXAMPLES = Path(__file__).parents[2] / "docs" / "notes"
RED_TWICE = (EXAMPLES / "inkognito.toml").read_text()


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    return tmp_path / "notes.toml"


def test_the_example_of_the_rules(ridotto: Terminal) -> None:
    assert ridotto.run("deduce", str(EXAMPLES / "inkognito.toml"), "--json") == 0
    found = json.loads(ridotto.out)
    assert found["worlds"] == 48
    red = found["seats"]["red"]
    assert red["identity"]["possible"] == ["X"]
    assert red["identity"]["probability"] == {"LF": 0, "CB": 0, "X": 1, "ZZ": 0}
    assert red["build"]["possible"] == ["tall", "short"]
    assert red["mission"]["possible"] == ["A", "C", "D"]
    assert "blue" not in found["seats"]
    assert found["conclusions"]["partner"] == {"green": 0.5, "yellow": 0.5}
    assert set(found["conclusions"]["mission-lf-cb"]) == {"LF-BA", "LF-BC", "LF-BD"}
    bits = [question["bits"] for question in found["ask"]]
    assert bits == sorted(bits, reverse=True)


@pytest.mark.parametrize(
    ("language", "argument"),
    [
        (
            "en",
            "Red showed Lord Fiddlebottom and Agent X through the Ambassador, and at least one"
            " of them is true; you are Lord Fiddlebottom; so Red is Agent X.",
        ),
        (
            "fr",
            "Rouge a montré Lord Fiddlebottom et l’agent X par l’Ambassadeur, et l’une au moins"
            " des cartes est vraie\u202f; vous êtes Lord Fiddlebottom\u202f;"
            " donc Rouge est l’agent X.",
        ),
    ],
)
def test_the_example_is_explained(ridotto: Terminal, language: str, argument: str) -> None:
    file = str(EXAMPLES / "inkognito.toml")
    assert ridotto.run("deduce", file, "--why", "red identity X", "--lang", language) == 0
    assert ridotto.out.split() == argument.split()
    assert ridotto.run("deduce", file, "--why", "red identity X", "--json") == 0
    assert json.loads(ridotto.out)["because"] == ["identity", "answer 2"]


@pytest.mark.parametrize(
    ("language", "bits"),
    [
        ("en", {0.5: "(0.50 bits)", 1: "(1.00 bits)", 2.126: "(2.13 bits)"}),
        ("fr", {0.5: "(0,50 bit)", 1: "(1,00 bit)", 2.126: "(2,13 bits)"}),
    ],
)
def test_bits_are_counted_as_the_language_counts(language: str, bits: dict[float, str]) -> None:
    words = Words(language)
    assert {n: words.text("deduce-bits", {"bits": n}) for n in bits} == bits


def test_what_is_not_certain_has_no_reason(ridotto: Terminal) -> None:
    file = str(EXAMPLES / "inkognito.toml")
    assert ridotto.run("deduce", file, "--why", "red build tall") == 0
    assert "possible" in ridotto.out
    assert ridotto.run("deduce", file, "--why", "red identity LF", "--json") == 0
    assert json.loads(ridotto.out) == {"ridotto": 1, "verdict": "impossible"}
    for wrong in ("red", "pink identity X", "red identity Y"):
        assert ridotto.run("deduce", file, "--why", wrong) == 2
        assert wrong in ridotto.err


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("model", ["worlds", "answers"])
def test_every_example_is_told(ridotto: Terminal, example: Path, language: str, model: str) -> None:
    assert ridotto.run("deduce", str(example), "--lang", language, "--model", model) == 0
    assert "%" in ridotto.out


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('"LF", "X"]', '"LF", "Y"]', 15, "no card 'Y'"),
        ('"LF", "X"]', '"LF", "LF"]', 15, "the same card twice"),
        ('"short", "tall", "CB"]', '"short", "tall", "CB", "X"]', 9, "4 cards"),
        ('"short", "tall", "CB"]', '"short", "tall", "fat"]', 9, "cannot be the answer"),
        ('"LF", "X"]', '"LF", "tall"]', 15, "cannot be the answer"),
        ('identity = "LF"', 'identity = "LF"\nidentity = "X"', 6, "not TOML"),
        ('identity = "LF"', 'identity = "Batman"', 5, "no identity 'Batman'"),
        ('identity = "LF"', "", 1, "say what is in your envelope"),
        (
            'from = "red"\nquestion = "identity"',
            'from = "pink"\nquestion = "identity"',
            15,
            "'pink'",
        ),
        ('from = "red"\nquestion = "identity"', 'from = "blue"\nquestion = "identity"', 15, "blue"),
        ('question = "identity"', 'question = "age"', 15, "age"),
        ('via = "ambassador"', 'via = "gondola"', 15, "gondola"),
        ('via = "ambassador"', 'through = "gondola"', 15, "through"),
        ('me = "blue"', 'me = "pink"', 4, "no seat 'pink'"),
        ('me = "blue"', 'me = ["blue"]', 4, "Expected `str`"),
        ('me = "blue"', "", 1, "me"),
        ('game = "inkognito"', 'game = "go"', 2, "no game 'go'"),
        ('game = "inkognito"', "", 1, "say which game"),
        ("players = 4", "players = 9", 3, "option players"),
        ("players = 4", 'players = 5, colour = "mauve"', 3, "option colour"),
        ('edition = "2013", players = 4', 'edition = "classic", players = 5', 3, "classic"),
        ('me = "blue"', 'me = "blue', 4, "not TOML"),
    ],
)
def test_bad_notes_are_refused_with_line_and_reason(
    ridotto: Terminal, notes: Path, old: str, new: str, line: int, reason: str
) -> None:
    assert old in RED_TWICE
    notes.write_text(RED_TWICE.replace(old, new, 1))
    assert ridotto.run("deduce", str(notes)) == 2
    assert f"{notes}:{line}: " in ridotto.err
    assert reason in ridotto.err
    assert ridotto.out == ""


def test_contradictory_notes_name_the_culprits(ridotto: Terminal, notes: Path) -> None:
    more = """
[[answer]]
from = "red"
question = "identity"
cards = ["grey:ZZ", "CB", "fat"]
"""
    notes.write_text(RED_TWICE + more)
    assert ridotto.run("deduce", str(notes), "--json") == 1
    assert json.loads(ridotto.out) == {
        "ridotto": 1,
        "worlds": 0,
        "contradiction": ["answer 2", "answer 3"],
    }
    assert ridotto.run("deduce", str(notes)) == 1
    assert "answer 2" in ridotto.out
    assert "answer 1" not in ridotto.out


def test_three_players_have_an_arrested_fourth(ridotto: Terminal, notes: Path) -> None:
    notes.write_text(RED_TWICE.replace("players = 4", "players = 3"))
    assert ridotto.run("deduce", str(notes), "--json") == 0
    found = json.loads(ridotto.out)
    assert found["seats"].keys() == {"green", "red", "arrested"}
    assert found["conclusions"]["partner"] == {"green": 0.5, "arrested": 0.5}


def test_the_ambassador_takes_notes_too(ridotto: Terminal, notes: Path) -> None:
    notes.write_text("""
game = "inkognito"
options = { players = 5 }
me = "ambassador"

[[answer]]
from = "red"
question = "identity"
cards = ["grey:LF", "X"]

[[answer]]
asker = "blue"
from = "green"
question = "build"
via = "ambassador"
cards = ["fat", "thin"]
""")
    assert ridotto.run("deduce", str(notes), "--json") == 0
    found = json.loads(ridotto.out)
    assert found["seats"].keys() == {"blue", "green", "red", "yellow"}
    assert found["seats"]["red"]["identity"]["possible"] == ["LF"]
    assert found["seats"]["green"]["build"]["possible"] == ["fat", "thin"]
    assert found["worlds"] == 6 * 12 * 24
    notes.write_text(notes.read_text().replace('me = "ambassador"', 'me = "yellow"'))
    assert ridotto.run("deduce", str(notes)) == 2


def test_a_record_is_thought_through_as_well(ridotto: Terminal, tmp_path: Path) -> None:
    arguments = ["--games", "1", "--seed", "3", "--out", str(tmp_path)]
    assert ridotto.run("simulate", "inkognito", *arguments) == 0
    (file,) = tmp_path.iterdir()
    worlds = []
    for at in ("0", "40", "400"):
        command = ["deduce", "--record", str(file), "--seat", "green", "--at", at, "--json"]
        assert ridotto.run(*command) == 0
        worlds.append(json.loads(ridotto.out)["worlds"])
    assert worlds[0] == 13824
    assert worlds[0] > worlds[1] >= worlds[2] >= 1
    assert ridotto.run("deduce", "--record", str(file), "--json") == 0
    assert json.loads(ridotto.out)["worlds"] > 1  # that the masks come off is nothing one found out


def test_deduce_needs_to_know_what_to_read(ridotto: Terminal) -> None:
    for wrong in ([], ["notes.toml", "--record", "x"], ["notes.toml", "--seat", "red"]):
        assert ridotto.run("deduce", *wrong) == 2
        assert ridotto.err
    file = str(EXAMPLES / "inkognito.toml")
    assert ridotto.run("deduce", file, "--model", "magic") == 2
    assert "no model 'magic'" in ridotto.err
    assert ridotto.run("deduce", "nowhere.toml") == 2
