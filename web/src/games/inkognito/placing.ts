// Where figures are put before the first shake. An action names the builds by the start spaces in order.
import { many, type Action } from "../../lib/notation";
import { SPACES } from "./things";

export function startsOf(colour: string): number[] {
  return SPACES.filter((space) => space.kind === "start" && space.colour === colour).map((space) => space.id).toSorted((a, b) => a - b);
}

/** A build goes to a space: whatever stood there, or wherever it stood, gives way. */
export function put(placed: Record<number, string>, space: number, build: string): Record<number, string> {
  const rest = Object.entries(placed).filter(([where, who]) => Number(where) !== space && who !== build);
  return Object.fromEntries([...rest, [space, build]]) as Record<number, string>;
}

/** The action that puts everybody where he stands now, once all stand somewhere. */
export function placing(places: Action[], starts: number[], placed: Record<number, string>): Action | undefined {
  return places.find((action) => many(action, "builds").every((build, place) => placed[starts[place]!] === build));
}
