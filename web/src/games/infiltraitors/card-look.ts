// The look of the cards: a colour and a symbol for each speciality.
import type { ViewerOf } from "../../lib/viewer";
import type { Card, Seat } from "../../wire/games/infiltraitors";

export const SUITS = {
  orange: { sign: "▲", colour: "#a84a08" },
  black: { sign: "■", colour: "#2a3138" },
  red: { sign: "●", colour: "#b3202c" },
  green: { sign: "◆", colour: "#1d7341" },
  blue: { sign: "★", colour: "#1f5fa8" },
};
export type Suit = keyof typeof SUITS;

const NAMES: Suit[] = ["orange", "black", "red", "green", "blue"];

export function suitOf(card: Card): Suit {
  const suit = NAMES.find((name) => card.startsWith(`${name}-`));
  if (!suit) throw new Error(`${card} has no speciality`);
  return suit;
}

/** What is printed on it: its number, or S for the special card. */
export function numberOf(card: Card): string {
  const number = card.split("-")[1] ?? "";
  return number === "special" ? "S" : number;
}

/** The cards that a traitor may still be, as far as the table helps; nothing where it does not. */
export function possibleOf(
  viewer: ViewerOf<"infiltraitors">,
  whose: Seat | "kingpin",
): string[] | undefined {
  const listed = viewer.assist?.possible?.[whose]?.["card"];
  const odds = viewer.assist?.odds?.[whose]?.["card"];
  return (
    listed ?? (odds && Object.entries(odds).flatMap(([card, chance]) => (chance > 0 ? [card] : [])))
  );
}

/** In the order of the deck. */
export function inDeckOrder(viewer: ViewerOf<"infiltraitors">, cards: Card[]): Card[] {
  return viewer.lists.card.filter((card) => cards.includes(card));
}
