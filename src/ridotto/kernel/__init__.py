"""The kernel: a game as a stream of events, each with its audience.

No input or output, no clock, no randomness. Everything a game needs is imported from here.
"""

from ridotto.kernel.actions import NO_ACTIONS, Action, Fixed, Forfeit, Legal, Picked
from ridotto.kernel.chance import Lottery
from ridotto.kernel.copying import copied
from ridotto.kernel.errors import (
    IllegalAction,
    NotationError,
    NotesError,
    NotStudied,
    OptionError,
    RecordError,
    RidottoError,
    UnknownGame,
)
from ridotto.kernel.events import Ended, Event, Fact, Open, Secret, facts_for
from ridotto.kernel.game import Discloses, Disclosure, Game
from ridotto.kernel.lesson import Lesson, ToChoose, ToPlay, ToRead, ToWatch
from ridotto.kernel.manners import Errand, Manners, SharedSheet, Talk
from ridotto.kernel.moves import Kinds, Moves, every
from ridotto.kernel.notation import Notation
from ridotto.kernel.options import Option, Options, Value
from ridotto.kernel.outcome import Outcome
from ridotto.kernel.prompts import Prompt, Prompts, Saying
from ridotto.kernel.randomness import Randomness
from ridotto.kernel.reason import Reason
from ridotto.kernel.record import Begun, Header, Record, RecordEnd, Step
from ridotto.kernel.registry import Registry
from ridotto.kernel.seats import (
    CHANCE,
    EVERYONE,
    NOBODY,
    SPECTATOR,
    TABLE,
    Actor,
    Audience,
    Seat,
    among,
    only,
    sees,
)
from ridotto.kernel.state import AnyState, Public, Rule, State
from ridotto.kernel.study import Study
from ridotto.kernel.veiled import Veiled
from ridotto.kernel.view import View
from ridotto.kernel.vocabulary import Bits, By, Flags, Of, OneOf, Vocabulary

__all__ = [
    "CHANCE",
    "EVERYONE",
    "NOBODY",
    "NO_ACTIONS",
    "SPECTATOR",
    "TABLE",
    "Action",
    "Actor",
    "AnyState",
    "Audience",
    "Begun",
    "Bits",
    "By",
    "Discloses",
    "Disclosure",
    "Ended",
    "Errand",
    "Event",
    "Fact",
    "Fixed",
    "Flags",
    "Forfeit",
    "Game",
    "Header",
    "IllegalAction",
    "Kinds",
    "Legal",
    "Lesson",
    "Lottery",
    "Manners",
    "Moves",
    "NotStudied",
    "Notation",
    "NotationError",
    "NotesError",
    "Of",
    "OneOf",
    "Open",
    "Option",
    "OptionError",
    "Options",
    "Outcome",
    "Picked",
    "Prompt",
    "Prompts",
    "Public",
    "Randomness",
    "Reason",
    "Record",
    "RecordEnd",
    "RecordError",
    "Registry",
    "RidottoError",
    "Rule",
    "Saying",
    "Seat",
    "Secret",
    "SharedSheet",
    "State",
    "Step",
    "Study",
    "Talk",
    "ToChoose",
    "ToPlay",
    "ToRead",
    "ToWatch",
    "UnknownGame",
    "Value",
    "Veiled",
    "View",
    "Vocabulary",
    "among",
    "copied",
    "every",
    "facts_for",
    "only",
    "sees",
]
