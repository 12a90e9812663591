// Cards by their words, for the notebook.
import type { Card } from "../../wire/games/infiltraitors";
import { SUITS, type Suit } from "./card-look";

const NUMBERS = ["special", ...Array.from({ length: 14 }, (_, place) => String(place + 2))];
type Worded = `${Suit}-${string}`;
const worded = (suit: Suit, number: string): Worded => `${suit}-${number}`;
const isCard = (word: string): word is Card =>
  SUITS.some((suit) => NUMBERS.some((number) => worded(suit, number) === word));

export const cardOf = (word: string): Card | null => (isCard(word) ? word : null);

/** The deck in rows: one speciality below the other, halved where they are long. */
export function inRows(deck: string[]): string[][] {
  return SUITS.flatMap((suit) => {
    const cards = deck.filter((card) => card.startsWith(`${suit}-`));
    const half = Math.ceil(cards.length / 2);
    return cards.length ? [cards.slice(0, half), cards.slice(half)] : [];
  });
}
