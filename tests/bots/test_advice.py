"""Advice: what bots think of their choices, told to people at a table and to those with notes."""

import random
from typing import Any

import pytest

from ridotto.bots.advice import Advised
from ridotto.bots.advisers import ADVISERS, FROM_NOTES, for_notebook
from ridotto.deduction import Listed, Model, Notebook, read_notes
from ridotto.deduction.advice import what_to_ask
from ridotto.games import GAMES
from ridotto.games.inkognito.actions import Ask, AskVia, Declare
from ridotto.games.inkognito.facts import Asked, Enveloped, Shown
from ridotto.games.inkognito_cards.actions import Call, Pass
from ridotto.games.inkognito_cards.facts import Black, Secrets
from ridotto.kernel import CHANCE, Game, Legal, Options, sees
from ridotto.words import LANGUAGES, Words

INKOGNITO = GAMES["inkognito"]
ALL_WORDS = [Words(language) for language in LANGUAGES]


def said(game: Game, advised: Advised) -> list[str]:
    """The advice in all languages. Raises MissingWords."""
    found = [words.advice(game, advised.reason) for words in ALL_WORDS]
    if advised.when is not None:
        found += [words.occasion(game, advised.when) for words in ALL_WORDS]
    return found


def variants(game: Game) -> list[Options]:
    return list(game.variants())


@pytest.mark.parametrize("game", [GAMES[name] for name in ADVISERS], ids=lambda game: game.id)
def test_whoever_is_to_act_is_advised_something_legal_in_words(game: Game, times: int) -> None:
    """In games of all variants, in which one seat does what it is advised and others anything."""
    rng = random.Random(game.id)
    advised = 0
    for options in rng.sample(variants(game), min(len(variants(game)), 12 * times)):
        seats = range(len(game.seats(options)))
        advisers = [ADVISERS[game.id](game, options, seat) for seat in seats]
        state = game.start(options)
        for _ in range(120):
            if not state.public.to_act:
                break
            actor = state.public.to_act[0]
            legal = state.legal(actor)
            action = legal.pick(rng)
            if actor != CHANCE and isinstance(legal, Legal):
                view = state.view(actor)
                found = advisers[actor].advise(view, legal)
                assert found == advisers[actor].advise(view, legal)
                assert all(said(game, each) for each in found)
                now = [each for each in found if each.actions and each.when is None]
                assert all(each.action in legal for each in now)
                advised += len(now)
                if now and actor == 0:
                    action = now[0].action
            for event in state.apply(actor, action):
                for seat in seats:
                    if sees(event.to, seat):
                        advisers[seat].hear(event.fact)
    assert advised


def noted(*facts: Any, seat: int = 0, **options: Any) -> Notebook:
    book = Notebook(INKOGNITO, INKOGNITO.settle(options), seat)
    for number, fact in enumerate(facts):
        book.add(f"answer {number}", fact)
    return book


def first(book: Notebook, about: str, model: Model = "worlds") -> Advised:
    return next(each for each in for_notebook(book, model) if each.about == about)


def shown(shower: int, *words: str, question: int = 0, asker: int = 0) -> tuple[Asked, Shown]:
    cards = INKOGNITO.vocabulary(INKOGNITO.settle({}))["card"]
    numbers = tuple(sorted(cards.index(word) for word in words))
    return (
        Asked(asker, shower, question, 4 * shower, "three"),
        Shown(asker, shower, question, numbers, None),
    )


PROVEN = (Enveloped(0, 3, 1), *shown(2, "grey:CB", "X", "tall"))
"""Blue is LF and has been shown that Red is CB, his partner; of the others he knows nothing."""


@pytest.mark.parametrize("model", ["worlds", "answers"])
def test_a_proven_partner_whose_letter_is_missing_is_asked_first(model: Model) -> None:
    book = noted(*PROVEN)
    call, ask = first(book, "call", model), first(book, "ask", model)
    assert call.reason.code == "missing-letter"
    assert isinstance(ask.action, Ask | AskVia)
    assert (ask.action.whom, ask.reason.code) == (2, "ask-letter")
    assert first(book, "meet", model).reason.arguments["whom"] == ("seat", "red")
    # By bits alone one would ask somebody else.
    knowledge = book.tracker.knowledge
    assert isinstance(knowledge, Listed)
    by_bits = what_to_ask(knowledge, book.tracker.lore, model)[0].action
    assert isinstance(by_bits, Ask | AskVia)
    assert by_bits.whom != 2


def test_the_bits_of_a_question_are_those_of_exact_knowledge() -> None:
    for model in ("worlds", "answers"):
        book = noted(*PROVEN, *shown(1, "X", "ZZ", "fat"))
        knowledge = book.tracker.knowledge
        assert isinstance(knowledge, Listed)
        exact = {
            each.action: each.bits for each in what_to_ask(knowledge, book.tracker.lore, model)
        }
        asks = [each for each in for_notebook(book, model) if each.about == "ask"]
        assert {each.action for each in asks} == set(exact)
        for each in asks:
            assert each.bits == pytest.approx(exact[each.action])


