// A table over its socket: what has happened since my last turn, and when I am passed for.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Live } from "../src/lib/live-socket.svelte";
import { trusted } from "../src/lib/trusted";
import { speakThese } from "../src/lib/words.svelte";
import { isAtRest } from "../src/table/at-rest";
import TurnPrompt from "../src/table/TurnPrompt.svelte";
import type { FromTheHouse, Info, Update, You } from "../src/wire/messages";
import { wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));

/** What the last socket that was opened does with what the house says. */
let hear: (event: { data: string }) => void = () => {};
/** What was sent, and how many sockets were opened. */
let sent: string[] = [];
let opened = 0;
beforeEach(() => {
  sent = [];
  opened = 0;
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      readyState = 1;
      set onmessage(hears: typeof hear) {
        hear = hears;
      }
      constructor() {
        opened++;
      }
      send(text: string) {
        sent.push(text);
      }
      close() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const say = (message: FromTheHouse) => hear({ data: JSON.stringify(message) });

const chair = (seat: string): Info["chairs"][number] => ({
  seat,
  kind: "guest",
  name: seat,
  member: null,
  brought: false,
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
  chairs: [chair("blue"), chair("green")],
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
const YOU: You = { seat: 0, member: 0, host: true, waives: false, next_seat: null, seats: [0] };

/** At a table of Masks, where so many facts were told. */
function sitting(): Live {
  const live = new Live("t");
  say({ type: "hello", version: 1, table: "t", now: Date.now() });
  say({ type: "table", info: INFO, you: YOU });
  say({
    type: "game",
    number: 1,
    game: "masks",
    options: {},
    seats: ["blue", "green"],
    vocabulary: { seat: ["blue", "green"] },
    forms: { pass: "pass" },
    drafts: [],
    passes: ["pass"],
    tics: [],
    cells: [],
    showing: [],
    laid_out: 0,
    commitment: "",
    contributions: {},
  });
  return live;
}
const PASS = [{ kind: "pass", count: 1, actions: ["pass"], final: false }];
const goesOn = (after: number, news: number, mine: boolean, more: Partial<Update> = {}) =>
  say({
    type: "update",
    number: 1,
    after,
    facts: Array.from({ length: news }, () => ({ kind: "asked" })),
    view: { seat: 0, public: { to_act: [], outcome: null }, private: null },
    legal: mine ? PASS : [],
    prompt: null,
    ...more,
  });

test("what has happened since my last turn is there in my turn, and that turn itself after it", () => {
  const live = sitting();
  goesOn(0, 3, false);
  goesOn(3, 5, false);
  goesOn(8, 1, true);
  expect(live.since).toBe(0); // all of it
  goesOn(9, 2, true); // in the middle of my turn something comes of it
  expect(live.since).toBe(0);
  goesOn(11, 2, false);
  expect(live.since).toBe(8); // my turn is over: it is what was last
  goesOn(13, 4, false);
  expect(live.since).toBe(8);
  goesOn(17, 1, true);
  expect(live.since).toBe(11); // what followed my last turn
});

test("who is passed for sees when", () => {
  const live = sitting();
  goesOn(0, 1, true, { passed_at: Date.now() + 9500 });
  render(TurnPrompt, { live });
  expect(screen.getByTestId("passed-at").textContent).toBe("0:09");
  cleanup();
  goesOn(1, 1, true);
  render(TurnPrompt, { live });
  expect(screen.queryByTestId("passed-at")).toBeNull();
});

test("while the last moments are told, who has won is said already", () => {
  const live = sitting();
  const outcome = { reason: "guessed", side: "blue", winners: [0] };
  goesOn(0, 1, false, { view: { seat: 0, public: { to_act: [], outcome }, private: null } });
  say({ type: "table", info: { ...INFO, phase: "over" }, you: YOU });
  render(TurnPrompt, { live, ending: true });
  const said = screen.getByTestId("prompt").textContent.trim();
  cleanup();
  render(TurnPrompt, { live });
  expect(said).not.toBe(screen.getByTestId("prompt").textContent.trim());
  expect(said).toBe("You guessed right.");
});

test("who would sit elsewhere in another game is told so before", () => {
  const live = sitting();
  goesOn(0, 1, false);
  say({ type: "table", info: { ...INFO, phase: "over" }, you: { ...YOU, next_seat: 1 } });
  render(TurnPrompt, { live });
  expect(screen.getByTestId("prompt").textContent.trim()).toBe(
    "The game is over. If you play again, you will be Green.",
  );
  cleanup();
  say({ type: "table", info: { ...INFO, phase: "over" }, you: { ...YOU, next_seat: 0 } });
  render(TurnPrompt, { live });
  expect(screen.getByTestId("prompt").textContent.trim()).toBe("The game is over");
});

test("after a game is broken off nothing is offered and nothing is asked, even before the house says so", () => {
  const live = sitting();
  goesOn(0, 1, true, { prompt: { id: "pass", rule: "", arguments: {} } });
  expect(live.legal).toHaveLength(1);
  say({ type: "table", info: { ...INFO, phase: "over", aborted: true }, you: YOU });
  expect(live.legal).toEqual([]);
  expect(live.prompt).toBeNull();
});

test("a chapter that is played alone is no campaign", () => {
  const live = sitting();
  expect(live.campaign).toBeNull();
  const settings = { ...INFO.settings, campaign: true };
  say({ type: "table", info: { ...INFO, settings }, you: YOU });
  expect(live.campaign).toEqual([]);
});

test("who may not be at the table is told why, and that is no lost connection", () => {
  const live = new Live("t");
  say({ type: "outside", reason: "no-spectators" });
  expect([live.status, live.outside]).toEqual(["open", "no-spectators"]);
  say({ type: "hello", version: 1, table: "t", now: Date.now() });
  expect([live.status, live.outside]).toEqual(["open", ""]);
});

const asks = () => sent.filter((text) => text.includes('"still-there"')).length;
const answer = () => say({ type: "done", id: "x" });

test("a house that says nothing is asked whether it is there, and left if it does not answer", () => {
  vi.useFakeTimers();
  const live = sitting();
  vi.advanceTimersByTime(2900);
  expect(asks()).toBe(0);
  vi.advanceTimersByTime(200);
  expect(asks()).toBe(1);
  answer();
  vi.advanceTimersByTime(2900);
  expect([asks(), opened, live.status]).toEqual([1, 1, "open"]);
  vi.advanceTimersByTime(1700);
  expect([asks(), opened, live.status]).toEqual([2, 2, "lost"]);
  live.close();
  vi.advanceTimersByTime(60000);
  expect(opened).toBe(2);
});

test("a connection that was left was perhaps only slow: the next one has more time", () => {
  vi.useFakeTimers();
  const live = sitting();
  vi.advanceTimersByTime(4600);
  expect(opened).toBe(2);
  say({ type: "hello", version: 1, table: "t", now: Date.now() });
  vi.advanceTimersByTime(5900);
  expect([opened, live.status]).toEqual([2, "open"]);
  vi.advanceTimersByTime(200);
  expect(opened).toBe(3);
  live.close();
});

test("a connection that does not open is tried anew", () => {
  vi.useFakeTimers();
  const live = new Live("t");
  vi.advanceTimersByTime(3900);
  expect(opened).toBe(1);
  vi.advanceTimersByTime(4200);
  expect(opened).toBe(3);
  live.close();
});

test("what was not answered is asked again when the house has spoken, in its order and before all else", () => {
  vi.useFakeTimers();
  const live = sitting();
  const forgotten = hear;
  void live.note("a", "1");
  void live.note("b", "2");
  vi.advanceTimersByTime(5000); // the house says nothing: the next connection
  expect(opened).toBe(2);
  sent = [];
  void live.note("c", "3");
  expect(sent).toEqual([]);
  forgotten({ data: JSON.stringify({ type: "bye", reason: "closed" }) });
  expect([sent, live.status]).toEqual([[], "lost"]); // what the old one says is not heard
  say({ type: "hello", version: 1, table: "t", now: Date.now() });
  void live.note("d", "4");
  const asked = sent.map((text) => trusted<{ id: string; key: string }>(JSON.parse(text)));
  expect(asked.map(({ key }) => key)).toEqual(["a", "b", "c", "d"]);
  const numbers = asked.map(({ id }) => Number(id.split("-")[1]));
  expect(numbers).toEqual([1, 2, 3, 4]);
  expect(new Set(asked.map(({ id }) => id.split("-")[0])).size).toBe(1);
  live.close();
});

test("a house that waits for its store is waited for", () => {
  vi.useFakeTimers();
  const live = sitting();
  say({ type: "wait", on: true });
  vi.advanceTimersByTime(60000);
  expect([asks(), opened]).toEqual([0, 1]);
  live.close();
});

const waitingFor = (...seats: number[]): Partial<Update> => ({
  view: { seat: 0, public: { to_act: seats, outcome: null }, private: null },
});

test("a table is at rest while nobody else can act, all is told and all commands are answered", async () => {
  const live = sitting();
  goesOn(0, 1, true, waitingFor(0));
  expect(isAtRest(live, false)).toBe(true);
  expect(isAtRest(live, true)).toBe(false);
  const asked = live.waive(true);
  expect(isAtRest(live, false)).toBe(false);
  const { id } = trusted<{ id: string }>(JSON.parse(sent.at(-1)!));
  say({ type: "done", id });
  await asked;
  expect(isAtRest(live, false)).toBe(true);
  goesOn(1, 1, true, waitingFor(0, 1));
  expect(isAtRest(live, false)).toBe(false);
  goesOn(2, 1, false, waitingFor(1));
  expect(isAtRest(live, false)).toBe(false);
  goesOn(3, 1, false, waitingFor());
  expect(isAtRest(live, false)).toBe(true);
});

test("a lesson is at rest while it waits for the learner", () => {
  const live = sitting();
  const lesson = { number: 1, steps: 2, choices: [], right: "" };
  goesOn(0, 1, false, waitingFor(0, 1));
  say({
    type: "table",
    info: { ...INFO, lesson: { ...lesson, step: "a", wants: "read" } },
    you: YOU,
  });
  expect(isAtRest(live, false)).toBe(true);
  say({
    type: "table",
    info: { ...INFO, lesson: { ...lesson, step: "b", wants: "wait" } },
    you: YOU,
  });
  expect(isAtRest(live, false)).toBe(false);
});
