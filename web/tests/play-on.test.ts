// Playing on from a step: where the table will stand is said before it is opened.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speakThese } from "../src/lib/words.svelte";
import type { Position } from "../src/playing-on/position";
import PlayOnSheet from "../src/playing-on/PlayOnSheet.svelte";
import { asInABrowser, wordsIn } from "./helpers";

beforeAll(() => {
  asInABrowser();
  HTMLDialogElement.prototype.showModal = vi.fn();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is there")));
  speakThese(wordsIn("en"));
});
afterEach(cleanup);

const told = (from: Position["from"]) => {
  const position = { game: "inkognito", seats: ["blue", "red"], seat: 0, from };
  return render(PlayOnSheet, { position, close: () => undefined }).container.textContent;
};

test("it says after which step the table stands, and which is played anew", () => {
  expect(told({ record: "", step: 92 })).toContain(
    "The table stands as it did after step 92: step 93 is played anew.",
  );
});

test("a puzzle has no step", () => {
  expect(told({ puzzle: "x" })).not.toContain("step");
});
