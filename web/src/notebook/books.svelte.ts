// The notebooks of this device: kept in the browser, and nowhere else.
import { trusted } from "../lib/trusted";
import type { OptionValue } from "../lib/game-entry";

/** A word, several, or a mark. */
export type NoteValue = string | string[] | boolean;

export interface NoteEntry {
  kind: string;
  values: Record<string, NoteValue>;
}

export interface Notebook {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  me: string;
  /** What people are called, by seat. */
  names: Record<string, string>;
  /** What I was dealt. */
  own: Record<string, NoteValue>;
  entries: NoteEntry[];
  /** When it was last written in. */
  changed: number;
}

const KEY = "notebooks";
const MOST_PAST = 40;

interface Shelf {
  books: Notebook[];
  /** How each was before, the last first. */
  past: Record<string, Notebook[]>;
}

/** What was kept, as far as it can be a notebook: a device may hold anything. */
function read(): Shelf {
  try {
    const kept = trusted<Partial<Shelf> | null>(JSON.parse(localStorage.getItem(KEY) ?? "null"));
    const books = (Array.isArray(kept?.books) ? kept.books : []).filter(isBook);
    const past = Object.entries(kept?.past ?? {}).map(([id, before]) => [
      id,
      Array.isArray(before) ? before.filter(isBook) : [],
    ]);
    return { books, past: trusted(Object.fromEntries(past)) };
  } catch {
    return { books: [], past: {} };
  }
}

function isBook(kept: unknown): boolean {
  const book = { ...trusted<Partial<Notebook> | null>(kept) };
  return (
    typeof book.id === "string" &&
    typeof book.game === "string" &&
    typeof book.me === "string" &&
    typeof book.own === "object" &&
    typeof book.names === "object" &&
    typeof book.options === "object" &&
    Array.isArray(book.entries)
  );
}

const shelf = $state(read());
/** Whether this device keeps what is written. */
const keeping = $state({ works: true });

addEventListener("storage", ({ key }) => {
  if (key === KEY) Object.assign(shelf, read());
});

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shelf));
    keeping.works = true;
  } catch {
    keeping.works = false;
  }
}

export const isKept = (): boolean => keeping.works;

/** The last written in first. */
export function notebooks(): Notebook[] {
  return shelf.books.toSorted((a, b) => b.changed - a.changed);
}

export function notebook(id: string): Notebook | undefined {
  return shelf.books.find((book) => book.id === id);
}

const copy = (book: Notebook): Notebook => trusted(JSON.parse(JSON.stringify(book)));

/** Writes a new notebook, or in one that is there: how it was before can be brought back. */
export function write(book: Notebook): void {
  const before = notebook(book.id);
  if (before) {
    const past = shelf.past[book.id] ?? [];
    shelf.past[book.id] = [copy(before), ...past].slice(0, MOST_PAST);
  }
  const written = { ...copy(book), changed: Date.now() };
  shelf.books = [written, ...shelf.books.filter(({ id }) => id !== book.id)];
  keep();
}

export const canUndo = (id: string): boolean => Boolean(shelf.past[id]?.length);

export function undo(id: string): void {
  const [before, ...past] = shelf.past[id] ?? [];
  if (!before) return;
  shelf.past[id] = past;
  shelf.books = [{ ...before, changed: Date.now() }, ...shelf.books.filter((b) => b.id !== id)];
  keep();
}

export function remove(id: string): void {
  shelf.books = shelf.books.filter((book) => book.id !== id);
  shelf.past = Object.fromEntries(Object.entries(shelf.past).filter(([each]) => each !== id));
  keep();
}

/** Also where the page was not delivered safely, which has no `randomUUID`. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
