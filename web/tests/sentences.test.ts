// What is said at the end, in the rules and on the panels, holds for this game and for whoever reads.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import DeclareTray from "../src/games/inkognito/DeclareTray.svelte";
import { allMissions, deedOf, missionsOf } from "../src/games/inkognito/mission-list";
import NamedTray from "../src/games/inkognito/NamedTray.svelte";
import NoteSheet from "../src/games/inkognito/NoteSheet.svelte";
import WhyItEnded from "../src/games/inkognito/WhyItEnded.svelte";
import AgentPlace from "../src/games/infiltraitors/AgentPlace.svelte";
import OrderPaper from "../src/games/infiltraitors/OrderPaper.svelte";
import { neighbours } from "../src/games/infiltraitors/missions";
import { speakThese } from "../src/lib/words.svelte";
import { span } from "../src/table/clock.svelte";
import RulesSummary from "../src/table/RulesSummary.svelte";
import { atInfiltraitors, atInkognito, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
afterEach(cleanup);

test("the end of a declaration keeps apart what was said and what was true, point by point", () => {
  const said = {
    kind: "declared" as const,
    seat: "blue" as const,
    partner: "red" as const,
    own: "A" as const,
    other: "D" as const,
  };
  const weighed = {
    kind: "weighed" as const,
    partner: false,
    letters: true,
    deed: false,
    hands: true,
    mission: "LF-BD" as const,
  };
  const viewer = atInkognito({ facts: [said, weighed] });
  const by = <T>(blue: T, green: T, red: T, yellow: T) => ({ blue, green, red, yellow });
  viewer.view.public.revealed = {
    identities: by("LF", "CB", "X", "ZZ"),
    builds: by("tall", "short", "fat", "thin"),
    letters: by("B", "D", "C", "A"),
  };
  const { container } = render(WhyItEnded, { viewer });
  const [mine, truth] = [...container.querySelectorAll("section")];
  const points = [...(mine?.querySelectorAll("li") ?? [])];
  // What was wrong comes first.
  expect(points.map((point) => point.classList.contains("right"))).toEqual([false, true, true]);
  expect(points[0]?.textContent).toContain("Red was named as partner, and is not");
  expect(mine?.textContent).toContain("letter D");
  expect(mine?.textContent).not.toContain("B and D");
  expect(truth?.textContent).toContain("The partners are Blue and Green");
  expect(truth?.textContent).toContain("not accomplished – B and D: Colonel Bubble stands");
});

test("whoever is named as partner is told by whom, with which letters and for which mission", () => {
  const at = atInkognito();
  const declared = { seat: "red", partner: "blue", own: "A", other: "C" } as const;
  const viewer = atInkognito({
    view: { ...at.view, public: { ...at.view.public, phase: "hands", declared } },
  });
  const { container } = render(NamedTray, { viewer, weighed: { says: "LF-AC", points: [] } });
  expect(container.textContent).toContain("Red declares “Mission accomplished!”");
  expect(container.textContent).toContain("names you as partner");
  expect(container.textContent).toContain("Red has letter A, and says that you have C.");
  expect(screen.getByTestId("claim").textContent).toContain("The mission would be");
  expect(screen.getByTestId("claim").textContent).toContain("A and C: ");
});

test("what I knew stays on the sheet, and the truth is marked beside it", () => {
  const viewer = atInkognito({ notes: { "m:red:build:fat": "x" }, over: true });
  const by = <T>(blue: T, green: T, red: T, yellow: T) => ({ blue, green, red, yellow });
  viewer.view.public.revealed = {
    identities: by("LF", "CB", "X", "ZZ"),
    builds: by("tall", "short", "fat", "thin"),
    letters: by("A", "B", "C", "D"),
  };
  const { container } = render(NoteSheet, { viewer });
  const cell = container.querySelector("[data-cell='m:red:build:fat']");
  expect(cell?.classList.contains("truth")).toBe(true);
  expect(cell?.textContent).toContain("✗");
  expect(container.querySelectorAll(".truth")).toHaveLength(9);
});

test("a flight names its space, and asks for no letter and no hand", () => {
  const { container } = render(DeclareTray, {
    viewer: atInkognito(),
    declares: [],
    flight: true,
    claim: { partner: "arrested", letter: "" },
    weighed: { says: "LF-flees", points: [] },
    onclaim: () => {},
  });
  expect(screen.getByText(/Lord Fiddlebottom must flee to number 5, San Giorgio/)).toBeTruthy();
  expect(screen.getByText(/you flee to San Giorgio Maggiore/)).toBeTruthy();
  expect(screen.getByText("No hand is needed.")).toBeTruthy();
  expect(container.querySelectorAll("[data-letter]")).toHaveLength(0);
});

test("what a mission speaks of is ringed, as far as everybody can see it", () => {
  expect(deedOf("LF-BD", {})).toEqual(["54"]);
  expect(deedOf("LF-CD", {})).toEqual(["58"]);
  expect(deedOf("LF-BC", { ambassador: "36" })).toEqual(["36"]);
  expect(deedOf("LF-AB", { ambassador: "36" })).toEqual([]);
  expect(deedOf("ZZ-flees", {})).toEqual(["23"]);
  expect(deedOf("", {})).toEqual([]);
});

test("missions that are ruled out are known to be so", () => {
  const shown = { shown: [], notes: [], verdicts: [], answer: [], repeat: 0 };
  const possible = {
    green: { identity: ["CB", "X"], mission: ["B", "D"] },
    red: { identity: ["X", "ZZ"], mission: ["A", "B"] },
    yellow: { identity: ["ZZ"], mission: ["A"] },
  };
  const open = (viewer: ReturnType<typeof atInkognito>) =>
    missionsOf(viewer, "LF", "C").filter((each) => each.open);
  expect(open(atInkognito())).toHaveLength(3);
  expect(open(atInkognito({ assist: { shown, possible } })).map((each) => each.mission)).toEqual([
    "inkognito-mission-LF-CB",
    "inkognito-mission-LF-CD",
  ]);
});

test("the table of missions has all of both pairs, and the flights with three", () => {
  expect(allMissions(4).map(({ missions }) => missions.length)).toEqual([12, 12]);
  expect(allMissions(3).map(({ missions }) => missions.length)).toEqual([14, 14]);
  for (const language of ["en", "fr"] as const)
    for (const mission of allMissions(3).flatMap(({ missions }) => missions))
      expect(wordsIn(language).has(mission)).toBe(true);
});

test("what missions ask of five is told to five only", () => {
  const about = (players: number) =>
    allMissions(players)
      .flatMap(({ missions }) => missions)
      .map((mission) => wordsIn("en").text(mission));
  for (const players of [3, 4]) {
    expect(about(players).join()).not.toMatch(/five|true figure/);
    expect(about(players).filter((told) => told.includes("is brought to"))).toHaveLength(3);
  }
  expect(about(5).join()).not.toMatch(/five|brought/);
  expect(about(5).filter((told) => told.includes("a true figure of the pair"))).toHaveLength(3);
});

test("with three, a mission that names one of the others says whom it may mean instead", () => {
  const told = (players: number) =>
    allMissions(players)
      .flatMap(({ missions }) => missions)
      .map((mission) => wordsIn("en").text(mission))
      .filter((each) => each.includes("is under arrest"));
  expect(told(3)).toHaveLength(8);
  expect(told(3)[0]).toContain("Agent X, or Madame Zsa Zsa if Agent X is under arrest");
  for (const players of [4, 5]) expect(told(players)).toEqual([]);
});

test("the rules in short follow edition, size and options", () => {
  const rules = (options: Record<string, string | number>) => {
    const { container } = render(RulesSummary, { game: "inkognito", options });
    return container.textContent;
  };
  const classic = rules({ edition: "classic", players: 4, repeats: "honour" });
  expect(classic).not.toMatch(/purple|orange|Nobody may show/);
  expect(classic).toContain("white ones nothing at all");
  expect(classic).toContain("you may contest it");
  cleanup();
  const later = rules({ edition: "2013", players: 3, repeats: "enforced" });
  expect(later).toContain("purple");
  expect(later).toContain("Colonel Bubble to 1");
  expect(later).not.toContain("you may contest it");
});

test("a special rule names those whom it means", () => {
  const seats = ["falcon", "lynx", "otter"] as const;
  const said = (rule: string, me: (typeof seats)[number] | null) =>
    wordsIn("en").text(`infiltraitors-rule-${rule}`, neighbours([...seats], me, "otter"));
  expect(said("left", "falcon")).toContain("to your left: Lynx.");
  expect(said("left", "otter")).toContain("to your left: Falcon.");
  expect(said("right", "falcon")).toContain("to your right: Otter.");
  expect(said("right", null)).toContain("who plays before you");
  expect(said("elite", "falcon")).toMatch(/^Otter is the only one/);
  expect(said("elite", "otter")).toMatch(/^You alone may shoot/);
  const viewer = atInfiltraitors();
  viewer.view.public.mission = "8";
  render(OrderPaper, { viewer, open: false, onopen: () => {} });
  expect(screen.getByText(/on your left: Lynx/)).toBeTruthy();
});

test("a traitor of two cards is said as the one that it counts as", () => {
  const viewer = atInfiltraitors();
  Object.assign(viewer.view.private ?? {}, { second: "orange-12", identity: "orange-4" });
  render(AgentPlace, {
    viewer,
    seat: "falcon",
    own: true,
    play: undefined,
    whyNot: "",
    whyNotCard: undefined,
    mayShoot: false,
    aimed: false,
    dim: false,
    chosen: [],
    playable: [],
    onplay: () => {},
    onshoot: () => {},
    onchoose: () => {},
    onhand: () => {},
  });
  expect(screen.getByText("Your traitor counts as the orange ▲ 4.")).toBeTruthy();
});

test("days are told in the language that is spoken", () => {
  const time = (24 + 23) * 3600 * 1000;
  expect(span(time)).toBe("1 d 23 h");
  speakThese(wordsIn("fr"));
  expect(span(time)).toBe("1\u00a0j 23\u00a0h");
  speakThese(wordsIn("en"));
});
