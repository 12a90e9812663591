"""What each game's decisions are judged by: one critic a game, made of the parts of its bots."""

from collections.abc import Callable, Mapping

from ridotto.kernel import Game, Options, Seat
from ridotto.review.critics.critic import Critic
from ridotto.review.critics.infiltraitors import MissionCritic
from ridotto.review.critics.inkognito import InkognitoCritic
from ridotto.review.critics.inkognito_cards import CardsCritic
from ridotto.review.critics.masks import MasksCritic

CRITICS: Mapping[str, Callable[[Game, Options, Seat], Critic]] = {
    "masks": MasksCritic,
    "inkognito": InkognitoCritic,
    "inkognito-cards": CardsCritic,
    "infiltraitors": MissionCritic,
}
