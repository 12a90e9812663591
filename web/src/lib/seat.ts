// What a game's screen is given, be it live, watched or a replay.
import type { Assist, ActionGroup, Chapter, Evidence, GameBegun, View } from "../wire/messages";
import type { Fact } from "./words.svelte";

export interface Sight {
  readonly game: GameBegun;
  readonly view: View;
  readonly legal: ActionGroup[];
  readonly draft: string[];
  readonly assist: Assist | null;
  readonly facts: Fact[];
  readonly notes: Record<string, string>;
  readonly marks: Record<number, Record<string, string>>;
  /** What people are called, by seat. */
  readonly names: string[];
  /** How this table fares with its campaign, where the game has one. */
  readonly campaign: Chapter[];
  /** What every seat knows beside the public part, for eyes that see everything; empty for all others. */
  readonly secrets: unknown[];
  readonly over: boolean;
  /** Nobody acts here: a replay, or the eyes of a spectator. */
  readonly still: boolean;
  act(text: string): Promise<void>;
  drafting(text: string): Promise<void>;
  undo(all: boolean): Promise<void>;
  note(key: string, value: string): Promise<void>;
  mark(sheet: number, cell: string, value: string): Promise<void>;
  choices(kind: string, fixed: Record<string, string>): Promise<string[]>;
  why(whose: string, what: string, value: string): Promise<Evidence[]>;
}
