"""Keeps the logs of tables: SQLite in a file, or PostgreSQL by URL."""

from ridotto.store.backup import back_up, restore
from ridotto.store.errors import StoreAway, StoreError
from ridotto.store.group_commits import Journal
from ridotto.store.store import Store, open_store
from ridotto.store.writes import (
    Append,
    Close,
    Depart,
    Finish,
    Forget,
    Forgotten,
    Mask,
    Played,
    Report,
    Visit,
    Write,
)

__all__ = [
    "Append",
    "Close",
    "Depart",
    "Finish",
    "Forget",
    "Forgotten",
    "Journal",
    "Mask",
    "Played",
    "Report",
    "Store",
    "StoreAway",
    "StoreError",
    "Visit",
    "Write",
    "back_up",
    "open_store",
    "restore",
]
