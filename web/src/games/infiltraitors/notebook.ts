// Notes from a real table: clues and how they lie, names, and all cards that came to light.
import { words } from "../../lib/words.svelte";
import type { FieldLook, NotebookLook } from "../../notebook/note-look";
import NoteFace from "./NoteFace.svelte";
import NotebookSheet from "./NotebookSheet.svelte";
import { inRows } from "./notebook-cards";

const cards = (name: string, more: Partial<FieldLook> = {}): FieldLook => ({
  name,
  rows: inRows,
  dense: true,
  ...more,
});
const mission = (name: string): Pick<FieldLook, "asked"> => ({
  asked: (book) => book.options["mission"] === name,
});
const everybody: FieldLook["rows"] = (seats) => [seats];

export default {
  face: NoteFace,
  label: (of, word) => words().value("infiltraitors", of === "traitor" ? "seat" : of, word),
  own: [
    cards("hand"),
    cards("traitor"),
    cards("second", mission("16")),
    cards("kingpin", mission("19")),
    { name: "without", folded: true },
    cards("gone", { folded: true }),
    cards("open", { folded: true }),
  ],
  kinds: [
    {
      name: "clue",
      fields: [{ name: "traitor", rows: everybody }, { name: "upright" }, cards("card")],
    },
    { name: "seen", fields: [cards("cards")] },
    { name: "hit", fields: [{ name: "traitor", rows: everybody }, cards("card")] },
    { name: "miss", fields: [{ name: "traitor", rows: everybody }, cards("card")] },
    {
      name: "taken",
      fields: [
        { name: "by", rows: everybody },
        cards("card", { asked: (book, values) => values["by"] === book.me }),
      ],
    },
  ],
  sheet: NotebookSheet,
} satisfies NotebookLook;
