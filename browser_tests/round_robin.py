"""A proxy that sends each connection to the next of several servers, and knows nothing else."""

import asyncio
import itertools
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress


@contextmanager
def round_robin(ports: Sequence[int]) -> Iterator[int]:
    """The port of one in front of these, on loopback. A server that is gone is passed over."""
    turns = itertools.cycle(ports)
    listening = socket.create_server(("127.0.0.1", 0))
    begun: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []
    ready = threading.Event()
    opened: list[asyncio.StreamWriter] = []

    async def serve(near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        opened.append(back)
        for port in itertools.islice(turns, len(ports)):
            with suppress(OSError):
                far, forth = await asyncio.open_connection("127.0.0.1", port)
                opened.append(forth)
                await asyncio.gather(_pump(near, forth), _pump(far, back))
                return
        back.close()

    async def main() -> None:
        server = await asyncio.start_server(serve, sock=listening)
        ending = asyncio.Event()
        begun.append((asyncio.get_running_loop(), ending))
        ready.set()
        await ending.wait()
        server.close()
        # Nothing is left open when the loop ends.
        for writer in opened:
            writer.transport.abort()
        await asyncio.gather(*(w.wait_closed() for w in opened), return_exceptions=True)

    thread = threading.Thread(target=lambda: asyncio.run(main()), daemon=True)
    thread.start()
    ready.wait()
    try:
        yield listening.getsockname()[1]
    finally:
        loop, ending = begun[0]
        loop.call_soon_threadsafe(ending.set)
        thread.join()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()
