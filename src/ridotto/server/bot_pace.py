"""The pace of bots: how long a decision takes tells nothing about it."""

import asyncio
from math import ceil

BOT_PACE = 0.6
"""Seconds a bot takes to act, unless the house says otherwise. Screens have their own pace."""


def told_at(asked: float, thought: float, pace: float) -> float:
    """When a decision is told that was asked for and made at these times: after one pace, or as
    many whole ones as it took.
    """
    return asked + pace * max(1, ceil((thought - asked) / pace)) if pace else thought


async def keep_pace(asked: float, pace: float) -> None:
    """Waits until a decision that was asked for then, and is made now, may be told."""
    now = asyncio.get_running_loop().time()
    await asyncio.sleep(told_at(asked, now, pace) - now)
