// The row of puzzles: which comes next, and how it grows harder.
import type { PuzzleGroup } from "../wire/messages";

export const LEVELS = 5;
/** So many right answers lead one level up, and so many wrong ones in a row one level down. */
const UP = 3;
const DOWN = 2;

export interface Place {
  /** How hard the next one is: 1 to 5. */
  level: number;
  /** Right answers at this level; below 0, wrong ones in a row. */
  streak: number;
}

export const FIRST: Place = { level: 1, streak: 0 };

export function afterAnswer({ level, streak }: Place, right: boolean): Place {
  const now = right ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
  if (now >= UP) return { level: Math.min(level + 1, LEVELS), streak: 0 };
  if (now <= -DOWN) return { level: Math.max(level - 1, FIRST.level), streak: 0 };
  return { level, streak: now };
}

export interface Wanted {
  game: string;
  theme: string;
}

export const idsOf = ({ game, numbers }: PuzzleGroup): string[] =>
  numbers.map((number) => `${game}-${number}`);

export const among = (groups: PuzzleGroup[], { game, theme }: Wanted): PuzzleGroup[] =>
  groups.filter((each) => (!game || each.game === game) && (!theme || each.theme === theme));

/** The next one that was not answered: of the level that is nearest, and not always of the same kind. */
export function nextOf(
  groups: PuzzleGroup[],
  wanted: Wanted,
  level: number,
  done: Record<string, boolean>,
): string | null {
  const left = among(groups, wanted)
    .map((group) => ({ level: group.level, ids: idsOf(group).filter((id) => !(id in done)) }))
    .filter(({ ids }) => ids.length);
  const nearest = Math.min(...left.map((each) => Math.abs(each.level - level)));
  const near = left.filter((each) => Math.abs(each.level - level) === nearest);
  const easiest = near.filter((each) => each.level === Math.min(...near.map((n) => n.level)));
  return easiest[Object.keys(done).length % easiest.length]?.ids[0] ?? null;
}
