// The colours of seats, figures and cards.
import type { SeatLook } from "../../lib/game-entry";
import type { Side } from "../../wire/games/inkognito";

export const COLOURS: Record<Side, string> = {
  blue: "var(--blue)",
  green: "var(--green)",
  red: "var(--red)",
  yellow: "var(--yellow)",
  ambassador: "#15181d",
};

export const SEATS: Record<Side, SeatLook> = {
  blue: { fill: COLOURS.blue },
  green: { fill: COLOURS.green },
  red: { fill: COLOURS.red },
  yellow: { fill: COLOURS.yellow },
  ambassador: { fill: "#20242c", ink: "#edb954", edge: "var(--gold)" },
};
