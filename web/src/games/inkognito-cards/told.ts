// What the facts tell of a round and of a game that is over, for whoever comes late or looked elsewhere.
import { ofKind } from "../../lib/viewer";
import type { Agent, Fact, Meeting, Place } from "../../wire/games/inkognito-cards";

/** Those who went to one place in a round. */
export interface Stop {
  place: Place;
  who: Agent[];
  met: boolean;
}

export interface Round {
  number: number;
  stops: Stop[];
}

const closes = (fact: Fact) => fact.kind === "went" && fact.who === "ambassador";

/** The facts since the black cards were last turned up. */
export function ofThisGame<F extends Fact>(facts: F[]): F[] {
  return facts.slice(facts.findLastIndex((fact) => fact.kind === "unmasked") + 1);
}

/** The last round in which all have gone somewhere, with whom the table says to have met. */
export function lastRound(facts: Fact[], meetings: Meeting[]): Round | null {
  const game = ofThisGame(facts);
  const end = game.findLastIndex(closes);
  if (end < 0) return null;
  const start = game.slice(0, end).findLastIndex(closes) + 1;
  const walks = ofKind(game.slice(start, end + 1), "went");
  const places = [...new Set(walks.map(({ place }) => place))];
  return {
    number: game.filter(closes).length,
    stops: places.map((place) => ({
      place,
      who: walks.filter((walk) => walk.place === place).map(({ who }) => who),
      met: meetings.some((meeting) => meeting.place === place),
    })),
  };
}

/** In which round of this game somebody was last at a place. */
export function lastThere(facts: Fact[], who: Agent, place: Place): number {
  const walks = ofKind(ofThisGame(facts), "went").filter((walk) => walk.who === who);
  return walks.findLastIndex((walk) => walk.place === place) + 1;
}

/** What was passed or shown since the places of this round were known; nothing of an earlier game. */
export function ofThisRound<F extends Fact>(facts: F[]): F[] {
  const game = ofThisGame(facts);
  return game.slice(Math.max(0, game.findLastIndex(closes)));
}

/** How the game before this one ended. */
export interface Ending {
  /** How many facts there were then: no two endings have the same. */
  at: number;
  called: Extract<Fact, { kind: "called" }> | undefined;
  compared: Extract<Fact, { kind: "compared" }> | undefined;
  unmasked: Extract<Fact, { kind: "unmasked" }>;
  /** Who scored, or that nobody called. */
  last: Extract<Fact, { kind: "scored" | "voided" }> | undefined;
  /** Nobody has gone anywhere since. */
  fresh: boolean;
}

export function lastEnding(facts: Fact[]): Ending | null {
  const at = facts.findLastIndex((fact) => fact.kind === "unmasked");
  const unmasked = facts[at];
  if (unmasked?.kind !== "unmasked") return null;
  const before = facts[at - 1];
  const since = facts.slice(at);
  return {
    at,
    called: before?.kind === "called" ? before : undefined,
    compared: ofKind(since, "compared")[0],
    unmasked,
    last: ofKind(since, "scored", "voided")[0],
    fresh: !since.some((fact) => fact.kind === "went" || fact.kind === "hidden"),
  };
}
