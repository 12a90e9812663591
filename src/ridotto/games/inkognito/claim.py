"""What a declaration claims (W1-W3, P3.3), and how much of it one seat can tell.

From that seat's view and what it can conclude, nothing else: whether the claim is true depends on
what only others know.
"""

from ridotto.games.inkognito.actions import Declare, Escape, Hands, Refuse
from ridotto.games.inkognito.components import (
    BUILDS,
    COLOURS,
    IDENTITIES,
    LETTERS,
    MISSION_TAGS,
    Identity,
    Letter,
    partner_of,
    team_of,
)
from ridotto.games.inkognito.missions import MISSION_WORDS, MISSIONS, Mission
from ridotto.games.inkognito.partner_and_missions import ARRESTED
from ridotto.games.inkognito.parts import InkognitoPrivate, InkognitoPublic, Secrets
from ridotto.games.inkognito.variant import Variant
from ridotto.kernel import Action, View
from ridotto.kernel.hidden import Variable
from ridotto.kernel.weighing import Holds, Point, Together, Weighed, value_is, verdict


def weigh(variant: Variant, view: View, action: Action, together: Together | None) -> Weighed:
    """What declaring, shaking hands (or not), or escaping claims."""
    public: InkognitoPublic = view.public
    own: InkognitoPrivate = view.private
    if own.identity is None or own.letter is None:
        return Weighed()
    claim = _Claim(variant, public, own.identity, together)
    if isinstance(action, Declare):
        named = variant.seats[action.partner]
        made = (claim.partner(named), claim.letter(named, action.other))
        return claim.of_pair(made, own.letter, action.other)
    declared = public.declared
    if isinstance(action, Hands | Refuse) and declared is not None:
        declarer = variant.seats[declared.seat]
        known = None if together is None else verdict([own.letter == declared.other])
        mine = Point(what="own-letter", of="letter", value=LETTERS[declared.other], holds=known)
        heard = (claim.partner(declarer), claim.letter(declarer, declared.own), mine)
        return claim.of_pair(heard, declared.other, declared.own)
    if isinstance(action, Escape):
        return claim.of_escape()
    return Weighed()


class _Claim:
    """A claim, as somebody of this identity hears or makes it."""

    def __init__(
        self, variant: Variant, public: InkognitoPublic, me: Identity, together: Together | None
    ) -> None:
        self._variant = variant
        self._public = public
        self._me = me
        self._together = together
        self._whose = tuple(
            colour if side in variant.seat_of else ARRESTED for side, colour in enumerate(COLOURS)
        )

    def partner(self, whose: str) -> Point:
        """He is the partner of whoever hears or makes the claim."""
        value = IDENTITIES[partner_of(self._me)]
        holds = value_is(self._together, (whose, "identity"), value)
        return Point(what="partner", whose=whose, of="identity", value=value, holds=holds)

    def letter(self, whose: str, letter: Letter) -> Point:
        """He has that letter."""
        value = LETTERS[letter]
        holds = value_is(self._together, (whose, "mission"), value)
        return Point(what="mission", whose=whose, of="mission", value=value, holds=holds)

    def of_pair(self, points: tuple[Point, ...], mine: Letter, other: Letter) -> Weighed:
        """A mission of mine and my partner's, if we have these letters."""
        team = team_of(self._me)
        letters = {self._me: mine, partner_of(self._me): other}
        mission = MISSIONS.mission(letters, team)
        deed = Point(what="deed", holds=self._done(points[0], mission))
        place = MISSION_TAGS.index(MISSIONS.tag(letters, team))
        return Weighed(MISSION_WORDS[self._variant.size.players][place], (*points, deed))

    def of_escape(self) -> Weighed:
        """My partner is under arrest, and my true figure stands where I flee to."""
        space = MISSIONS.flight[self._me]
        arrested = self.partner(ARRESTED)
        holds: Holds | None = None
        if self._together is not None:
            figures = self._secrets()
            scenes = (self._variant.size.scene(self._public, secrets) for secrets in figures)
            holds = verdict(scene.figure(self._me) == space for scene in scenes)
        flight = Point(what="flight", holds=holds)
        return Weighed(f"{IDENTITIES[self._me]}-flees", (arrested, flight))

    def _done(self, partner: Point, mission: Mission) -> Holds | None:
        """Whether the mission's condition holds, in all, none or some of the worlds in which he is
        my partner; the letters are as claimed.
        """
        if self._together is None:
            return None
        side = self._whose.index(partner.whose)
        paired = [
            secrets
            for secrets in self._secrets()
            if secrets.identities[side] == partner_of(self._me)
        ]
        if not paired:
            return "no"
        scene = self._variant.size.scene
        return verdict(mission.met(scene(self._public, secrets)) for secrets in paired)

    def _secrets(self) -> list[Secrets]:
        """The identities and builds there can be; letters say nothing about where figures stand."""
        assert self._together is not None
        identity: tuple[Variable, ...] = tuple((whose, "identity") for whose in self._whose)
        build: tuple[Variable, ...] = tuple((whose, "build") for whose in self._whose)
        return [
            Secrets(
                tuple(IDENTITIES.index(value) for value in values[:4]),
                tuple(BUILDS.index(value) for value in values[4:]),
                (),
            )
            for values in self._together((*identity, *build))
        ]
