import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speakThese } from "../src/lib/words.svelte";
import Tray from "../src/stage/Tray.svelte";
import { asInABrowser, wordsIn } from "./helpers";

beforeAll(() => {
  asInABrowser();
  speakThese(wordsIn("en"));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a tray says that there is more below its edge, until one has scrolled there", async () => {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(300);
  const content = createRawSnippet(() => ({ render: () => "<p>Yellow, Green and Pink</p>" }));
  const { container } = render(Tray, { title: "Who is who?", content, height: 0 });
  await tick();
  expect(container.querySelector("[data-more]")).not.toBeNull();
  const tray = container.querySelector("[data-tray]")!;
  tray.scrollTop = 200;
  await fireEvent.scroll(tray);
  expect(container.querySelector("[data-more]")).toBeNull();
});
