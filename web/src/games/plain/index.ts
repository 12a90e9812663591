// A game without a folder: what one knows as lines, what one may do as buttons.
import type { GameEntry } from "../../lib/game-entry";
import Emblem from "./Emblem.svelte";

const plain: GameEntry = {
  emblem: Emblem,
  screen: () => import("./Screen.svelte"),
  noteSheet: () => import("./NoteSheet.svelte"),
  firstOptions: ["players"],
  applies: () => true,
  minutes: () => null,
  seats: {
    blue: { fill: "var(--blue)" },
    green: { fill: "var(--green)" },
    red: { fill: "var(--red)" },
    yellow: { fill: "var(--yellow)" },
    pink: { fill: "var(--pink)" },
  },
  signs: {},
  echoes: () => false,
  absent: () => null,
  tips: [],
  confirm: [],
  cooperative: false,
  sharedSheets: false,
  verdict: (result) => `web-${result}`,
  again: () => "web-rematch",
};

export default plain;
