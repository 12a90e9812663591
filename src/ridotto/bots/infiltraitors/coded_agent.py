"""The agent who uses the code. He only plays with others who use it."""

import random
from collections.abc import Sequence
from math import inf

from ridotto.bots.infiltraitors.clue_code import Decoder, to_lay
from ridotto.bots.infiltraitors.clue_plays import CluePlay, plays
from ridotto.bots.infiltraitors.clue_worth import LOG, Scales
from ridotto.bots.infiltraitors.literal import Literal
from ridotto.games.infiltraitors.actions import Decline, Lay, Request
from ridotto.games.infiltraitors.candidates import KINGPIN
from ridotto.kernel import Action, Game, Options, Seat

DRAWING = 2.0
"""What it is worth to have drawn: as much as to have left a quarter of the candidates."""
ITSELF = 0.1
"""How much it counts what the card itself tells, beside what it says by the code."""
ITSELF_POISED = 2.0
"""The same where it matters just as much how the card lies (balance)."""


class Coded(Literal):
    """Says by its plays who its traitor is, until all know."""

    name = "coded"
    mind: Decoder

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        super().__init__(game, options, seat)
        self._drawing: bool | None = None

    def follow(self, game: Game, options: Options, seat: Seat) -> Decoder:
        return Decoder(game, options, seat)

    def turn(self, rng: random.Random) -> Action:
        self._drawing = None
        return super().turn(rng)

    def has_to_say(self) -> bool:
        """Whether there is something about one's own traitor that others do not know."""
        mind = self.mind
        return self.holds() and mind.things > 1 and mind.all_know(mind.seat).bit_count() > 1

    def best_play(self, scales: Scales) -> tuple[CluePlay | None, float]:
        """The play that names fewest candidates, among those that are true."""
        if not self.has_to_say():
            return super().best_play(scales)
        mind = self.mind
        before = LOG[mind.all_know(mind.seat).bit_count()]
        drawing = 0.0 if self.hq_is_dear() else DRAWING
        itself = ITSELF_POISED if "balance" in mind.mission.briefing.rules else ITSELF
        best: tuple[float, CluePlay, bool] | None = None
        for play in plays(mind):
            choices = (False, True) if self.may_draw(play) else (False,)
            for drew in choices:
                left = mind.leaves(play, drew=drew)
                if not left:
                    continue
                score = before - LOG[left.bit_count()] + drawing * drew
                score += itself * scales.gain(play.card, play.whom)
                if best is None or score > best[0]:
                    best = score, play, drew
        if best is None:
            return None, -inf
        self._drawing = best[2]
        return best[1], best[0]

    def drain(self, scales: Scales, targets: Sequence[Seat]) -> Action | None:
        """With the code it is not needed; and every play says something."""
        return None

    def may_draw(self, play: CluePlay) -> bool:
        return play.whom != self.mind.seat and not self.mind.mission.blind

    def say(self, play: CluePlay, scales: Scales) -> Action:
        if self._drawing is None:
            return super().say(play, scales)
        left = self.mind.leaves(play, drew=self._drawing).bit_count()
        return self.because(play.action, "code", left=left)

    def draw(self, rng: random.Random) -> Action:
        if self._drawing is None:
            return super().draw(rng)
        return self.because(Request() if self._drawing else Decline(), "code-draw")

    def lay(self, rng: random.Random) -> Action:
        mind = self.mind
        if not mind.public.discard:
            return super().lay(rng)
        assert mind.own.kingpin is not None
        card = to_lay(mind.public, mind.all_know(KINGPIN), mind.own.kingpin)
        return self.because(Lay(card), "code-lay")
