import { NOTE_SHEET, type GameEntry } from "../../lib/game-entry";
import { beat, echoes } from "./beat";
import Emblem from "./Emblem.svelte";
import { missionOf } from "./missions";

export default {
  emblem: Emblem,
  screen: () => import("./Screen.svelte"),
  noteSheet: () => import("./ClueSheets.svelte"),
  notebook: () => import("./notebook"),
  briefing: () => import("./Briefing.svelte"),
  firstOptions: ["players", "mission"],
  minutes: ({ mission }) => missionOf(String(mission))?.minutes ?? null,
  seats: {
    falcon: { fill: "#f0a35c" },
    lynx: { fill: "#9fb4c4" },
    otter: { fill: "#6cc0b0" },
    raven: { fill: "#b99be0" },
    viper: { fill: "#b5cf5c" },
  },
  signs: {
    "▲": "--suit-orange-on",
    "■": "--suit-black-on",
    "●": "--suit-red-on",
    "◆": "--suit-green-on",
    "★": "--suit-blue-on",
  },
  beat,
  echoes,
  lesson: () => import("./lesson"),
  tips: [
    { id: "mission", at: ["[data-guide=mission]"] },
    { id: "actions", at: ["[data-guide=actions]"], when: ["identify"] },
    { id: "own-traitor", at: ["[data-guide=own-traitor]"] },
    { id: "hand", at: ["[data-guide=hand]"], when: ["clue", "exchange"], after: "identified" },
    { id: "traitor", at: ["[data-guide=traitor]"], after: "identified" },
    // Not while the sheet is what one shoots by.
    {
      id: "sheet",
      at: NOTE_SHEET.map((each) => `${each}:not(:has([data-name]))`),
      after: "identified",
    },
    { id: "shoot", at: ["[data-act=aim]"], after: "exchanged" },
  ],
  confirm: ["leave"],
  cooperative: true,
  sharedSheets: true,
  verdict: (result) => (result === "won" ? "web-mission-won" : "web-mission-lost"),
  again: (won) => (won ? "web-next-mission" : "web-try-again"),
} satisfies Partial<GameEntry>;
