"""The levels of assistance, by what reaches the socket: what each repeats, strikes and weighs."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from ridotto.games.infiltraitors.components import CARD_WORDS
from ridotto.games.infiltraitors.parts import SEATS as NAMES
from ridotto.games.inkognito_cards.components import FACES
from ridotto.server.python_client import TableSocket
from ridotto.table.assistance import MOST_ADVICE
from tests.server.helpers import Visit, close, open_house, quiet, sat, scenario

SHOWING = {
    "masks": {"shown": "shower"},
    "inkognito": {"shown": "shower", "judged": "shower"},
    "inkognito-cards": {"pair": "giver", "black": "shower"},
}
"""The facts that show cards for the moment, and the field that says whose they are."""

OPTIONS = {
    "masks": {"players": 3, "rounds": 2},
    "inkognito": {"players": 4},
    "inkognito-cards": {"players": 3},
}


async def at_table(visit: Visit, game: str, level: str, **options: Any) -> list[TableSocket]:
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve"][: options["players"]]
    _, seats = await sat(visit, *names, game=game, options=options, assistance=level)
    assert (await seats[0].ask("start"))["type"] == "done"
    await quiet(*seats)
    return seats


async def play_until(
    seats: list[TableSocket], rng: random.Random, found: Callable[[], bool], **wanted: str
) -> None:
    """Everybody acts at random, but in a phase does the kind that is wanted, if he can."""
    for _ in range(3_000):
        if found():
            return
        maker = next(seat for seat in seats if seat.update["legal"])
        groups = {group["kind"]: group for group in maker.update["legal"] if group["actions"]}
        kinds = [kind for kind, group in groups.items() if not group["final"]] or list(groups)
        kind = wanted.get(maker.update["view"]["public"].get("phase", ""), "")
        group = groups[kind if kind in groups else rng.choice(kinds)]
        assert (await maker.ask("act", do=rng.choice(group["actions"])))["type"] == "done"
        await quiet(*seats)
    raise AssertionError("it did not happen")


def shown_to(seat: TableSocket, game: str) -> list[dict[str, Any]]:
    """What lies open before a seat: shown by others, and not put away."""
    mine = seat.you["seat"]
    showing = SHOWING[game]
    return [
        fact
        for fact in seat.facts
        if fact["kind"] in showing and fact[showing[fact["kind"]]] != mine
    ]


@pytest.mark.parametrize("game", list(SHOWING))
def test_Q8_none_repeats_nothing_once_it_is_put_away(game: str) -> None:
    async def run() -> None:
        async with open_house() as visit:
            seats = await at_table(visit, game, "none", **OPTIONS[game])
            rng = random.Random(5)
            await play_until(seats, rng, lambda: any(shown_to(seat, game) for seat in seats))
            asker = next(seat for seat in seats if shown_to(seat, game))
            shown = shown_to(asker, game)
            # Whoever showed them is not told what he showed, and nobody else ever was.
            others = [seat for seat in seats if seat is not asker]
            assert not [fact for seat in others for fact in seat.facts if fact in shown]
            # What was not put away lies there after a reload.
            guest = await reload(visit, asker)
            assert shown_to(guest, game) == shown
            through = len(asker.facts)
            assert (await asker.ask("put-away", through=through))["type"] == "done"
            await quiet(asker)
            assert len(asker.facts) == through
            assert not shown_to(asker, game)
            assert [fact["kind"] for fact in asker.facts].count("veiled") >= len(shown)
            again = await reload(visit, asker)
            assert again.facts == asker.facts
            await close(guest, again)
            assert (await asker.ask("put-away", through=through))["code"] == "nothing-to-put-away"
            # The next cards lie there again.
            await play_until(seats, rng, lambda: any(shown_to(seat, game) for seat in seats))
            assert not [fact for fact in shown_to(asker, game) if fact in shown]
            await close(*seats)

    scenario(run)


async def reload(visit: Visit, seat: TableSocket) -> TableSocket:
    """Another socket of the same guest, that knows nothing yet."""
    cookie = seat.socket.request.headers["Cookie"] if seat.socket.request else ""
    guest = await visit.guest("again")
    guest.cookie = cookie
    fresh = await guest.sit_at(seat.info["table"])
    await fresh.until("update")
    await quiet(fresh)
    return fresh


@pytest.mark.parametrize("level", ["record", "logic", "odds", "advice"])
@pytest.mark.parametrize("game", list(SHOWING))
def test_Q8_from_record_on_what_was_shown_is_kept(game: str, level: str) -> None:
    async def run() -> None:
        async with open_house() as visit:
            seats = await at_table(visit, game, level, **OPTIONS[game])
            rng = random.Random(5)
            await play_until(seats, rng, lambda: any(shown_to(seat, game) for seat in seats))
            asker = next(seat for seat in seats if shown_to(seat, game))
            answer = await asker.ask("put-away", through=len(asker.facts))
            assert answer["code"] == "nothing-to-put-away"
            again = await reload(visit, asker)
            assert shown_to(again, game) == shown_to(asker, game)
            assert any(again.update["assist"]["shown"].values())
            shower = shown_to(asker, game)[0][SHOWING[game][shown_to(asker, game)[0]["kind"]]]
            if shower < len(seats):  # not the agent nobody plays
                assert shown_to(asker, game)[0] in seats[shower].facts
            await close(again, *seats)

    scenario(run)


@pytest.mark.parametrize("level", ["none", "record"])
def test_missions_2_and_14_what_went_dark_is_named_at_record_alone(level: str) -> None:
    async def run() -> None:
        async with open_house() as visit:
            seats = await at_table(visit, "infiltraitors", level, players=2, mission="2")
            rng = random.Random(2)

            def own_sunk(seat: TableSocket) -> list[Any]:
                return [
                    fact
                    for fact in seat.facts
                    if fact["kind"] == "sank" or fact.get("of") == "sank"
                ]

            await play_until(
                seats, rng, lambda: any(map(own_sunk, seats)), turn="files", draw="request"
            )
            seat = next(seat for seat in seats if own_sunk(seat))
            sunk = own_sunk(seat)[0]
            known = [fact for fact in seat.facts if fact["kind"] == "drew"]
            hand = seat.update["view"]["private"]["hand"]
            gone = [fact["card"] for fact in known if fact["card"] not in hand]
            if level == "none":
                assert sunk["kind"] == "veiled"
                assert not gone
            else:
                assert set(sunk["cards"]) <= set(gone)
            await close(*seats)

    scenario(run)


@pytest.mark.parametrize("level", ["logic", "odds", "advice"])
def test_K1_what_all_can_see_is_struck_for_all_and_the_rest_for_me_alone(level: str) -> None:
    async def run() -> None:
        async with open_house() as visit:
            names = ["Ann", "Bob", "Cleo"]
            options = {"players": 3, "mission": "1"}
            table, seats = await sat(
                visit,
                *names,
                game="infiltraitors",
                options=options,
                assistance=level,
                spectators="open",
            )
            watcher = await (await visit.guest("Eve")).sit_at(table)
            await seats[0].ask("start")
            await quiet(*seats, watcher)

            def clued() -> bool:
                fronts = seats[0].update["view"]["public"]["fronts"]
                return sum(bool(front and front["flat"]) for front in fronts) > 1

            await play_until([*seats, watcher], random.Random(4), clued)
            helps = [seat.update["assist"] for seat in seats]
            struck = helps[0]["struck"]
            assert all(each["struck"] == struck for each in helps)
            assert watcher.update["assist"] == {"shown": {}, "struck": struck}
            public = seats[0].update["view"]["public"]
            owners = {name for name, front in zip(NAMES, public["fronts"], strict=False) if front}
            assert set(struck) == owners  # one's own traitor among them
            for number, (seat, each) in enumerate(zip(seats, helps, strict=True)):
                mine = each["struck_for_me"]
                assert set(mine) == owners - {NAMES[number]}
                hand = {CARD_WORDS[card] for card in seat.update["view"]["private"]["hand"]}
                for whose, cards in ((whose, what["card"]) for whose, what in mine.items()):
                    assert hand <= {*cards, *struck[whose]["card"]}
                    assert not set(cards) & set(struck[whose]["card"])
                    left = each.get("possible", each.get("odds"))[whose]["card"]
                    likely = left if level == "logic" else [c for c, p in left.items() if p]
                    assert not set(likely) & {*cards, *struck[whose]["card"]}
            assert len({str(each["struck_for_me"]) for each in helps}) == 3
            await close(*seats, watcher)

    scenario(run)


@pytest.mark.parametrize("level", ["none", "record", "logic", "odds"])
def test_W2_a_decision_is_weighed_for_whoever_may_make_it(level: str) -> None:
    async def run() -> None:
        async with open_house() as visit:
            seats = await at_table(visit, "inkognito", level, players=4)
            maker = next(seat for seat in seats if seat.update["legal"])
            declares = next(g for g in maker.update["legal"] if g["kind"] == "declare")
            do = declares["actions"][0]
            named = seats[["blue", "green", "red", "yellow"].index(do.split()[1])]
            assert (await named.ask("weigh", do=do))["code"] == "not-your-turn"
            weighed = await maker.ask("weigh", do=do)
            await maker.ask("act", do=do)
            await quiet(*seats)
            heard = await named.ask("weigh", do="shake hands")
            for each in (weighed, heard):
                assert each["type"] == "weighed"
                verdicts = {point["holds"] for point in each["points"]}
                assert (verdicts == {None}) == (level in ("none", "record"))
            assert [point["what"] for point in heard["points"]] == [
                "partner",
                "mission",
                "own-letter",
                "deed",
            ]
            assert heard["says"][3:] in (do[-1] + do[-3], do[-3] + do[-1])
            assert (await maker.ask("weigh", do="shake hands"))["code"] == "not-your-turn"
            assert (await maker.ask("weigh", do="nonsense"))["code"] == "not-an-action"
            await close(*seats)

    scenario(run)


def test_R4_what_is_wrong_with_a_pair_is_told_before_it_is_passed() -> None:
    async def run() -> None:
        async with open_house() as visit:
            seats = await at_table(visit, "inkognito-cards", "none", players=3)

            def passer() -> TableSocket | None:
                kinds = {seat: [g["kind"] for g in seat.update["legal"]] for seat in seats}
                return next((seat for seat in seats if kinds[seat] == ["pass"]), None)

            await play_until(seats, random.Random(3), lambda: passer() is not None)
            maker = passer()
            assert maker is not None
            known = maker.update["view"]["private"]["secrets"]
            lies = [face for place, face in enumerate(FACES) if place not in known]
            asked = await maker.ask("weigh", do=f"pass {lies[0]} {lies[1]}")
            assert (asked["code"], asked["rule"]) == ("exactly-one-true", "R4")
            fine = maker.update["legal"][0]["actions"][0]
            assert (await maker.ask("weigh", do=fine))["type"] == "weighed"
            assert passer() is maker  # nothing was passed
            await close(*seats)

    scenario(run)


@pytest.mark.parametrize("game", ["inkognito", "inkognito-cards", "masks"])
def test_advice_reaches_whoever_is_to_act_and_can_be_followed(game: str) -> None:
    """Everybody does what he is advised, or else anything; nobody is advised out of turn."""

    async def run() -> None:
        async with open_house() as visit:
            seats = await at_table(visit, game, "advice", **OPTIONS[game])
            rng = random.Random(7)
            followed = 0
            for _ in range(60):
                for seat in seats:
                    told = seat.update["assist"].get("advice", [])
                    assert not told or seat.update["legal"]
                    assert len(told) <= MOST_ADVICE
                maker = next((seat for seat in seats if seat.update["legal"]), None)
                if maker is None:
                    break
                advice = maker.update["assist"].get("advice", [])
                now = [each["do"][0] for each in advice if each["do"] and "when" not in each]
                groups = [group for group in maker.update["legal"] if group["actions"]]
                calm = [group for group in groups if not group["final"]] or groups
                do = now[0] if now else rng.choice(rng.choice(calm)["actions"])
                assert (await maker.ask("act", do=do))["type"] == "done"
                followed += bool(now)
                await quiet(*seats)
            assert followed > 10
            await close(*seats)

    scenario(run)
