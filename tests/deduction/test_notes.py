"""Notes from a physical table: what they prove, and what is wrong with them."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from ridotto.deduction.understood_words import Understanding
from ridotto.games import GAMES
from ridotto.kernel.notes import Word
from ridotto.words import LANGUAGES, Words, names_of
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
    worth = [question["worth"] for question in found["ask"]]
    assert worth == sorted(worth, reverse=True)


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


@pytest.mark.parametrize(
    ("players", "letter", "told"),
    [
        (3, "B", "B and A: any figure of the pair meets Agent X, or Madame Zsa Zsa if Agent X is"),
        (4, "B", "B and A: any figure of the pair meets Agent X"),
        (5, "C", "C and D: a true figure of the pair stands in the Embassy"),
    ],
)
def test_P3_2_P5_5_missions_are_told_as_so_many_play_them(
    ridotto: Terminal, notes: Path, players: int, letter: str, told: str
) -> None:
    text = RED_TWICE.replace("players = 4", f"players = {players}")
    notes.write_text(text.replace('mission = "B"', f'mission = "{letter}"'))
    assert ridotto.run("deduce", str(notes), "--lang", "en") == 0
    page = " ".join(ridotto.out.split())
    assert told in page
    assert (players == 3) == ("if Agent X is under arrest" in page)
    assert players < 5 or "the Ambassador is brought" not in page


def test_bits_are_explained(ridotto: Terminal) -> None:
    assert ridotto.run("deduce", str(EXAMPLES / "inkognito.toml"), "--lang", "en") == 0
    assert "A bit is what halves the possibilities" in " ".join(ridotto.out.split())


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ('[[shown]]\nto = "green"\ncard = "X"\n', "black-X is not yours to show"),
        ('[[passed]]\nto = "green"\ncards = ["black-X", "LF"]\n', "black-X is not yours to show"),
        ('[[passed]]\nto = "green"\ncards = ["X", "29"]\n', "exactly one of your cards"),
    ],
)
def test_R4_what_is_wrong_with_my_cards_is_what_is_said(
    ridotto: Terminal, notes: Path, more: str, reason: str
) -> None:
    text = (EXAMPLES / "inkognito-cards.toml").read_text()
    notes.write_text(f"{text}\n{more}")
    assert ridotto.run("deduce", str(notes)) == 2
    assert reason in ridotto.err


def test_a_card_that_lies_next_to_the_same_traitor_lies_next_to_a_traitor(
    ridotto: Terminal, notes: Path
) -> None:
    clue = '[[clue]]\ntraitor = "lynx"\ncard = "green-3"\nupright = true\n'
    notes.write_text(
        f'game = "infiltraitors"\nme = "falcon"\noptions = {{ mission = "1" }}\n{clue * 2}'
    )
    assert ridotto.run("deduce", str(notes)) == 2
    assert "green-3 lies next to a traitor already (clue 1)" in ridotto.err


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


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('identity = "LF"', 'identity = "lf"'),
        ('identity = "LF"', 'identity = "lord fiddlebottom"'),
        ('identity = "LF"', 'identity = "Fiddlebottom"'),
        ('build = "thin"', 'build = "Maigre"'),
        ('mission = "B"', 'mission = "b"'),
        ('me = "blue"', 'me = "Bleu"'),
        ('me = "blue"', 'me = "Blue"'),
        ('game = "inkognito"', 'game = "Inkognito"'),
        ('question = "identity"', 'question = "Identité"'),
        ('question = "identity"', 'question = "identite"'),
        ('via = "ambassador"', 'via = "par l’Ambassadeur"'),
        ('via = "ambassador"', 'via = "Ambassadeur"'),
        ('via = "meeting"', 'via = "rencontre"'),
        ('"LF", "X"]', '"Lord Fiddlebottom", "l’agent X"]'),
        ('"short", "tall", "CB"]', '"petit", "GRAND", "Colonel Bubble"]'),
        ('"short", "tall", "CB"]', '"petit", "grand", "bubble"]'),
        ('me = "blue"', 'me = "blue"\nnames = { rouge = "Zoé" }'),
    ],
)
def test_words_are_understood_as_people_write_them(
    ridotto: Terminal, notes: Path, old: str, new: str
) -> None:
    assert ridotto.run("deduce", str(EXAMPLES / "inkognito.toml"), "--json") == 0
    expected = ridotto.out
    assert old in RED_TWICE
    notes.write_text(RED_TWICE.replace(old, new, 1))
    assert ridotto.run("deduce", str(notes), "--json") == 0
    assert ridotto.out == expected


def test_people_can_be_called_by_their_names(ridotto: Terminal, notes: Path) -> None:
    named = RED_TWICE.replace('me = "blue"', 'me = "blue"\nnames = { red = "Zoé" }')
    notes.write_text(named.replace('from = "red"', 'from = "zoe"'))
    assert ridotto.run("deduce", str(notes), "--json") == 0
    assert json.loads(ridotto.out)["worlds"] == 48
    assert ridotto.run("deduce", str(notes), "--lang", "en") == 0
    assert "so Zoé is Agent X" in " ".join(ridotto.out.split())
    assert "Red" not in ridotto.out


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("zz", "ZZ"),
        ("Madame Zsa Zsa", "ZZ"),
        ("zsa-zsa", "ZZ"),
        ("grey zz", "grey:ZZ"),
        ("Zsa Zsa (grey)", "grey:ZZ"),
        ("zsa zsa grise", "grey:ZZ"),
        ("lettre D", "mission:D"),
        ("Mission D", "mission:D"),
        ("gros", "fat"),
        ("grey fat", "grey:fat"),
    ],
)
def test_cards_are_understood(word: str, meant: str) -> None:
    game = GAMES["inkognito"]
    lists = game.vocabulary(game.settle({}))
    understanding = Understanding(game, lists, names_of)
    assert understanding.find("answer 1", "card", Word("card"), word) == meant


@pytest.mark.parametrize("word", ["green 4", "vert 4", "Green-4", "le 4 vert ◆", "4 green"])
def test_cards_of_infiltraitors_are_understood(word: str) -> None:
    game = GAMES["infiltraitors"]
    lists = game.vocabulary(game.settle({}))
    understanding = Understanding(game, lists, names_of)
    assert understanding.find("clue 1", "card", Word("card"), word) == "green-4"


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("[[answer]]", "[[answers]]", 9, "unknown table [[answers]]; did you mean answer?"),
        (
            'via = "meeting"',
            'via = "metting"',
            9,
            "answer 1: no via 'metting'; did you mean meeting?",
        ),
        ('identity = "LF"', 'identiti = "LF"', 5, "unknown key 'identiti'; did you mean identity?"),
        (
            '"LF", "X"]',
            '"LF", "Madame Zaza"]',
            15,
            "answer 2: no card 'Madame Zaza'; did you mean ZZ?",
        ),
        ('"LF", "X"]', '"LF", "gr"]', 15, "answer 2: no card 'gr'"),
        ('"LF", "X"]', '"LF", "grise"]', 15, "that may be grey:"),
        ('me = "blue"', 'me = "bleue"', 4, "me: no seat 'bleue'; did you mean blue?"),
        ('game = "inkognito"', 'game = "inkognitto"', 2, "did you mean inkognito?"),
        ('me = "blue"', 'me = "blue"\nnames = { mauve = "Zoé" }', 5, "no seat 'mauve'"),
        ('me = "blue"', 'me = "blue"\nnames = { red = 5 }', 5, "that is no name for red"),
        ('me = "blue"', 'me = "blue"\norder = ["answer"]', 5, "does not name every entry once"),
    ],
)
def test_errors_name_line_entry_and_the_nearest_word(
    ridotto: Terminal, notes: Path, old: str, new: str, line: int, reason: str
) -> None:
    assert old in RED_TWICE
    notes.write_text(RED_TWICE.replace(old, new, 1))
    assert ridotto.run("deduce", str(notes)) == 2
    assert f"{notes}:{line}: " in ridotto.err
    assert reason in ridotto.err


def test_odds_are_fractions_and_decimals(ridotto: Terminal) -> None:
    file = str(EXAMPLES / "inkognito.toml")
    assert ridotto.run("deduce", file, "--model", "answers", "--json") == 0
    found = json.loads(ridotto.out)
    build = found["seats"]["red"]["build"]
    assert sum(map(Fraction, build["fraction"].values())) == 1
    for value, fraction in build["fraction"].items():
        assert build["probability"][value] == float(Fraction(fraction))
    assert found["conclusion_fractions"]["partner"] == {"green": "1/2", "yellow": "1/2"}


def test_what_i_showed_and_verdicts_can_be_noted(ridotto: Terminal, notes: Path) -> None:
    more = """
