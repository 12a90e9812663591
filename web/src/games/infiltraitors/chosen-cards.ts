// Which card is chosen, and what it can be used for. A card is known by its word; in somebody’s hand
// that one plays from unseen, by the owner and the place.
import type { Offer, ViewerOf } from "../../lib/viewer";
import type { Action, Seat } from "../../wire/games/infiltraitors";

export const PLAYS = ["clue", "exchange", "clue-from", "exchange-from"] as const;
export const DISCARDS = ["discard", "discard-places"] as const;
type Of<K> = Offer<Extract<Action, { kind: K }>>;
export type Play = Of<(typeof PLAYS)[number]>;
export type Discard = Of<(typeof DISCARDS)[number]>;

/** How the screen calls a card of somebody’s hand. */
export const inHandOf = (owner: Seat, place: number) => `${owner} ${place}`;

/** The card of a play, as the screen calls it. */
export function cardOf(action: Play): string {
  return "owner" in action.fields
    ? inHandOf(action.fields.owner, action.fields.place)
    : action.fields.card;
}

/** Next to whose traitor a play goes; `me` for one’s own. */
export function targetOf(action: Play, me: Seat | null): Seat | null {
  return "whom" in action.fields ? action.fields.whom : me;
}

/** The plays of a card by the agent next to whose traitor it would go, to ask the house about. What one does
 * not see of one's own is known by its place. */
export function playsOf(viewer: ViewerOf<"infiltraitors">, chosen: string): Record<string, Action> {
  const { seat: seats, card: cards } = viewer.lists;
  const me = viewer.view.seat;
  const card = cards.find((each) => each === chosen);
  const [name, at] = chosen.includes(" ") ? chosen.split(" ") : [me, chosen];
  const owner = seats.find((each) => each === name);
  const found: Record<string, Action> = {};
  for (const whom of seats) {
    if (card && whom === me) found[whom] = { kind: "clue", fields: { card } };
    else if (card) found[whom] = { kind: "exchange", fields: { whom, card } };
    else if (owner) {
      const place = Number(at);
      found[whom] =
        whom === me
          ? { kind: "clue-from", fields: { owner, place } }
          : { kind: "exchange-from", fields: { whom, owner, place } };
    }
  }
  return found;
}

/** What a discard puts away: cards, or places of a hand one does not see. */
export function putAway(action: Discard): string[] {
  return "cards" in action.fields ? action.fields.cards : action.fields.places.map(String);
}

export function sameSet(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}
