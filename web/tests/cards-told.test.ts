// What the card game tells of a round and of a game that is over.
import { expect, test } from "vitest";
import { beat } from "../src/games/inkognito-cards/beat";
import { lastEnding, lastRound, lastThere, ofThisRound } from "../src/games/inkognito-cards/told";
import { speakThese } from "../src/lib/words.svelte";
import { wordsIn } from "./helpers";
import type { Agent, Fact, Meeting, Place } from "../src/wire/games/inkognito-cards";

const went = (who: Agent, place: Place): Fact => ({ kind: "went", who, place });
const round = (blue: Place, yellow: Place, green: Place, pink: Place, last: Place): Fact[] => [
  went("blue", blue),
  went("yellow", yellow),
  went("green", green),
  went("pink", pink),
  went("ambassador", last),
];
const meeting = (place: Place, who: Agent[]): Meeting => ({
  place,
  who,
  callers: [],
  business: "pass",
  doers: [],
  receivers: [],
});
const unmasked: Fact = {
  kind: "unmasked",
  blue: ["LF", "0"],
  yellow: ["CB", "11"],
  green: ["X", "29"],
  pink: ["ZZ", "52"],
};

test("a round is told once all have gone somewhere, with those whom the table says to have met", () => {
  const first = round("Rialto", "Rialto", "Salute", "Salute", "Salute");
  expect(lastRound(first.slice(0, 4), [])).toBeNull();
  const told = lastRound([...first, went("yellow", "San-Marco")], [meeting("Rialto", ["blue"])]);
  expect(told).toEqual({
    number: 1,
    stops: [
      { place: "Rialto", who: ["blue", "yellow"], met: true },
      { place: "Salute", who: ["green", "pink", "ambassador"], met: false },
    ],
  });
});

test("a new game begins without a round, and its places are new", () => {
  const facts = [...round("Rialto", "Rialto", "Salute", "Salute", "Salute"), unmasked];
  expect(lastRound(facts, [])).toBeNull();
  expect(lastThere(facts, "blue", "Rialto")).toBe(0);
  facts.push(...round("Salute", "Rialto", "Salute", "Rialto", "San-Marco"));
  facts.push(...round("Rialto", "Salute", "Rialto", "Salute", "San-Giorgio"));
  expect(lastRound(facts, [])?.number).toBe(2);
  expect(lastThere(facts, "blue", "Rialto")).toBe(2);
  expect(lastThere(facts, "blue", "San-Marco")).toBe(0);
});

test("what was passed belongs to the round in which it was", () => {
  const pair: Fact = { kind: "pair", giver: "yellow", to: "blue", one: "LF", other: "11" };
  const facts = [...round("Rialto", "Rialto", "Salute", "Salute", "Salute"), pair];
  expect(ofThisRound(facts)).toContain(pair);
  facts.push(...round("Salute", "Rialto", "San-Marco", "San-Giorgio", "Rialto"));
  expect(ofThisRound(facts)).not.toContain(pair);
  expect(ofThisRound([...facts, pair, unmasked])).toEqual([]);
});

test("the end of a game holds the call, what was wrong, and who scored, until somebody goes on", () => {
  const called: Fact = { ...unmasked, kind: "called", who: "green" };
  const compared: Fact = { kind: "compared", identities: [], fragments: ["pink"], ally: true };
  const scored: Fact = { kind: "scored", right: false, who: ["blue", "yellow"] };
  const facts = [called, unmasked, { kind: "put-away" } as const, compared, scored];
  expect(lastEnding([])).toBeNull();
  expect(lastEnding(facts)).toEqual({
    at: 1,
    called,
    compared,
    unmasked,
    last: scored,
    fresh: true,
  });
  expect(lastEnding([...facts, went("blue", "Rialto")])?.fresh).toBe(false);
  expect(lastEnding([unmasked, { kind: "voided" }])?.called).toBeUndefined();
});

test("who speaks to me says my name, and not you", () => {
  speakThese(wordsIn("en"));
  const greeted: Fact = { kind: "greeted", who: "yellow", met: ["blue"] };
  expect(beat(greeted, "blue")?.says).toBe("Blue! Good evening. No call.");
});
