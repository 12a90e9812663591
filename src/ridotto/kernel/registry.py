"""Finds games by id."""

from collections.abc import Iterator

from ridotto.kernel.errors import UnknownGame
from ridotto.kernel.game import Game


class Registry:
    """The games of a house. Ids are unique."""

    def __init__(self, *games: Game) -> None:
        self._games: dict[str, Game] = {}
        for game in games:
            if game.id in self._games:
                raise ValueError(f"two games have the id {game.id!r}")
            self._games[game.id] = game

    def __getitem__(self, game: str) -> Game:
        """The game of that id. Raises UnknownGame."""
        try:
            return self._games[game]
        except KeyError:
            raise UnknownGame(game, self._games) from None

    def __iter__(self) -> Iterator[Game]:
        return iter(self._games.values())
