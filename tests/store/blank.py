"""A store of which tests only want to know what is written to it."""

from ridotto.store import Store


class BlankStore(Store):
    """Holds nothing; how it writes is for others to say."""

    async def log(self, table: str) -> list[str]:
        return []

    async def open_tables(self) -> list[str]:
        return []

    async def secret(self, name: str, fresh: str) -> str:
        return fresh

    async def close(self) -> None:
        pass
