import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { hintOf, obstacleTo, wantedOf } from "../src/games/inkognito/answer-choice";
import AnswerTray from "../src/games/inkognito/AnswerTray.svelte";
import Screen from "../src/games/inkognito/Screen.svelte";
import { speakThese } from "../src/lib/words.svelte";
import type { Card } from "../src/wire/games/inkognito";
import InFrame from "./InFrame.svelte";
import { asInABrowser, atInkognito, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
beforeEach(() => asInABrowser());
afterEach(cleanup);

const isTrue = (card: Card) => card === "LF" || card === "short";
const show = (...cards: Card[]) => ({
  kind: "show" as const,
  fields: { cards },
  text: `show ${cards.join(" ")}`,
  final: false,
});

/** Blue, who is the short Lord Fiddlebottom, is asked by Red, and may answer with one of these. */
function asked(...sets: Card[][]) {
  const at = atInkognito();
  const viewer = atInkognito({
    view: { ...at.view, public: { ...at.view.public, phase: "answer", active: "red" } },
    legal: [
      {
        kind: "show",
        count: sets.length,
        final: false,
        actions: sets.map((set) => show(...set)),
      },
    ],
    facts: [
      {
        kind: "shown",
        asker: "red",
        shower: "blue",
        question: "identity",
        cards: ["X", "LF", "tall"],
        witness: null,
      },
    ],
  });
  const { container } = render(InFrame, { screen: Screen, viewer });
  const card = (name: string) =>
    container.querySelector<HTMLButtonElement>(`[data-card='${name}']`)!;
  const main = () => container.querySelector<HTMLButtonElement>("[data-act='show']")!;
  return { viewer, container, card, main };
}

const dead = (card: Element) => card.getAttribute("aria-disabled") === "true";

test("cards are chosen until an answer is whole, and what cannot complete one is dead", async () => {
  const { viewer, card, main } = asked(["LF", "CB", "short"], ["X", "LF", "tall"]);
  expect(main().disabled).toBe(true);
  await fireEvent.click(card("LF"));
  await fireEvent.click(card("CB"));
  expect(dead(card("X"))).toBe(true); // no allowed answer holds all three
  await fireEvent.click(card("short"));
  await fireEvent.click(main());
  expect(viewer.act).toHaveBeenCalledWith("show LF CB short");
});

test("a choice can be taken back, one by one or all at once", async () => {
  const { card } = asked(["LF", "CB", "short"], ["X", "LF", "tall"]);
  await fireEvent.click(card("CB"));
  expect(dead(card("X"))).toBe(true);
  await fireEvent.click(card("CB"));
  expect(dead(card("X"))).toBe(false);
  await fireEvent.click(card("CB"));
  await fireEvent.click(screen.getByText("Start over"));
  expect(dead(card("X"))).toBe(false);
});

test("a dead card cannot be chosen, and says why to whoever points at it", async () => {
  const { container, card } = asked(["LF", "CB", "short"], ["X", "LF", "tall"]);
  await fireEvent.click(card("LF"));
  await fireEvent.click(card("CB"));
  const told = () => container.querySelector(".why")?.textContent ?? "";
  const why = "This answer takes no more identities.";
  const spoken = card("X").getAttribute("aria-describedby")!;
  expect(document.getElementById(spoken)?.textContent).toBe(why);
  expect(told()).toBe("");
  for (const pointed of ["click", "focus", "pointerEnter"] as const) {
    await fireEvent[pointed](card("X"));
    expect(told()).toBe(why);
    await fireEvent.blur(card("X"));
    expect(told()).toBe("");
  }
  expect(card("X").getAttribute("aria-pressed")).toBe("false");
});

test("why a card is dead follows from the answers that the house lists", () => {
  const sets: Card[][] = [
    ["LF", "CB", "short"],
    ["grey:LF", "CB", "short"],
    ["CB", "X", "short"],
    ["LF", "X", "tall"],
    ["LF", "ZZ", "fat"],
  ];
  const why = (chosen: Card[], card: Card, seen: Card[][] = []) =>
    obstacleTo(sets, chosen, card, isTrue, seen);
  expect(why(["CB"], "LF")).toBeNull();
  expect(why(["LF", "CB", "short"], "X")).toBe("whole");
  expect(why(["LF"], "grey:LF")).toBe("twin");
  expect(why(["LF", "CB"], "X")).toBe("identity");
  expect(why(["LF", "short"], "tall")).toBe("build");
  expect(why(["CB", "X"], "tall")).toBe("true");
  expect(why(["LF", "CB"], "tall", [["CB", "grey:LF", "tall"]])).toBe("seen");
  expect(why(["LF", "CB"], "tall")).toBe("other");
});

test("a card that is in no answer any more is still there, and says why", async () => {
  const { container, card } = asked(["LF", "X"], ["LF", "ZZ"]); // Bubble was shown with it before
  expect(dead(card("CB"))).toBe(true);
  await fireEvent.click(card("CB"));
  expect(container.querySelector(".why")?.textContent).toBe(
    "Red has already seen every answer with this card.",
  );
  expect(container.querySelector("[data-card=tall]")).toBeNull(); // no answer takes a build
});

test("a sentence about the Ambassador begins with a capital letter", async () => {
  const { container } = render(AnswerTray, {
    sets: [["LF", "X"]],
    chosen: [],
    truths: ["LF", "short"],
    colour: "blue",
    asker: "the Ambassador",
    seen: [["LF", "CB"]],
    onpick: () => {},
  });
  await fireEvent.click(container.querySelector("[data-card=CB]")!);
  expect(container.querySelector(".why")?.textContent).toMatch(/^The Ambassador/);
});

test("what this asker has seen from me lies beside my hand", () => {
  const { container } = asked(["LF", "CB", "short"]);
  expect(screen.getByText("Already shown to Red")).toBeTruthy();
  expect(container.querySelectorAll(".seen .card")).toHaveLength(3);
});

test("a list says what is still missing, whatever the question", () => {
  const three: Card[][] = [
    ["LF", "CB", "short"],
    ["CB", "X", "short"],
    ["LF", "mission:C", "tall"],
  ];
  const told = (sets: Card[][], chosen: Card[]) =>
    wantedOf(sets, chosen, isTrue).map(({ what, count, done }) => `${what} ${count} ${done}`);
  expect(told(three, [])).toEqual(["identity 2 false", "build 1 false", "true 1 false"]);
  expect(told(three, ["LF", "CB"])).toEqual(["identity 2 true", "build 1 false", "true 1 true"]);
  // A letter stands in for one.
  expect(told(three, ["LF", "mission:C"])).toEqual([
    "identity 2 true",
    "build 1 false",
    "true 1 true",
  ]);
  // Any two of three cards.
  const less: Card[][] = [
    ["LF", "CB"],
    ["CB", "short"],
  ];
  expect(told(less, ["CB"])).toEqual(["cards 2 false", "true 1 false"]);
});

test("it says when what is missing must be true", () => {
  const sets: Card[][] = [
    ["CB", "X", "short"],
    ["CB", "LF", "tall"],
  ];
  expect(hintOf(sets, [], isTrue)).toEqual({ id: "start", count: 3 });
  expect(hintOf(sets, ["CB", "X"], isTrue)).toEqual({ id: "true", count: 1 });
  expect(hintOf(sets, ["CB", "LF"], isTrue)).toEqual({ id: "more", count: 1 });
  expect(hintOf(sets, ["CB", "LF", "tall"], isTrue).id).toBe("ready");
});
