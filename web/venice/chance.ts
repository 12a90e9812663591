// Numbers that look like chance and are the same every time: one seed, one city.

/** Numbers from 0 to 1 (mulberry32). */
export type Chance = () => number;

export function seeded(seed: number): Chance {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (chance: Chance, least: number, most: number) =>
  least + (most - least) * chance();

/** Of two whole numbers, from 0 to 1. */
export function hash(x: number, y: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}

/** Smooth, from -1 to 1. */
export function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [smooth(x - i), smooth(y - j)];
  const row = (k: number) => hash(i, j + k) * (1 - u) + hash(i + 1, j + k) * u;
  return (row(0) * (1 - v) + row(1) * v) * 2 - 1;
}
