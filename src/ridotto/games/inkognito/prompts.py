"""What a player is asked for, phase by phase, and what the others are told meanwhile."""

from ridotto.games.inkognito import parts
from ridotto.games.inkognito.actions import (
    Accept,
    Aside,
    Ask,
    AskVia,
    Contest,
    Declare,
    Done,
    End,
    Expel,
    Hands,
    Lock,
    Pass,
    Place,
    Refuse,
    Show,
    Step,
)
from ridotto.games.inkognito.components import AMBASSADOR, ENVOY, MISSION_CARDS
from ridotto.games.inkognito.parts import InkognitoPublic
from ridotto.kernel import Legal, Prompt, Prompts, Saying, View, Vocabulary
from ridotto.kernel.prompts import Argument, group_of, kinds_in, named, waited_for

PLACE = Prompt("place", "S1", promises=(Place,))

MOVE = Prompt("move", "M1", promises=(Step, Done, Declare))
MOVE_ON = Prompt("move-on", "M2", promises=(Step,), denies=(Done, Declare))
MOVE_END = Prompt("move-end", "M7", promises=(Done, Declare), denies=(Step,))
MOVE_AMBASSADOR = Prompt("move-ambassador", "P5.2", promises=(Step, Done), denies=(Declare,))
MOVE_AMBASSADOR_END = Prompt(
    "move-ambassador-end", "P5.2", promises=(Done,), denies=(Step, Declare)
)

MEET = Prompt("meet", "M5", promises=(Ask, Aside, Declare), denies=(AskVia, End))
MEET_VIA = Prompt("meet-via", "Q2", promises=(AskVia, Aside, Declare), denies=(Ask, End))
MEET_BOTH = Prompt("meet-both", "M5", promises=(Ask, AskVia, Aside, Declare), denies=(End,))
MEET_HEMMED_IN = Prompt(
    "meet-hemmed-in", "M5", promises=((Ask, AskVia), Declare), denies=(Aside, End)
)
MEET_AMBASSADOR = Prompt(
    "meet-ambassador", "P5.2", promises=(Ask,), denies=(Aside, AskVia, End, Declare)
)
MEET_END = Prompt("meet-end", "M7", promises=(End, Declare), denies=(Ask, AskVia, Aside))
MEET_AMBASSADOR_END = Prompt("meet-ambassador-end", "M7", promises=(End,), denies=(Ask, Declare))

ANSWER_THREE = Prompt("answer-three", "Q1", promises=(Show,), denies=(Accept, Contest))
ANSWER_PAIR = Prompt("answer-pair", "Q2", promises=(Show,), denies=(Accept, Contest))
ANSWER_SPENT = Prompt("answer-spent", "Q7", promises=(Show,), denies=(Accept, Contest))
AGAIN_LESS = Prompt("again-less", "Q7", promises=(Show,), denies=(Accept, Contest))
AGAIN_SINGLE = Prompt("again-single", "Q7", promises=(Show,), denies=(Accept, Contest))
JUDGE = Prompt("judge", "Q7", promises=(Accept, Contest), denies=(Show, Expel))

EXPEL = Prompt("expel", "X1", promises=(Expel,), denies=(Ask, End))
EXPEL_AMBASSADOR = Prompt("expel-ambassador", "X2", promises=(Expel,), denies=(Ask, End))
HANDS = Prompt("hands", "W2", promises=(Hands, Refuse))
LOCK = Prompt("lock", "P5.4", promises=(Lock, Pass))

WAIT_PLACE = Prompt("wait-place", "S1", promises=(Place,))
WAIT_MOVE = Prompt("wait-move", "M1", promises=((Step, Done),), denies=(Ask, AskVia, Expel, End))
WAIT_MEET = Prompt("wait-meet", "M5", promises=((Ask, AskVia),), denies=(Step, Done, End))
WAIT_END = Prompt("wait-end", "M7", promises=(End,), denies=(Step, Done, Ask, AskVia))
WAIT_ANSWER = Prompt("wait-answer", "Q3", promises=(Show,))
WAIT_AGAIN = Prompt("wait-again", "Q7", promises=(Show,))
WAIT_JUDGE = Prompt("wait-judge", "Q7", promises=(Accept, Contest))
WAIT_EXPEL = Prompt("wait-expel", "X1", promises=(Expel,))
WAIT_HANDS = Prompt("wait-hands", "W2", promises=(Hands, Refuse))
WAIT_LOCK = Prompt("wait-lock", "P5.4", promises=(Lock, Pass))


def ask(vocabulary: Vocabulary, view: View, legal: Legal) -> Saying:  # noqa: PLR0911 - a phase each
    public: InkognitoPublic = view.public
    match public.phase:
        case parts.MOVE:
            return _move(public, legal)
        case parts.MEET:
            return _meet(vocabulary, public, legal)
        case parts.ANSWER | parts.AGAIN:
            return _answer(vocabulary, public, legal)
        case parts.JUDGE:
            return JUDGE.say(shower=named(vocabulary, "seat", public.asked))
        case parts.EXPEL:
            if public.met == AMBASSADOR:
                return EXPEL_AMBASSADOR.say()
            return EXPEL.say(piece=named(vocabulary, "piece", public.met))
        case parts.HANDS:
            return HANDS.say(**_claim(vocabulary, public))
        case parts.LOCK:
            return LOCK.say()
        case _:
            return PLACE.say()


