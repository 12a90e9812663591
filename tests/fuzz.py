"""Fuzzes whatever decodes a text, guided by the code that is reached:

    python -m tests.fuzz KIND FOLDER [options of libFuzzer]

Texts are changed by ``mangled`` and by libFuzzer in turn; those that reach something new are kept
in the folder and changed further. The first that gives anything but what it says or a plain error
ends it with a traceback, and is written to a file: named instead of the folder, it is tried again.
"""

import asyncio
import contextlib
import logging
import random
import sys
from collections.abc import Callable
from pathlib import Path

import atheris
import msgspec

from tests.mangled_texts import MESSAGES, mangled

READING = [f"ridotto.{room}" for room in ("kernel", "deduction", "games", "table", "server")]
"""What guides the changes."""

with atheris.instrument_imports(include=READING):
    from ridotto.deduction import read_notes
    from ridotto.deduction.notebook import BadNotes, plain_of
    from ridotto.games import GAMES
    from ridotto.games.infiltraitors.campaign import Campaign, CampaignError, load, save
    from ridotto.kernel import SPECTATOR, RecordError
    from ridotto.kernel.not_json import NOT_JSON
    from ridotto.kernel.record import read, write
    from ridotto.lab.simulate import SimulationPlan, play_one
    from ridotto.server.encoding import encode
    from ridotto.server.endpoint import read_incoming
    from ridotto.server.guest_cookies import Guest
    from ridotto.server.guest_socket import GuestSocket
    from ridotto.server.house import House
    from ridotto.server.http_messages import NewTable
    from ridotto.server.limits import Limits
    from ridotto.server.notebooks import AskNotebook, written_answer
    from ridotto.server.replays import ALL, AskReplay, replay
    from ridotto.server.time_and_chance import TimeAndChance
    from ridotto.store import open_store
    from ridotto.table import Refused
    from ridotto.table.commands import Expired
    from ridotto.table.settings import Settings
    from ridotto.table.verify import verify

KINDS = ("notes", "notebook", "campaign", "messages", *(game.id for game in GAMES))
NOTES = Path(__file__).parents[1] / "docs" / "notes"
AROUND = """\
{"type":"settings","id":"c1","settings":{"game":"masks","options":{"players":3}}}
{"type":"sit","id":"c2","seat":1}
{"type":"place","id":"c3","seat":2,"bot":"random"}
{"type":"knock","id":"c4"}
{"type":"start","id":"c5"}
{"type":"tic","id":"c6","tic":"cough"}
{"type":"weigh","id":"c7","do":"guess fox"}
{"type":"ways","id":"c8","fixed":{}}
{"type":"still-there","id":"c8"}
{"type":"undo","id":"c9","all":true}
{"type":"waive","id":"d1","on":true}
{"type":"stand-in","id":"d2","seat":1}
{"type":"back","id":"d3"}
{"type":"put-away","id":"d4","through":3}
{"type":"answer","id":"d5","member":1,"yes":true}
{"type":"mute","id":"d6","member":1,"on":true}
{"type":"abort","id":"d7","agree":true}
{"type":"abort","id":"d8","agree":true}
{"type":"resign","id":"d9"}
{"type":"rematch","id":"e1"}
{"type":"leave","id":"e2"}
{"type":"remove","id":"e3","seat":1}
{"type":"sit","id":"e4"}
{"type":"let-back","id":"e5","member":1}
{"type":"resign","id":"e6"}
{"type":"close","id":"e7"}"""
"""What the two can say beside what they play."""
ROOM = 64_000
"""So many bytes a text may grow by."""


def a_record(game: str) -> str:
    rules = GAMES[game]
    options = rules.settle({}, simulated=True)
    return write(play_one(SimulationPlan(game, options, ("random",), "hostile"), 1), rules)


def take_record(text: str) -> None:
    """Reads it, plays it again and tells it as far as it is legal."""
    try:
        record = read(text, GAMES)
    except RecordError:
        return
    with contextlib.suppress(RecordError):
        verify(record, GAMES[record.header.game])
    viewer = (ALL, 0, 1, SPECTATOR)[len(text) % 4]
    try:
        replay(AskReplay(viewer=viewer, count=3), text)
    except Refused as refused:
        if refused.code not in ("not-a-record", "no-such-seat"):
            raise


