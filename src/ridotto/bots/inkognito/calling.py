"""Whether it is time to call out that one has won, and what is missing as long as it is not."""

from ridotto.bots.advice import Advised
from ridotto.bots.bot import Reason
from ridotto.bots.inkognito.beliefs import Beliefs
from ridotto.bots.inkognito.goals import Goals, WinningCall, odds_of_winning
from ridotto.bots.inkognito.routes import At
from ridotto.games.inkognito.actions import Declare, Escape, Lock
from ridotto.games.inkognito.components import (
    IDENTITIES,
    LETTERS,
    MISSION_TAGS,
    Letter,
    Side,
    partner_of,
    team_of,
)
from ridotto.games.inkognito.missions import MISSION_WORDS
from ridotto.games.inkognito.partner_and_missions import FIRST

Word = tuple[str, str]
DONE = Reason("done")
"""When the deed is done."""


def call_now(mind: Beliefs, aims: Goals, at: At, *, arrived: bool) -> Advised:
    """W1, P3.3: what to call out in this position; what it is worth is how likely it is right."""
    call, odds = odds_of_winning(aims, at, arrived=arrived)
    if call is None:
        return Advised("call", Reason("escape", {"odds": round(100 * odds)}), odds, (Escape(),))
    partner = "seat", mind.lore.whose[call[0]]
    reason = Reason("declare", {"partner": partner, "odds": round(100 * odds)})
    return Advised("call", reason, odds, (_declare(mind, call),))


def lock_now(mind: Beliefs) -> Advised:
    """P5.4: the likeliest sheet of the fifth player."""
    (identities, builds), odds = max(mind.persons, key=lambda each: each[1])
    sheet = Lock(tuple(4 * i + b for i, b in zip(identities, builds, strict=True)))
    return Advised("call", Reason("lock", {"odds": round(100 * odds)}), odds, (sheet,))


def what_is_missing(mind: Beliefs, aims: Goals, bar: float) -> Advised:
    """What stands between what is known and a declaration, wherever the figures are: the partner,
    his letter, whose figures the deed takes; or nothing but the deed itself, and what to say once
    it is done.
    """
    by_partner: dict[Side | None, float] = {}
    for call, weights in aims.items():
        side = None if call is None else call[0]
        by_partner[side] = by_partner.get(side, 0.0) + sum(weights.values())
    partner, odds = max(by_partner.items(), key=lambda each: each[1])
    percent = round(100 * odds)
    if partner is None:
        if odds < bar:
            return Advised("call", Reason("missing-alone", {"odds": percent}), odds)
        deed = "mission", f"{IDENTITIES[mind.identity()]}-flees"
        alone = Reason("deed-alone", {"mission": deed, "odds": percent})
        return Advised("call", alone, odds, (Escape(),), when=DONE)
    whom = "seat", mind.lore.whose[partner]
    if odds < bar:
        return Advised("call", Reason("missing-partner", {"whom": whom, "odds": percent}), odds)
    call = max(
        (call for call in aims if call is not None and call[0] == partner),
        key=lambda each: sum(aims[each].values()),
    )
    odds = sum(aims[call].values())
    if odds < bar:
        return Advised("call", Reason("missing-letter", {"whom": whom, "odds": percent}), odds)
    mission = _mission(mind, call[1])
    odds = max(aims[call].values())
    if odds < bar:
        lacking = Reason("missing-figures", {"mission": mission, "odds": round(100 * odds)})
        return Advised("call", lacking, odds)
    reason = Reason("deed", {"partner": whom, "mission": mission, "odds": percent})
    return Advised("call", reason, odds, (_declare(mind, call),), when=DONE)


def _declare(mind: Beliefs, call: WinningCall) -> Declare:
    assert call is not None
    partner, letter = call
    return Declare(mind.variant.seat_of[partner], mind.letters[0][mind.side], letter)


def _mission(mind: Beliefs, letter: Letter) -> Word:
    """The joint mission, if the partner has this letter."""
    me = mind.identity()
    letters = {me: mind.letters[0][mind.side], partner_of(me): letter}
    first = FIRST[team_of(me)]
    pair = LETTERS[letters[first]] + LETTERS[letters[partner_of(first)]]
    place = MISSION_TAGS.index(f"{IDENTITIES[first]}-{pair}")
    return "mission", MISSION_WORDS[mind.variant.size.players][place]
