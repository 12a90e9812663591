// What is said after a mission: the shots of this table, and of a campaign nothing where there is none.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import Debrief from "../src/games/infiltraitors/Debrief.svelte";
import { ORDER } from "../src/games/infiltraitors/missions";
import { speakThese } from "../src/lib/words.svelte";
import type { Chapter } from "../src/wire/messages";
import { asInABrowser, atInfiltraitors, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
beforeEach(() => asInABrowser());
afterEach(cleanup);

const ALL_WON = "Every mission is accomplished.";

/** What is read after the last mission was won at a table with that campaign. */
function said(campaign: Chapter[] | null): string {
  const viewer = atInfiltraitors({
    campaign,
    over: true,
    facts: [{ kind: "revealed", hands: {}, owners: [], traitors: [] }],
  });
  Object.assign(viewer.view.public, {
    mission: "20",
    outcome: { reason: "eliminated", side: "agents", winners: ["falcon", "lynx"] },
  });
  const { container } = render(Debrief, { viewer });
  expect(container.textContent).toContain("Debriefing");
  return container.textContent;
}

test("shots of the game that was played on from are not this table's", () => {
  const shot = (whom: "falcon" | "lynx", right: boolean) =>
    ({ kind: "shot", seat: "falcon", whom, card: "red-2", right }) as const;
  const viewer = atInfiltraitors({
    over: true,
    facts: [
      shot("lynx", false),
      shot("lynx", true),
      shot("falcon", true),
      { kind: "revealed", hands: {}, owners: [], traitors: [] },
    ],
  });
  const { container } = render(Debrief, {
    viewer: { ...viewer, game: { ...viewer.game, laid_out: 2 } },
  });
  expect(container.querySelectorAll(".shots li")).toHaveLength(1);
});

test("the last mission, opened directly and won, is no campaign", () => {
  const text = said(null);
  expect(text).not.toContain(ALL_WON);
  expect(text).not.toContain("The campaign");
});

test("a campaign that began with the last mission has not accomplished every one", () => {
  const text = said([{ chapter: "20", tries: 1, won: true }]);
  expect(text).toContain("That was the last mission.");
  expect(text).not.toContain(ALL_WON);
});

test("one that has won them all has", () => {
  expect(said(ORDER.map((chapter) => ({ chapter, tries: 1, won: true })))).toContain(ALL_WON);
});
