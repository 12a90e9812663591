import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { lay } from "../src/games/inkognito-cards/lying.svelte";
import type { Live } from "../src/lib/live-socket.svelte";
import { trusted } from "../src/lib/trusted";
import LessonPanel from "../src/table/LessonPanel.svelte";
import { speakThese } from "../src/lib/words.svelte";
import type { LessonStep } from "../src/wire/messages";
import { asInABrowser, atInkognito, wordsIn } from "./helpers";

beforeAll(() => {
  asInABrowser();
  speakThese(wordsIn("en"));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const STEP = { number: 4, steps: 17, choices: [], right: "" };
const ASKS: LessonStep = {
  ...STEP,
  step: "read-1",
  wants: "choose",
  choices: ["lf", "x", "unknown"],
  right: "x",
};
const WAITS: LessonStep = { ...STEP, step: "read-1", wants: "wait" };
const MOVES: LessonStep = { ...STEP, step: "move-1", wants: "do" };
const NOTES: LessonStep = { ...STEP, step: "sheet", wants: "read" };

function atLesson(lesson: LessonStep, notes: Record<string, string> = {}, game = "inkognito") {
  const table = { lesson, settings: { game } };
  const ask = () => Promise.resolve();
  const live = { ...atInkognito({ notes }), table, draft: [], over: false, ask };
  return { live: trusted<Live>(live), telling: false, height: 0 };
}

async function shown(props: ReturnType<typeof atLesson>) {
  const { container, rerender } = render(LessonPanel, props);
  await vi.waitFor(() => {
    expect(container.querySelector(".text")).not.toBeNull();
  });
  return { container, rerender };
}

test("while a partner moves, what was answered rightly stays", async () => {
  const { container, rerender } = await shown(atLesson(ASKS));
  container.querySelector<HTMLElement>("[data-choice=x]")!.click();
  await tick();
  expect(container.querySelector(".right")!.textContent).toContain("Right!");
  await rerender(atLesson(WAITS));
  expect(container.querySelector(".right")!.textContent).toContain("Right!");
  expect(container.querySelector(".wrong")).toBeNull();
  expect(container.textContent).not.toContain("⟨");
  expect(container.querySelector(".answers")).toBeNull();
});

test("nobody acts past what he has read: the game waits until what comes next is said", async () => {
  const asks = atLesson(ASKS);
  const { container, rerender } = await shown(asks);
  expect(asks.live.hushed).toBe("asked");
  const moves = { ...atLesson(MOVES), telling: true };
  await rerender(moves);
  expect(container.querySelector("[data-lesson=read-1][data-wants=wait]")).not.toBeNull();
  expect(moves.live.hushed).toBe("told");
  await rerender({ ...moves, telling: false });
  expect(container.querySelector("[data-lesson=move-1][data-wants=do]")).not.toBeNull();
  expect(moves.live.hushed).toBe("");
});

test("the first of two taps is not yet called wrong", async () => {
  const { container, rerender } = await shown(atLesson(NOTES));
  await vi.waitFor(() => {
    expect(container.querySelector("[data-noted=none]")).not.toBeNull();
  });
  vi.useFakeTimers();
  await rerender(atLesson(NOTES, { "m:green:identity:X": "x" }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.querySelector(".wrong")).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.querySelector(".wrong")!.textContent).toContain("That says no");
  await rerender(atLesson(NOTES, { "m:green:identity:X": "o" }));
  expect(container.querySelector(".wrong")).toBeNull();
});

test("what comes next is not said while cards lie there that have to be put away first", async () => {
  const { container } = await shown(atLesson({ ...MOVES, step: "go-2" }, {}, "inkognito-cards"));
  const text = () => container.querySelector(".text")!.textContent;
  expect(text()).toContain("Bridge of Sighs");
  lay(true);
  await vi.waitFor(() => {
    expect(text()).toContain("Put the cards away");
  });
  expect(text()).not.toContain("Bridge of Sighs");
  lay(false);
  await tick();
  expect(text()).toContain("Bridge of Sighs");
});

test("what may be said of a note has its room before it is said", async () => {
  const { container, rerender } = await shown(atLesson(NOTES));
  await vi.waitFor(() => {
    expect(container.querySelector("[data-noted=none]")).not.toBeNull();
  });
  const rooms = () => [...container.querySelectorAll(".text > .room")].map((p) => p.textContent);
  const kept = rooms();
  expect(kept.some((text) => text.includes("That says no"))).toBe(true);
  expect(kept.some((text) => text.includes("Well noted"))).toBe(true);
  await rerender(atLesson(NOTES, { "m:green:identity:X": "o" }));
  const said = container.querySelector(".text > :not(.room)")!;
  expect(said.textContent).toContain("Well noted");
  expect(container.querySelectorAll(".text > :not(.room)")).toHaveLength(1);
  expect(rooms()).toEqual(kept);
  // And it stays while others go on.
  const waits: LessonStep = { ...NOTES, wants: "wait" };
  await rerender(atLesson(waits, { "m:green:identity:X": "o" }));
  expect(said.textContent).toContain("Well noted");
});

test('an answer that comes where "Go on" was pressed waits until it can be read', async () => {
  const box = vi
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, 0, 100, 44));
  const { container, rerender } = await shown(
    atLesson({ ...STEP, step: "welcome", wants: "read" }),
  );
  const on = container.querySelector<HTMLElement>(".answers button")!;
  on.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: 50, clientY: 20 }));
  await rerender(atLesson(ASKS));
  await tick();
  const choices = [...container.querySelectorAll<HTMLElement>("[data-choice]")];
  expect(choices).toHaveLength(3);
  expect(choices.every((one) => one.hasAttribute("data-settling"))).toBe(true);
  box.mockRestore();
});
