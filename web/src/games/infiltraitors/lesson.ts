import type { Noted } from "../../lib/game-entry";
import { viewerOf, type Viewer } from "../../lib/viewer";

// What each step of the first evening is about; what comes later in a step stands first.
const hand = (card: string) => `[data-card="${card}"][data-act][aria-pressed=false]`;
const draw = ["[data-bar] [data-act=request]"];

export default {
  welcome: ["[data-guide=mission]"],
  hand: ["[data-guide=hand]"],
  take: ["[data-bar] [data-act=identify]"],
  own: ["[data-guide=own-traitor]"],
  clue: ['[data-play="falcon"]', hand("black-5")],
  flat: ['[data-place="falcon"]'],
  upright: ['[data-place="lynx"]'],
  ask: ['[data-play="lynx"]', hand("black-11")],
  draw,
  cross: ['[data-place="lynx"]'],
  sheet: ["[data-guide=sheet] [data-sheet]", "#tab-notes"],
  theirs: ['[data-place="falcon"]'],
  split: ['[data-play="lynx"]', hand("black-7")],
  "draw-again": draw,
  left: ['[data-place="lynx"]'],
  shoot: [
    "[data-bar] [data-act=eliminate]",
    '[data-name="red-11"][aria-pressed=false]',
    '[data-shoot="lynx"]',
  ],
  reward: ["[data-bar] [data-act=decline]"],
  end: ["[data-bar] [data-testid=play-now]"],
};

/** What Lynx's traitor can still be when one is asked to strike out the rest. */
const LEFT = ["red-11", "black-13"];

/** Where one is asked for a note: what it says. */
export const noted = {
  sheet: (seen: Viewer): Noted => {
    const viewer = viewerOf("infiltraitors", seen);
    const number = viewer.view.public.fronts.lynx?.number ?? -1;
    const written = Object.entries(viewer.marks[number] ?? {});
    if (written.some(([card, mark]) => mark === (LEFT.includes(card) ? "x" : "o"))) return "wrong";
    return written.some(([, mark]) => mark === "x") ? "right" : "none";
  },
};
