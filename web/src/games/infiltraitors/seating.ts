// Who sits where, seen from my place: the order of play goes round clockwise, so the next agent is on my left.
import type { Seat } from "../../wire/games/infiltraitors";

export type Side = "left" | "top" | "right" | "top-left" | "top-right";

const ROUND: Record<number, Side[]> = {
  1: ["top"],
  2: ["left", "right"],
  3: ["left", "top", "right"],
  4: ["left", "top-left", "top-right", "right"],
};

/** The others in the order of play after me, each with its side; whoever watches sits with the first. */
export function seating(seats: Seat[], me: Seat | null): { seat: Seat; side: Side }[] {
  const at = Math.max(0, me === null ? 0 : seats.indexOf(me));
  const others = [...seats.slice(at + 1), ...seats.slice(0, at)];
  const sides = ROUND[others.length] ?? [];
  return others.flatMap((seat, place) => {
    const side = sides[place];
    return side ? [{ seat, side }] : [];
  });
}
