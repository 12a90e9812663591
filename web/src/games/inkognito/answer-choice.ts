// What a hand still allows: everything follows from the answers that the house lists.
import type { Card } from "../../wire/games/inkognito";

export type Kind = "identity" | "build" | "letter";
const IDENTITIES = ["LF", "CB", "X", "ZZ"] as const;
const BUILDS = ["tall", "short", "fat", "thin"] as const;
/** Every face in my colour: I hold them all. */
const FACES: Card[] = [...IDENTITIES, ...BUILDS];

export const faceOf = (card: Card) => card.replace(/^(grey|mission):/, "");

export function kindOf(card: Card): Kind {
  if (card.startsWith("mission:")) return "letter";
  return IDENTITIES.some((face) => face === faceOf(card)) ? "identity" : "build";
}

const rank = (card: Card) =>
  FACES.findIndex((face) => face === faceOf(card)) + (card.startsWith("grey:") ? FACES.length : 0);

/** My hand, in its order: of the kinds that an answer can be of, all that I hold, though some of it has
    no place in any answer any more. */
export function handOf(sets: Card[][]): Card[] {
  const offered = sets.flat();
  const kinds = offered.map(kindOf);
  const held = FACES.filter((face) => kinds.includes(kindOf(face)));
  return [...new Set([...offered, ...held])].toSorted((a, b) => rank(a) - rank(b));
}

const count = (cards: Card[], kind: Kind) => cards.filter((card) => kindOf(card) === kind).length;
const holds = (set: Card[], chosen: Card[]) => chosen.every((card) => set.includes(card));

/** Whether some answer holds this card besides those that are chosen. */
export const fits = (sets: Card[][], chosen: Card[], card: Card) =>
  chosen.includes(card) || sets.some((set) => holds(set, [...chosen, card]));

export type Obstacle =
  "whole" | "twin" | "identity" | "build" | "letter" | "true" | "spent" | "seen" | "other";

/** Why no answer of the house holds this card besides those that are chosen; nothing if one does. */
export function obstacleTo(
  sets: Card[][],
  chosen: Card[],
  card: Card,
  isTrue: (card: Card) => boolean,
  seen: Card[][],
): Obstacle | null {
  if (fits(sets, chosen, card)) return null;
  const left = sets.filter((set) => holds(set, chosen));
  if (left.every((set) => set.length === chosen.length)) return "whole";
  const faces = [...chosen, card].map(faceOf);
  if (chosen.some((each) => faceOf(each) === faceOf(card))) return "twin";
  const kind = kindOf(card);
  if (left.every((set) => count(set, kind) <= count(chosen, kind))) return kind;
  const honest = left.every((set) => set.some(isTrue)) && !chosen.some(isTrue);
  const room = left.some((set) => set.length > chosen.length + 1);
  if (honest && !room && !isTrue(card)) return "true";
  if (!chosen.length) return "spent";
  const before = seen.some((set) => faces.every((face) => set.map(faceOf).includes(face)));
  return before ? "seen" : "other";
}

export interface Wanted {
  what: Kind | "cards" | "true";
  count: number;
  done: boolean;
}

/** What an answer needs, point by point, and what of it is chosen. */
export function wantedOf(
  sets: Card[][],
  chosen: Card[],
  isTrue: (card: Card) => boolean,
): Wanted[] {
  const plain = sets.filter((set) => !count(set, "letter"));
  const usual = plain.length ? plain : sets;
  const most = Math.max(0, ...usual.map((set) => set.length));
  const left = sets.filter((set) => holds(set, chosen));
  const full = (kind: Kind, needed: number) =>
    count(chosen, kind) >= needed ||
    (chosen.length > 0 && left.every((set) => count(set, kind) === count(chosen, kind)));
  const kinds = (["identity", "build"] as const).flatMap((kind): Wanted[] => {
    const needed = Math.max(0, ...usual.map((set) => count(set, kind)));
    return needed ? [{ what: kind, count: needed, done: full(kind, needed) }] : [];
  });
  const together = kinds.reduce((sum, kind) => sum + kind.count, 0);
  const shape: Wanted[] =
    together > most ? [{ what: "cards", count: most, done: chosen.length >= most }] : kinds;
  const honest = sets.every((set) => set.some(isTrue));
  return [
    ...shape,
    ...(honest ? [{ what: "true", count: 1, done: chosen.some(isTrue) } as const] : []),
  ];
}

/** What is still to be said while one chooses: a message's name, and how many cards are missing. */
export function hintOf(sets: Card[][], chosen: Card[], isTrue: (card: Card) => boolean) {
  const most = Math.max(0, ...sets.map((set) => set.length));
  const left = sets.filter((set) => holds(set, chosen));
  if (left.some((set) => set.length === chosen.length)) return { id: "ready", count: 0 };
  if (!chosen.length) return { id: "start", count: most };
  const needed = !chosen.some(isTrue) && left.every((set) => set.some(isTrue));
  return { id: needed ? "true" : "more", count: most - chosen.length };
}
