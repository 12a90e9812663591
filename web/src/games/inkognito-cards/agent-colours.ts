// The colours of agents, on tokens and on the edges of their cards.
import type { SeatLook } from "../../lib/game-entry";
import type { Agent } from "../../wire/games/inkognito-cards";

export const SEATS: Record<Agent, SeatLook> = {
  blue: { fill: "var(--blue)" },
  yellow: { fill: "var(--yellow)" },
  green: { fill: "var(--green)" },
  pink: { fill: "var(--pink)" },
  ambassador: { fill: "#20242c", ink: "#edb954", edge: "var(--gold)" },
};

/** The edge of a card: agents’ cards have their colour. */
export const colourOf = (agent: Agent) => (agent === "ambassador" ? "" : SEATS[agent].fill);

/** Those who have an identity and a part of the number. */
export const AGENTS = ["blue", "yellow", "green", "pink"] as const;
