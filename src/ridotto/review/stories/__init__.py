"""How each game is told in a few words: what decided it, how it ended and why."""

from collections.abc import Callable, Mapping

from ridotto.kernel import Game, Record
from ridotto.review.stories.infiltraitors import MissionStory
from ridotto.review.stories.inkognito import InkognitoStory
from ridotto.review.stories.inkognito_cards import CardsStory
from ridotto.review.stories.masks import MasksStory
from ridotto.review.stories.story import Story

STORIES: Mapping[str, Callable[[Record, Game], Story]] = {
    "masks": MasksStory,
    "inkognito": InkognitoStory,
    "inkognito-cards": CardsStory,
    "infiltraitors": MissionStory,
}
