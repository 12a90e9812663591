// Actions are texts on the wire. Their forms, which the house sends, say where their parts are.
import type { ActionGroup } from "../wire/messages";
import { WORDED } from "../wire/worded";

export interface Action {
  kind: string;
  text: string;
  fields: Record<string, string | string[]>;
  /** May end the game, or cannot be taken back: ask once more. */
  final: boolean;
}

const compiled = new Map<string, { regex: RegExp; names: string[] }>();

function compile(game: string, kind: string, form: string) {
  const key = `${game} ${kind} ${form}`;
  let made = compiled.get(key);
  if (!made) {
    const tuples = WORDED[game]?.actions[kind]?.tuples ?? [];
    const names: string[] = [];
    const source = form.split(/\{(\w+)\}/).map((piece, place) => {
      if (place % 2 === 0) return piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      names.push(piece);
      return tuples.includes(piece) ? "(.*)" : "([^ >]+?)";
    });
    made = { regex: new RegExp(`^${source.join("")}$`), names };
    compiled.set(key, made);
  }
  return made;
}

/** The parts of an action's text. */
export function read(game: string, forms: Record<string, string>, kind: string, text: string, final = false): Action {
  const { regex, names } = compile(game, kind, forms[kind] ?? "");
  const match = regex.exec(text) ?? regex.exec(`${text} `);
  const fields: Action["fields"] = {};
  const tuples = WORDED[game]?.actions[kind]?.tuples ?? [];
  names.forEach((name, place) => {
    const part = match?.[place + 1] ?? "";
    fields[name] = tuples.includes(name) ? (part ? part.split(" ") : []) : part;
  });
  return { kind, text, fields, final };
}

/** All actions that were written out. */
export function offers(game: string, forms: Record<string, string>, legal: ActionGroup[]): Action[] {
  return legal.flatMap((group) => group.actions.map((text) => read(game, forms, group.kind, text, group.final)));
}

export function one(action: Action, field: string): string {
  const value = action.fields[field];
  return Array.isArray(value) ? value.join(" ") : (value ?? "");
}

export function many(action: Action, field: string): string[] {
  const value = action.fields[field];
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}
