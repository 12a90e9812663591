"""The agent who says only what the cards say: the right partner for people."""

import random
from collections.abc import Mapping, Sequence
from math import inf

from ridotto.bots.advice import About, Advised, ranked
from ridotto.bots.bot import Budget
from ridotto.bots.infiltraitors.agent import MissionAgent
from ridotto.bots.infiltraitors.clue_plays import CluePlay, plays, reason_of, weighed_plays
from ridotto.bots.infiltraitors.clue_worth import Scales
from ridotto.games.infiltraitors.actions import EXCHANGES, MOST_FILES, Files, Identify
from ridotto.kernel import Action, Legal, Seat, View
from ridotto.kernel.seats import SEATS_IN

NEXT_TO_NOTHING = 1
"""With so few cards, it is time for files."""
LEAST_GAIN = 0.3
"""What a play has to tell, if one could draw files instead."""
LEAST_GAIN_DEAR = 0.1
"""The same where headquarters is dear."""
HARM = -0.3
"""With a full hand, one draws files only to avoid as much harm."""
DREGS = 3
"""So many cards of headquarters are left when it is drawn empty: others need something to do."""
DECIDED = 100.0
"""What it is worth to do what goes before any play."""
WAIT = 0.5
"""Where a shot can wait, it waits for a play that tells as much."""


class Literal(MissionAgent):
    """Plays the card that tells most, wherever; shoots when it is sure, or when time runs out."""

    name = "literal"

    def turn(self, rng: random.Random) -> Action:
        mind = self.mind
        scales = self.scales()
        targets = SEATS_IN[mind.mission.targets(mind.public, mind.seat)]
        shot = self.shot(scales.know, targets)
        if shot is not None and not self.shots_can_wait():
            return self.drain(scales, targets) or shot
        if self.may_identify():
            return self.because(Identify(), "identify")
        play, gain = self.best_play(scales)
        if shot is not None and gain < WAIT:
            return shot
        if (files := self.files(gain)) is not None:
            return files
        if targets and (play is None or self.last_chance()):
            return self.shot_at_best(scales.know, targets)
        assert play is not None
        return self.say(play, scales)

    def say(self, play: CluePlay, scales: Scales) -> Action:
        self._reason = reason_of(play, self.mind.seat, scales)
        return play.action

    def advise(self, view: View, legal: Legal) -> list[Advised]:
        """What it would do itself; in a turn then all that can be played, the most telling
        first.
        """
        action = self.act(view, legal, random.Random(0), Budget())
        assert self._reason is not None
        about: About = "call" if self._reason.code.startswith("shoot") else "play"
        first = Advised(about, self._reason, DECIDED, (action,))
        if view.public.phase != "turn":
            return [first]
        found = ranked(weighed_plays(self.mind, self.scales()))
        same = [each for each in found if each.action == action]
        return [*(same or [first]), *(each for each in found if each.action != action)]

    # Shots.

    def shot(self, know: Mapping[Seat, int], targets: Sequence[Seat]) -> Action | None:
        """At a traitor who is known; at one of two when there is a cartridge to spare and no more
        than a card of headquarters for each traitor, or when clues are too dear to wait for.
        """
        if not targets:
            return None
        public = self.mind.public
        whom = min(targets, key=lambda owner: know[owner].bit_count())
        number = know[whom].bit_count()
        spare = public.cartridges > public.left()
        late = public.hq <= public.left() or "balance" in self.mind.mission.briefing.rules
        if number == 1 or (number == 2 and spare and late):
            return self.shoot(whom, know[whom])
        return None

    def shot_at_best(
        self, know: Mapping[Seat, int], targets: Sequence[Seat], unsure: str = "shoot-odds"
    ) -> Action:
        whom = min(targets, key=lambda owner: know[owner].bit_count())
        return self.shoot(whom, know[whom], unsure)

    def shots_can_wait(self) -> bool:
        """Whether an agent is better left his traitor, so that he can play."""
        public = self.mind.public
        return self.hq_is_dear() and not public.middle and public.left() > 1

    def drain(self, scales: Scales, targets: Sequence[Seat]) -> Action | None:
        """Before one leaves in mission 19, headquarters is drawn empty: what has been seen is not
        the kingpin.
        """
        mind, public = self.mind, self.mind.public
        kingpin = "kingpin" in mind.mission.briefing.rules
        if not (
            kingpin and public.hq > DREGS and mind.own.hand and self.must_leave(public.left() - 1)
        ):
            return None
        card = min(mind.own.hand, key=scales.worth)
        return self.because(EXCHANGES[targets[0]][card], "drain")

    def last_chance(self) -> bool:
        """Whether the next agent will have nothing he can do, and the mission be lost."""
        mind, public = self.mind, self.mind.public
        following = mind.mission.next_to(public, mind.seat)
        if public.hq > 1 or public.hands[following] or mind.mission.targets(public, following):
            return False
        return public.holders >> following & 1 == 1 or not (public.hq and public.middle)

    # Other actions.

    def may_identify(self) -> bool:
        mind, public = self.mind, self.mind.public
        free = not self.holds() and public.middle > 0 and public.hq > 0
        return free and mind.mission.may_identify(public, mind.seat)

    def best_play(self, scales: Scales) -> tuple[CluePlay | None, float]:
        """The play that tells most, and how much."""
        gains = [(scales.gain(play.card, play.whom), play) for play in plays(self.mind)]
        if not gains:
            return None, -inf
        gain, play = max(gains, key=lambda pair: pair[0])
        return play, gain

    def files(self, gain: float) -> Action | None:
        """Files, if there are any and nothing better to do."""
        mind, public = self.mind, self.mind.public
        hand = public.hands[mind.seat]
        room = mind.mission.limit - hand
        least = HARM if room <= 1 else LEAST_GAIN_DEAR if self.hq_is_dear() else LEAST_GAIN
        if public.hq <= 1 or (hand > NEXT_TO_NOTHING and gain >= least):
            return None
        if self.must_save():
            room = 1
        return self.because(Files(min(MOST_FILES, max(1, room), public.hq - 1)), "files")
