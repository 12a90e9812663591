// The story of a game in moments: each shows at the seat that did it.
import type { AnyFact } from "../lib/viewer";

export interface Beat {
  /** Whose moment it is; nobody's where a thing simply happens. */
  seat: string | null;
  /** What stands at his mask: his words, or in a few words what he did. */
  says: string;
  /** It matters little: left out where more waits to be told, and where I did it myself. */
  slight?: boolean;
  /** Cards that pass from seat to seat, face down. */
  cards?: { from: string; to: string; count: number };
}

/** The moment that a fact is, for whoever sits here; nothing if it is none of its own. */
export type BeatOf = (fact: AnyFact, me: string | null) => Beat | null;
