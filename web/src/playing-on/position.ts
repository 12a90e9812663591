// Where one can play on from.
import type { PlayOn } from "../wire/messages";

export interface Position {
  game: string;
  /** All seats of the game, in playing order. */
  seats: string[];
  /** Whose seat one would have; of a puzzle there is no other. */
  seat: number;
  /** What the house is asked. */
  from: Pick<PlayOn, "record" | "table" | "number" | "step" | "puzzle">;
}
