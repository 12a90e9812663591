// Which missions a letter allows, as the game's own data lists them; their words are `inkognito-mission-…`.
import data from "../../../../src/ridotto/games/inkognito/data/missions.json";
import type { Identity, Letter } from "../../wire/games/inkognito";

/** The names of the messages. Missions are listed under the first of each pair, who has the first letter. */
export function missionsOf(identity: Identity, letter: Letter, seats: number): string[] {
  const team = Object.entries(data.teams).find(([name]) =>
    name.split("-").includes(identity.toLowerCase()),
  );
  if (!team) return [];
  const { first, ...missions } = team[1];
  const together = Object.keys(missions).filter(
    (letters) => letters[identity === first ? 0 : 1] === letter,
  );
  const named = together.map((letters) => `inkognito-mission-${first}-${letters}`);
  // With three, a partner may be the one under arrest.
  return seats === 3 ? [...named, `inkognito-mission-${identity}-flees`] : named;
}
