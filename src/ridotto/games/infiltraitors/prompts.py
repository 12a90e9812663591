"""What an agent is asked for, phase by phase, and what the others are told meanwhile."""

from ridotto.games.infiltraitors.actions import (
    Accuse,
    Clue,
    ClueFrom,
    Decline,
    Dig,
    Discard,
    DiscardPlaces,
    Eliminate,
    Exchange,
    ExchangeFrom,
    Files,
    Identify,
    Lay,
    Leave,
    Request,
    Reward,
)
from ridotto.games.infiltraitors.parts import MissionPublic
from ridotto.games.infiltraitors.special.mission_19_kingpin import clues_to_lay
from ridotto.kernel import Legal, Prompt, Prompts, Saying, View, Vocabulary
from ridotto.kernel.prompts import group_of, kinds_in, named, waited_for

PLAYS = (Identify, Clue, ClueFrom, Exchange, ExchangeFrom, Files)
"""What one may do in one's turn besides shooting."""

TURN = Prompt("turn", "A0", promises=(Eliminate, PLAYS), lists=(*PLAYS, Eliminate))
TURN_NO_SHOT = Prompt("turn-no-shot", "A0", promises=(PLAYS,), denies=(Eliminate,), lists=PLAYS)
TURN_UNARMED = Prompt("turn-unarmed", "12", promises=(PLAYS,), denies=(Eliminate,), lists=PLAYS)
TURN_SHOOT = Prompt("turn-shoot", "A5", promises=(Eliminate,), denies=PLAYS)
DRAW = Prompt("draw", "A3", promises=(Request, Decline))
REWARD = Prompt("reward", "A5", promises=(Reward, Dig, Decline))
REWARD_OPEN = Prompt("reward-open", "A5", promises=(Reward, Decline), denies=(Dig,))
REWARD_HIDDEN = Prompt("reward-hidden", "A5", promises=(Dig, Decline), denies=(Reward,))
REWARD_FINALE = Prompt("reward-finale", "18", promises=((Reward, Dig),), denies=(Decline,))
DISCARD = Prompt("discard", "A6", promises=(Discard,))
DISCARD_BLIND = Prompt("discard-blind", "17", promises=(DiscardPlaces,))
LEAVE = Prompt("leave", "19", promises=(Leave, Decline))
LEAVE_OR_LOSE = Prompt("leave-or-lose", "19", promises=(Leave, Decline))
LEAVE_TOO_LATE = Prompt("leave-too-late", "19", promises=(Leave, Decline))
LAY = Prompt("lay", "19", promises=(Lay,), denies=(Decline,))
ACCUSE = Prompt("accuse", "19", promises=(Accuse,), denies=(Eliminate, Decline))

WAIT_TURN = Prompt("wait-turn", "A0", promises=((*PLAYS, Eliminate),))
WAIT_DRAW = Prompt("wait-draw", "A3", promises=(Request, Decline))
WAIT_REWARD = Prompt("wait-reward", "A5", promises=((Reward, Dig),))
WAIT_DISCARD = Prompt("wait-discard", "A6", promises=((Discard, DiscardPlaces),))
WAIT_LEAVE = Prompt("wait-leave", "19", promises=(Leave, Decline))
WAIT_LAY = Prompt("wait-lay", "19", promises=(Lay,))
WAIT_ACCUSE = Prompt("wait-accuse", "19", promises=(Accuse,))


def ask(vocabulary: Vocabulary, view: View, legal: Legal) -> Saying:  # noqa: PLR0911 - a phase each
    public: MissionPublic = view.public
    match public.phase:
        case "draw":
            return DRAW.say()
        case "reward":
            return _reward(legal)
        case "discard":
            return _discard(legal)
        case "leave":
            return _leave(public)
        case "lay":
            return LAY.say(left=clues_to_lay(public) - public.laid)
        case "accuse":
            return ACCUSE.say()
        case _:
            return _turn(vocabulary, view, legal)


def _turn(vocabulary: Vocabulary, view: View, legal: Legal) -> Saying:
    public: MissionPublic = view.public
    kinds = kinds_in(legal)
    if Eliminate in kinds:
        return TURN.list(legal) if len(kinds) > 1 else TURN_SHOOT.say()
    if public.elite is not None and public.elite != view.seat:
        return TURN_UNARMED.list(legal, elite=named(vocabulary, "seat", public.elite))
    return TURN_NO_SHOT.list(legal)


def _reward(legal: Legal) -> Saying:
    kinds = kinds_in(legal)
    if Decline not in kinds:
        return REWARD_FINALE.say()
    if Dig not in kinds:
        return REWARD_OPEN.say()
    return (REWARD if Reward in kinds else REWARD_HIDDEN).say()


def _discard(legal: Legal) -> Saying:
    by_place = group_of(DiscardPlaces, legal)
    if by_place:
        return DISCARD_BLIND.say(number=len(by_place[0].places))
    return DISCARD.say(number=len(group_of(Discard, legal)[0].cards))


def _leave(public: MissionPublic) -> Saying:
    """Mission 19: once only the kingpin is left, one agent must be the last, or it is lost."""
    if public.left() > public.apart:
        return LEAVE.say()
    inside = public.agents - public.out.bit_count()
    return (LEAVE_OR_LOSE if inside == 2 else LEAVE_TOO_LATE).say()


def wait(vocabulary: Vocabulary, public: MissionPublic) -> Saying:
    who = waited_for(vocabulary, public)
    return WAITING[public.phase].say(who=who)


WAITING = {
    "turn": WAIT_TURN,
    "draw": WAIT_DRAW,
    "reward": WAIT_REWARD,
    "discard": WAIT_DISCARD,
    "leave": WAIT_LEAVE,
    "lay": WAIT_LAY,
    "accuse": WAIT_ACCUSE,
}


PROMPTS = Prompts(
    (
        TURN,
        TURN_NO_SHOT,
        TURN_UNARMED,
        TURN_SHOOT,
        DRAW,
        REWARD,
        REWARD_OPEN,
        REWARD_HIDDEN,
        REWARD_FINALE,
        DISCARD,
        DISCARD_BLIND,
        LEAVE,
        LEAVE_OR_LOSE,
        LEAVE_TOO_LATE,
        LAY,
        ACCUSE,
        WAIT_TURN,
        WAIT_DRAW,
        WAIT_REWARD,
        WAIT_DISCARD,
        WAIT_LEAVE,
        WAIT_LAY,
        WAIT_ACCUSE,
    ),
    ask,
    wait,
)
