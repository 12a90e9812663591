// A notebook as notes: data for the house, and the text of a file, which are of the same shape.
import { trusted } from "../lib/trusted";
import type { NoteShape } from "../wire/note-shape";
import { newId, type NoteEntry, type NoteValue, type Notebook } from "./books.svelte";

/** What is asked of the house. */
export function notesOf(book: Notebook): Record<string, unknown> {
  const lists: Record<string, Record<string, NoteValue>[]> = {};
  for (const { kind, values } of book.entries) (lists[kind] ??= []).push(values);
  return {
    game: book.game,
    options: book.options,
    names: called(book),
    me: book.me,
    ...book.own,
    ...lists,
    order: book.entries.map(({ kind }) => kind),
  };
}

const called = (book: Notebook) =>
  Object.fromEntries(Object.entries(book.names).filter(([, name]) => name.trim()));

/** A notebook from notes that the house has understood. */
export function bookOf(notes: Record<string, unknown>, shape: NoteShape): Notebook {
  const said = trusted<{
    game: string;
    options: Notebook["options"];
    names: Record<string, string>;
    me: string;
    order: string[];
  }>(notes);
  const left = Object.fromEntries(
    Object.keys(shape.kinds).map((kind) => [
      kind,
      [...trusted<NoteEntry["values"][]>(notes[kind] ?? [])],
    ]),
  );
  const entries = said.order.flatMap((kind) => {
    const values = left[kind]?.shift();
    return values ? [{ kind, values }] : [];
  });
  const own = Object.fromEntries(
    shape.own.flatMap(({ name }) => {
      const value = trusted<NoteValue | null | undefined>(notes[name]);
      return name === "me" || value === undefined || value === null ? [] : [[name, value]];
    }),
  );
  const { game, options, names, me } = said;
  return { id: newId(), game, options, names, me, own, entries, changed: 0 };
}

/** The same as a text, as `ridotto deduce` reads it. */
export function tomlOf(book: Notebook): string {
  const lines = [
    `game = ${quoted(book.game)}`,
    `options = { ${Object.entries(book.options)
      .filter(([, value]) => value !== null)
      .map(
        ([name, value]) => `${name} = ${typeof value === "number" ? value : quoted(String(value))}`,
      )
      .join(", ")} }`,
  ];
  const names = Object.entries(called(book)).map(([seat, name]) => `${seat} = ${quoted(name)}`);
  if (names.length) lines.push(`names = { ${names.join(", ")} }`);
  lines.push(`me = ${quoted(book.me)}`, ...fields(book.own));
  for (const { kind, values } of book.entries) lines.push("", `[[${kind}]]`, ...fields(values));
  return `${lines.join("\n")}\n`;
}

const fields = (values: Record<string, NoteValue>) =>
  Object.entries(values).map(([name, value]) => `${name} = ${toml(value)}`);

function toml(value: NoteValue): string {
  if (typeof value === "boolean") return String(value);
  return typeof value === "string" ? quoted(value) : `[${value.map(quoted).join(", ")}]`;
}

/** JSON writes a text as TOML does, but for one sign. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll("\u007f", "\\u007f");