def test_with_partner_and_letter_the_deed_is_told_and_what_to_say_then() -> None:
    letter = shown(2, "CB", "mission:D", "grey:tall")
    call = first(noted(*PROVEN, *letter), "call")
    assert call.reason.code == "deed"
    assert call.reason.arguments["mission"] == ("mission", "LF-BD")
    assert call.actions == (Declare(2, 1, 3),)
    assert call.when is not None
    assert "Colonel Bubble stands on number 1" in Words("en").advice(INKOGNITO, call.reason)


def test_whose_figures_the_deed_takes_may_be_all_that_is_missing() -> None:
    """LF and CB with A and B have to meet X: who is he, and what does he look like?"""
    facts = (Enveloped(0, 3, 0), *PROVEN[1:], *shown(2, "CB", "mission:B", "tall"))
    assert first(noted(*facts), "call").reason.code == "missing-figures"


def test_what_to_show_depends_on_what_was_shown() -> None:
    """Nothing is repeated; a partner is shown what he has not seen, anybody else little."""
    asked = {"whom": ("seat", "green"), "question": ("question", "identity")}

    def to_green(book: Notebook) -> Advised:
        return next(
            each
            for each in for_notebook(book)
            if each.when is not None and each.when.arguments == asked
        )

    before = to_green(noted(Enveloped(0, 3, 1)))
    assert before.reason.code == "show-little"
    repeated = Shown(1, 0, 0, before.action.cards, None)  # type: ignore[attr-defined]
    after = to_green(noted(Enveloped(0, 3, 1), Asked(1, 0, 0, 0, "three"), repeated))
    assert after.action != before.action
    partner = to_green(noted(Enveloped(0, 3, 1), *shown(1, "grey:CB", "X", "tall")))
    assert partner.reason.code == "show-partner"
    words = INKOGNITO.vocabulary(INKOGNITO.settle({}))["card"]
    cards = {words[card] for card in partner.action.cards}  # type: ignore[attr-defined]
    assert "mission:B" in cards
    assert "grey:LF" in cards


def test_three_players_may_be_alone_and_the_fifth_locks() -> None:
    alone = (
        Enveloped(0, 3, 1),
        *shown(1, "grey:X", "LF", "tall"),
        *shown(2, "grey:ZZ", "LF", "fat"),
    )
    call = first(noted(*alone, players=3), "call")
    assert call.reason.code == "deed-alone"
    fifth = noted(seat=4, players=5)
    assert first(fifth, "call").reason.code == "missing-sheet"


def test_in_the_card_game_a_call_waits_for_the_ally() -> None:
    game = GAMES["inkognito-cards"]
    book = Notebook(game, game.settle({"players": 4}), 0)
    faces = game.vocabulary(book.options)["card"]
    book.add("identity", Secrets(0, faces.index("LF"), faces.index("0")))
    assert first(book, "call").reason.code == "missing-call"
    for agent, identity, number in ((1, "CB", "11"), (2, "X", "52")):
        book.add("black", Black(agent, (0,), faces.index(f"black-{identity}")))
        book.add("black", Black(agent, (0,), faces.index(f"black-{number}")))
    call = first(book, "call")
    assert isinstance(call.action, Call)
    assert call.when is not None
    assert call.when.arguments == {"whom": ("agent", "yellow")}
    assert first(book, "meet").reason.code == "meet-call"


def test_with_five_cards_go_to_the_ambassador_only_from_two_agents() -> None:
    game = GAMES["inkognito-cards"]
    book = Notebook(game, game.settle({"players": 5}), 0)
    faces = game.vocabulary(book.options)["card"]
    book.add("identity", Secrets(0, faces.index("LF"), faces.index("0")))
    occasions = {
        (each.when.code, each.when.arguments["whom"])
        for each in for_notebook(book)
        if each.when is not None and isinstance(each.action, Pass)
    }
    met = {("met", ("agent", whom)) for whom in ("green", "pink", "yellow")}
    assert occasions == met | {("met-by-two", ("agent", "ambassador"))}


INFILTRAITORS = """
game = "infiltraitors"
options = {{ players = 3, mission = "1" }}
me = "badger"
hand = ["black-13", "red-2"]
traitor = "orange-9"
{clues}
"""


def test_agents_are_told_whom_to_shoot_and_which_card_tells_most() -> None:
    clue = '[[clue]]\ntraitor = "{whom}"\ncard = "{card}"\nupright = {upright}\n'
    few = clue.format(whom="otter", card="green-6", upright="true")
    seats = GAMES["infiltraitors"].seats(GAMES["infiltraitors"].settle({"players": 3}))
    text = INFILTRAITORS.format(clues=few).replace("badger", seats[0]).replace("otter", seats[1])
    book = read_notes(text, GAMES)
    advice = for_notebook(book)
    assert next(each for each in advice if each.about == "call").reason.code == "missing-shot"
    plays = [each for each in advice if each.about == "play"]
    assert [each.worth for each in plays] == sorted((each.worth for each in plays), reverse=True)
    assert {each.reason.code for each in plays} == {"clue", "exchange"}
    assert all(said(book.game, each) for each in advice)


def test_notes_that_contradict_themselves_are_given_no_advice() -> None:
    wrong = (*PROVEN, *shown(1, "grey:CB", "X", "tall"))
    assert for_notebook(noted(*wrong)) == []


def test_all_games_with_notes_of_their_own_are_advised() -> None:
    assert set(FROM_NOTES) <= set(ADVISERS) == {game.id for game in GAMES}
