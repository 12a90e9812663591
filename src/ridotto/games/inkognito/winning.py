"""W1-W4: declaring, the handshake, and how games end."""

from typing import TYPE_CHECKING

from ridotto.games.inkognito.actions import Declare, Hands, Refuse
from ridotto.games.inkognito.components import MISSION_TAGS, TEAMS, partner_of, team_of
from ridotto.games.inkognito.facts import Declared, Left, Responded, Unmasked, Weighed
from ridotto.games.inkognito.missions import MISSIONS
from ridotto.kernel import Actor, Ended, Forfeit, Legal, Open, Outcome, Seat

if TYPE_CHECKING:
    from ridotto.games.inkognito.state import InkognitoState

RESPONSES = Legal(final=([Hands()], [Refuse()]))


def offer_responses(state: "InkognitoState", actor: Actor) -> Legal:
    return RESPONSES


def declare(state: "InkognitoState", actor: Actor, action: Declare) -> None:
    """W1: everyone hears it. A fifth player's sheet is compared first (P5.4)."""
    state.announce(Declared(actor, action.partner, action.own, action.other))
    if state.variant.size.sees_through(state):
        envoy = state.variant.envoy
        assert envoy is not None
        finish(state, "seen-through", "ambassador", (envoy,))


def shake_hands(state: "InkognitoState", actor: Actor, action: Hands) -> None:
    respond(state, actor, hands=True)


def refuse(state: "InkognitoState", actor: Actor, action: Refuse) -> None:
    respond(state, actor, hands=False)


def respond(state: "InkognitoState", actor: Actor, *, hands: bool) -> None:
    """W2: then the game is over."""
    weighed = weigh(state, hands=hands)
    won = weighed.partner and weighed.letters and weighed.deed and weighed.hands
    declared = state.public.declared
    assert declared is not None
    state.announce(Responded(actor, hands))
    team = team_of(state.envelope(declared.seat)[0])
    conclude(state, "accomplished" if won else "failed", team if won else 1 - team, weighed)


def weigh(state: "InkognitoState", *, hands: bool) -> Weighed:
    """W2: the right partner, the right letters, the true mission's condition, and the hand."""
    declared = state.public.declared
    assert declared is not None
    identity = state.envelope(declared.seat)[0]
    named, _, letter = state.envelope(declared.partner)
    secrets = state.secrets()
    tag = None
    deed = False
    if secrets.identities.index(partner_of(identity)) in state.variant.seat_of:
        letters = dict(zip(secrets.identities, secrets.letters, strict=True))
        team = team_of(identity)
        tag = MISSION_TAGS.index(MISSIONS.tag(letters, team))
        scene = state.variant.size.scene(state.public, secrets)
        deed = MISSIONS.mission(letters, team).met(scene)
    return Weighed(named == partner_of(identity), letter == declared.other, deed, hands, tag)


def conclude(state: "InkognitoState", reason: str, team: int, why: Open | None = None) -> None:
    """A team wins: those of it who play. ``why`` is told when the masks are off."""
    winners = tuple(
        seat for seat in state.variant.agents if team_of(state.envelope(seat)[0]) == team
    )
    finish(state, reason, TEAMS[team], winners, why)


def call_it_a_day(state: "InkognitoState") -> None:
    """W4: nobody has declared in time; a draw, and no sheet is compared."""
    finish(state, "rounds", "nobody", ())


def finish(
    state: "InkognitoState",
    reason: str,
    side: str,
    winners: tuple[Seat, ...],
    why: Open | None = None,
) -> None:
    """The masks come off, and the game is over."""
    secrets = state.secrets()
    envoy = state.variant.envoy
    sheet = state.private[envoy].sheet if envoy is not None else None
    persons = (
        ()
        if sheet is None
        else tuple(4 * i + b for i, b in zip(sheet.identities, sheet.builds, strict=True))
    )
    played = state.variant.side_of
    (arrested, *_) = [*(i for s, i in enumerate(secrets.identities) if s not in played), None]
    state.announce(Unmasked(secrets.identities, secrets.builds, secrets.letters, persons, arrested))
    if why is not None:
        state.announce(why)
    state.announce(Ended(Outcome(reason, side, winners)))


def forfeit(state: "InkognitoState", actor: Actor, action: Forfeit) -> None:
    """An agent who is taken out loses for his team. If the fifth player is, the agents win."""
    state.announce(Left(action.seat))
    if action.seat == state.variant.envoy:
        finish(state, "forfeit", "agents", state.variant.agents)
    else:
        conclude(state, "forfeit", 1 - team_of(state.envelope(action.seat)[0]))