def _move(public: InkognitoPublic, legal: Legal) -> Saying:
    kinds = kinds_in(legal)
    if public.side == ENVOY:
        if Step in kinds:
            return MOVE_AMBASSADOR.say(left=len(public.balls))
        return MOVE_AMBASSADOR_END.say()
    if Step not in kinds:
        return MOVE_END.say()
    return (MOVE if Done in kinds else MOVE_ON).say(left=len(public.balls))


def _meet(vocabulary: Vocabulary, public: InkognitoPublic, legal: Legal) -> Saying:
    kinds = kinds_in(legal)
    if public.side == ENVOY:
        if End in kinds:
            return MEET_AMBASSADOR_END.say()
        return MEET_AMBASSADOR.say(whom=_met(vocabulary, legal))
    if End in kinds:
        return MEET_END.say()
    if Aside not in kinds:
        return MEET_HEMMED_IN.say()
    if Ask not in kinds:
        return MEET_VIA.say()
    return (MEET_BOTH if AskVia in kinds else MEET).say(whom=_met(vocabulary, legal))


def _met(vocabulary: Vocabulary, legal: Legal) -> Argument:
    """Those whose figures were met."""
    whom = dict.fromkeys(action.whom for action in group_of(Ask, legal))
    return named(vocabulary, "seat", *whom)


def _answer(vocabulary: Vocabulary, public: InkognitoPublic, legal: Legal) -> Saying:
    shows = group_of(Show, legal)
    asked = {
        "asker": named(vocabulary, "seat", public.active),
        "question": named(vocabulary, "question", public.question),
        "letter": int(any(show.cards[-1] in MISSION_CARDS for show in shows)),
    }
    if public.phase == parts.AGAIN:
        return (AGAIN_LESS if public.due == parts.LESS else AGAIN_SINGLE).say(**asked)
    if any(len(show.cards) == 1 for show in shows):
        return ANSWER_SPENT.say(**asked)
    return (ANSWER_THREE if public.due == parts.THREE else ANSWER_PAIR).say(**asked)


def _claim(vocabulary: Vocabulary, public: InkognitoPublic) -> dict[str, Argument]:
    """Who declares, whom he names, and which letters."""
    said = public.declared
    assert said is not None
    return {
        "seat": named(vocabulary, "seat", said.seat),
        "own": named(vocabulary, "letter", said.own),
        "other": named(vocabulary, "letter", said.other),
    }


def wait(vocabulary: Vocabulary, public: InkognitoPublic) -> Saying:  # noqa: PLR0911 - a phase each
    who = waited_for(vocabulary, public)
    active = named(vocabulary, "seat", public.active)
    match public.phase:
        case parts.MOVE:
            return WAIT_MOVE.say(who=who)
        case parts.MEET:
            masks = public.masks
            others = masks[0] ^ masks[1] ^ masks[2] ^ masks[3] ^ masks[4] ^ masks[public.side]
            return (WAIT_MEET if masks[public.side] & others else WAIT_END).say(who=who)
        case parts.ANSWER:
            question = named(vocabulary, "question", public.question)
            return WAIT_ANSWER.say(who=who, asker=active, question=question)
        case parts.AGAIN:
            return WAIT_AGAIN.say(who=who, asker=active)
        case parts.JUDGE:
            return WAIT_JUDGE.say(who=who, shower=named(vocabulary, "seat", public.asked))
        case parts.EXPEL:
            return WAIT_EXPEL.say(who=who, piece=named(vocabulary, "piece", public.met))
        case parts.HANDS:
            return WAIT_HANDS.say(who=who, **_claim(vocabulary, public))
        case parts.LOCK:
            return WAIT_LOCK.say(who=who)
        case _:
            return WAIT_PLACE.say(who=who)


PROMPTS = Prompts(
    (
        PLACE,
        MOVE,
        MOVE_ON,
        MOVE_END,
        MOVE_AMBASSADOR,
        MOVE_AMBASSADOR_END,
        MEET,
        MEET_VIA,
        MEET_BOTH,
        MEET_HEMMED_IN,
        MEET_AMBASSADOR,
        MEET_END,
        MEET_AMBASSADOR_END,
        ANSWER_THREE,
        ANSWER_PAIR,
        ANSWER_SPENT,
        AGAIN_LESS,
        AGAIN_SINGLE,
        JUDGE,
        EXPEL,
        EXPEL_AMBASSADOR,
        HANDS,
        LOCK,
        WAIT_PLACE,
        WAIT_MOVE,
        WAIT_MEET,
        WAIT_END,
        WAIT_ANSWER,
        WAIT_AGAIN,
        WAIT_JUDGE,
        WAIT_EXPEL,
        WAIT_HANDS,
        WAIT_LOCK,
    ),
    ask,
    wait,
)
