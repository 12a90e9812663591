import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deadlinesOf, inDays } from "../src/lib/deadlines";
import { day } from "../src/lib/moments";
import { speakThese } from "../src/lib/words.svelte";
import ClockCalendar from "../src/pages/ClockCalendar.svelte";
import type { Chair, Hand, Info, Listed } from "../src/wire/messages";
import { trusted } from "../src/lib/trusted";
import { wordsIn } from "./helpers";

const NOON = new Date(2026, 2, 3, 12).getTime();
const HOUR = 3_600_000;

/** A table at which I am Blue, and these clocks run. */
function at(table: string, hands: Hand[], kind: "days" | "clock" = "days"): Listed {
  const chairs = hands.map((_, place) => ({
    seat: ["blue", "green", "red"][place],
    name: ["Ann", "Bob", "Cid"][place],
  }));
  return {
    info: trusted<Info>({
      table,
      settings: {
        game: "masks",
        pace: kind === "days" ? { kind, days: 2 } : { kind, bank: 1, increment: 1 },
      },
      chairs: trusted<Chair[]>(chairs),
      clocks: hands,
    }),
    seat: "blue",
    to_act: [],
    since: NOON,
  };
}
const runs = (hours: number): Hand => ({ left: hours * HOUR, since: NOON });
const STANDS: Hand = { left: 48 * HOUR, since: null };

beforeEach(() => {
  speakThese(wordsIn("en"));
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("clocks that run are listed by day, the first to run out first, mine and others’", () => {
  const tables = [
    at("one", [runs(30), runs(5), STANDS]),
    at("two", [STANDS, STANDS, runs(8)]),
    at("three", [STANDS, STANDS]),
    at("four", [runs(1)], "clock"),
  ];
  const deadlines = deadlinesOf(tables);
  expect(deadlines.map(({ table, name, mine }) => [table, name, mine])).toEqual([
    ["one", "Bob", false],
    ["two", "Cid", false],
    ["one", "Ann", true],
  ]);
  expect(inDays(deadlines).map(({ deadlines: due }) => due.length)).toEqual([2, 1]);
  render(ClockCalendar, { tables });
  expect(screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([
    "Today",
    "Tomorrow",
  ]);
  const [first, , last] = screen.getAllByRole("listitem");
  expect(first!.textContent).toContain("Bob has to act by then");
  expect(last!.textContent).toContain("you have to act by then");
  expect(last!.classList.contains("mine")).toBe(true);
  expect(screen.getByText(/sends nothing to a device/)).toBeTruthy();
});

test("where no clock runs, that is said", () => {
  render(ClockCalendar, { tables: [at("three", [STANDS])] });
  expect(screen.getByText("No clock is running at the moment.")).toBeTruthy();
});

test("a day further away has its name, in one’s language", () => {
  const begins = new Date(2026, 2, 6).getTime();
  expect(day(begins)).toBe("Friday, March 6");
  speakThese(wordsIn("fr"));
  expect(day(begins)).toBe("vendredi 6 mars");
  expect(day(new Date(2026, 2, 4).getTime())).toBe("demain");
});

test("one is called when it has become one’s turn, and reminded once before the time is up", async () => {
  const notes: string[] = [];
  function note(title: string, { body }: NotificationOptions) {
    notes.push(`${title}: ${body ?? ""}`);
  }
  vi.stubGlobal("Notification", Object.assign(note, { permission: "granted" }));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.resetModules();
  const { api } = await import("../src/lib/api");
  const { lookAfterMe } = await import("../src/lib/my-tables.svelte");
  const { speakThese: speak } = await import("../src/lib/words.svelte");
  speak(wordsIn("en"));
  vi.spyOn(api, "guest").mockResolvedValue({ name: "Ann" });
  const mine = vi.spyOn(api, "mine");
  const look = (...tables: Listed[]) => {
    mine.mockResolvedValue({ tables });
    return lookAfterMe();
  };
  await look(at("one", [STANDS, runs(48)]));
  expect(notes).toEqual([]);
  const turn = { ...at("one", [runs(48), STANDS]), to_act: ["blue"] };
  await look(turn);
  await look(turn);
  expect(notes).toEqual(["Ridotto: It is your turn"]);
  vi.setSystemTime(NOON + 43 * HOUR);
  await look(turn);
  await look(turn);
  expect(notes).toHaveLength(2);
  expect(notes[1]).toMatch(/^Masks: Your time will soon be up: /);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
