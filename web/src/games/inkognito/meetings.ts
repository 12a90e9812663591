// The meetings of a turn: whom one can ask, and where the figures stand together.
import type { Action, Piece, Seat, Space } from "../../wire/games/inkognito";
import type { Where } from "./board-layout";
import { sideOf } from "./reach";

type Ask = Extract<Action, { kind: "ask" | "ask-via" }>;
export interface Meeting {
  /** Whose figure one met; the Ambassador's where he is to ask. */
  with: Seat;
  space: Space;
}

/** Every meeting that the questions speak of, in their order. */
export function meetingsOf(asks: Ask[], side: string, at: Where, pieces: Piece[]): Meeting[] {
  const met = new Set(
    asks.map((ask): Seat => (ask.kind === "ask" ? ask.fields.whom : "ambassador")),
  );
  const mine = pieces.filter((piece) => sideOf(piece) === side).map((piece) => at[piece]);
  return [...met].flatMap((seat) => {
    const there = pieces.filter((piece) => sideOf(piece) === seat).map((piece) => at[piece]);
    const space = there.find((each) => each && each !== "box" && mine.includes(each));
    return space ? [{ with: seat, space }] : [];
  });
}

/** Which number a meeting has; none where it is the only one. */
export function numberOf(meetings: Meeting[], seat: Seat): number | null {
  const place = meetings.findIndex((meeting) => meeting.with === seat);
  return meetings.length > 1 && place >= 0 ? place + 1 : null;
}
