// Which missions a letter allows, as the game's own data lists them; their words are `inkognito-mission-…`.
import data from "../../../../src/ridotto/games/inkognito/data/missions.json";
import { trusted } from "../../lib/trusted";
import type { ViewerOf } from "../../lib/viewer";
import type { Identity, Letter, Space } from "../../wire/games/inkognito";
import { SPACES } from "./board-data";
import type { Where } from "./board-layout";
import { leftFor, printedOf } from "../../lib/printed";

/** What a mission asks for, as the data writes it. */
type Deed = Record<string, string | number>;
interface Team {
  name: string;
  agents: Identity[];
  first: Identity;
  /** By the letters of both, the first one's first. */
  missions: Record<string, Deed>;
}

const AGENTS: Identity[] = ["LF", "CB", "X", "ZZ"];
const TEAMS = Object.entries(data.teams).map(([name, { first, ...missions }]): Team => {
  const lead = AGENTS.find((agent) => agent === first) ?? "LF";
  const agents = AGENTS.filter((agent) => name.split("-").includes(agent.toLowerCase()));
  return { name, agents, first: lead, missions: trusted(missions) };
});
const teamOf = (identity: Identity) => TEAMS.find((team) => team.agents.includes(identity));
/** The space with a number printed on it, or the only one of its kind. */
const spaceOf = (sign: string | number | undefined): Space[] =>
  SPACES.filter(({ number, kind }) => number?.toString() === `${sign}` || kind === sign).map(
    ({ id }) => id,
  );

/** Where an agent flees to whose partner is under arrest. */
export function flightOf(identity: Identity): { number: number; space: Space } | null {
  const number = data.flight[identity];
  const [space] = spaceOf(number);
  return space ? { number, space } : null;
}

export const partnerOf = (identity: Identity): Identity =>
  teamOf(identity)?.agents.find((agent) => agent !== identity) ?? identity;

/** What a joint mission asks for; nothing in particular if it is none. */
const wanted = (mission: string): Deed => {
  const [who, letters = ""] = mission.split("-");
  return TEAMS.find((team) => team.first === who)?.missions[letters] ?? {};
};

/** The message that tells a mission at a table of so many. Some have words of their own: with five,
    nobody brings the Ambassador anywhere, and something else is asked for; with three, whoever is
    named may be under arrest, and then his partner is meant. */
export function tellsOf(mission: string, players: number): string {
  const deed = wanted(mission);
  const named = AGENTS.some((agent) => agent === deed["any-lands-on"]);
  const five = players === 5 && deed["ambassador-to"] !== undefined;
  const own = five ? "-five" : players === 3 && named ? "-three" : "";
  return `inkognito-mission-${mission}${own}`;
}

/** The messages of all missions of each pair; with three, of the flights too. */
export function allMissions(players: number): { team: string; missions: string[] }[] {
  return TEAMS.map(({ name, first, agents, missions }) => {
    const joint = Object.keys(missions).map((letters) => tellsOf(`${first}-${letters}`, players));
    const fleeing = agents.map((agent) => tellsOf(`${agent}-flees`, players));
    return { team: name, missions: players === 3 ? [...joint, ...fleeing] : joint };
  });
}

/** The mission that two letters mean, as the data calls it. */
export function missionOf(identity: Identity, own: Letter, other: Letter): string {
  const first = teamOf(identity)?.first ?? identity;
  return `${first}-${identity === first ? own + other : other + own}`;
}

/** The spaces that a mission speaks of, as far as everybody can see them. */
export function deedOf(mission: string, at: Where): Space[] {
  const [who = "", letters = ""] = mission.split("-");
  const fleeing = letters === "flees" ? AGENTS.find((agent) => agent === who) : undefined;
  if (fleeing) return [flightOf(fleeing)].flatMap((flight) => (flight ? [flight.space] : []));
  const deed = wanted(mission);
  const named = spaceOf(deed["number"] ?? deed["ambassador-to"]);
  const met = deed["on"] ?? deed["any-lands-on"];
  const there = met === "ambassador" ? at.ambassador : undefined;
  return [...named, ...(there && there !== "box" ? [there] : [])];
}

export interface Possible {
  mission: string;
  /** Whether it can still be ours, as far as the table concludes. */
  open: boolean;
  /** Whoever must be under arrest for it. */
  arrested?: Identity;
}

/** What we may have to do: a mission for every letter that my partner can have; with three, my flight. */
export function missionsOf(
  viewer: ViewerOf<"inkognito">,
  identity: Identity,
  letter: Letter,
): Possible[] {
  const partner = partnerOf(identity);
  const others = viewer.lists.seat.filter(
    (seat) => seat !== viewer.view.seat && seat !== "ambassador",
  );
  const maybe = others.filter((seat) => !printedOf(viewer, seat, "identity", partner).no);
  const letters = viewer.lists.letter.filter((other) => other !== letter);
  const ours = letters.map((other) => ({
    mission: tellsOf(missionOf(identity, letter, other), viewer.game.seats.length),
    open: maybe.some((seat) => leftFor(viewer, seat, "mission", letters).includes(other)),
  }));
  // With three, a partner may be the one under arrest.
  const alone = {
    mission: tellsOf(`${identity}-flees`, viewer.game.seats.length),
    arrested: partner,
    open: !printedOf(viewer, "arrested", "identity", partner).no,
  };
  return viewer.game.seats.length === 3 ? [...ours, alone] : ours;
}
