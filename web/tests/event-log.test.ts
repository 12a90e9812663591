import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speakThese } from "../src/lib/words.svelte";
import EventLog from "../src/table/EventLog.svelte";
import { atCards, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("the line at the upper edge of the log fades, as long as there is more above it", async () => {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(500);
  const facts = [{ kind: "went" as const, who: "blue" as const, place: "Rialto" as const }];
  const { container } = render(EventLog, { viewer: atCards({ facts }) });
  await tick();
  const list = container.querySelector("ol")!;
  expect(list.classList.contains("above")).toBe(true);
  list.scrollTop = 0;
  await fireEvent.scroll(list);
  expect(list.classList.contains("above")).toBe(false);
});

test("a scroll that the browser reports after the log has closed is no error", async () => {
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", failed);
  const { container, unmount } = render(EventLog, { viewer: atCards({ facts: [] }) });
  const list = container.querySelector("ol")!;
  unmount();
  await tick();
  await fireEvent.scroll(list);
  window.removeEventListener("error", failed);
  expect(failed).not.toHaveBeenCalled();
});
