"""The campaign: missions in order, a won one opens the next, a lost one is tried again."""

import msgspec
from msgspec import Struct

from ridotto.games.infiltraitors.missions import MISSIONS
from ridotto.kernel import Outcome, RidottoError
from ridotto.kernel.not_json import NOT_JSON


class CampaignError(RidottoError):
    """A campaign that cannot be read, or a result it cannot take."""


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A team's progress, as a value: how many agents it has, and how often it tried each mission.

    ``tries`` has one number a mission played, in order; ``won`` says how many of those are won.
    """

    players: int
    won: int = 0
    tries: tuple[int, ...] = ()

    @property
    def mission(self) -> str | None:
        """The mission to play next; none when all are won."""
        return MISSIONS[self.won] if self.won < len(MISSIONS) else None

    def tried(self, mission: str) -> int:
        """How often a mission was played."""
        place = MISSIONS.index(mission)
        return self.tries[place] if place < len(self.tries) else 0

    def after(self, mission: str, outcome: Outcome) -> "Campaign":
        """The campaign with one more result. Raises CampaignError unless it was that mission's
        turn.
        """
        if mission != self.mission:
            raise CampaignError(f"mission {mission} is not the one to play, that is {self.mission}")
        tries = (*self.tries[: self.won], self.tried(mission) + 1)
        return Campaign(self.players, self.won + (outcome.side == "agents"), tries)


def save(campaign: Campaign) -> str:
    """The campaign as text; ``load`` gives an equal one back."""
    return msgspec.json.encode(campaign).decode() + "\n"


def load(text: str) -> Campaign:
    """The campaign of a text. Raises CampaignError."""
    try:
        campaign = msgspec.json.decode(text, type=Campaign)
    except NOT_JSON as error:
        raise CampaignError(f"not a campaign: {error}") from None
    played = len(campaign.tries)
    if not 2 <= campaign.players <= 5:
        raise CampaignError(f"not a campaign: {campaign.players} players")
    if not 0 <= campaign.won <= played <= min(campaign.won + 1, len(MISSIONS)):
        raise CampaignError(f"not a campaign: {campaign.won} won of {played} missions played")
    if any(number < 1 for number in campaign.tries):
        raise CampaignError("not a campaign: a mission was played less than once")
    return campaign
