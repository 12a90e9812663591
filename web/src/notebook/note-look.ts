// What a game's folder says of its notebook: pictures for words, what is asked for an entry, in which
// order, and what follows from what was tapped. Which words there are, the house says (`wire/notes`).
import type { Component } from "svelte";
import type { HiddenThing } from "../wire/messages";
import type { NoteValue, Notebook } from "./books.svelte";

export type NoteValues = Record<string, NoteValue>;

export interface FieldLook {
  name: string;
  /** The words that may be tapped, in rows as they are laid out: all of them, if nothing is said. */
  rows?: (words: string[], values: NoteValues, book: Notebook) => string[][];
  /** What further taps make of a word: of a coloured card a grey one. */
  more?: (word: string) => string[];
  /** How many at most, where the house does not say it. */
  most?: number;
  /** What it is, from what else was tapped; one may say otherwise. */
  follows?: (values: NoteValues, book: Notebook) => NoteValue;
  /** Small pictures without words: there are many. */
  dense?: boolean;
  /** Whether it must be said, though the house can do without where it is not asked. */
  needed?: boolean;
  /** Folded away: few need it. */
  folded?: boolean;
  /** Whether it is asked at all. */
  asked?: (book: Notebook, values: NoteValues) => boolean;
}

export interface KindLook {
  name: string;
  fields: FieldLook[];
  /** What is odd about an entry that could be saved, in a sentence; nothing if it is as usual. One that
   *  cannot be is not saved. */
  odd?: (values: NoteValues, book: Notebook) => { says: string; impossible: boolean } | null;
  /** What else is told of an entry, below its line. */
  more?: (values: NoteValues) => string;
}

export interface Looked {
  whose: string;
  what: string;
  value: string;
}

export interface SheetProps {
  book: Notebook;
  hidden: HiddenThing[];
  /** Whose odds are shown; none where one is to think for oneself. */
  model: "worlds" | "answers" | null;
  /** What has become certain with the last entry: `WHOSE WHAT`. */
  fresh: string[];
  /** What was last looked at. */
  asked: Looked | null;
  look: (whose: string, what: string, value: string) => void;
  /** What can be chosen, and what was struck out by hand: `WHOSE WHAT VALUE`. */
  offered?: string[];
  struck?: string[];
}

export interface NotebookLook {
  /** A small picture of a word; nothing where it speaks for itself. */
  face: Component<{ of: string; word: string }> | null;
  /** A short name for a word. */
  label: (of: string, word: string) => string;
  /** An even shorter one, for the head of a narrow column. */
  short?: (of: string, word: string) => string;
  /** One's own, in the order in which it is asked. */
  own: FieldLook[];
  /** The kinds of entries, the usual one first, each with what is asked. */
  kinds: KindLook[];
  /** What follows for the game, where it is not one word of a list. */
  concluded?: (name: string, value: string, book: Notebook) => string;
  /** A sheet of its own; otherwise a table for each kind of secret. */
  sheet?: Component<SheetProps>;
}
