// What matters is asked once more, with what will come of it.
import type { Weighed } from "./viewer";

type Answer = "yes" | "instead" | "no";

interface Question {
  text: string;
  yes: string;
  /** Something gentler that could be done instead; none if empty. */
  instead: string;
  /** Whether it can be undone. */
  final: boolean;
  /** What may come of it; nothing is said if empty. */
  consequence: string;
  /** What it claims in this game. */
  weighed: Weighed | null;
  game: string;
}

const PLAIN = { instead: "", final: true, consequence: "", weighed: null, game: "" };

const state = $state<Question & { answer: ((given: Answer) => void) | null }>({
  text: "",
  yes: "",
  ...PLAIN,
  answer: null,
});

export function question() {
  return state;
}

/** Nothing is asked any more, and nobody learns what was. */
export function takeBack(): void {
  state.answer?.("no");
  Object.assign(state, { text: "", yes: "", ...PLAIN });
}

function put(asked: Question): Promise<Answer> {
  return new Promise((answer) => {
    Object.assign(state, asked);
    state.answer = (given) => {
      state.answer = null;
      answer(given);
    };
  });
}

/** Asks whether to do something that cannot be taken back, unless more is said of it. */
export async function sure(
  text: string,
  yes: string,
  more: Partial<Omit<Question, "text" | "yes" | "instead">> = {},
): Promise<boolean> {
  return (await put({ text, yes, ...PLAIN, ...more })) === "yes";
}

/** Asks whether to do what cannot be taken back, or something gentler. */
export function choose(text: string, yes: string, instead: string): Promise<Answer> {
  return put({ text, yes, ...PLAIN, instead });
}
