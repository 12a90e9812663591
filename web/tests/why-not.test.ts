// What cannot be done says why, in the house's words: the client knows no rule.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { forget } from "../src/games/infiltraitors/aim.svelte";
import Screen from "../src/games/infiltraitors/Screen.svelte";
import { Refusal } from "../src/lib/api";
import type { Offer, ViewerOf } from "../src/lib/viewer";
import { speakThese } from "../src/lib/words.svelte";
import type { Action } from "../src/wire/games/infiltraitors";
import { asInABrowser, atInfiltraitors, NOTHING_SHOWN, wordsIn } from "./helpers";
import InFrame from "./InFrame.svelte";

beforeAll(() => speakThese(wordsIn("en")));
beforeEach(() => asInABrowser());
afterEach(() => {
  cleanup();
  forget();
});

type Changed = Partial<ViewerOf<"infiltraitors">>;
const FORMS = {
  identify: "identify",
  files: "files {number}",
  clue: "clue {card}",
  exchange: "exchange {whom} {card}",
  eliminate: "eliminate {whom} {card}",
};

function offer(text: string, action: Action): Offer<Action> {
  return { ...action, text, final: false };
}
const group = (...actions: Offer<Action>[]) => ({
  kind: actions[0]!.kind,
  count: actions.length,
  final: false,
  actions,
});

/** Falcon with two cards at a table whose house answers with these refusals. */
function table(codes: Record<string, string>, changed: Changed = {}) {
  const at = atInfiltraitors();
  const viewer = atInfiltraitors({
    game: { ...at.game, forms: FORMS },
    legal: [group(offer("files 1", { kind: "files", fields: { number: 1 } }))],
    weigh: vi.fn((text: string) => {
      const code = Object.entries(codes).find(([start]) => text.startsWith(start))?.[1];
      return code ? Promise.reject(new Refusal(code)) : Promise.resolve({ says: "", points: [] });
    }),
    ...changed,
  });
  Object.assign(viewer.view.private ?? {}, { hand: ["red-7", "red-8"] });
  return { viewer, ...render(InFrame, { screen: Screen, viewer }) };
}

test("a button that is dead has the house's reason under it", async () => {
  const { viewer } = table({ identify: "marksman-takes-none", eliminate: "not-in-balance" });
  await screen.findByText("the marksman takes none");
  const shoot = screen.getByText("Shoot …").closest("button")!;
  expect(shoot.disabled).toBe(true);
  expect(shoot.textContent).toContain("balance from 2 : 2 on");
  expect(viewer.weigh).toHaveBeenCalledWith("identify");
});

test.each(["click", "focus", "pointerEnter"] as const)(
  "a card that cannot be played says why on %s",
  async (event) => {
    const { container } = table(
      { clue: "not-your-turn", exchange: "not-your-turn" },
      { legal: [] },
    );
    const card = container.querySelector("[data-card=red-7]")!;
    expect(card.getAttribute("aria-disabled")).toBe("true");
    await fireEvent[event](card);
    expect((await screen.findByRole("status")).textContent).toContain("It is not your turn.");
    expect(card.getAttribute("aria-describedby")).toBe("why-not");
  },
);

test("with a card in hand, a place where it cannot go says why", async () => {
  const clue = offer("clue red-7", { kind: "clue", fields: { card: "red-7" } });
  const { container } = table({ exchange: "not-on-your-left" }, { legal: [group(clue)] });
  await fireEvent.click(container.querySelector("[data-card=red-7]")!);
  await screen.findByText("not on your left");
  expect(container.querySelector("[data-place=lynx] [data-why]")).not.toBeNull();
  expect(container.querySelector("[data-place=falcon] [data-why]")).toBeNull();
});

test("that no card can be played is said with its reason", async () => {
  table({ clue: "no-traitor-of-yours", exchange: "no-traitor-there" });
  await screen.findByText(/no traitor lies in front of anybody/);
});

test("the tray of a reward shows the hand that it lies over", () => {
  const reward = offer("reward red-9", { kind: "reward", fields: { card: "red-9" } });
  const { container } = table({}, { legal: [group(reward)] });
  const mine = container.querySelector("[data-tray] section[aria-label='You hold:']")!;
  expect([...mine.querySelectorAll("[role=img]")].map((card) => card.ariaLabel)).toEqual([
    "the red ● 7",
    "the red ● 8",
  ]);
});

test("a reward that must be chosen is not offered as one that may be declined", () => {
  const said = (...legal: ReturnType<typeof group>[]) => {
    const at = atInfiltraitors();
    const view = { ...at.view, public: { ...at.view.public, phase: "reward" as const } };
    return table({}, { view, legal }).container;
  };
  const reward = group(offer("reward red-9", { kind: "reward", fields: { card: "red-9" } }));
  const finale = said(reward);
  expect(finale.textContent).toContain("Right! Choose a card to lay aside.");
  expect(finale.querySelector("[data-tray]")?.textContent).toContain("Which card will you lay");
  expect([...finale.querySelectorAll("button.main")].map((one) => one.textContent)).toContain(
    "Lay it aside",
  );
  expect(finale.querySelector("[data-act=decline]")).toBeNull();
  cleanup();
  const usual = said(reward, group(offer("decline", { kind: "decline", fields: {} })));
  expect(usual.textContent).toContain("Choose a card as your reward, or none.");
  expect(usual.querySelector("[data-act=decline]")).not.toBeNull();
});

test.each([
  ["struck", "The cards that all can see rule it out."],
  ["struck_for_me", "What you alone can see rules it out."],
] as const)("a shot that cannot be right warns, with the reason: %s", async (who, why) => {
  const shot = offer("eliminate lynx red-7", {
    kind: "eliminate",
    fields: { whom: "lynx", card: "red-7" },
  });
  const point = { what: "card", whose: "lynx", value: "red-7", of: "card", holds: "no" } as const;
  const { container, viewer } = table(
    {},
    {
      legal: [group(shot)],
      assist: { shown: NOTHING_SHOWN, [who]: { lynx: { card: ["red-7"] } } },
      choices: vi.fn(() => Promise.resolve([shot])),
      weigh: vi.fn(() => Promise.resolve({ says: "", points: [point] })),
    },
  );
  await fireEvent.click(await screen.findByText("Shoot …"));
  const { default: ClueSheets } = await import("../src/games/infiltraitors/ClueSheets.svelte");
  const sheet = render(ClueSheets, { viewer });
  await vi.waitFor(() =>
    expect(sheet.container.querySelector<HTMLButtonElement>("[data-cell=red-7]")!.disabled).toBe(
      false,
    ),
  );
  await fireEvent.click(sheet.container.querySelector("[data-cell=red-7]")!);
  await screen.findByText(why);
  expect(container.textContent).toContain("Shoot anyway");
  expect(viewer.act).not.toHaveBeenCalled();
});
