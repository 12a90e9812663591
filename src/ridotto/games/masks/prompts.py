"""What a guest is asked for."""

from ridotto.games.masks.actions import Ask, Guess, Show
from ridotto.games.masks.parts import MasksPublic
from ridotto.kernel import Legal, Prompt, Prompts, Saying, View, Vocabulary
from ridotto.kernel.prompts import kinds_in, named, waited_for

ASK = Prompt("ask", "A1", promises=(Ask,), denies=(Show, Guess))
SHOW = Prompt("show", "A2", promises=(Show,), denies=(Ask, Guess))
GUESS = Prompt("guess", "G1", promises=(Guess,), denies=(Ask, Show))
WAIT_ASK = Prompt("wait-ask", "A1", promises=(Ask,))
WAIT_SHOW = Prompt("wait-show", "A2", promises=(Show,))
WAIT_GUESS = Prompt("wait-guess", "G1", promises=(Guess,))


def ask(vocabulary: Vocabulary, view: View, legal: Legal) -> Saying:
    kinds = kinds_in(legal)
    if Guess in kinds:
        return GUESS.say()
    if Show in kinds:
        return SHOW.say(asker=named(vocabulary, "seat", view.public.asker))
    return ASK.say()


def wait(vocabulary: Vocabulary, public: MasksPublic) -> Saying:
    who = waited_for(vocabulary, public)
    if public.asked == public.seats * public.rounds:
        return WAIT_GUESS.say(who=who)
    if public.to_act == (public.asked % public.seats,):
        return WAIT_ASK.say(who=who)
    return WAIT_SHOW.say(who=who, asker=named(vocabulary, "seat", public.asker))


PROMPTS = Prompts((ASK, SHOW, GUESS, WAIT_ASK, WAIT_SHOW, WAIT_GUESS), ask, wait)
