"""The course of a round, as far as everyone can follow it: whose turn, who meets, what next."""

from functools import cache

from ridotto.games.inkognito_cards.components import ALL_PLACES, AMBASSADOR, Agent, Place
from ridotto.games.inkognito_cards.parts import CardsPublic, Meeting
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.kernel import CHANCE

HAND = 5
"""Rounds until everyone takes his places back."""


def start_game(public: CardsPublic, leader: Agent) -> None:
    """A new game of the match, before its deal."""
    public.stage = "deal"
    public.to_act = (CHANCE,)
    public.dealt = 0
    public.leader = public.first = leader
    public.round = 1
    public.hands = [ALL_PLACES] * 5
    public.at = [None] * 5
    public.meetings = ()


def open_round(public: CardsPublic) -> None:
    size = SIZES[public.players]
    public.at = [None] * 5
    public.turn = public.first
    if size.opens is None:
        start_placing(public)
    else:
        public.stage, public.to_act = size.opens


def start_placing(public: CardsPublic) -> None:
    public.stage = "place"
    public.to_act = SIZES[public.players].placers[public.turn]


def next_place(public: CardsPublic) -> None:
    """The next agent in order goes to a place, after the last of them the Ambassador."""
    following = (public.turn + 1) & 3
    public.turn = AMBASSADOR if following == public.first else following
    public.to_act = SIZES[public.players].placers[public.turn]


def gather(public: CardsPublic) -> None:
    """All places are known: the first meeting begins, or the round is over."""
    public.meetings = meetings(public.players, public.first, tuple(public.at))
    public.met = -1
    next_meeting(public)


@cache
def meetings(players: int, first: Agent, at: tuple[Place | None, ...]) -> tuple[Meeting, ...]:
    """R3: the meetings of a round, in turn order of their earliest player."""
    order = [(first + step) & 3 for step in range(4)] + [AMBASSADOR]
    found: list[Meeting] = []
    for place in dict.fromkeys(at[agent] for agent in order):
        assert place is not None
        who = tuple(agent for agent in order if at[agent] == place)
        meeting = SIZES[players].meet(place, who)
        if meeting is not None:
            found.append(meeting)
    return tuple(found)


def next_meeting(public: CardsPublic) -> None:
    public.met += 1
    if public.met == len(public.meetings):
        end_round(public)
        return
    meeting = public.meetings[public.met]
    if meeting.callers:
        public.stage = "wish"
        public.asked = 0
        public.to_act = meeting.callers[:1]
    else:
        public.stage = meeting.business
        public.to_act = meeting.doers


def next_wish(public: CardsPublic) -> None:
    """The next who may call is asked; after the last, the business of the meeting begins."""
    meeting = public.meetings[public.met]
    public.asked += 1
    if public.asked < len(meeting.callers):
        public.to_act = (meeting.callers[public.asked],)
    else:
        public.stage = meeting.business
        public.to_act = meeting.doers


def end_round(public: CardsPublic) -> None:
    """R2: the lead goes to the left. After the last round allowed, nobody is to act: it is up to
    the rules to call the game void.
    """
    if public.round == public.max_rounds:
        public.stage = "void"
        public.to_act = ()
        return
    if public.round % HAND == 0:
        public.hands = [ALL_PLACES] * 5
    public.round += 1
    public.first = (public.first + 1) & 3
    open_round(public)
