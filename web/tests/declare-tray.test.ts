// A declaration: what is excluded is marked where the table concludes, and what may be said of it.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Screen from "../src/games/inkognito/Screen.svelte";
import { speakThese } from "../src/lib/words.svelte";
import type { ViewerOf, Weighed } from "../src/lib/viewer";
import InFrame from "./InFrame.svelte";
import { asInABrowser, atInkognito, wordsIn } from "./helpers";

vi.mock("../src/stage/has-rail.svelte", () => ({ hasRail: () => true }));
beforeAll(() => speakThese(wordsIn("en")));
beforeEach(() => asInABrowser());
afterEach(cleanup);

const NOTHING = { shown: [], notes: [], verdicts: [], answer: [], repeat: 0 };
const actions = (["green", "red", "yellow"] as const).flatMap((partner) =>
  (["A", "B", "D"] as const).map((other) => ({
    kind: "declare" as const,
    fields: { partner, own: "C" as const, other },
    text: `declare ${partner} C ${other}`,
    final: true,
  })),
);
type Holds = "yes" | "no" | "unknown" | null;
const weighed = (holds: Holds): Weighed => ({
  says: "LF-CA",
  points: [{ what: "deed", whose: "", of: "", value: "", holds }],
});

function declaring(changed: Partial<ViewerOf<"inkognito">>) {
  const viewer = atInkognito({
    legal: [{ kind: "declare", count: actions.length, final: true, actions }],
    ...changed,
  });
  const { container } = render(InFrame, { screen: Screen, viewer });
  const open = container.querySelector<HTMLElement>("[data-open=declare]")!;
  return { container, open };
}
const ruled = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>(".declare .ruled")].map(
    ({ dataset }) => dataset["partner"] ?? dataset["letter"],
  );

test("what the table excludes is marked, and nothing where it draws no conclusions", async () => {
  const possible = {
    green: { identity: ["CB"], mission: ["A", "B"] },
    red: { identity: ["X", "ZZ"], mission: ["D"] },
    yellow: { identity: ["X", "ZZ"], mission: ["A", "B"] },
  };
  const helped = declaring({ assist: { shown: NOTHING, possible } });
  await fireEvent.click(helped.open);
  expect(ruled(helped.container)).toEqual(["red", "yellow", "D"]);
  cleanup();
  const alone = declaring({ assist: { shown: NOTHING } });
  await fireEvent.click(alone.open);
  expect(alone.container.querySelectorAll("[data-letter]")).toHaveLength(3);
  expect(ruled(alone.container)).toEqual([]);
});

test.each([
  ["yes", "How sure am I?"],
  [null, "What you would say:"],
] as const)("how sure one is, is asked only where something is told (%s)", async (holds, said) => {
  const { container, open } = declaring({
    weigh: vi.fn(() => Promise.resolve(weighed(holds))),
  });
  await fireEvent.click(open);
  await fireEvent.click(container.querySelector("[data-partner=green]")!);
  await fireEvent.click(container.querySelector("[data-letter=A]")!);
  await vi.waitFor(() => expect(container.querySelector(".how")?.textContent).toBe(said));
  // What nobody can know beforehand has a mark of its own among what one can.
  const later = [...container.querySelectorAll("[data-testid=points] [data-holds=later]")];
  expect(later.map((each) => each.textContent.replace(/\s+/g, " ").trim())).toEqual(
    holds ? ["… Green shakes your hand: it will show"] : [],
  );
  expect(container.querySelector(".declare .sure")!.textContent).toContain("hand");
});

test("while one chooses, the same choices stay where they are", async () => {
  const { container, open } = declaring({
    weigh: vi.fn(() => Promise.resolve(weighed("unknown"))),
  });
  await fireEvent.click(open);
  const shape = () =>
    [...container.querySelectorAll(".declare button")].map((each) => each.textContent);
  const before = shape();
  await fireEvent.click(container.querySelector("[data-partner=green]")!);
  await fireEvent.click(container.querySelector("[data-letter=A]")!);
  await vi.waitFor(() => expect(container.querySelector("[data-testid=points]")).toBeTruthy());
  expect(shape()).toEqual(before);
});

test.each([
  ["yes", "Declare: so far it fits"],
  ["unknown", "Declare …"],
] as const)(
  "where all is certain and done, the flag says so and the tray holds it (%s)",
  async (holds, said) => {
    const possible = { green: { identity: ["CB"], mission: ["A"] } };
    const { container, open } = declaring({
      assist: { shown: NOTHING, possible },
      weigh: vi.fn(() => Promise.resolve(weighed(holds))),
    });
    await vi.waitFor(() => expect(open.textContent.trim()).toBe(said));
    await fireEvent.click(open);
    const pressed = container.querySelectorAll(".declare [aria-pressed=true]");
    expect(pressed).toHaveLength(holds === "yes" ? 2 : 0);
  },
);
