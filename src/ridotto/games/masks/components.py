"""The things of the game, as small numbers with words."""

from typing import Annotated

from ridotto.kernel import Of

SEATS = ("blue", "green", "red", "yellow")
MASKS = ("fox", "moth", "owl", "swan", "wolf")

Mask = Annotated[int, Of("mask")]
