"""What ``import ridotto`` offers: games to play, look into, think about, save and verify."""

import hashlib
import secrets
from pathlib import Path

from msgspec import structs

from ridotto.deduction import Notebook, read_notes
from ridotto.games import GAMES
from ridotto.kernel import CHANCE, Record, RecordError, RidottoError, Value
from ridotto.kernel.record import read
from ridotto.table import verify as verifying
from ridotto.table.deal import SEED_BYTES
from ridotto.table.session import Session
from ridotto.words import names_of


def list_games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(game.id for game in GAMES)


def start(
    game: str, *, seed: int | str | bytes | None = None, bots: str | None = None, **options: Value
) -> Session:
    """A new game, before its first event. The same seed gives the same game; without one it is
    another each time. ``bots`` seats bots of that level everywhere. Options may be given as they
    are written on the command line; those that are not given have the defaults of simulations, so
    that every game ends.

    Raises UnknownGame, OptionError or UnknownBot.
    """
    rules = GAMES[game]
    declared = {option.name: option for option in rules.options}
    chosen = {
        name: value
        if name not in declared or declared[name].takes(value)
        else declared[name].read(str(value))
        for name, value in options.items()
    }
    session = Session(rules, rules.settle(chosen, simulated=True), _seed(seed))
    if bots is not None:
        session.seat_bot(bots)
    return session


def load(path: str | Path) -> Record:
    """The record in a file. Raises RecordError unless it is well formed; ``verify`` tells whether
    it is true.
    """
    try:
        return read(Path(path).read_text(encoding="utf-8"), GAMES)
    except UnicodeDecodeError:
        raise RecordError(1, "not a Ridotto record: it is no text") from None


def verify(record: Record) -> None:
    """Raises RecordError, with line and reason, unless the game can have happened just so and
    nobody chose the deal. It must be over. Who played, and what bots gave as their reasons, is not
    vouched for.
    """
    if not isinstance(record, Record):
        raise RidottoError(f"verify takes a record (load, or Session.record), not {record!r}")
    verifying.verify(record, GAMES[record.header.game])


def resume(record: Record, steps: int | None = None) -> Session:
    """The game of a record as it stood after so many steps, or at its end, to play on from; nobody
    is seated but by ``seat_bot``. Raises IllegalAction if it cannot have happened.

    What chance brings next is the record's own, as far as its seed is known and nobody strays
    from it.
    """
    header = record.header
    if steps is not None and not 0 <= steps <= len(record.steps):
        raise RidottoError(f"the record has {len(record.steps)} steps, not {steps}")
    seed = bytes.fromhex(record.end.seed) if record.end else secrets.token_bytes(SEED_BYTES)
    session = Session(
        GAMES[header.game], header.options, seed, header.players, header.contributions
    )
    session.header = structs.replace(session.header, begun=header.begun)
    for number, step in enumerate(record.steps[:steps]):
        if step.by == CHANCE and number >= header.laid_out:
            session.draw()  # so that the dealer is as far as the game
        session.act(step.action, step.by, step.reason)
    return session


def notebook(text: str) -> Notebook:
    """The notes of somebody at a physical table, thought through. Raises BadNotes."""
    return read_notes(text, GAMES, names_of)


def _seed(seed: int | str | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if not isinstance(seed, int | str | bytes):
        raise RidottoError(f"a seed is a number or a text, not {seed!r}")
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return hashlib.sha256(b"ridotto session 1\0" + text).digest()
