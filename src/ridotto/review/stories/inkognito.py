"""Inkognito: who found the partner and the mission, who could have been first, and the end."""

from collections.abc import Iterator
from itertools import pairwise
from typing import TypeVar

from msgspec.structs import replace

from ridotto.games.inkognito.components import IDENTITIES, TEAMS, partner_of, team_of
from ridotto.games.inkognito.facts import (
    Declared,
    Fled,
    FlightWeighed,
    Locked,
    Shown,
    Turn,
    Unmasked,
    Weighed,
)
from ridotto.games.inkognito.lore import InkognitoLore
from ridotto.games.inkognito.partner_and_missions import mission_of
from ridotto.games.inkognito.variant import variant_of
from ridotto.kernel import SPECTATOR, Fact, Game, Record, Seat
from ridotto.review.results import Argument, SeatReview, TurningPoint
from ridotto.review.stories.story import (
    SURE,
    Story,
    Told,
    at_last,
    chances,
    gave_away,
    jumps,
    percent,
    point,
    slips,
)
from ridotto.review.turning_points import Weighed as Moment

F = TypeVar("F", bound=Fact)


class InkognitoStory(Story):
    """What is told of a side is what its better informed seat could know."""

    def __init__(self, record: Record, game: Game) -> None:
        super().__init__(record, game)
        self._variant = variant_of(self.options)

    def told(self, told: Told) -> tuple[list[Moment], TurningPoint]:
        _, self._unmasked = self._last(Unmasked)
        caller = self._caller()
        found = [self._of_envoy(each) for each in chances(told.losers())]
        found += slips(told)
        for seat in told.losers():
            if caller is None or seat.seat != self.names[caller]:
                found += self._knew(seat)
        envoy = self._variant.envoy
        if envoy is not None and told.seats[envoy].won:
            found += self._sheet(told.seats[envoy])
        if caller is not None:
            for seat in told.seats:
                if seat.won and seat.seat in told.together[self.names[caller]]:
                    share = 1.0 if seat.seat == self.names[caller] else 0.4
                    found += self._found_out(told, seat, share)
            if not told.seats[caller].won:
                found += self._misled(told.seats[caller])
        return found, self._ending(told)

    # What was found out.

    def _found_out(self, told: Told, seat: SeatReview, share: float) -> Iterator[Moment]:
        """The answers from which a winner learned whose partner he was, and what to do."""
        partner, mission = self._partner(seat.seat), self._mission(seat.seat)
        if partner is None or mission is None:
            return
        for about, code in (("partner", "found-partner"), (self._aim(seat.seat), "found-mission")):
            for step, before, after in jumps(seat.curve, about):
                by = self._shower(step, seat.seat)
                if after < before or by is None:
                    continue
                arguments: dict[str, Argument] = {
                    "who": ("seat", seat.seat),
                    "whom": ("seat", by),
                    "partner": ("seat", partner),
                    "mission": ("mission", mission),
                    "same": int(by == partner),
                    "before": percent(before),
                    "after": percent(after),
                }
                answer = gave_away(told, by, seat.seat, step)
                whose = seat.seat if answer is None else by
                instead = None if answer is None else answer.instead
                weight = share * (0.3 + 0.6 * (after - before))
                yield weight, TurningPoint(step, whose, code, arguments, instead)

    def _sheet(self, seat: SeatReview) -> Iterator[Moment]:
        """What the fifth player learned, until he locked his sheet."""
        locked, _ = self._last(Locked)
        odds = seat.calling.odds
        yield 1.0, point(locked, seat.seat, "locked", odds=100 if odds is None else percent(odds))
        for before, now in pairwise(seat.curve):
            by = self._shower(now.step, seat.seat)
            if by is not None and now.step <= locked:
                left: dict[str, Argument] = {"before": before.worlds, "after": now.worlds}
                whom, bits = ("seat", by), round(now.gain, 1)
                learned = point(now.step, seat.seat, "sheet", whom=whom, bits=bits, **left)
                yield 0.3 * now.gain, learned

    def _of_envoy(self, moment: Moment) -> Moment:
        """The fifth player declares nothing, he locks his sheet."""
        weight, found = moment
        if found.code == "waited" and self._side(found.seat) is None:
            return weight, replace(found, code="waited-lock")
        return moment

    def _misled(self, seat: SeatReview) -> Iterator[Moment]:
        """The answers that made a declaration look right that was wrong."""
        for step, before, after in jumps(seat.curve, "partner"):
            by = self._shower(step, seat.seat)
            if after < before and by is not None:
                odds = {"before": percent(before), "after": percent(after)}
                whom = "seat", by
                yield (
                    before - after,
                    point(step, seat.seat, "misled", whom=whom, **odds),
                )

    def _knew(self, seat: SeatReview) -> Iterator[Moment]:
        """Whoever knew all he needed, and did not get there in time."""
        mission = self._mission(seat.seat)
        if mission is None or seat.calling.waited:
            return
        step = self._knew_since(seat)
        if step is None:
            return
        turns = sum(
            isinstance(fact, Turn) and self.names[fact.seat] == seat.seat
            for number, fact in self.facts
            if number > step
        )
        if turns:
            knew = point(step, seat.seat, "knew", mission=("mission", mission), turns=turns)
            yield 0.5 + min(0.3, 0.05 * turns), knew

    def _knew_since(self, seat: SeatReview) -> int | None:
        """After which step a seat knew the partner and the mission."""
        aim = self._aim(seat.seat)
        for now in seat.curve:
            if min(now.odds.get("partner", 0.0), now.odds.get(aim, 0.0)) >= SURE:
                return now.step
        return None

    def _shower(self, step: int, to: str) -> str | None:
        """Who showed this seat something in a step."""
        seat = self.names.index(to)
        for event in self.record.steps[step - 1].events:
            if isinstance(event.fact, Shown) and event.to >> seat & 1:
                return self.names[event.fact.shower]
        return None

    # How it ended.

    def _ending(self, told: Told) -> TurningPoint:
        assert self.record.end is not None
        outcome = self.record.end.outcome
        match outcome.reason:
            case "accomplished" | "failed":
                return self._declaration(told)
            case "escaped" | "caught":
                return self._flight(told)
            case "seen-through":
                return self._seen_through()
        return self.plain_ending()

    def _declaration(self, told: Told) -> TurningPoint:
        step, said = self._last(Declared)
        _, weighed = self._last(Weighed)
        who = self.names[said.seat]
        identity = self._unmasked.identities[self._variant.side_of[said.partner]]
        letter = self._unmasked.letters[self._variant.side_of[said.partner]]
        calling = told.seats[said.seat].calling
        arguments: dict[str, Argument] = {
            "partner": self.seat(said.partner),
            "identity": self.word("identity", identity),
            "said": self.word("letter", said.other),
            "letter": self.word("letter", letter),
            "true": ("seat", self._partner(who) or ""),
            "odds": 100 if calling.odds is None else percent(calling.odds),
            "since": self._knew_since(told.seats[said.seat]) or 0,
            **self._behind(told),
        }
        if weighed.mission is not None:
            arguments["mission"] = self.word("mission", weighed.mission)
        code = "failed-hands"
        if told.seats[said.seat].won:
            code = "accomplished"
        elif not weighed.partner:
            code = "failed-partner"
        elif not weighed.letters:
            code = "failed-letter"
        elif not weighed.deed:
            code = "failed-deed"
        return point(step, who, f"ended-{code}", **arguments)

    def _flight(self, told: Told) -> TurningPoint:
        step, said = self._last(Fled)
        _, weighed = self._last(FlightWeighed)
        who, calling = self.names[said.seat], told.seats[said.seat].calling
        arguments: dict[str, Argument] = {
            "space": self.word("space", weighed.space),
            "true": ("seat", self._partner(who) or ""),
            "odds": 100 if calling.odds is None else percent(calling.odds),
            **self._behind(told),
        }
        code = "escaped" if told.seats[said.seat].won else "caught-there"
        if not weighed.arrested:
            code = "caught-partner"
        return point(step, who, f"ended-{code}", **arguments)

    def _seen_through(self) -> TurningPoint:
        step, said = self._last(Declared)
        locked, _ = self._last(Locked)
        return point(step, self.names[said.seat], "ended-seen-through", locked=locked)

    def _behind(self, told: Told) -> dict[str, Argument]:
        """How near those were who did not win: ``behind`` is 2 if they knew all they needed, 1 if
        they did not, and 0 if there is nothing to say.
        """
        near: list[tuple[float, str]] = []
        for seat in told.losers():
            if self._mission(seat.seat) is not None:
                about = ("partner", self._aim(seat.seat))
                near.append((min(at_last(seat.curve, each) for each in about), seat.seat))
        if not near:
            return {"behind": 0, "rival": self.seat(), "near": 0}
        odds, rival = max(near)
        return {
            "behind": 2 if odds >= SURE else 1,
            "rival": ("seat", rival),
            "near": percent(odds),
        }

    # What was true.

    def _last(self, kind: type[F]) -> tuple[int, F]:
        return next((n, fact) for n, fact in reversed(self.facts) if isinstance(fact, kind))

    def _caller(self) -> Seat | None:
        """Who declared or fled, if anybody did."""
        for _, fact in reversed(self.facts):
            if isinstance(fact, Declared | Fled):
                return fact.seat
        return None

    def _side(self, name: str) -> int | None:
        seat = self.names.index(name)
        return None if seat == self._variant.envoy else self._variant.side_of[seat]

    def _partner(self, name: str) -> str | None:
        side = self._side(name)
        if side is None:
            return None
        identities = self._unmasked.identities
        whose = InkognitoLore(self._variant, SPECTATOR).whose
        return whose[identities.index(partner_of(identities[side]))]

    def _mission(self, name: str) -> str | None:
        """The joint mission of a seat, or its flight."""
        side = self._side(name)
        if side is None:
            return None
        secrets = self._unmasked
        whose = InkognitoLore(self._variant, SPECTATOR).whose
        values = (
            *(IDENTITIES[identity] for identity in secrets.identities),
            *(self.vocabulary["letter"][letter] for letter in secrets.letters),
        )
        tag = mission_of(team_of(secrets.identities[side]), whose)(values)
        own = (word for word in self.vocabulary["mission"] if word.startswith(f"{tag}-"))
        return next(own, tag)

    def _aim(self, name: str) -> str:
        """What a curve calls a seat's mission."""
        side = self._side(name)
        assert side is not None
        return f"mission-{TEAMS[team_of(self._unmasked.identities[side])]}"
