"""What guests meet at a table: talk, help, drafts, notes, clocks, sheets, long lists."""

import random

import pytest

from ridotto.games import GAMES
from ridotto.kernel import Game
from ridotto.table.assistance import LEVELS, levels_for
from tests.server.helpers import (
    Later,
    close,
    open_house,
    pick,
    play_alone,
    quiet,
    sat,
    scenario,
    two_at_a_table,
)

pytestmark = pytest.mark.usefixtures("any_server")


def test_spectators_talk_apart_and_see_no_secret() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, (ann, bob) = await sat(visit, "Ann", "Bob", spectators="open")
            await ann.ask("start")
            eve = await (await visit.guest("Eve")).sit_at(table)
            eve.keeps = bob.keeps = True
            await eve.ask("say", text="psst")
            await ann.ask("say", text="hello all")
            await quiet(ann, bob, eve)
            assert b"psst" not in b"".join(bob.raw)
            assert b"hello all" in b"".join(eve.raw)
            assert eve.update["view"]["private"] is None
            assert eve.update["view"]["seat"] is None
            assert "assist" not in eve.update
            assert not [fact for fact in eve.facts if fact["kind"] == "wears"]
            assert ann.info["watching"] == 1
            await close(ann, bob, eve)

    scenario(run)


def test_a_guest_without_a_seat_leaves_when_a_table_without_spectators_begins() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, (ann, bob) = await sat(visit, "Ann", "Bob")
            eve = await (await visit.guest("Eve")).sit_at(table)
            eve.keeps = True
            await ann.ask("start")
            assert (await eve.until("outside"))["reason"] == "no-spectators"
            await ann.ask("act", do="ask green")
            await quiet(ann, bob, eve)
            assert not [told for told in eve.raw if b'"type":"game"' in told or b"update" in told]
            await close(ann, bob, eve)

    scenario(run)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.id)
def test_help_is_what_the_table_chose(game: Game, level: str) -> None:
    async def run() -> None:
        options = next(iter(game.variants()))
        assert level in levels_for(game)
        bots = ["random"] * (len(game.seats(options)) - 1)
        async with open_house() as visit:
            ann = await visit.guest("Ann")
            settings = {"game": game.id, "options": dict(options), "assistance": level}
            table = await ann.open_table(settings, places=[None, *bots])
            async with await ann.sit_at(table) as seat:
                await seat.ask("start")
                await play_alone(seat, random.Random(3), most=3)
                await quiet(seat)
                while not seat.update:
                    await seat.receive()
                assist = seat.update.get("assist")
                private = seat.update["view"]["private"]
                assert not set(private) & set(game.manners.noted)
                assert not set(seat.update["view"]["public"]) & set(game.manners.remembered)
                if level == "none":
                    assert assist is None
                else:
                    assert assist is not None
                    kept = {*game.manners.noted, *game.manners.remembered}
                    assert set(assist["shown"]) == kept
                    assert ("possible" in assist) == (level == "logic")
                    assert ("odds" in assist) == (level in ("odds", "advice"))
                    if level != "advice":
                        assert "advice" not in assist
                if assist is not None and "odds" in assist:
                    for secrets in assist["odds"].values():
                        for chances in secrets.values():
                            assert sum(chances.values()) == pytest.approx(1)
                asked = await seat.ask("prove", whose="x", what="y", value="z")
                gives_reasons = level in ("odds", "advice")
                assert asked["code"] == ("no-such-thing" if gives_reasons else "no-reasons")

    scenario(run)


def test_what_is_certain_has_reasons() -> None:
    async def run() -> None:
        async with open_house() as visit:
            _, (ann, bob) = await sat(visit, "Ann", "Bob", assistance="odds")
            await ann.ask("start")
            await quiet(ann)
            own = next(fact["mask"] for fact in ann.facts if fact["kind"] == "wears")
            masks = ("fox", "moth", "owl")
            answer = await ann.ask("prove", whose="blue", what="mask", value=masks[own])
            assert [reason["fact"] for reason in answer["evidence"]] == [
                {"kind": "wears", "mask": own}
            ]
            wrong = await ann.ask("prove", whose="green", what="mask", value=masks[own])
            assert wrong["code"] == "not-certain"
            await close(ann, bob)

    scenario(run)


