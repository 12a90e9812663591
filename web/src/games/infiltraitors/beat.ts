// The story at the masks: what of each fact is told in a few words, at whose mask.
import type { Beat } from "../../stage/beats";
import type { GameEntry } from "../../lib/game-entry";
import { kindOf, type AnyFact } from "../../lib/viewer";
import { t, words } from "../../lib/words.svelte";
import type { Fact } from "../../wire/games/infiltraitors";

/** What is told at a mask; everything else is told at nobody's, or is no moment of its own. */
const TOLD = [
  "started",
  "identified",
  "clued",
  "clued-from",
  "exchanged",
  "exchanged-from",
  "informed",
  "requested",
  "filed",
  "shot",
  "rewarded",
  "dug",
  "laid-aside",
  "discarded",
  "discarded-dark",
  "leaving",
  "laid",
  "departed",
  "cornered",
  "accused",
] as const satisfies Fact["kind"][];

type Told = Extract<Fact, { kind: (typeof TOLD)[number] }>;

/** What leaves my hand, and what tells everybody where it went. */
const LEAVES: Record<string, string[]> = {
  gave: ["clued", "exchanged", "laid"],
  shed: ["discarded", "departed"],
};

/** The log tells a play once: with what it was played for. */
export const echoes: GameEntry["echoes"] = (fact, _, after) =>
  after !== undefined && (LEAVES[kindOf(fact)]?.includes(kindOf(after)) ?? false);

/** What I do myself I know; how it turned out I am told. */
const RESULTS: Fact["kind"][] = ["started", "clued-from", "exchanged-from", "shot", "accused"];

/** What tells the others next to nothing. */
const SLIGHT: Fact["kind"][] = ["requested", "discarded", "discarded-dark", "dug"];

function isTold(fact: AnyFact): fact is Told {
  return TOLD.some((kind) => kind === fact.kind);
}

export function beat(fact: AnyFact, me: string | null): Beat | null {
  if (!isTold(fact)) return null;
  if (fact.seat === me && !RESULTS.includes(fact.kind)) return null;
  const card = (word: string) => words().value("infiltraitors", "card", word);
  const name = (seat: string) => words().value("infiltraitors", "seat", seat);
  const whom = "whom" in fact ? fact.whom : fact.seat;
  const says = t(`infiltraitors-beat-${fact.kind}`, {
    card: "card" in fact ? card(fact.card) : "",
    cards: "cards" in fact ? words().join(fact.cards.map(card)) : "",
    count: "cards" in fact ? fact.cards.length : 0,
    number: "number" in fact ? fact.number : 0,
    whom: name(whom),
    whom_me: whom === me ? "yes" : "no",
    upright: "upright" in fact && fact.upright ? "yes" : "no",
    right: "right" in fact && fact.right ? "yes" : "no",
  });
  return { seat: fact.seat, says, slight: SLIGHT.includes(fact.kind) };
}
