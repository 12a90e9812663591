// Cards as words: a face, coloured, or the same face in black.
import type { Card } from "../../wire/games/inkognito-cards";

export type Face = Exclude<Card, `black-${string}`>;

export const IDENTITIES: Face[] = ["LF", "CB", "X", "ZZ"];
export const NUMBERS: Face[] = ["0", "11", "29", "52"];

/** What is on a card, be it coloured or black. */
export function faceOf(card: Card): Face {
  const face = [...IDENTITIES, ...NUMBERS].find(
    (each) => card === each || card === `black-${each}`,
  );
  if (!face) throw new Error(`${card} has no face`);
  return face;
}

/** The black card with the same face. */
export const inBlack = (card: Card): Card => `black-${faceOf(card)}`;
