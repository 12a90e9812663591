"""Made-up notebooks of every game, with plain loops over all deals that agree with them.

Of what is tested only the lists of words are shared, for slips: a deal is a dictionary, an entry is
read as its words say, and every world has a weight, which is 1 where all are alike.
"""

import copy
import random
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any

from ridotto.games import GAMES

Notes = dict[str, Any]
Deal = dict[tuple[str, str], str]
Odds = dict[tuple[str, str], dict[str, Fraction]]
Weighed = Iterator[tuple[Deal, Fraction]]

IDENTITIES = ("LF", "CB", "X", "ZZ")


def odds(worlds: list[tuple[Deal, Fraction]]) -> Odds:
    """How likely each value is, by the weights of the worlds."""
    total = sum(weight for _, weight in worlds)
    found: Odds = {}
    for deal, weight in worlds:
        for variable, value in deal.items():
            values = found.setdefault(variable, {})
            values[value] = values.get(value, Fraction(0)) + weight / total
    return found


def entries_of(notes: Notes) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The entries in their order."""
    left = {name: list(notes[name]) for name in set(notes["order"])}
    for name in notes["order"]:
        yield name, left[name].pop(0)


def finish(notes: Notes, made: list[tuple[str, dict[str, Any]]]) -> Notes:
    for name, entry in made:
        notes.setdefault(name, []).append(entry)
    notes["order"] = [name for name, _ in made]
    return notes


def slip(notes: Notes, rng: random.Random) -> tuple[Notes, str, str, int | None, Any]:
    """One word or mark of one entry is wrong. Returns where it was, and what was right."""
    game = GAMES[notes["game"]]
    options = game.settle(notes["options"])
    lists = game.studied.words_in_notes(options, game.vocabulary(options))
    wrong = copy.deepcopy(notes)
    kind = rng.choice(sorted(set(notes["order"])))
    number = rng.randrange(len(notes[kind]))
    entry = wrong[kind][number]
    field = rng.choice(sorted(entry))
    value = entry[field]
    others = {
        "cards": lists.get("card", ()),
        "masks": lists.get("mask", ()),
        "true": lists.get("card", ()),
        "false": lists.get("card", ()),
        "card": lists.get("face", lists.get("card", ())),
        "question": lists.get("question", ()),
        "via": lists.get("via", ()),
    }.get(field, lists["seat"])
    name = f"{kind} {number + 1}"
    if isinstance(value, bool):
        entry[field] = not value
        return wrong, name, field, None, value
    if isinstance(value, list):
        if not value:
            return slip(notes, rng)
        place = rng.randrange(len(value))
        old = value[place]
        value[place] = rng.choice([word for word in others if word not in value])
        return wrong, name, field, place, old
    entry[field] = rng.choice([word for word in others if word != value])
    return wrong, name, field, None, value


# Inkognito

SEATS = ("blue", "green", "red", "yellow")
BUILDS = ("tall", "short", "fat", "thin")


def face(card: str) -> str:
    return card.rpartition(":")[2]


def true_of(deal: Deal, seat: str, card: str) -> bool:
    return face(card) in (deal[seat, "identity"], deal[seat, "build"], deal[seat, "mission"])


def answers(deal: Deal, seat: str, question: str, via: str) -> list[tuple[str, ...]]:
    """All answers in coloured cards: of two of the kind asked for and one other at least one is
    true; through the Ambassador, of two of the kind asked for.
    """
    asked, other = (IDENTITIES, BUILDS) if question == "identity" else (BUILDS, IDENTITIES)
    thirds = [()] if via == "ambassador" else [(each,) for each in other]
    made = [(*two, *third) for two in combinations(asked, 2) for third in thirds]
    return [cards for cards in made if any(true_of(deal, seat, card) for card in cards)]


def sets_in(cards: tuple[str, ...]) -> list[frozenset[str]]:
    """A set of faces, and the pairs in it: none of them may be shown again."""
    faces = [face(card) for card in cards]
    return [frozenset(faces), *(frozenset(two) for two in combinations(faces, 2))]


def inkognito(rng: random.Random) -> Notes:
    columns = [rng.sample(words, 4) for words in (IDENTITIES, BUILDS, "ABCD")]
    deal: Deal = {}
    for what, values in zip(("identity", "build", "mission"), columns, strict=True):
        deal |= {(seat, what): value for seat, value in zip(SEATS, values, strict=True)}
    me = rng.choice(SEATS)
    notes: Notes = {"game": "inkognito", "options": {"players": 4, "edition": "2013"}, "me": me}
    notes |= {what: deal[me, what] for what in ("identity", "build", "mission")}
    shown: dict[str, set[frozenset[str]]] = {}
    made: list[tuple[str, dict[str, Any]]] = []
    for _ in range(rng.randrange(1, 9)):
        other = rng.choice([seat for seat in SEATS if seat != me])
        question = rng.choice(("identity", "build"))
        via = rng.choice(("meeting", "ambassador"))
        mine = rng.random() < 0.2
        shower = me if mine else other
        before = shown.setdefault(f"{shower}-{other}", set())
        fresh = [
            cards
            for cards in answers(deal, shower, question, via)
            if frozenset(map(face, cards)) not in before
        ]
        if not fresh:
            continue
        cards = list(rng.choice(fresh))
        before.update(sets_in(tuple(cards)))
        if rng.random() < 0.2:
            true = rng.choice([card for card in cards if true_of(deal, shower, card)])
            cards[cards.index(true)] = f"grey:{true}"
        elif rng.random() < 0.2:
            place = rng.randrange(len(cards))
            others = [card for card in cards if card != cards[place]]
            if any(true_of(deal, shower, card) for card in others):
                cards[place] = f"mission:{deal[shower, 'mission']}"
        entry = {"question": question, "via": via, "cards": cards}
        if mine:
            made.append(("shown", {"to": other, **entry}))
        else:
            made.append(("answer", {"from": other, **entry}))
        if not mine and rng.random() < 0.1:
            judged = [card for card in cards if not card.startswith("mission")]
            verdict = {
                "from": other,
                "true": [card for card in judged if true_of(deal, other, card)],
                "false": [card for card in judged if not true_of(deal, other, card)],
            }
            made.append(("verdict", verdict))
    return finish(notes, made)


def inkognito_worlds(notes: Notes, *, by_answers: bool) -> Weighed:
    me = notes["me"]
    others = [seat for seat in SEATS if seat != me]
    columns = [
        [value for value in values if value != notes[what]]
        for what, values in (("identity", IDENTITIES), ("build", BUILDS), ("mission", "ABCD"))
    ]
    for identities, builds, letters in product(*(permutations(column) for column in columns)):
        deal: Deal = {}
        for what, values in (("identity", identities), ("build", builds), ("mission", letters)):
            deal |= {(seat, what): value for seat, value in zip(others, values, strict=True)}
        weight = Fraction(1)
        shown: dict[str, set[frozenset[str]]] = {}
        for name, entry in entries_of(notes):
            if name == "shown":
                continue
            seat = entry["from"]
            if name == "verdict":
                right = all(true_of(deal, seat, card) for card in entry["true"])
                weight *= right and not any(true_of(deal, seat, card) for card in entry["false"])
                continue
            cards = tuple(entry["cards"])
            sure = [card for card in cards if ":" in card]
            doubtful = [card for card in cards if not card.startswith("mission")]
            weight *= any(true_of(deal, seat, card) for card in doubtful)
            weight *= all(true_of(deal, seat, card) for card in sure)
            before = shown.setdefault(seat, set())
            if weight and by_answers and not sure:
                made = answers(deal, seat, entry["question"], entry["via"])
                fresh = [each for each in made if frozenset(each) not in before]
                weight /= len(fresh)
            before.update(sets_in(cards))
        if weight:
            yield deal, weight


# The card game

AGENTS = ("blue", "yellow", "green", "pink")
NUMBERS = ("0", "11", "29", "52")
CARD_PAIRS = list(combinations((*IDENTITIES, *NUMBERS), 2))


def plain(card: str) -> str:
    return card.removeprefix("black-")


def has(deal: Deal, agent: str, card: str) -> bool:
    return plain(card) in (deal[agent, "identity"], deal[agent, "number"])


def cards(rng: random.Random) -> Notes:
    identities, numbers = rng.sample(IDENTITIES, 4), rng.sample(NUMBERS, 4)
    deal = {(agent, "identity"): value for agent, value in zip(AGENTS, identities, strict=True)}
    deal |= {(agent, "number"): value for agent, value in zip(AGENTS, numbers, strict=True)}
    me = rng.choice(AGENTS)
    notes: Notes = {"game": "inkognito-cards", "options": {"players": 4}, "me": me}
    notes |= {what: deal[me, what] for what in ("identity", "number")}
    passed: set[tuple[str, str, tuple[str, str]]] = set()
    made: list[tuple[str, dict[str, Any]]] = []
    for _ in range(rng.randrange(1, 7)):
        other = rng.choice([agent for agent in AGENTS if agent != me])
        giver = me if rng.random() < 0.2 else other
        if rng.random() < 0.2:
            card = deal[giver, rng.choice(("identity", "number"))]
            whom = {"to": other} if giver == me else {"from": other}
            made.append(("shown" if giver == me else "black", {**whom, "card": card}))
            continue
        fresh = [
            pair
            for pair in CARD_PAIRS
            if has(deal, giver, pair[0]) != has(deal, giver, pair[1])
            and (giver, other, pair) not in passed
        ]
        pair = rng.choice(fresh)
        passed.add((giver, other, pair))
        black = rng.random() < 0.2
        written = [f"black-{card}" if black and has(deal, giver, card) else card for card in pair]
        whom = {"to": other} if giver == me else {"from": other}
        made.append(("passed" if giver == me else "pair", {**whom, "cards": written}))
    return finish(notes, made)


def cards_worlds(notes: Notes, *, by_answers: bool) -> Weighed:
    others = [agent for agent in AGENTS if agent != notes["me"]]
    identities = [value for value in IDENTITIES if value != notes["identity"]]
    numbers = [value for value in NUMBERS if value != notes["number"]]
    for one, two in product(permutations(identities), permutations(numbers)):
        deal = {(agent, "identity"): value for agent, value in zip(others, one, strict=True)}
        deal |= {(agent, "number"): value for agent, value in zip(others, two, strict=True)}
        weight = Fraction(1)
        passed: set[tuple[str, frozenset[str]]] = set()
        for name, entry in entries_of(notes):
            if name == "black":
                weight *= has(deal, entry["from"], entry["card"])
            if name != "pair":
                continue
            giver, pair = entry["from"], entry["cards"]
            weight *= has(deal, giver, pair[0]) != has(deal, giver, pair[1])
            black = [card for card in pair if card.startswith("black")]
            weight *= all(has(deal, giver, card) for card in black)
            if weight and by_answers and not black:
                fresh = [
                    each
                    for each in CARD_PAIRS
                    if has(deal, giver, each[0]) != has(deal, giver, each[1])
                    and (giver, frozenset(each)) not in passed
                ]
                weight /= len(fresh)
            passed.add((giver, frozenset(map(plain, pair))))
        if weight:
            yield deal, weight


# Infiltraitors: mission 1

AGENT_SEATS = ("falcon", "lynx", "otter")
DECK = [
    f"{suit}-{number}" for suit in ("orange", "black", "red", "green") for number in range(2, 16)
]


def shares(one: str, other: str) -> bool:
    """The same speciality, or one number a multiple of the other."""
    (suit, number), (other_suit, other_number) = one.split("-"), other.split("-")
    low, high = sorted((int(number), int(other_number)))
    return suit == other_suit or high % low == 0


def infiltraitors(rng: random.Random) -> Notes:
    deck = rng.sample(DECK, len(DECK))
    traitors = {seat: deck.pop() for seat in AGENT_SEATS}
    hand = [deck.pop() for _ in range(rng.randrange(1, 8))]
    notes: Notes = {
        "game": "infiltraitors",
        "options": {"players": 3, "mission": "1"},
        "me": "falcon",
        "hand": hand,
        "traitor": traitors["falcon"],
        "open": [deck.pop() for _ in range(rng.randrange(0, 6))],
    }
    if rng.random() < 0.3:
        notes["without"] = ["otter"]
        del traitors["otter"]
    made: list[tuple[str, dict[str, Any]]] = []
    seats = [seat for seat in traitors if seat != "falcon"]
    for _ in range(rng.randrange(1, 14)):
        seat = rng.choice(seats)
        kind = rng.random()
        if kind < 0.75:
            card = deck.pop()
            upright = shares(card, traitors[seat])
            made.append(("clue", {"traitor": seat, "card": card, "upright": upright}))
        elif kind < 0.85:
            card = rng.choice([card for card in DECK if card != traitors[seat]])
            made.append(("miss", {"traitor": seat, "card": card}))
        elif kind < 0.95:
            made.append(("seen", {"cards": [deck.pop()]}))
        else:
            made.append(("hit", {"traitor": seat, "card": traitors[seat]}))
            traitors[seat] = deck.pop(0)
            made.append(("taken", {"by": seat}))
    return finish(notes, made)


def infiltraitors_worlds(notes: Notes, *, by_answers: bool) -> Weighed:
    seen = {*notes["hand"], notes["traitor"], *notes["open"]}
    clues: dict[str, list[tuple[str, bool]]] = {
        seat: [] for seat in AGENT_SEATS[1:] if seat not in notes.get("without", ())
    }
    missed: dict[str, set[str]] = {seat: set() for seat in clues}
    for name, entry in entries_of(notes):
        if name == "clue":
            seen.add(entry["card"])
            clues.setdefault(entry["traitor"], []).append((entry["card"], entry["upright"]))
        elif name == "miss":
            clues.setdefault(entry["traitor"], [])
            missed.setdefault(entry["traitor"], set()).add(entry["card"])
        elif name == "seen":
            seen.update(entry["cards"])
        elif name == "hit":
            seen.add(entry["card"])
            del clues[entry["traitor"]]
            missed.pop(entry["traitor"], None)
        else:
            clues.setdefault(entry["by"], [])
    fitting = [
        [
            card
            for card in DECK
            if card not in seen
            and card not in missed.get(seat, ())
            and all(shares(clue, card) == upright for clue, upright in lying)
        ]
        for seat, lying in clues.items()
    ]
    for dealt in product(*fitting):
        if len(set(dealt)) == len(dealt):
            yield (
                {(seat, "card"): card for seat, card in zip(clues, dealt, strict=True)},
                Fraction(1),
            )


# Masks

GUESTS = ("blue", "green", "red")
MASKS = ("fox", "moth", "owl", "swan")


def masks(rng: random.Random) -> Notes:
    worn = rng.sample(MASKS, 4)
    notes: Notes = {"game": "masks", "options": {"players": 3}, "me": "blue", "mask": worn[0]}
    made: list[tuple[str, dict[str, Any]]] = []
    for _ in range(rng.randrange(1, 5)):
        place = rng.randrange(1, 3)
        two = [worn[place], rng.choice([mask for mask in MASKS if mask != worn[place]])]
        made.append(("answer", {"from": GUESTS[place], "masks": rng.sample(two, 2)}))
    return finish(notes, made)


def masks_worlds(notes: Notes, *, by_answers: bool) -> Weighed:
    left = [mask for mask in MASKS if mask != notes["mask"]]
    for dealt in permutations(left):
        deal = {
            (whose, "mask"): mask
            for whose, mask in zip(("green", "red", "box"), dealt, strict=True)
        }
        if all(deal[entry["from"], "mask"] in entry["masks"] for _, entry in entries_of(notes)):
            yield deal, Fraction(1)


Worlds = Callable[..., Weighed]
KINDS: dict[str, tuple[Callable[[random.Random], Notes], Worlds]] = {
    "inkognito": (inkognito, inkognito_worlds),
    "inkognito-cards": (cards, cards_worlds),
    "infiltraitors": (infiltraitors, infiltraitors_worlds),
    "masks": (masks, masks_worlds),
}
