// A repair that the house has offered, done.
import type { NoteRepair } from "../wire/messages";
import type { NoteValue, Notebook } from "./books.svelte";
import { namedEntries } from "./taking-notes";

export function mended(book: Notebook, repair: NoteRepair): Notebook {
  const { entry, field, place } = repair;
  const found = namedEntries(book).find(({ name }) => name === entry);
  if (!found) {
    const value = replaced(book.own[field], place, repair.new);
    return { ...book, own: { ...book.own, ...(value === undefined ? {} : { [field]: value }) } };
  }
  if (!field) return { ...book, entries: book.entries.filter((_, at) => at !== found.place) };
  const value = replaced(found.entry.values[field], place, repair.new);
  return {
    ...book,
    entries: book.entries.map((each, at) =>
      at === found.place && value !== undefined
        ? { ...each, values: { ...each.values, [field]: value } }
        : each,
    ),
  };
}

function replaced(
  value: NoteValue | undefined,
  place: number | null,
  now: string | boolean | null,
): NoteValue | undefined {
  if (place === null) return now ?? undefined;
  if (!Array.isArray(value)) return value;
  return value.flatMap((word, at) => (at === place ? (typeof now === "string" ? now : []) : word));
}
