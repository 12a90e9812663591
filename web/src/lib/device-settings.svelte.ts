// What somebody has chosen for this device, and what is usual: all of it in one place, and kept under
// one name. What is looked at before anything is drawn is read there as well, by public/appearance.js.
import { trusted } from "./trusted";

export const THEMES = ["system", "night", "day"] as const;
export const MOTIONS = ["system", "reduced", "full"] as const;
/** How fast the story is told. */
export const PACES = ["slow", "normal", "fast"] as const;
/** What asks once more: all that cannot be taken back, what decides something, or only what may end the game. */
export const CONFIRMATIONS = ["all", "deciding", "ending"] as const;
/** What my pencil writes on a note sheet. */
export const MARKS = ["signs", "words"] as const;
/** Whether note sheets show what the table concludes. */
export const CONCLUSIONS = ["shown", "hidden"] as const;

export type Pace = (typeof PACES)[number];

export interface DeviceSettings {
  /** None: the one the browser asks for. */
  language: string;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  pace: Pace;
  /** From 0, which is off, to 1. */
  volume: number;
  confirm: (typeof CONFIRMATIONS)[number];
  marks: (typeof MARKS)[number];
  conclusions: (typeof CONCLUSIONS)[number];
}

const KEY = "settings";

function read(): DeviceSettings {
  let kept: Record<string, unknown> = {};
  try {
    kept = { ...trusted<object | null>(JSON.parse(localStorage.getItem(KEY) ?? "{}")) };
  } catch {
    // Something else was there, or nothing can be kept.
  }
  const { language, volume } = kept;
  const one = <T extends string>(name: string, of: readonly T[], usual: T) =>
    of.find((value) => value === kept[name]) ?? usual;
  return {
    language: typeof language === "string" ? language : "",
    theme: one("theme", THEMES, "system"),
    motion: one("motion", MOTIONS, "system"),
    pace: one("pace", PACES, "normal"),
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : 0,
    confirm: one("confirm", CONFIRMATIONS, "deciding"),
    marks: one("marks", MARKS, "signs"),
    conclusions: one("conclusions", CONCLUSIONS, "shown"),
  };
}

const state = $state(read());
// What is chosen in one tab holds in all.
addEventListener("storage", ({ key }) => {
  if (key === KEY) Object.assign(state, read());
});

export function settings(): Readonly<DeviceSettings> {
  return state;
}

export function set(changed: Partial<DeviceSettings>): void {
  Object.assign(state, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // A device that keeps nothing plays all the same.
  }
  dispatchEvent(new Event("settings"));
}
