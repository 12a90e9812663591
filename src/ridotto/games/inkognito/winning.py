"""W1-W4: declaring, the handshake, and how games end."""

from typing import TYPE_CHECKING

from ridotto.games.inkognito.actions import Declare, Hands, Refuse
from ridotto.games.inkognito.components import TEAMS, partner_of, team_of
from ridotto.games.inkognito.facts import Declared, Left, Responded, Unmasked
from ridotto.games.inkognito.missions import MISSIONS
from ridotto.kernel import Actor, Ended, Forfeit, Legal, Outcome, Seat

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
    won = hands and accomplished(state)
    declared = state.public.declared
    assert declared is not None
    state.announce(Responded(actor, hands))
    team = team_of(state.envelope(declared.seat)[0])
    conclude(state, "accomplished" if won else "failed", team if won else 1 - team)


def accomplished(state: "InkognitoState") -> bool:
    """W2: the right partner, the right letters, and the true mission's condition holds."""
    declared = state.public.declared
    assert declared is not None
    identity, _, own = state.envelope(declared.seat)
    partner, _, other = state.envelope(declared.partner)
    if partner != partner_of(identity) or other != declared.other:
        return False
    team = team_of(identity)
    mission = MISSIONS.mission({identity: own, partner: other}, team)
    return mission.met(state.variant.size.scene(state.public, state.secrets()))


def conclude(state: "InkognitoState", reason: str, team: int) -> None:
    """A team wins: those of it who play."""
    winners = tuple(
        seat for seat in state.variant.agents if team_of(state.envelope(seat)[0]) == team
    )
    finish(state, reason, TEAMS[team], winners)


def call_it_a_day(state: "InkognitoState") -> None:
    """W4: nobody has declared in time; a draw, and no sheet is compared."""
    finish(state, "rounds", "nobody", ())


def finish(state: "InkognitoState", reason: str, side: str, winners: tuple[Seat, ...]) -> None:
    """The masks come off, and the game is over."""
    secrets = state.secrets()
    envoy = state.variant.envoy
    sheet = state.private[envoy].sheet if envoy is not None else None
    persons = (
        ()
        if sheet is None
        else tuple(4 * i + b for i, b in zip(sheet.identities, sheet.builds, strict=True))
    )
    state.announce(Unmasked(secrets.identities, secrets.builds, secrets.letters, persons))
    state.announce(Ended(Outcome(reason, side, winners)))


def forfeit(state: "InkognitoState", actor: Actor, action: Forfeit) -> None:
    """An agent who is taken out loses for his team. If the fifth player is, the agents win."""
    state.announce(Left(action.seat))
    if action.seat == state.variant.envoy:
        finish(state, "forfeit", "agents", state.variant.agents)
    else:
        conclude(state, "forfeit", 1 - team_of(state.envelope(action.seat)[0]))