[[shown]]
to = "green"
question = "build"
cards = ["thin", "fat", "CB"]

[[verdict]]
from = "green"
true = ["tall"]
false = ["ZZ", "fat"]
"""
    notes.write_text(RED_TWICE + more)
    assert ridotto.run("deduce", str(notes), "--json") == 0
    green = json.loads(ridotto.out)["seats"]["green"]
    assert green["build"]["possible"] == ["tall"]
    assert green["identity"]["possible"] == ["CB"]
    notes.write_text(RED_TWICE + more.replace('"thin", "fat", "CB"', '"tall", "fat", "CB"'))
    assert ridotto.run("deduce", str(notes)) == 2
    assert f"{notes}:21: shown 1: none of these cards is true of you" in ridotto.err


def test_every_agent_is_in_the_answer(ridotto: Terminal, notes: Path) -> None:
    text = (EXAMPLES / "infiltraitors.toml").read_text()
    few = text.partition("[[clue]]")[0].replace("players = 3", "players = 4")
    notes.write_text(few)
    assert ridotto.run("deduce", str(notes), "--json") == 0
    assert json.loads(ridotto.out)["seats"].keys() == {"lynx", "otter", "raven"}
    notes.write_text(few.replace("gone", 'without = ["Loutre"]\ngone'))
    assert ridotto.run("deduce", str(notes), "--json") == 0
    assert json.loads(ridotto.out)["seats"].keys() == {"lynx", "raven"}


def test_entries_count_in_the_order_in_which_they_are_written(
    ridotto: Terminal, notes: Path
) -> None:
    """Lynx's traitor is shot, and the clue after that is about his next one."""
    text = """
game = "infiltraitors"
options = { players = 3, mission = "1" }
me = "falcon"
hand = ["green-4", "red-9"]

[[clue]]
traitor = "lynx"
card = "green-3"
upright = true

[[hit]]
traitor = "lynx"
card = "green-6"

[[clue]]
traitor = "lynx"
card = "red-5"
upright = true
"""
    notes.write_text(text)
    assert ridotto.run("deduce", str(notes), "--json") == 0
    lynx = json.loads(ridotto.out)["seats"]["lynx"]["card"]["possible"]
    assert "red-2" in lynx
    assert not {"green-2", "green-6"} & set(lynx)
    notes.write_text(text.replace("green-6", "red-2"))
    assert ridotto.run("deduce", str(notes)) == 2
    assert f"{notes}:12: hit 1: red-2 does not fit its clues" in ridotto.err


def test_a_call_tells_who_the_caller_is(ridotto: Terminal, notes: Path) -> None:
    text = (
        (EXAMPLES / "inkognito-cards.toml").read_text()
        + """
[[call]]
by = "pink"
right = false
blue = ["LF", "0"]
yellow = ["CB", "11"]
green = ["X", "29"]
pink = ["ZZ", "52"]
met = "green"
"""
    )
    notes.write_text(text)
    assert ridotto.run("deduce", str(notes), "--json") == 0
    pink = json.loads(ridotto.out)["seats"]["pink"]
    assert pink["identity"]["possible"] == ["ZZ"]
    assert ridotto.run("deduce", str(notes), "--why", "pink identity ZZ") == 0
    assert "but not about the caller’s own two" in " ".join(ridotto.out.split())


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
