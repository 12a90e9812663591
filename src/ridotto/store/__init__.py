"""Keeps the logs of tables: SQLite in a file, or PostgreSQL by URL."""

from ridotto.store.backup import back_up, restore
from ridotto.store.errors import StoreAway, StoreError
from ridotto.store.group_commits import Journal
from ridotto.store.store import Store, open_store
from ridotto.store.writes import Append, Close, Finish, Forget, Report, Write

__all__ = [
    "Append",
    "Close",
    "Finish",
    "Forget",
    "Journal",
    "Report",
    "Store",
    "StoreAway",
    "StoreError",
    "Write",
    "back_up",
    "open_store",
    "restore",
]
