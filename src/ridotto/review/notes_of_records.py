"""A recorded game as somebody at the table would have noted it: what one seat was sent, entry by
entry, each with the number of the event after which it is written.
"""

from collections.abc import Callable, Iterator
from typing import Any

from ridotto.games import GAMES
from ridotto.games.infiltraitors import facts as infiltraitors
from ridotto.games.infiltraitors.components import CARD_WORDS
from ridotto.games.inkognito import facts as inkognito
from ridotto.games.inkognito.components import AMBASSADOR, CARDS, QUESTIONS
from ridotto.games.inkognito_cards import facts as cards
from ridotto.games.inkognito_cards.components import CARDS as CARD_FACES
from ridotto.games.inkognito_cards.components import FACE, FACES
from ridotto.kernel import Fact, Record, Seat

Entry = tuple[int, str, dict[str, Any]]
"""After which event, what kind of entry, and what it says. ``own`` is what I was dealt or drew."""


def entries(record: Record, seat: Seat) -> Iterator[Entry]:
    """What this seat writes down, as long as the first game lasts."""
    game, options = GAMES[record.header.game], record.header.options
    read = READERS[game.id](game.seats(options), seat)
    for number, event in enumerate(record.events(), 1):
        if isinstance(event.fact, cards.Called):
            return
        if event.to >> seat & 1:
            for kind, values in read(event.fact):
                yield number, kind, values


Told = Iterator[tuple[str, dict[str, Any]]]
Reader = Callable[[Fact], Told]


def _inkognito(seats: tuple[str, ...], me: Seat) -> Reader:
    state = {"via": False, "penalty": False}

    def read(fact: Fact) -> Told:
        if isinstance(fact, inkognito.Enveloped):
            identity, build, letter = fact.identity, fact.build, fact.letter
            own = {"identity": ("LF", "CB", "X", "ZZ")[identity], "mission": "ABCD"[letter]}
            yield "own", {**own, "build": ("tall", "short", "fat", "thin")[build]}
        elif isinstance(fact, inkognito.Asked):
            state["via"], state["penalty"] = fact.met == AMBASSADOR, False
        elif isinstance(fact, inkognito.Contested):
            state["penalty"] = fact.right
        elif isinstance(fact, inkognito.Shown):
            values: dict[str, Any] = {
                "question": QUESTIONS[fact.question],
                "cards": [CARDS[card] for card in fact.cards],
                "via": "ambassador" if state["via"] else "meeting",
            }
            if state["penalty"]:
                values["penalty"] = True
            if fact.shower == me:
                yield "shown", {"to": seats[fact.asker], **values}
            else:
                asker = {} if fact.asker == me else {"asker": seats[fact.asker]}
                yield "answer", {"from": seats[fact.shower], **values, **asker}
        elif isinstance(fact, inkognito.Judged):
            yield (
                "verdict",
                {
                    "from": seats[fact.shower],
                    "true": [CARDS[card] for card in fact.true],
                    "false": [CARDS[card] for card in fact.false],
                },
            )

    return read


def _cards(seats: tuple[str, ...], me: Seat) -> Reader:
    agents = ("blue", "yellow", "green", "pink")

    def read(fact: Fact) -> Told:
        if isinstance(fact, cards.Secrets):
            yield "own", {"identity": FACES[fact.identity], "number": FACES[fact.fragment]}
        elif isinstance(fact, cards.Pair):
            pair = [CARD_FACES[fact.one], CARD_FACES[fact.other]]
            if fact.giver == me:
                yield "passed", {"to": seats[fact.to], "cards": pair}
            else:
                yield "pair", {"from": seats[fact.giver], "cards": pair}
        elif isinstance(fact, cards.Black):
            card = FACES[fact.card & FACE]
            if fact.shower != me:
                yield "black", {"from": agents[fact.shower], "card": card}
            else:
                for seer in fact.to:
                    yield "shown", {"to": seats[seer], "card": card}

    return read


def _infiltraitors(seats: tuple[str, ...], me: Seat) -> Reader:
    def read(fact: Fact) -> Told:
        match fact:
            case infiltraitors.Drew():
                yield "own", {"hand": CARD_WORDS[fact.card]}
            case infiltraitors.Identified() if fact.seat != me:
                yield "taken", {"by": seats[fact.seat]}
            case infiltraitors.Met():
                yield "taken", {"by": seats[me], "card": CARD_WORDS[fact.card]}
            case infiltraitors.Clued():
                yield "clue", _clue(seats[fact.seat], fact.card, upright=fact.upright)
            case infiltraitors.Exchanged():
                yield "clue", _clue(seats[fact.whom], fact.card, upright=fact.upright)
            case infiltraitors.Shot() if not fact.right:
                yield "miss", {"traitor": seats[fact.whom], "card": CARD_WORDS[fact.card]}
            case infiltraitors.Eliminated():
                yield "hit", {"traitor": seats[fact.whom], "card": CARD_WORDS[fact.card]}
            case infiltraitors.Discarded():
                yield "seen", {"cards": [CARD_WORDS[card] for card in fact.cards]}

    return read


def _clue(owner: str, card: int, *, upright: bool) -> dict[str, Any]:
    return {"traitor": owner, "card": CARD_WORDS[card], "upright": upright}


READERS: dict[str, Callable[[tuple[str, ...], Seat], Reader]] = {
    "inkognito": _inkognito,
    "inkognito-cards": _cards,
    "infiltraitors": _infiltraitors,
}


def begun(record: Record, seat: Seat) -> dict[str, Any]:
    """Notes in which nothing is written yet."""
    game, options = GAMES[record.header.game], record.header.options
    seats = game.seats(options)
    given = {option.name: options[option.name] for option in game.options if option.values}
    notes: dict[str, Any] = {"game": game.id, "options": given, "me": seats[seat], "order": []}
    if game.id == "infiltraitors":
        notes["without"] = [name for name in seats if name != seats[seat]]
    return notes


def add(notes: dict[str, Any], kind: str, values: dict[str, Any]) -> None:
    """Write one entry."""
    if kind != "own":
        notes.setdefault(kind, []).append(values)
        notes["order"].append(kind)
    elif "hand" in values:
        notes["hand"] = list(dict.fromkeys([*notes.get("hand", []), values["hand"]]))
    else:
        notes |= values
