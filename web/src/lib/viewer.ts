// What a game's screen is given, be it live, watched or a replay: what its viewer knows and may do.
import type { Games } from "../wire/games";
import type { Chapter, GameBegun, Point, SharedSheet } from "../wire/messages";
import type * as wire from "../wire/messages";

/** The types of any game; those of each are generated (`wire/games`). */
export interface GameTypes {
  lists: Record<string, string>;
  seat: string;
  fact: { kind: string };
  action: { kind: string; fields: object };
  public: { to_act: string[]; outcome: Outcome | null };
  private: object;
  shown: object;
}

export interface Outcome {
  reason: string;
  side: string;
  winners: string[];
}

/** A fact, and whom it was told to, where somebody sees more than one seat. */
export type Told<F> = F & { toldTo?: string[] };
export type AnyFact = Told<GameTypes["fact"]>;

/** The last fact of every game. */
export function isEnd(fact: AnyFact): fact is Told<{ kind: "ended"; outcome: Outcome }> {
  return fact.kind === "ended" && "outcome" in fact;
}

/** What happened, also where the table no longer says with which cards. */
export const kindOf = (fact: AnyFact): string =>
  fact.kind === "veiled" && "of" in fact ? String(fact.of) : fact.kind;

/** An action one may do now. `final`: it cannot be taken back, so one is asked once more. */
export type Offer<A = GameTypes["action"]> = A & { text: string; final: boolean };

/** Steps that can be drafted one after another, and whether one may stop after them. */
export interface Way<A = GameTypes["action"]> {
  steps: Offer<A>[];
  rests: boolean;
}

/** The legal actions of one kind; a long list is not written out. */
export interface Offers<A = GameTypes["action"]> {
  kind: string;
  count: number;
  final: boolean;
  actions: Offer<A>[];
}

export interface View<G extends GameTypes = GameTypes> {
  seat: G["seat"] | null;
  public: G["public"];
  private: G["private"] | null;
}

export type Assist<G extends GameTypes = GameTypes> = Omit<wire.Assist, "shown"> & {
  shown: G["shown"];
};

export interface Evidence {
  says: string;
  fact: AnyFact;
}

/** What a decision claims: what it would say, and each point, with whether it holds as far as I can tell. */
export interface Weighed {
  says: string;
  points: Point[];
}

/** Why nothing is to be pressed in the game for now, if so: something else is asked first, or what has
    happened is told first. */
export type Hush = "" | "asked" | "told";

export interface Viewer<G extends GameTypes = GameTypes> {
  readonly game: GameBegun;
  /** All words of a kind, in their order. */
  readonly lists: { readonly [L in keyof G["lists"]]: G["lists"][L][] };
  readonly view: View<G>;
  readonly legal: Offers<G["action"]>[];
  readonly draft: string[];
  readonly assist: Assist<G> | null;
  readonly facts: Told<G["fact"]>[];
  readonly notes: Record<string, string>;
  readonly marks: Record<number, Record<string, string>>;
  /** The sheets that all keep together, and who may only read them; none where one writes for oneself. */
  readonly sheets: SharedSheet[];
  /** Whether the table keeps what one was shown; if not, one puts it away oneself. */
  readonly repeats: boolean;
  /** What people are called, by seat. */
  readonly names: Record<string, string>;
  /** How this table fares with its campaign, if it plays one. */
  readonly campaign: Chapter[] | null;
  /** What the table would play next of it, once a game is over. */
  readonly nextChapter: string | null;
  /** What every seat knows beside the public part, for a viewer who sees everything; empty for all others. */
  readonly secrets: G["private"][];
  readonly over: boolean;
  /** Nobody acts here: a replay, or a spectator's view. */
  readonly still: boolean;
  readonly hushed: Hush;
  act(text: string): Promise<void>;
  drafting(text: string): Promise<void>;
  undo(all: boolean): Promise<void>;
  note(key: string, value: string): Promise<void>;
  mark(sheet: number, cell: string, value: string): Promise<void>;
  choices(kind: string, fixed: Record<string, string>): Promise<Offer<G["action"]>[]>;
  /** Away with all the cards that lie before me. */
  putAway(): Promise<void>;
  weigh(text: string): Promise<Weighed>;
  /** All that steps of the draft can reach, each by one way; `fixed` holds fields of its steps. */
  ways(fixed: Record<string, string>): Promise<Way<G["action"]>[]>;
  prove(whose: string, what: string, value: string): Promise<Evidence[]>;
}

export type GameId = keyof Games;
export type ViewerOf<K extends GameId> = Viewer<Games[K]>;

function plays<K extends GameId>(game: K, viewer: Viewer): viewer is ViewerOf<K> {
  return viewer.game.game === game;
}

/** The viewer of a game of this kind, with its types. */
export function viewerOf<K extends GameId>(game: K, viewer: Viewer): ViewerOf<K> {
  if (plays(game, viewer)) return viewer;
  throw new Error(`this is ${viewer.game.game} and not ${game}`);
}

/** Those of these kinds. */
export function ofKind<T extends { kind: string }, K extends T["kind"]>(
  all: T[],
  ...kinds: K[]
): Extract<T, { kind: K }>[] {
  const is = (each: T): each is Extract<T, { kind: K }> => kinds.some((kind) => kind === each.kind);
  return all.filter(is);
}

/** The last fact of a kind, if there was one. */
export function lastOf<T extends { kind: string }, K extends T["kind"]>(
  facts: T[],
  kind: K,
): Extract<T, { kind: K }> | undefined {
  return ofKind(facts, kind).at(-1);
}

/** Every legal action that is written out. */
export function offered<G extends GameTypes>(viewer: Viewer<G>): Offer<G["action"]>[] {
  return viewer.legal.flatMap((group) => group.actions);
}
