import type { Noted } from "../../lib/game-entry";
import type { Viewer } from "../../lib/viewer";

// What each step of the first evening is about; what comes later in a step stands first.
const send = "[data-bar] [data-act=look], [data-bar] [data-act=expel]:enabled";
const done = ["[data-bar] [data-act=done]"];
const walk = (figure: string, to: string) => [`[data-space="${to}"]`, `[data-piece="${figure}"]`];
const ask = (whom: string) => [
  `[data-do="ask ${whom} identity"]`,
  `[data-pick="ask ${whom} identity"]`,
];
const shown = ["[data-guide=shown]"];

export default {
  welcome: ["[data-guide=envelope]", ".me"],
  "move-1": walk("blue.short", "23"),
  "move-1+1": walk("blue.short", "24"),
  "move-1+2": done,
  "ask-1": ask("green"),
  "read-1": shown,
  sheet: ['[data-cell="m:green:identity:X"]', "[data-guide=sheet]", "#tab-notes"],
  "expel-1": [send, '[data-space="1"]'],
  "end-1": ["[data-act=end]"],
  answer: ["[data-act=show]:enabled", "[data-guide=answer]"],
  "move-2": walk("blue.short", "25"),
  "move-2+1": walk("blue.short", "31"),
  "move-2+2": done,
  "ask-2": ask("red"),
  "read-2": shown,
  letters: ["[data-open=missions]", "#tab-notes"],
  // Who has read the missions has them open still.
  "expel-2": ["[data-bar] [data-aside]", send, '[data-space="3"]'],
  "end-2": ["[data-act=end]"],
  "move-3": walk("blue.thin", "58"),
  "move-3+1": done,
  declare: [
    '[data-partner="red"][aria-pressed=false]',
    '[data-letter="B"][aria-pressed=false]',
    "[data-act=declare]:enabled",
    "[data-open=declare]",
  ],
  end: ["[data-bar] [data-testid=play-now]"],
};

/** Where one is asked for a note: what it says. */
export const noted = {
  sheet: ({ notes }: Viewer): Noted => {
    const proved = notes["m:green:identity:X"];
    return proved === "o" ? "right" : proved === "x" ? "wrong" : "none";
  },
};
