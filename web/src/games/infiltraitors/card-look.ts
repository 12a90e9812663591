// The look of the cards: a colour and a symbol for each speciality.
import type { ViewerOf } from "../../lib/viewer";
import type { Card } from "../../wire/games/infiltraitors";

/** The symbol of each, as a path in a square of twenty. */
export const SIGNS = {
  orange: "M10 1.5 19 18H1z",
  black: "M2.5 2.5h15v15h-15z",
  red: "M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
  green: "M10 .5 18 10l-8 9.500L2 10z",
  blue: "m10 .8 2.700 6.200 6.600.6-5 4.500 1.500 6.600L10 15.200l-5.800 3.500 1.500-6.600-5-4.500 6.600-.6z",
};
export type Suit = keyof typeof SIGNS;

/** In the order in which missions take them. */
export const SUITS: Suit[] = ["orange", "black", "red", "green", "blue"];

export function suitOf(card: Card): Suit {
  const suit = SUITS.find((name) => card.startsWith(`${name}-`));
  if (!suit) throw new Error(`${card} has no speciality`);
  return suit;
}

/** What is printed on it: its number, or S for the special card. */
export function numberOf(card: Card): string {
  const number = card.split("-")[1] ?? "";
  return number === "special" ? "S" : number;
}

/** The cards that a traitor may still be, as far as the table helps; nothing where it does not. */
export function possibleOf(viewer: ViewerOf<"infiltraitors">, whose: string): string[] | undefined {
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
