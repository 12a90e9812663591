"""Where bots think: on threads, and one that does not come back is not waited for."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

from ridotto.bots import BotFailed
from ridotto.table.bot_time_limit import OutOfTime, give_up

T = TypeVar("T")


class BotThreads:
    """So many think at once; the others wait their turn."""

    def __init__(self, count: int) -> None:
        self._turn = asyncio.Semaphore(count)

    async def ask(self, call: Callable[[], T], seconds: float) -> T:
        """What the call returns. Raises BotFailed if it raises anything, whatever it is, or takes
        longer; then its thread is told to end, and if it does not listen, it is left alone.
        """
        async with self._turn:
            loop = asyncio.get_running_loop()
            answer: asyncio.Future[T] = loop.create_future()
            thread = threading.Thread(
                target=_think, args=(call, answer, loop), name="bot", daemon=True
            )
            thread.start()
            try:
                return await asyncio.wait_for(answer, seconds)
            except TimeoutError:
                raise BotFailed("hung", f"no answer in {seconds} s") from None
            finally:
                if answer.cancelled():  # nobody waits for it any more
                    give_up(thread)


def _think(
    call: Callable[[], T], answer: "asyncio.Future[T]", loop: asyncio.AbstractEventLoop
) -> None:
    def tell(result: T | None, failure: BotFailed | None) -> None:
        if answer.done():
            return
        if failure is None:
            answer.set_result(result)  # type: ignore[arg-type]
        else:
            answer.set_exception(failure)

    result: T | None = None
    failure: BotFailed | None = None
    # The house may be closed by now, or out of patience just when the answer comes.
    with contextlib.suppress(RuntimeError, OutOfTime):
        try:
            result = call()
        except BaseException as error:  # even a bot that exits ends nothing but its own game
            failure = BotFailed("raised", type(error).__name__)
            failure.__cause__ = error
        loop.call_soon_threadsafe(tell, result, failure)