def take_notes(text: str) -> None:
    try:
        read_notes(text, GAMES)
    except BadNotes as error:
        if error.line < 1:
            raise


def take_notebook(text: str) -> None:
    """As a request to the house: notes as data, or as a text."""
    try:
        asked = msgspec.json.decode(text, type=AskNotebook)
    except NOT_JSON:
        asked = AskNotebook(toml=text)
    written_answer(asked)


def take_campaign(text: str) -> None:
    with contextlib.suppress(CampaignError):
        load(text)


class Complaints(logging.Handler):
    """What the log says went wrong, also with a task that nobody waits for."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[logging.LogRecord] = []
        logging.getLogger().addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record)


class Conversation:
    """A house without a network. Every text is a table: Ann, who opened it, and Bob say its lines
    in turn.
    """

    def __init__(self) -> None:
        self._complaints = Complaints()
        self._runner = asyncio.Runner()
        self._house = self._runner.run(self._open())

    def __call__(self, text: str) -> None:
        self._runner.run(self._hear(text.split("\n")))
        if self._complaints.said:
            raise AssertionError(logging.Formatter().format(self._complaints.said[0]))

    async def _open(self) -> House:
        return await House.open(await open_store(":memory:"), TimeAndChance(), Limits(), 0.0)

    async def _hear(self, lines: list[str]) -> None:
        house = self._house
        guests = [Guest("a" * 32, "Ann"), Guest("b" * 32, "Bob")]
        settings = Settings(game="masks", options={"players": 2})
        room = await house.room(house.new_table(guests[0], NewTable(settings=settings)))
        sockets = [GuestSocket(guest, house.limits.queued) for guest in guests]
        for socket in sockets:
            room.attach(socket, 0, 0)
        for number, line in enumerate(lines):
            with contextlib.suppress(*NOT_JSON):
                room.receive(sockets[number % 2], read_incoming(line))
        for socket in sockets:
            room.detach(socket)
        await house.journal.flush()
        if room.id in house.rooms:
            room.take(Expired())


def texts(kind: str) -> list[str]:
    """Those to begin with: notes, a notebook, a campaign, messages, or a record of a game; or those
    of all kinds, each after a line that says which.
    """
    match kind:
        case "all":
            return [f"{each}\n{text}" for each in KINDS for text in texts(each)]
        case "notes":
            return [file.read_text() for file in NOTES.glob("*.toml")]
        case "notebook":
            return [encode(AskNotebook(notes=plain_of(text))).decode() for text in texts("notes")]
        case "campaign":
            return [save(Campaign(3, 1, (2, 1)))]
        case "messages":
            return ["\n".join(MESSAGES), AROUND]
        case game:
            return [a_record(game)]


TAKERS: dict[str, Callable[[str], None]] = {}


def take_any(text: str) -> None:
    """As its first line says."""
    kind, _, rest = text.partition("\n")
    if kind in KINDS:
        TAKERS.setdefault(kind, taker(kind))(rest)


def taker(kind: str) -> Callable[[str], None]:
    """What to do with each text."""
    match kind:
        case "all":
            return take_any
        case "notes":
            return take_notes
        case "notebook":
            return take_notebook
        case "campaign":
            return take_campaign
        case "messages":
            return Conversation()
        case _:
            return take_record


def change(data: bytes, most: int, seed: int) -> bytes:
    """The text changed as somebody might change it, or blindly; a line that says its kind stays."""
    first, line, rest = data.partition(b"\n")
    if line and first.decode(errors="replace") in KINDS:
        return first + line + change(rest, most - len(first) - 1, seed)
    rng = random.Random(seed)
    if rng.random() < 0.5:
        changed = mangled(data.decode(errors="replace"), rng).encode(errors="replace")
        return changed[:most]
    blindly: bytes = atheris.Mutate(data, most)
    return blindly


def main() -> None:
    kind, place, *options = sys.argv[1:]
    begin, take = texts(kind), taker(kind)
    if Path(place).is_dir():
        for number, text in enumerate(begin):
            (Path(place) / f"begin-{number}").write_text(text)
    most = max(len(text.encode()) for text in begin) + ROOM
    arguments = [sys.argv[0], place, f"-max_len={most}", "-len_control=0", *options]
    atheris.Setup(
        arguments, lambda data: take(data.decode(errors="replace")), custom_mutator=change
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()
