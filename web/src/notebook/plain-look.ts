// A notebook for any game: every field that the house names, in its order.
import { words } from "../lib/words.svelte";
import type { NoteShape } from "../wire/note-shape";
import type { NotebookLook } from "./note-look";

export const plainLook = (game: string, shape: NoteShape): NotebookLook => ({
  face: null,
  label: (of, word) => words().value(game, of, word),
  own: shape.own.flatMap(({ name }) => (name === "me" ? [] : [{ name }])),
  kinds: Object.entries(shape.kinds).map(([name, fields]) => ({
    name,
    fields: fields.map((field) => ({ name: field.name })),
  })),
});
