// What was shown, to me and by me, as far as my own stream holds it.
import { ofKind, type ViewerOf } from "../../lib/viewer";
import type { Fact, Seat } from "../../wire/games/inkognito";

export type Shown = Extract<Fact, { kind: "shown" | "judged" }>;

/** The cards that lie before me. Where the table keeps them, those of this turn's last answer; where
    it repeats nothing, all that I have not put away. */
export function lyingBefore(viewer: ViewerOf<"inkognito">): Shown[] {
  const me = viewer.view.seat;
  const since = viewer.facts.findLastIndex((fact) => fact.kind === "turn");
  const moment = viewer.repeats ? viewer.facts.slice(Math.max(0, since)) : viewer.facts;
  const seen = ofKind(moment, "shown", "judged").filter((fact) => fact.shower !== me);
  return viewer.repeats ? seen.slice(-1) : seen;
}

/** What one seat has shown another, the last first. */
export function answersOf(viewer: ViewerOf<"inkognito">, shower: Seat, asker: Seat) {
  return ofKind(viewer.facts, "shown")
    .filter((fact) => fact.shower === shower && fact.asker === asker)
    .toReversed();
}
