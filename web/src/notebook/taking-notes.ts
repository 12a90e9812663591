// A notebook with all that is needed to write in it: what there is to write, and how the game shows it.
import { entryOf } from "../lib/game-entries";
import { learn, sentence, t, words } from "../lib/words.svelte";
import type { NoteField, NoteShape } from "../wire/note-shape";
import type { NoteEntry, NoteValue, Notebook } from "./books.svelte";
import type { FieldLook, NotebookLook, NoteValues } from "./note-look";
import { shapeOf, wordsOf } from "./note-shapes";
import { plainLook } from "./plain-look";

export interface Kit {
  game: string;
  shape: NoteShape;
  look: NotebookLook;
}

/** All that a game's notebook needs, with its words. */
export async function kitOf(game: string): Promise<Kit | null> {
  const [shape, found] = await Promise.all([
    shapeOf(game),
    entryOf(game).notebook?.(),
    learn(game),
  ]);
  return shape ? { game, shape, look: found?.default ?? plainLook(game, shape) } : null;
}

export function fieldOf(kit: Kit, kind: string | null, name: string): NoteField | undefined {
  const fields = kind === null ? kit.shape.own : kit.shape.kinds[kind];
  return fields?.find((field) => field.name === name);
}

export const seatsOf = (kit: Kit, book: Notebook): string[] =>
  wordsOf(kit.shape, book.options, "seat");

/** What somebody is called: by his name, if he has one here. */
export const seatName = (book: Notebook, seat: string): string =>
  book.names[seat]?.trim() || words().label(book.game, "seat", seat);

/** The words that may be tapped for a field, in rows. */
export function rowsOf(
  kit: Kit,
  book: Notebook,
  field: NoteField,
  look: FieldLook,
  values: NoteValues,
): string[][] {
  const all = wordsOf(kit.shape, book.options, field.list ?? "");
  if (look.rows) return look.rows(all, values, book).filter((row) => row.length);
  return [field.of === "seat" ? all.filter((seat) => seat !== book.me) : all];
}

export const isAsked = (look: FieldLook, book: Notebook, values: NoteValues): boolean =>
  look.asked?.(book, values) ?? true;

/** Whether all that is needed has been said. */
export function isComplete(
  kit: Kit,
  book: Notebook,
  kind: string | null,
  looks: FieldLook[],
  values: NoteValues,
): boolean {
  return looks.every((look) => {
    const field = fieldOf(kit, kind, look.name);
    if (!field || !(look.needed ?? field.needed) || !isAsked(look, book, values)) return true;
    const value = values[look.name];
    if (value === undefined) return false;
    if (!Array.isArray(value)) return true;
    return field.many ? value.length === field.many : value.length > 0;
  });
}

/** What a tap on a word makes of a field. */
export function tapped(
  field: NoteField,
  look: FieldLook,
  value: NoteValue | undefined,
  word: string,
): NoteValue | undefined {
  const ways = [word, ...(look.more?.(word) ?? [])];
  const chosen = Array.isArray(value) ? value : typeof value === "string" ? [value] : [];
  const at = chosen.findIndex((each) => ways.includes(each));
  const next = at < 0 ? word : ways[ways.indexOf(chosen[at] ?? "") + 1];
  const many = field.many !== 1;
  if (!many) return next;
  const most = look.most ?? (field.many || Infinity);
  if (at >= 0) return chosen.flatMap((each, place) => (place === at ? (next ?? []) : each));
  return chosen.length < most ? [...chosen, word] : [...chosen.slice(1), word];
}

/** An entry in a sentence; its cards are drawn beside it. */
export function lineOf(book: Notebook, { kind, values }: NoteEntry): string {
  const id = `${book.game}-note-line-${kind}`;
  if (!words().has(id)) return kindName(book.game, kind);
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    const said = Array.isArray(value) ? value : [String(value)];
    args[name] = said.map((word) => seatWord(book, word)).join(", ");
    args[`${name}_key`] = said.join(" ");
    args[`${name}_count`] = said.length;
  }
  return sentence(t(id, { ...DEFAULTS, ...args }));
}

/** What an entry may leave out. */
const DEFAULTS = { via_key: "meeting", asker_key: "none", penalty_key: "false", met_key: "none" };

function seatWord(book: Notebook, word: string): string {
  const name = book.names[word]?.trim();
  if (name) return name;
  const id = `${book.game}-seat-${word}`;
  return words().has(id) ? t(id) : words().has(`seat-${word}`) ? t(`seat-${word}`) : word;
}

export function kindName(game: string, kind: string): string {
  const id = `${game}-note-${kind}`;
  return words().has(id) ? t(id) : sentence(kind);
}

/** What is asked for a field. */
export function fieldName(game: string, kind: string | null, name: string): string {
  const id = `${game}-note-ask-${kind ?? "own"}-${name}`;
  return words().has(id) ? t(id) : sentence(name);
}

/** The entries with the names that the house gives them (`answer 2`). */
export function namedEntries(book: Notebook): { name: string; entry: NoteEntry; place: number }[] {
  const counted: Record<string, number> = {};
  return book.entries.map((entry, place) => {
    const number = (counted[entry.kind] = (counted[entry.kind] ?? 0) + 1);
    return { name: `${entry.kind} ${number}`, entry, place };
  });
}
