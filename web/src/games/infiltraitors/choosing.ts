// Which card is chosen, and what it can be used for. A card is known by its word; in somebody’s hand
// that one plays from unseen, by the owner and the place.
import { many, one, type Action } from "../../lib/notation";

export const PLAYS = ["clue", "exchange", "clue-from", "exchange-from"];
export const DISCARDS = ["discard", "discard-places"];

/** The card of a play, as the screen calls it. */
export function cardOf(action: Action): string {
  return action.kind.endsWith("-from") ? `${one(action, "owner")} ${one(action, "place")}` : one(action, "card");
}

/** Next to whose traitor a play goes; `me` for one’s own. */
export function targetOf(action: Action, me: string): string {
  return action.kind.startsWith("exchange") ? one(action, "whom") : me;
}

/** What a discard puts away: cards, or places of a hand one does not see. */
export function putAway(action: Action): string[] {
  return many(action, action.kind === "discard" ? "cards" : "places");
}

export function sameSet(one_: string[], other: string[]): boolean {
  return one_.length === other.length && one_.every((card) => other.includes(card));
}
