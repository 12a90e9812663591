// What a log tells: every fact once, in words.
import { entryOf } from "./game-entries";
import type { AnyFact, Viewer } from "./viewer";
import { words } from "./words.svelte";

export interface Line {
  /** Its place among all facts. */
  place: number;
  fact: AnyFact;
  text: string;
}

/** The facts from a place on, without those that only repeat the one before or after. */
export const linesOf = (viewer: Viewer, from = 0): Line[] =>
  linesIn(viewer.game.game, viewer.facts, viewer.view.seat, from);

/** The same of any facts, for a reader who is spoken to. */
export function linesIn(game: string, facts: AnyFact[], me: string | null, from = 0): Line[] {
  const { echoes } = entryOf(game);
  return facts.slice(from).flatMap((fact, nth) => {
    const place = from + nth;
    if (echoes(fact, facts[place - 1], facts[place + 1])) return [];
    return [{ place, fact, text: words().fact(game, fact, me) }];
  });
}
