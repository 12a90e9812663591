import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Cartridges from "../src/games/infiltraitors/Cartridges.svelte";
import { speakThese } from "../src/lib/words.svelte";
import { wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
afterEach(cleanup);

const PLAYED = { left: 3, traitors: 1, first: 5, kingpin: false, over: false };

test.each([
  ["while one is after a traitor", PLAYED, "3 cartridges · one traitor left · 2 misses to spare"],
  ["when none is left", { ...PLAYED, traitors: 0 }, "3 cartridges · no traitor left"],
  ["when it is over", { ...PLAYED, over: true }, "3 cartridges · one traitor left"],
])("how many shots may miss is said only where it matters: %s", (_, props, says) => {
  const { container } = render(Cartridges, props);
  expect(container.querySelector("p")!.textContent.replace(/\s+/g, " ").trim()).toBe(says);
});
