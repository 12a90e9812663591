// How far somebody has come with puzzles: kept in the browser, and nowhere else.
import { trusted } from "../lib/trusted";
import { afterAnswer, FIRST, LEVELS, type Place } from "./row";

export interface Progress extends Place {
  /** What was answered, and whether the first answer was right. */
  done: Record<string, boolean>;
  /** Which puzzles the row is made of; all, where it is nothing. */
  game: string;
  theme: string;
}

const KEY = "puzzles";

/** What was kept, as far as it makes sense: a device may hold anything. */
function read(): Progress {
  let kept: Partial<Record<keyof Progress, unknown>> = {};
  try {
    kept = { ...trusted<object | null>(JSON.parse(localStorage.getItem(KEY) ?? "{}")) };
  } catch {
    // Something else was there, or nothing can be kept.
  }
  const { done, game, theme, level, streak } = kept;
  const answers = Object.entries({ ...trusted<object | null>(done ?? {}) });
  return {
    done: Object.fromEntries(
      answers.filter((each): each is [string, boolean] => typeof each[1] === "boolean"),
    ),
    game: typeof game === "string" ? game : "",
    theme: typeof theme === "string" ? theme : "",
    level: typeof level === "number" && level >= FIRST.level && level <= LEVELS ? level : 1,
    streak: typeof streak === "number" ? streak : 0,
  };
}

const state = $state(read());
const keeping = $state({ works: true });
addEventListener("storage", ({ key }) => {
  if (key === KEY) Object.assign(state, read());
});

export const progress = (): Readonly<Progress> => state;
export const isKept = (): boolean => keeping.works;

function change(changed: Partial<Progress>): void {
  Object.assign(state, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
    keeping.works = true;
  } catch {
    keeping.works = false;
  }
}

export const choose = (chosen: Partial<Pick<Progress, "game" | "theme">>): void => change(chosen);

/** The first answer counts; the puzzle of the day stands beside the row. */
export function answered(id: string, right: boolean, ofTheDay: boolean): void {
  if (id in state.done) return;
  const place = ofTheDay ? {} : afterAnswer(state, right);
  change({ ...place, done: { ...state.done, [id]: right } });
}
