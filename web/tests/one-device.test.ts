// One device for several: the cover takes no stray press, and the list of tables says whose turn it is.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Live } from "../src/lib/live-socket.svelte";
import { speakThese } from "../src/lib/words.svelte";
import TableCard from "../src/pages/TableCard.svelte";
import Cover from "../src/table/Cover.svelte";
import type { FromTheHouse, Info } from "../src/wire/messages";
import { wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));

let hear: (event: { data: string }) => void = () => {};
const say = (message: FromTheHouse) => hear({ data: JSON.stringify(message) });
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      readyState = 1;
      set onmessage(hears: typeof hear) {
        hear = hears;
      }
      send() {}
      close() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const chair = (seat: string, name: string, brought: boolean): Info["chairs"][number] => ({
  seat,
  kind: "guest",
  name,
  member: 0,
  brought,
  level: "",
  stood_in: false,
  here: true,
  absent: false,
  muted: false,
  contributed: true,
});
const INFO: Info = {
  table: "t",
  code: "",
  settings: { game: "masks" },
  phase: "playing",
  number: 1,
  watching: 0,
  talk: "open",
  sheets: [],
  chairs: [
    chair("blue", "Brighella", false),
    chair("green", "Mia", true),
    { ...chair("red", "Zoé", false), member: 1 },
  ],
  host: "blue",
  commitment: "",
  aborted: false,
  breaking_off: null,
  knocking: [],
  removed: [],
  ends: null,
  clocks: [],
  past: [],
  campaign: [],
  next_chapter: null,
  evening: null,
  lesson: null,
  begun: null,
  opened: 0,
};

function covered() {
  const live = new Live("t");
  say({ type: "hello", version: 1, table: "t", now: Date.now() });
  say({
    type: "table",
    info: INFO,
    you: { seat: null, member: 0, host: true, waives: false, next_seat: null, seats: [0, 1] },
  });
  live.waitedFor = [1];
  const uncover = vi.fn();
  render(Cover, { live, uncover, lifting: false });
  return { live, uncover };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("a cover that has just come takes no press, for oneself or for a look", async () => {
  const { live, uncover } = covered();
  for (const name of ["I am Mia", "Brighella only wants a look"]) {
    expect(button(name).disabled).toBe(true);
    button(name).click();
  }
  await vi.advanceTimersByTimeAsync(1400);
  await fireEvent.pointerDown(button("I am Mia")); // still tapping: it waits anew
  await vi.advanceTimersByTimeAsync(1400);
  button("I am Mia").click();
  expect(uncover).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  button("I am Mia").click();
  expect(uncover).toHaveBeenCalledExactlyOnceWith(1);
  live.waitedFor = [0]; // another name where the first was
  await vi.advanceTimersByTimeAsync(0);
  expect(button("I am Brighella").disabled).toBe(true);
});

test("of several on one device, the one whose turn it is is named, and nobody is with himself", () => {
  render(TableCard, { listed: { info: INFO, seat: "green", to_act: ["green"], since: 0 } });
  expect(screen.getByRole("listitem").textContent).toContain("Mia’s turn · with Zoé ·");
});

test("who plays alone on his device is told that it is his turn", () => {
  render(TableCard, { listed: { info: INFO, seat: "red", to_act: ["red"], since: 0 } });
  expect(screen.getByRole("listitem").textContent).toContain("your turn · with Brighella and Mia");
});
