"""Companions: agents who mean well and have habits, as people do."""

from collections.abc import Mapping, Sequence
from math import inf

from ridotto.bots.infiltraitors.clue_plays import CluePlay, plays
from ridotto.bots.infiltraitors.clue_worth import Scales
from ridotto.bots.infiltraitors.forgetful import Forgetful
from ridotto.bots.infiltraitors.habits import HABITS, SOMETHING
from ridotto.bots.infiltraitors.literal import Literal
from ridotto.kernel import Action, Game, Options, Seat


class Companion(Literal):
    """Plays as the literal agent does, from what its habits leave it of its stream."""

    mind: Forgetful

    def __init__(self, name: str, game: Game, options: Options, seat: Seat) -> None:
        self.name = name
        self.habits = HABITS[name]
        super().__init__(game, options, seat)

    def follow(self, game: Game, options: Options, seat: Seat) -> Forgetful:
        return Forgetful(self.habits, game, options, seat)

    def shot(self, know: Mapping[Seat, int], targets: Sequence[Seat]) -> Action | None:
        most = self.habits.shoots_at
        if most == 1:
            return super().shot(know, targets)
        found = [owner for owner in targets if know[owner].bit_count() <= most]
        return self.shot_at_best(know, found, "shoot-hasty") if found else None

    def best_play(self, scales: Scales) -> tuple[CluePlay | None, float]:
        if not self.habits.first:
            return super().best_play(scales)
        gain = -inf
        play: CluePlay | None = None
        for play in plays(self.mind):
            gain = scales.gain(play.card, play.whom)
            if gain >= SOMETHING:
                break
        return play, gain

    def say(self, play: CluePlay, scales: Scales) -> Action:
        if not self.habits.first:
            return super().say(play, scales)
        if scales.gain(play.card, play.whom) < SOMETHING:
            return self.because(play.action, "play-any")
        if play.whom == self.mind.seat:
            return self.because(play.action, "clue-first")
        return self.because(play.action, "exchange-first", play.whom)
