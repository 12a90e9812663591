"""Keeps the logs of tables: SQLite in a file, or PostgreSQL by URL."""

from ridotto.store.errors import StoreError
from ridotto.store.group_commits import Journal
from ridotto.store.store import Store, open_store
from ridotto.store.writes import Append, Close, Forget, Write

__all__ = ["Append", "Close", "Forget", "Journal", "Store", "StoreError", "Write", "open_store"]
