import type { Noted } from "../../lib/game-entry";
import type { Viewer } from "../../lib/viewer";

export { lying } from "./lying.svelte";

// What each step of the first evening is about; what comes later in a step stands first.
const pair = ["[data-act=pass]:enabled", "[data-guide=answer]"];
const away = "[data-bar] [data-testid=put-away]";
const go = (place: string) => [
  away,
  `[data-play="${place}"][aria-pressed=false]`,
  "[data-bar] [data-act=play]:enabled",
];
const CALL = ["yellow-X", "yellow-0", "green-LF", "green-29", "pink-ZZ", "pink-52"];

export default {
  secrets: ["[data-guide=secrets]"],
  "go-1": go("Salute"),
  meet: ["[data-bar] [data-act=greet]"],
  "pair-1": pair,
  "read-1": ["[data-guide=got]"],
  sheet: ['[data-cell="m:yellow:identity:X"]', "[data-guide=sheet]", "#tab-notes"],
  "go-2": go("Bridge-of-Sighs"),
  ambassador: [away, '[data-name="green"]'],
  "read-2": ["[data-guide=got]"],
  "go-3": go("San-Marco"),
  "greet-3": [away, "[data-bar] [data-act=greet]"],
  "pair-3": pair,
  "read-3": ["[data-guide=got]"],
  "go-4": go("San-Giorgio"),
  "greet-4": [away, "[data-bar] [data-act=greet]"],
  "pair-4": pair,
  "read-4": ["[data-guide=got]"],
  "go-5": go("Rialto"),
  call: [
    away,
    ...CALL.map((each) => `[data-call="${each}"][aria-pressed=false]`),
    "[data-bar] [data-act=call]:enabled",
    "[data-open=call]",
  ],
  end: ["[data-bar] [data-testid=play-now]"],
};

/** Where one is asked for a note: what it says. */
export const noted = {
  sheet: ({ notes }: Viewer): Noted => {
    const proved = notes["m:yellow:identity:X"];
    return proved === "o" ? "right" : proved === "x" ? "wrong" : "none";
  },
};
