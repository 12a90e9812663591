// Written by `make protocol` from the server's types. Do not edit.
/** Something that is written down: a word of a list, several, or a mark. */
export interface NoteField {
  name: string;
  /** The list its words are of, and what that list is called among the texts; a mark has none. */
  list: string | null;
  of: string | null;
  /** How many words: one, any number (0), or exactly so many. */
  many: number;
  needed: boolean;
  usual: string | boolean | null;
}
export interface NoteShape {
  options: { name: string; default: string | number | null; values: (string | number | null)[] }[];
  /** The options that the words depend on; for their values, joined by spaces, the words of each
      list by their place in `words`. What is missing is refused. */
  by: string[];
  variants: Record<string, Record<string, number>>;
  words: string[][];
  own: NoteField[];
  kinds: Record<string, NoteField[]>;
}
