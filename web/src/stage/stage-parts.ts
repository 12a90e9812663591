// What a game's screen hands to the frame. The frame has a place for each part, and no part moves another.
import type { Snippet } from "svelte";

export interface StageParts {
  /** What fills the stage: it has one size for a whole game. */
  board: Snippet;
  /** Over the lower edge of the stage, while there is something to choose from or to look at. */
  tray?: Snippet | undefined;
  /** What the tray is called; it can be folded down to this. */
  trayTitle?: string;
  /** In the action bar before the sentence: balls, small cards. */
  aids?: Snippet | undefined;
  /** In the action bar instead of the sentence, while one is in the middle of something. */
  say?: string | undefined;
  /** In the action bar under the sentence, in one line. */
  more?: string;
  /** In the action bar: what one can do now, the main thing last. */
  actions?: Snippet | undefined;
  /** On top of the rail: who I am, and what I may do at any time. */
  me?: Snippet | undefined;
  /** The stage tells what is over: all that is beside it already belongs to what comes next, and waits. */
  alone?: boolean;
  /** What the end shows besides who won: who was who, and why. */
  end?: Snippet | undefined;
}

/** Puts the parts of a screen in their places. */
export type Frame = Snippet<[StageParts]>;
