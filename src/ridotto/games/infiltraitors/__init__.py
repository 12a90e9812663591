"""Infiltraitors, the co-operative game: find the traitors before you run out of cartridges."""

from ridotto.games.infiltraitors.game import Infiltraitors

__all__ = ["Infiltraitors"]
