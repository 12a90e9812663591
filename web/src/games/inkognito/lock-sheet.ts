// The fifth player's sheet: an identity and a build for each colour, each once. Nothing is on it but what
// he has decided himself, on it or with his pencil.
import { pencilKey } from "../../lib/printed";
import type { ViewerOf } from "../../lib/viewer";
import type { Build, Identity, Person, Seat } from "../../wire/games/inkognito";

export interface Row {
  agent: Seat;
  identity: Identity | null;
  build: Build | null;
}
export type Sheet = Row[];
type Viewer = ViewerOf<"inkognito">;

/** A value leaves whoever had it; said once more, it leaves everybody. */
export function written(sheet: Sheet, agent: Seat, said: Partial<Omit<Row, "agent">>): Sheet {
  return sheet.map((row) => {
    const next = { ...row };
    for (const kind of ["identity", "build"] as const) {
      if (said[kind] === undefined) continue;
      if (row.agent === agent)
        Object.assign(next, { [kind]: row[kind] === said[kind] ? null : said[kind] });
      else if (row[kind] === said[kind]) next[kind] = null;
    }
    return next;
  });
}

/** What was begun, and where nothing was, what my pencil has ticked for one agent and no other. */
export function sheetFrom(viewer: Viewer, begun: Sheet = []): Sheet {
  const agents = viewer.lists.seat.filter((seat) => seat !== "ambassador");
  const ticked = (agent: Seat, what: string, value: string) =>
    viewer.notes[pencilKey(agent, what, value)] === "o";
  const alone = <V extends string>(agent: Seat, kind: string, values: V[]): V | null => {
    const [value, second] = values.filter((each) => ticked(agent, kind, each));
    if (!value || second) return null;
    return agents.some((other) => other !== agent && ticked(other, kind, value)) ? null : value;
  };
  return agents.map((agent) => {
    const row = begun.find((each) => each.agent === agent);
    const free = <V>(kind: "identity" | "build", value: V | null) =>
      begun.some((each) => each[kind] === value) ? null : value;
    return {
      agent,
      identity: row?.identity ?? free("identity", alone(agent, "identity", viewer.lists.identity)),
      build: row?.build ?? free("build", alone(agent, "build", viewer.lists.build)),
    };
  });
}

/** What is not said yet: how much of the eight, and of whom. */
export function missingOn(sheet: Sheet): { count: number; agents: Seat[] } {
  const lacks = ({ identity, build }: Row) => Number(!identity) + Number(!build);
  return {
    count: sheet.reduce((all, row) => all + lacks(row), 0),
    agents: sheet.filter(lacks).map(({ agent }) => agent),
  };
}

/** Who everybody is, by agent: a word that holds both. */
export const personsOn = (viewer: Viewer, sheet: Sheet): Person[] =>
  sheet.flatMap(
    ({ identity, build }) =>
      viewer.lists.person.find((person) => person === `${identity}.${build}`) ?? [],
  );
