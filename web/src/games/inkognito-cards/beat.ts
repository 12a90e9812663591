// What the masks say and do as the evening goes on.
import type { GameEntry } from "../../lib/game-entry";
import { trusted } from "../../lib/trusted";
import { kindOf } from "../../lib/viewer";
import { t, words } from "../../lib/words.svelte";
import type { BeatOf } from "../../stage/beats";
import type { Agent, Fact, Place } from "../../wire/games/inkognito-cards";

const GAME = "inkognito-cards";

/** Whoever saw what was passed or shown need not be told as well that it was: not after he has seen it. */
export const echoes: GameEntry["echoes"] = (told, saw) => {
  const fact = trusted<Fact>(told);
  if (!saw) return false;
  const before = trusted<Fact>(saw);
  if (fact.kind === "showed" || fact.kind === "looked") return kindOf(before) === "black";
  if (fact.kind !== "chosen" || kindOf(before) !== "pair") return false;
  const [giver, to] =
    before.kind === "pair"
      ? [before.giver, before.to]
      : before.kind === "veiled"
        ? [before.seat, before.whom]
        : [];
  return [`${fact.who} ${fact.to}`, `${fact.to} ${fact.who}`].includes(`${giver} ${to}`);
};

export const beat: BeatOf = (told, me) => {
  const fact = trusted<Fact>(told);
  /** What somebody is called to his face. */
  const called = (agent: Agent) => words().label(GAME, "agent", agent);
  const name = (agent: Agent) => (agent === me ? t("you") : words().value(GAME, "agent", agent));
  const says = (args: Record<string, string> = {}) => t(`${GAME}-beat-${fact.kind}`, args);
  const towards = (place: Place) => ({
    place: words().value(GAME, "place", place),
    place_key: place,
  });
  switch (fact.kind) {
    case "went":
      return { seat: fact.who, says: says(towards(fact.place)) };
    case "hidden":
      return { seat: "ambassador", says: says(), slight: true };
    case "greeted":
      return {
        seat: fact.who,
        says: says({ met: words().join(fact.met.map(called)) }),
        slight: true,
      };
    case "chosen":
      return {
        seat: fact.who,
        says: says({ to: name(fact.to) }),
        cards: { from: fact.who, to: fact.to, count: 2 },
      };
    case "named":
      return { seat: fact.who, says: says({ whom: called(fact.whom) }) };
    case "declined":
    case "looked":
      return { seat: fact.who, says: says() };
    case "showed":
      return {
        seat: fact.who,
        says: says({ to: name(fact.to) }),
        cards: { from: fact.who, to: fact.to, count: 1 },
      };
    case "called":
      return { seat: fact.who, says: says() };
    case "secrets":
      return { seat: fact.who, says: words().fact(GAME, fact, me) };
    case "leads":
    case "scored":
    case "voided":
    case "compared":
    case "left":
      return { seat: null, says: words().fact(GAME, fact, me) };
    default:
      return null;
  }
};
