// The games that have a folder of their own. Whatever a folder does not say, and every game without
// one, is plain.
import plain from "../games/plain";
import type { GameEntry } from "./game-entry";

const FOLDERS = import.meta.glob<Partial<GameEntry>>("../games/*/index.ts", {
  eager: true,
  import: "default",
});

const ENTRIES = new Map<string, GameEntry>(
  Object.entries(FOLDERS).map(([path, entry]) => [
    path.split("/").at(-2) ?? "",
    entry === plain ? plain : { ...plain, ...entry },
  ]),
);

export function entryOf(game: string): GameEntry {
  return ENTRIES.get(game) ?? plain;
}

type NoteSheet = Awaited<ReturnType<GameEntry["noteSheet"]>>["default"];
const NOTE_SHEETS = new Map<string, NoteSheet>();

/** A game's screen, when its note sheet is there too: one that came later would push things aside. */
export async function screenOf(game: string) {
  const entry = entryOf(game);
  const [screen, sheet] = await Promise.all([entry.screen(), entry.noteSheet()]);
  NOTE_SHEETS.set(game, sheet.default);
  return screen.default;
}

/** The note sheet of a game whose screen is there. */
export const noteSheetOf = (game: string): NoteSheet | undefined => NOTE_SHEETS.get(game);

/** Games with screens of their own come first; otherwise as the house has them. */
export function inOrder<T extends { game: string }>(games: T[]): T[] {
  return games.toSorted((a, b) => Number(ENTRIES.has(b.game)) - Number(ENTRIES.has(a.game)));
}

/** All folders, for tests. */
export const GAME_FOLDERS: ReadonlyMap<string, GameEntry> = ENTRIES;
