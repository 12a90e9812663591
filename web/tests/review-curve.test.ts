// The curve of a review: where something new is to be found out, it breaks off, and says so.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speakThese } from "../src/lib/words.svelte";
import ReviewCurve from "../src/replay/ReviewCurve.svelte";
import type { Moment, SeatReview } from "../src/wire/messages";
import { asInABrowser, wordsIn } from "./helpers";

beforeAll(() => {
  asInABrowser();
  speakThese(wordsIn("en"));
});
afterEach(cleanup);

const moment = (step: number, ally: number, worlds: number, fresh = false): Moment => ({
  step,
  worlds,
  bits: 0,
  gain: 0,
  fresh,
  odds: { ally },
});

function shown(curve: Moment[]) {
  const seat: SeatReview = {
    seat: "blue",
    player: "Ada",
    won: false,
    score: null,
    scores: {},
    curve,
    certain: [],
    calling: { could: null, called: null, odds: null, waited: 0 },
    decisions: [],
  };
  const props = { game: "inkognito-cards", seat, steps: 240, step: 1, ongo: () => undefined };
  const { container } = render(ReviewCurve, props);
  return {
    lines: container.querySelector(".stairs")?.getAttribute("d")?.match(/M/g)?.length,
    said: container.querySelector("[data-testid=review-anew]")?.textContent.trim(),
  };
}

test("a new game begins a line of its own, and it is said in which step", () => {
  const first = [moment(5, 0.33, 36, true), moment(30, 1, 1)];
  expect(shown(first)).toEqual({ lines: 1, said: undefined });
  cleanup();
  const others = [moment(86, 0.33, 36, true), moment(90, 1, 2), moment(191, 0.33, 36, true)];
  expect(shown([...first, ...others])).toEqual({
    lines: 3,
    said: "Where the line breaks off, a new game began (steps 86 and 191).",
  });
});

test("what is new about something else, or gone, breaks nothing off", () => {
  expect(shown([moment(5, 0.33, 36, true), moment(30, 0.33, 72, true)]).lines).toBe(1);
  cleanup();
  expect(shown([moment(5, 0.33, 36, true), moment(30, 0.5, 2, true)]).lines).toBe(1);
});
