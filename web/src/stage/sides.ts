// What lies beside the stage, or on a narrow screen over it: log, talk, rules, the note sheet.
import type { Snippet } from "svelte";

/** A part of the rail, behind a tab. */
export interface Side {
  id: string;
  content: Snippet;
  /** Something new has come that nobody has read. */
  news?: boolean;
}
