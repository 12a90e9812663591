// Where figures are put before the first shake. An action names the builds by the start spaces in order.
import type { Games } from "../../wire/games";
import type { Build, Piece, Seat, Space } from "../../wire/games/inkognito";
import type { Offer } from "../../lib/viewer";
import { SPACES } from "./board-data";

export type Placed = Partial<Record<Space, Build>>;
type Place = Offer<Extract<Games["inkognito"]["action"], { kind: "place" }>>;

/** The figure of a colour and a build. */
export function figureOf(colour: Seat, build: Build): Piece {
  return colour === "ambassador" ? colour : `${colour}.${build}`;
}

export function startsOf(colour: Seat): Space[] {
  return SPACES.filter((space) => space.kind === "start" && space.colour === colour)
    .map((space) => space.id)
    .toSorted((a, b) => Number(a) - Number(b));
}

/** A build goes to a space: whatever stood there, or wherever it stood, gives way. */
export function put(placed: Placed, space: Space, build: Build): Placed {
  const rest = Object.entries(placed).filter(([where, who]) => where !== space && who !== build);
  return Object.fromEntries([...rest, [space, build]]);
}

/** The action that puts everybody where he stands now, once all stand somewhere. */
export function placing(places: Place[], starts: Space[], placed: Placed): Place | undefined {
  return places.find((action) =>
    action.fields.builds.every((build, place) => placed[starts[place] ?? "box"] === build),
  );
}
