// Where the figure in hand may go, as the house says, and what each space shows of it.
import type { Offer, Way } from "../../lib/viewer";
import type { Action, Ball, Piece, Space } from "../../wire/games/inkognito";

export type StepOffer = Offer<Extract<Action, { kind: "step" }>>;
export interface Goal {
  /** How it is marked: one step away, further, one of many, or to step aside. */
  mark: "reachable" | "hint" | "open" | "aside";
  /** How many steps away it is, and the balls they take. */
  balls: Ball[];
  /** Whether it can also be reached with the other ball: by canal instead of by street. */
  swap: Ball | null;
  /** Who stands there. */
  meets: Piece[];
  /** Whether one may stop there. */
  rests: boolean;
}
export interface Reached extends Goal {
  steps: StepOffer[];
}
export type Reach = Partial<Record<Space, Reached>>;

/** Whose figure a piece is. */
export const sideOf = (piece: Piece) => piece.split(".")[0] ?? piece;

/** Whom a figure would meet on a space: all that stand there and are not of its own side. */
export function metBy(
  piece: Piece,
  space: Space,
  at: Partial<Record<Piece, Space>>,
  pieces: Piece[],
) {
  return pieces.filter((other) => at[other] === space && sideOf(other) !== sideOf(piece));
}

/** A choice that costs nothing: a street or a canal between the same two spaces. */
const isPlain = (step: StepOffer) => step.fields.ball === "land" || step.fields.ball === "water";

/** All that the figure in hand can reach. Until the house has answered, what is one step away. */
export function reachOf(
  piece: Piece,
  ways: Way<StepOffer>[],
  moves: StepOffer[],
  at: Partial<Record<Piece, Space>>,
  pieces: Piece[],
  swapped: Space[],
): Reach {
  const reach: Reach = {};
  const own = moves.filter((step) => step.fields.piece === piece);
  // The house lists steps so that the least free ball comes first.
  const single = own.map((step) => ({ steps: [step], rests: true }));
  for (const { steps, rests } of ways.length ? ways : single) {
    const goal = steps.at(-1)?.fields.goal;
    if (!goal || reach[goal]) continue;
    const plain = own.filter((step) => step.fields.goal === goal && isPlain(step));
    const [first] = steps;
    const other =
      steps.length === 1 && first && isPlain(first)
        ? plain.find((step) => step.fields.ball !== first.fields.ball)
        : undefined;
    const taken = other && swapped.includes(goal) ? [other] : steps;
    const balls = taken.map((step) => step.fields.ball);
    reach[goal] = {
      mark: steps.length === 1 ? "reachable" : "hint",
      steps: taken,
      balls,
      swap: other ? ((balls[0] === "land" ? "water" : "land") satisfies Ball) : null,
      meets: metBy(piece, goal, at, pieces),
      rests,
    };
  }
  return reach;
}
