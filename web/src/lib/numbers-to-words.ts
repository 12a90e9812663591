// On the wire, small numbers stand for words. Here, when they arrive, facts and views get their words,
// and with them the types that were written for each game.
import type { GameBegun } from "../wire/messages";
import type * as wire from "../wire/messages";
import { SHAPES, type Fields, type Shape } from "../wire/shapes";
import { trusted } from "./trusted";
import type { AnyFact, Assist, GameTypes, View } from "./viewer";

type Lists = Record<string, string[]>;

const WITHOUT_SEAT: Record<string, string> = { "-1": "chance", "-2": "table" };

function wordOf(number: unknown, of: string, lists: Lists): string {
  const name = of === "@actor" ? "seat" : of;
  return lists[name]?.[Number(number)] ?? WITHOUT_SEAT[String(number)] ?? "";
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value with words where its shape says that numbers stand for them. */
export function inWords(value: unknown, shape: Shape | null | undefined, lists: Lists): unknown {
  if (shape === null || shape === undefined || value === null) return value;
  if (typeof shape === "string") return wordOf(value, shape, lists);
  if ("bits" in shape)
    return (lists[shape.bits] ?? []).filter((_, bit) => (Number(value) >> bit) & 1);
  if ("fields" in shape) return fieldsInWords(value, shape.fields, lists);
  const list = listIn(value);
  if ("by" in shape) {
    const words = lists[shape.by] ?? [];
    return Object.fromEntries(
      list.map((each, place) => [words[place] ?? "", inWords(each, shape.each, lists)]),
    );
  }
  if ("row" in shape)
    return Object.fromEntries(
      shape.row.map(([name, inner], place) => [name, inWords(list[place], inner, lists)]),
    );
  if ("places" in shape)
    return list.map((each, place) => inWords(each, shape.places[place], lists));
  return list.map((each) => inWords(each, shape.each, lists));
}

function fieldsInWords(value: unknown, fields: Fields, lists: Lists): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, each]) => [name, inWords(each, fields[name], lists)]),
  );
}

export function factInWords(game: GameBegun, fact: unknown): AnyFact {
  const plain = trusted<AnyFact>(fact);
  return trusted(fieldsInWords(plain, SHAPES[game.game]?.facts[plain.kind] ?? {}, game.vocabulary));
}

export function privateInWords(game: GameBegun, own: unknown): GameTypes["private"] {
  return trusted(fieldsInWords(own, SHAPES[game.game]?.private ?? {}, game.vocabulary));
}

export function viewInWords(game: GameBegun, view: wire.View): View {
  return {
    seat: view.seat === null ? null : (game.seats[view.seat] ?? null),
    public: trusted(fieldsInWords(view.public, SHAPES[game.game]?.public ?? {}, game.vocabulary)),
    private: view.private === null ? null : privateInWords(game, view.private),
  };
}

export function assistInWords(game: GameBegun, assist: wire.Assist): Assist {
  return { ...assist, shown: privateInWords(game, assist.shown) };
}

/** The list that a field of a fact takes its words from, if it has any. */
export function listOfField(game: string, kind: string, field: string): string | undefined {
  return listOf(SHAPES[game]?.facts[kind]?.[field]);
}

function listOf(shape: Shape | null | undefined): string | undefined {
  if (typeof shape === "string") return shape === "@actor" ? undefined : shape;
  if (!shape || "fields" in shape || "row" in shape) return undefined;
  if ("bits" in shape) return shape.bits;
  return "places" in shape ? shape.places.map(listOf).find(Boolean) : listOf(shape.each);
}

/** All the words in a value, in their order. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
