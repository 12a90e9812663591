"""What a player is asked for, stage by stage, and what the others are told meanwhile."""

from ridotto.games.inkognito_cards.actions import Call, Decline, Greet, Look, Name, Pass, Play, Show
from ridotto.games.inkognito_cards.components import AMBASSADOR
from ridotto.games.inkognito_cards.parts import CardsPublic
from ridotto.games.inkognito_cards.sizes import SIZES
from ridotto.kernel import Legal, Prompt, Prompts, Saying, View, Vocabulary
from ridotto.kernel.prompts import Argument, kinds_in, named, waited_for

LAY = Prompt("lay", "P5.2", promises=(Play,), denies=(Call,))
PLACE = Prompt("place", "R1", promises=(Play,), denies=(Call,))
# Whether to call; each says what comes if one does not.
WISH_ALLY = Prompt("wish-ally", "F1", promises=(Greet, Call), denies=(Pass,))
WISH_PASS = Prompt("wish-pass", "R4", promises=(Greet, Call), denies=(Pass,))
WISH_NAME = Prompt("wish-name", "R5", promises=(Greet, Call), denies=(Name,))
WISH_LOOK = Prompt("wish-look", "P3.2", promises=(Greet, Call), denies=(Look,))
WISH_AMBASSADOR = Prompt(
    "wish-ambassador", "P5.5", promises=(Greet, Call), denies=(Pass, Name, Look)
)
PASS = Prompt("pass", "R4", promises=(Pass,), denies=(Call, Decline))
NAME = Prompt("name", "R5", promises=(Name, Decline), denies=(Call,))
NAME_NOBODY = Prompt("name-nobody", "R5", promises=(Decline,), denies=(Call, Name))
SHOW = Prompt("show", "R5", promises=(Show,), denies=(Decline,))
SHOW_LAST = Prompt("show-last", "R5", promises=(Show,), denies=(Decline,))
LOOK = Prompt("look", "P3.2", promises=(Look, Decline), denies=(Call,))

WAIT_LAY = Prompt("wait-lay", "P5.2", promises=(Play,))
WAIT_PLACE = Prompt("wait-place", "R1", promises=(Play,))
WAIT_WISH = Prompt("wait-wish", "F1", promises=(Greet, Call))
WAIT_PASS = Prompt("wait-pass", "R4", promises=(Pass,), denies=(Decline,))
WAIT_NAME = Prompt("wait-name", "R5", promises=(Decline,))
WAIT_SHOW = Prompt("wait-show", "R5", promises=(Show,), denies=(Decline,))
WAIT_LOOK = Prompt("wait-look", "P3.2", promises=(Look, Decline))


def ask(vocabulary: Vocabulary, view: View, legal: Legal) -> Saying:  # noqa: PLR0911 - a stage each
    public: CardsPublic = view.public
    match public.stage:
        case "lay":
            return LAY.say()
        case "place":
            return PLACE.say()
        case "wish":
            return _wish(vocabulary, view)
        case "pass":
            to = public.meetings[public.met].receiver(view.private.me)
            return PASS.say(to=named(vocabulary, "agent", to))
        case "name":
            return (NAME if Name in kinds_in(legal) else NAME_NOBODY).say()
        case "show":
            asker = named(vocabulary, "agent", public.meetings[public.met].who[0])
            return (SHOW if len(legal) > 1 else SHOW_LAST).say(asker=asker)
        case _:
            return LOOK.say()


def _wish(vocabulary: Vocabulary, view: View) -> Saying:
    public: CardsPublic = view.public
    meeting = public.meetings[public.met]
    met = named(vocabulary, "agent", *meeting.others(view.private.me))
    if view.private.me == AMBASSADOR:
        return WISH_AMBASSADOR.say(met=met)
    if meeting.business == "pass":
        return (WISH_ALLY if SIZES[public.players].allies else WISH_PASS).say(met=met)
    return (WISH_NAME if meeting.business == "name" else WISH_LOOK).say()


def wait(vocabulary: Vocabulary, public: CardsPublic) -> Saying:  # noqa: PLR0911 - a stage each
    who = waited_for(vocabulary, public)
    match public.stage:
        case "lay":
            return WAIT_LAY.say(who=who)
        case "place":
            return WAIT_PLACE.say(who=who)
        case "wish":
            return WAIT_WISH.say(who=who, met=_met(vocabulary, public))
        case "pass":
            return WAIT_PASS.say(who=who)
        case "name":
            return WAIT_NAME.say(who=who)
        case "show":
            asker = public.meetings[public.met].who[0]
            return WAIT_SHOW.say(who=who, asker=named(vocabulary, "agent", asker))
        case _:
            return WAIT_LOOK.say(who=who)


def _met(vocabulary: Vocabulary, public: CardsPublic) -> Argument:
    """Whom the one who is asked meets."""
    return named(vocabulary, "agent", *public.meetings[public.met].others(public.to_act[0]))


PROMPTS = Prompts(
    (
        LAY,
        PLACE,
        WISH_ALLY,
        WISH_PASS,
        WISH_NAME,
        WISH_LOOK,
        WISH_AMBASSADOR,
        PASS,
        NAME,
        NAME_NOBODY,
        SHOW,
        SHOW_LAST,
        LOOK,
        WAIT_LAY,
        WAIT_PLACE,
        WAIT_WISH,
        WAIT_PASS,
        WAIT_NAME,
        WAIT_SHOW,
        WAIT_LOOK,
    ),
    ask,
    wait,
)