def test_drafts_and_notes_are_seen_by_their_maker_only() -> None:
    async def run() -> None:
        async with open_house() as visit:
            options = {"players": 4, "edition": "2013"}
            names = ("Ann", "Bob", "Cleo", "Dan")
            _, seats = await sat(visit, *names, game="inkognito", options=options)
            await seats[0].ask("start")
            await quiet(*seats)
            maker = next(seat for seat in seats if seat.update["legal"])
            others = [seat for seat in seats if seat is not maker]
            for seat in others:
                seat.keeps = True
            steps = next(g for g in maker.update["legal"] if g["kind"] == "step")["actions"]
            assert (await maker.ask("note", key="k", value="v"))["type"] == "done"
            await maker.send("draft", do=steps[0])
            drafted = await maker.until("drafted")
            assert drafted["draft"] == [steps[0]]
            assert drafted["view"]["public"] != maker.update["view"]["public"]
            await quiet(*seats)
            heard = [message for seat in others for message in seat.raw]
            assert all(message.startswith(b'{"type":"refused"') for message in heard)
            await maker.send("undo", all=True)
            undone = await maker.until("drafted")
            assert undone["view"]["public"] == maker.update["view"]["public"]
            await maker.send("draft", do=steps[0])
            drafted = await maker.until("drafted")
            final = [g for g in drafted["legal"] if g["kind"] == "done"]
            do = "done" if final else next(g for g in drafted["legal"])["actions"][0]
            assert (await maker.ask("act", do=do))["type"] == "done"
            await quiet(*seats)
            told = [f["kind"] for f in others[0].update["facts"]]
            assert "stepped" in told
            await close(*seats)

    scenario(run)


def test_a_clock_runs_out_a_bot_stands_in_and_one_comes_back() -> None:
    async def run() -> None:
        outside = Later()
        async with open_house(outside=outside, bot_pace=0.3) as visit:
            pace = {"kind": "clock", "bank": 1, "increment": 0}
            _, (ann, bob) = await sat(visit, "Ann", "Bob", pace=pace)
            await ann.ask("start")
            await quiet(ann, bob)
            assert ann.update["clocks"][0]["since"] is not None
            while not ann.info["chairs"][0]["stood_in"]:
                await ann.until("table")
            assert (await ann.ask("act", do="ask green"))["code"] == "stood-in"
            assert (await ann.ask("back"))["type"] == "done"
            await quiet(ann)
            assert not ann.info["chairs"][0]["stood_in"]
            await close(ann, bob)

    scenario(run)


def test_long_lists_are_written_out_on_demand() -> None:
    async def run() -> None:
        async with open_house() as visit:
            options = {"players": 5, "edition": "2013"}
            names = ("Ann", "Bob", "Cleo", "Dan", "Eva")
            _, seats = await sat(visit, *names, game="inkognito", options=options)
            await seats[0].ask("start")
            rng = random.Random(1)
            for _ in range(400):
                await quiet(*seats)
                maker = next(seat for seat in seats if seat.update["legal"])
                long = [g for g in maker.update["legal"] if not g["actions"]]
                if long:
                    break
                group = [g for g in maker.update["legal"] if not g["final"]]
                await maker.ask("act", do=pick({"legal": group or maker.update["legal"]}, rng))
            assert long
            listed = await maker.ask("choices", kind=long[0]["kind"])
            assert len(listed["actions"]) == 250
            assert listed["more"]
            first = listed["actions"][0].split()
            fixed = await maker.ask("choices", kind=long[0]["kind"], fixed={"nonsense": "x"})
            assert fixed["actions"] == []
            assert first
            bystander = next(seat for seat in seats if seat is not maker)
            refused = await bystander.ask("choices", kind=long[0]["kind"])
            assert refused["code"] == "not-your-turn"
            await close(*seats)

    scenario(run)


def test_a_refusal_names_the_rule_of_the_game_where_there_is_one() -> None:
    async def run() -> None:
        async with open_house() as visit:
            table, ann, bob = await two_at_a_table(visit)
            async with await ann.sit_at(table) as first, await bob.sit_at(table) as second:
                assert (await first.ask("act", do="ask blue"))["rule"] == "A1"
                assert (await second.ask("act", do="ask blue"))["rule"] == "H1"
                assert not (await first.ask("act", do="dance")).get("rule")

    scenario(run)
