// Actions are texts on the wire. Their forms, which the house sends, say where their parts are.
import type { ActionGroup, GameBegun } from "../wire/messages";
import { SHAPES } from "../wire/shapes";
import { trusted } from "./trusted";
import type { GameTypes, Offer, Offers, Viewer } from "./viewer";

/** What an action is made of: words, numbers, and lists of them. */
type Part = string | number | (string | number)[];
type Notation = Pick<GameBegun, "game" | "forms">;

const compiled = new Map<string, { regex: RegExp; names: string[] }>();

function fieldsOf(game: string, kind: string) {
  return SHAPES[game]?.actions[kind] ?? { words: {}, numbers: [], tuples: [] };
}

function compile(game: Notation, kind: string) {
  const form = game.forms[kind] ?? "";
  const key = `${game.game} ${kind} ${form}`;
  let made = compiled.get(key);
  if (!made) {
    const { tuples } = fieldsOf(game.game, kind);
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

/** An action's text, taken apart. */
export function read(game: Notation, kind: string, text: string, final = false): Offer {
  const { regex, names } = compile(game, kind);
  const { numbers, tuples } = fieldsOf(game.game, kind);
  const match = regex.exec(text) ?? regex.exec(`${text} `);
  const fields: Record<string, Part> = {};
  names.forEach((name, place) => {
    const part = match?.[place + 1] ?? "";
    const one = (word: string) => (numbers.includes(name) ? Number(word) : word);
    fields[name] = tuples.includes(name) ? part.split(" ").filter(Boolean).map(one) : one(part);
  });
  return { kind, text, fields, final };
}

/** An action of one of these kinds, whichever it is written as. */
export function readOneOf(game: Notation, kinds: string[], text: string): Offer {
  const kind = kinds.find((each) => compile(game, each).regex.test(text));
  if (kind === undefined) throw new Error(`none of ${kinds.join(", ")} is written “${text}”`);
  return read(game, kind, text);
}

/** What the house offers, with every action taken apart. */
export function readOffers(game: Notation, legal: ActionGroup[]): Offers[] {
  return legal.map((group) => ({
    ...group,
    actions: group.actions.map((text) => read(game, group.kind, text, group.final)),
  }));
}

/** An action that was put together on the screen, where the list of its kind is too long to be sent. */
export function compose<G extends GameTypes>(
  viewer: Viewer<G>,
  action: G["action"],
): Offer<G["action"]> {
  const parts = new Map<string, Part>(Object.entries(action.fields));
  const form = viewer.game.forms[action.kind] ?? "";
  const text = form.replace(/\{(\w+)\}/g, (_, name: string) =>
    [parts.get(name) ?? ""].flat().join(" "),
  );
  const final = viewer.legal.some((group) => group.kind === action.kind && group.final);
  return trusted({ ...action, text, final });
}
