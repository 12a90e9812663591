"""The short way in: however the bytes of a socket are cut, the same messages are heard."""

import asyncio
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from ridotto.server.limits import Limits
from ridotto.server.run import ServePlan, configure
from ridotto.server.wire import SHORT, Wire, frame

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOST = 300
"""The size of the longest message here."""


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True


async def accept(_: Any, __: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


def listen_to(
    chunks: list[bytes], *, with_handshake: bytes = b"", most: int = MOST
) -> tuple[list[bytes], bytes]:
    """What is heard of these bytes, and what is answered to them."""

    async def run() -> tuple[list[bytes], bytes]:
        config = configure(accept, ServePlan(database="", limits=Limits(message=most)))
        wire, transport = Wire(config, ServerState(), {}), Transport()
        heard: list[bytes] = []
        wire.connection_made(transport)
        wire.data_received(HANDSHAKE + with_handshake)
        while not wire.handshake_complete:
            await asyncio.sleep(0)
        wire.heard = heard.append
        transport.written = b""
        for chunk in chunks:
            if not transport.closed:
                wire.data_received(chunk)
        wire.stop_keepalive()
        for task in wire.tasks:
            task.cancel()
        return heard, transport.written

    return asyncio.run(run())


def sent(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


texts = st.one_of(st.binary(max_size=8), st.binary(min_size=SHORT - 2, max_size=MOST))
cut = st.lists(st.integers(1, 200), max_size=40)


@st.composite
def parts(draw: st.DrawFn) -> list[tuple[str, bytes]]:
    """Whole messages, messages in fragments, pings and pongs: what a client may send."""
    kinds = st.sampled_from(["text", "text", "fragments", "ping", "pong"])
    return draw(st.lists(st.tuples(kinds, texts), min_size=1, max_size=8))


def spoken(said: list[tuple[str, bytes]]) -> tuple[bytes, list[bytes], bytes]:
    """The bytes a client sends, the messages in them, and the answers to its pings."""
    stream, whole, answers = b"", [], b""
    for kind, data in said:
        short = data[:SHORT]
        if kind == "text":
            stream += sent(Opcode.TEXT, data)
            whole.append(data)
        elif kind == "fragments":
            half = len(data) // 2
            stream += sent(Opcode.TEXT, data[:half], fin=False) + sent(Opcode.PING, b"!")
            stream += sent(Opcode.CONT, data[half:])
            answers += Frame(Opcode.PONG, b"!").serialize(mask=False)
            whole.append(data)
        elif kind == "ping":
            stream += sent(Opcode.PING, short)
            answers += Frame(Opcode.PONG, short).serialize(mask=False)
        else:
            stream += sent(Opcode.PONG, short)
    return stream, whole, answers


@given(parts(), cut, st.integers(0, 20))
@example([("ping", b"x"), ("text", b"one"), ("text", b"two")], [7, 9, 9], 0)
@example([("text", b"one"), ("text", b"two")], [1, 1, 1, 1, 5, 9], 0)
@example([("text", b"one"), ("text", b"two")], [9], 3)
def test_messages_are_the_same_however_their_bytes_are_cut(
    said: list[tuple[str, bytes]], sizes: list[int], early: int
) -> None:
    stream, whole, answers = spoken(said)
    first = 6 + len(said[0][1][:SHORT])  # of its bytes, some may come too early, but not all
    early = min(early, first // 2)
    rest = stream[early:]
    chunks = []
    for size in sizes:
        chunks.append(rest[:size])
        rest = rest[size:]
    chunks = [chunk for chunk in [*chunks, rest] if chunk]
    assert listen_to(chunks, with_handshake=stream[:early]) == (whole, answers)


def test_each_message_on_its_own_is_heard() -> None:
    chunks = [sent(Opcode.TEXT, b"x" * size) for size in range(MOST + 1)]
    heard, written = listen_to(chunks)
    assert heard == [b"x" * size for size in range(MOST + 1)]
    assert written == b""


def closed_with(code: int, written: bytes) -> bool:
    return written[:1] == b"\x88" and int.from_bytes(written[2:4], "big") == code


def test_a_message_within_another_is_an_error_and_not_heard() -> None:
    begun, within = sent(Opcode.TEXT, b"be", fin=False), sent(Opcode.TEXT, b"within")
    for chunks in ([begun, within], [begun + within]):
        heard, written = listen_to(chunks)
        assert heard == []
        assert closed_with(1002, written)


def test_a_message_that_is_too_long_or_not_masked_is_an_error_and_not_heard() -> None:
    for most in (50, MOST):
        heard, written = listen_to([sent(Opcode.TEXT, b"x" * (most + 1))], most=most)
        assert heard == []
        assert closed_with(1009, written)
    heard, written = listen_to([frame(b"plain"), sent(Opcode.TEXT, b"after")])
    assert heard == []
    assert closed_with(1002, written)


def test_what_only_looks_like_a_message_is_not_heard() -> None:
    """Bytes within a frame that would be a message by themselves, wherever the frame is cut."""
    inner, after = sent(Opcode.TEXT, b"inner"), sent(Opcode.TEXT, b"after")
    long = (inner * 12)[:128]  # with its size in two bytes, which look like a head themselves
    unmasked = bytes(4)
    ping = bytes((0x89, 0x80 | len(inner))) + unmasked
    text = bytes((0x81, 0x80 | 126, 0, len(long))) + unmasked
    longer = bytes((0x81, 0x80 | 127)) + len(long).to_bytes(8, "big") + unmasked
    pong = Frame(Opcode.PONG, inner).serialize(mask=False)
    lines = b"\r\n\r\n"  # as a handshake ends
    other_ping = bytes((0x89, 0x80 | len(lines + inner))) + unmasked
    other_pong = Frame(Opcode.PONG, lines + inner).serialize(mask=False)
    whole = [inner] * 11 + [long[11 * len(inner) :]]
    for head, rest, result in (
        (ping, [inner], ([b"after"], pong)),
        (other_ping, [lines, inner], ([b"after"], other_pong)),
        (text, whole, ([long, b"after"], b"")),
        (longer, whole, ([long, b"after"], b"")),
    ):
        for place in range(1, len(head)):
            chunks = [head[:place], head[place:], *rest, after]
            assert listen_to(chunks) == result
            assert listen_to(chunks[1:], with_handshake=head[:place]) == result
        assert listen_to([head, *rest, after]) == result
        assert listen_to([*rest, after], with_handshake=head) == result
        if len(rest) > 1:
            assert listen_to([*rest[1:], after], with_handshake=head + rest[0]) == result
