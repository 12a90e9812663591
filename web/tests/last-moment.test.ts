// The end of a game comes after what brought it about has been seen.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { beat } from "../src/games/infiltraitors/beat";
import LastShot from "../src/games/infiltraitors/LastShot.svelte";
import { speakThese } from "../src/lib/words.svelte";
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

const SHOT = { kind: "shot", seat: "falcon", whom: "lynx", card: "red-7", right: true } as const;
const telling = () => screen.getByTestId("telling").textContent;

async function overAfter(...facts: ReturnType<typeof atInfiltraitors>["facts"]) {
  const { rerender } = render(Telling, { viewer: atInfiltraitors() });
  await rerender({ viewer: atInfiltraitors({ facts }) });
  await rerender({ viewer: atInfiltraitors({ facts, over: true }) });
  await tick();
}

test("the last shot is told, and then it is over", async () => {
  await overAfter(SHOT);
  expect(telling()).toBe("true");
  expect(screen.getByTestId("told").textContent).toContain("red ● 7: right!");
  await vi.advanceTimersByTimeAsync(3000);
  expect(telling()).toBe("false");
  expect(screen.queryByTestId("told")).toBeNull();
});

test("whoever has seen enough goes on to the end", async () => {
  await overAfter(SHOT);
  await fireEvent.click(screen.getByText("skip"));
  expect(telling()).toBe("false");
});

test("of a long story only its last moments are told before the end", async () => {
  const taken = { kind: "identified", seat: "lynx", number: 1 } as const;
  await overAfter(...Array.from({ length: 40 }, () => taken), SHOT);
  await vi.advanceTimersByTimeAsync(8000);
  expect(telling()).toBe("false");
});

const TAKEN = { kind: "identified", seat: "lynx", number: 1 } as const;
const MINE = [{ kind: "request", count: 1, final: false, actions: [] }];
const told = () => screen.queryAllByTestId("told").map((each) => each.textContent.trim());

test("what is asked of me is not talked over by what is long past", async () => {
  const { rerender } = render(Telling, { viewer: atInfiltraitors() });
  const past = Array.from({ length: 20 }, () => TAKEN);
  await rerender({ viewer: atInfiltraitors({ facts: past }) });
  const drew = { kind: "requested", seat: "lynx" } as const;
  const facts = [...past, drew];
  await rerender({ viewer: atInfiltraitors({ facts, legal: MINE }) });
  await vi.advanceTimersByTimeAsync(3000);
  expect(told().at(-1)).toBe(beat(drew, "falcon")?.says);
  await vi.advanceTimersByTimeAsync(1500);
  expect(telling()).toBe("false");
});

test("whoever only listens is never far behind", async () => {
  const { rerender } = render(Telling, { viewer: atInfiltraitors() });
  await rerender({ viewer: atInfiltraitors({ facts: Array.from({ length: 30 }, () => TAKEN) }) });
  await vi.advanceTimersByTimeAsync(7000);
  expect(telling()).toBe("false");
});

test("a game that was over when one came is over", () => {
  render(Telling, { viewer: atInfiltraitors({ facts: [SHOT], over: true }) });
  expect(telling()).toBe("false");
});

test("the last shot lies on the table, one of long ago does not", () => {
  const seen = (facts: ReturnType<typeof atInfiltraitors>["facts"]) =>
    render(LastShot, { viewer: atInfiltraitors({ facts, over: true }) }).container.textContent;
  expect(seen([{ kind: "turn", seat: "falcon" }, SHOT])).toContain("Right!");
  expect(seen([SHOT, { kind: "turn", seat: "lynx" }])).not.toContain("Right!");
});
