// The fifth player's sheet: an identity and a build for each colour, each once, whatever he does to it.
import type { ViewerOf } from "../../lib/viewer";
import type { Build, Identity, Person, Seat } from "../../wire/games/inkognito";
import { pencilKey, printedOf } from "../../lib/printed";

interface Row {
  agent: Seat;
  identity: Identity;
  build: Build;
}
export interface Sheet {
  rows: Row[];
}
type Viewer = ViewerOf<"inkognito">;

const agentsOf = (viewer: Viewer) => viewer.lists.seat.filter((seat) => seat !== "ambassador");

/** How good a guess a value is for somebody: my pencil first, then what the table concludes. */
function worth(viewer: Viewer, agent: string, what: string, value: string): number {
  const pencil = { o: 8, "?": 2, x: -8 }[viewer.notes[pencilKey(agent, what, value)] ?? ""] ?? 0;
  const { no, sure, odds } = printedOf(viewer, agent, what, value);
  return pencil + (no ? -20 : sure ? 20 : (odds ?? 0));
}

function orders<V>(values: V[]): V[][] {
  if (values.length < 2) return [values];
  return values.flatMap((first) =>
    orders(values.filter((value) => value !== first)).map((rest) => [first, ...rest]),
  );
}

/** The best distribution of these values among the agents. */
function best<V extends string>(viewer: Viewer, what: string, values: V[]): V[] {
  const agents = agentsOf(viewer);
  const sum = (order: V[]) =>
    agents.reduce((all, agent, n) => all + worth(viewer, agent, what, order[n] ?? ""), 0);
  return orders(values).reduce((found, order) => (sum(order) > sum(found) ? order : found));
}

/** What my sheet and my pencil say, made whole. */
export function sheetFrom(viewer: Viewer): Sheet {
  const identities = best(viewer, "identity", viewer.lists.identity);
  const builds = best(viewer, "build", viewer.lists.build);
  return {
    rows: agentsOf(viewer).flatMap((agent, place) => {
      const [identity, build] = [identities[place], builds[place]];
      return identity && build ? [{ agent, identity, build }] : [];
    }),
  };
}

/** Two agents change what they are. */
export function swapped(
  { rows }: Sheet,
  kind: "identity" | "build",
  one: number,
  other: number,
): Sheet {
  const [a, b] = [rows[one], rows[other]];
  if (!a || !b) return { rows };
  const changed = rows.map((row, place) => {
    const from = place === one ? b : place === other ? a : row;
    return kind === "identity"
      ? { ...row, identity: from.identity }
      : { ...row, build: from.build };
  });
  return { rows: changed };
}

/** Who everybody is, by agent: a word that holds both. */
export const personsOn = (viewer: Viewer, { rows }: Sheet): Person[] =>
  rows.flatMap(
    ({ identity, build }) =>
      viewer.lists.person.find((person) => person === `${identity}.${build}`) ?? [],
  );
