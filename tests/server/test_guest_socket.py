"""What is sent to a guest, and how it ends."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ridotto.server.guest_cookies import Guest
from ridotto.server.guest_socket import GuestSocket


async def while_it_sends(then: Callable[[GuestSocket, asyncio.Task[None]], object]) -> GuestSocket:
    """Something is done while a message is on its way; the socket, when nothing more is sent."""
    socket, stuck = GuestSocket(Guest("a", "Anna"), 1000), asyncio.Event()

    def send(_: Any) -> Awaitable[None]:
        stuck.set()
        return asyncio.get_running_loop().create_future()

    sending = asyncio.create_task(socket.send_all(send))
    socket.send(b"{}")
    await stuck.wait()
    then(socket, sending)
    await sending
    return socket


def test_who_is_ended_just_stops() -> None:
    assert asyncio.run(while_it_sends(lambda socket, _: socket.end())).ended


def test_who_is_ended_twice_at_once_just_stops() -> None:
    """A newer connection of a guest takes over while his old one is closed."""

    def twice(socket: GuestSocket, _: asyncio.Task[None]) -> None:
        socket.end()
        socket.end()

    assert asyncio.run(while_it_sends(twice)).ended


def test_who_is_cancelled_by_somebody_else_is_cancelled() -> None:
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(while_it_sends(lambda _, sending: sending.cancel()))
