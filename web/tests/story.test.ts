// The story is told so that one can read it, and what matters little makes room for what matters.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { beat } from "../src/games/infiltraitors/beat";
import { speakThese } from "../src/lib/words.svelte";
import Bubbles from "../src/stage/Bubbles.svelte";
import Sentence from "../src/stage/Sentence.svelte";
import { asInABrowser, atInfiltraitors, wordsIn } from "./helpers";
import Telling from "./Telling.svelte";

beforeAll(() => speakThese(wordsIn("en")));
beforeEach(() => {
  asInABrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Facts = ReturnType<typeof atInfiltraitors>["facts"];
const last = () => screen.queryAllByTestId("told").at(-1)?.textContent.trim();
const clue = (seat: "lynx" | "otter", card: "red-7" | "blue-9"): Facts[number] => ({
  kind: "exchanged",
  seat,
  whom: "falcon",
  card,
  upright: true,
});
const draw = (seat: "lynx" | "otter"): Facts[number] => ({ kind: "requested", seat });
const says = (fact: Facts[number]) => beat(fact, "falcon")?.says ?? "";

/** What was told, and for how many milliseconds, while bots did this, one thing in each 600 ms. */
async function listenTo(...done: Facts) {
  const { rerender } = render(Telling, { viewer: atInfiltraitors() });
  const heard: Record<string, number> = {};
  for (let at = 0; at < 12_000; at += 100) {
    const facts = done.slice(0, Math.floor(at / 600) + 1);
    if (at % 600 === 0) await rerender({ viewer: atInfiltraitors({ facts }) });
    const now = last();
    if (now) heard[now] = (heard[now] ?? 0) + 100;
    await vi.advanceTimersByTimeAsync(100);
  }
  return heard;
}

test("at a normal pace each clue of three bots can be read, though they act quickly", async () => {
  const clues = [clue("lynx", "red-7"), clue("otter", "blue-9")];
  const heard = await listenTo(clues[0]!, draw("lynx"), clues[1]!, draw("otter"));
  for (const each of clues) expect(heard[says(each)]).toBeGreaterThanOrEqual(1500);
});

test("the longer a sentence, the longer it stands", async () => {
  const heard = await listenTo(clue("lynx", "red-7"), draw("otter"), clue("otter", "blue-9"));
  expect(heard[says(clue("lynx", "red-7"))]).toBeGreaterThan(heard[says(draw("otter"))] ?? 0);
});

test("what matters little is left out where something waits, and told where nothing does", async () => {
  const behind = [
    clue("lynx", "red-7"),
    draw("lynx"),
    clue("lynx", "blue-9"),
    clue("otter", "red-7"),
  ];
  expect(Object.keys(await listenTo(...behind))).not.toContain(says(draw("lynx")));
  cleanup();
  expect(Object.keys(await listenTo(clue("lynx", "red-7"), draw("lynx")))).toContain(
    says(draw("lynx")),
  );
});

test("a sign that stands for a colour has it in a sentence, and in what is said", () => {
  const text = says(clue("lynx", "red-7"));
  const { container } = render(Sentence, { game: "infiltraitors", text });
  const coloured = () =>
    [...container.ownerDocument.querySelectorAll<HTMLElement>("span[style]")].map(
      ({ textContent, style }) => `${textContent} ${style.color}`,
    );
  expect(container.textContent).toBe(text);
  expect(coloured()).toEqual(["● var(--suit-red-on)"]);
  cleanup();
  const told = [{ seat: null, says: text, number: 1 }];
  render(Bubbles, { told, game: "infiltraitors", seats: ["falcon", "lynx"], tray: undefined });
  expect(coloured()).toContain("● var(--suit-red-on)");
  cleanup();
  expect(render(Sentence, { game: "masks", text: "●" }).container.querySelector("span")).toBeNull();
});
