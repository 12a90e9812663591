import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Advice as Advised } from "../src/wire/messages";
import { speakThese } from "../src/lib/words.svelte";
import Advice from "../src/table/Advice.svelte";
import { atInkognito, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
afterEach(cleanup);
const NOTHING = { shown: [], notes: [], verdicts: [], answer: [], repeat: 0 };
const advice: Advised[] = [
  {
    do: ["ask red identity"],
    reason: { code: "ask-letter", arguments: { whom: ["seat", "red"] } },
  },
  {
    do: [],
    reason: { code: "missing-letter", arguments: { whom: ["seat", "red"], odds: 100 } },
  },
];
const legal = [{ kind: "end", count: 1, final: false, actions: [] }];

test("what to do, and why; nothing of it can be pressed", () => {
  const viewer = atInkognito({ assist: { shown: NOTHING, advice }, legal });
  const { container } = render(Advice, { viewer });
  expect(container.textContent).toContain(
    "Red is your partner: what you still need is the letter.",
  );
  expect(container.textContent).toContain("to declare, you still need the letter");
  expect(container.querySelector("b")?.textContent).not.toContain("⟨");
  expect(container.querySelectorAll("button, [data-act]")).toHaveLength(0);
});

test("out of turn, it says where advice will be", () => {
  render(Advice, { viewer: atInkognito({ assist: { shown: NOTHING }, legal: [] }) });
  expect(screen.getByText("On your turn, advice appears here.")).toBeTruthy();
});

test("what is for later is told with its action", () => {
  const [ask] = advice;
  const later = [{ ...ask!, when: { code: "done", arguments: {} } }];
  const viewer = atInkognito({ assist: { shown: NOTHING, advice: later }, legal });
  const { container } = render(Advice, { viewer });
  expect(container.querySelector("b")?.textContent).toContain("Red");
  expect(container.textContent).toContain("(once the deed is done)");
});
