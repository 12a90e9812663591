// What can be written in a notebook, from what the house has said when the client was built.
import type { OptionValue } from "../lib/game-entry";
import type { NoteShape } from "../wire/note-shape";
import { SHAPES as GAMES } from "../wire/shapes";

const SHAPES = import.meta.glob<NoteShape>("../wire/notes/*.ts", { import: "default" });
const pathOf = (game: string) => `../wire/notes/${game}.ts`;

/** The games of which notes can be taken, as the house has them. */
export const NOTED_GAMES: string[] = Object.keys(GAMES).filter((game) => pathOf(game) in SHAPES);

export async function shapeOf(game: string): Promise<NoteShape | undefined> {
  return SHAPES[pathOf(game)]?.();
}

export type Options = Record<string, OptionValue>;

/** Every option as it usually is. */
export function usualOptions(shape: NoteShape): Options {
  return Object.fromEntries(shape.options.map((option) => [option.name, option.default]));
}

/** The words of a list with these options; none where they do not go together. */
export function wordsOf(shape: NoteShape, options: Options, list: string): string[] {
  const place = variantOf(shape, options)?.[list];
  return place === undefined ? [] : (shape.words[place] ?? []);
}

/** Whether there is such a table. */
export const fits = (shape: NoteShape, options: Options): boolean =>
  variantOf(shape, options) !== undefined;

function variantOf(shape: NoteShape, options: Options): Record<string, number> | undefined {
  const variants: Partial<NoteShape["variants"]> = shape.variants;
  return variants[shape.by.map((name) => String(options[name])).join(" ")];
}
