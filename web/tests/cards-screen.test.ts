// The card game's screen: what one was shown, what can be done now, and what things are called.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { beat } from "../src/games/inkognito-cards/beat";
import { lyingBefore } from "../src/games/inkognito-cards/gifts";
import { lying } from "../src/games/inkognito-cards/lying.svelte";
import Screen from "../src/games/inkognito-cards/Screen.svelte";
import { Refusal } from "../src/lib/api";
import { speakThese } from "../src/lib/words.svelte";
import type { Agent, Card, Fact, Meeting, Place } from "../src/wire/games/inkognito-cards";
import InFrame from "./InFrame.svelte";
import { asInABrowser, atCards, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
beforeEach(() => asInABrowser());
afterEach(cleanup);

const went = (who: Agent, place: Place): Fact => ({ kind: "went", who, place });
const ROUND: Fact[] = [
  went("blue", "Rialto"),
  went("yellow", "Rialto"),
  went("green", "Salute"),
  went("pink", "San-Marco"),
  went("ambassador", "Salute"),
];
const passed = (giver: Agent, to: Agent): Fact => ({
  kind: "pair",
  giver,
  to,
  one: "X",
  other: "29",
});
const meeting = (who: Agent[], doers: Meeting["doers"], receivers: Agent[]): Meeting => ({
  place: "Rialto",
  who,
  callers: [],
  business: "pass",
  doers,
  receivers,
});
const play = (place: Place) => ({
  kind: "play" as const,
  fields: { place },
  text: `play ${place}`,
  final: false,
});
const PLAYS = { kind: "play", count: 1, final: false, actions: [play("Salute")] };
const pass = (one: Card, other: Card) => ({
  kind: "pass" as const,
  fields: { one, other },
  text: `pass ${one} ${other}`,
  final: false,
});
const one = (container: HTMLElement, found: string) =>
  container.querySelector<HTMLButtonElement>(found)!;

test("what was put away does not come back when I show something myself", () => {
  const facts: Fact[] = [...ROUND, passed("yellow", "blue")];
  const away = facts.length;
  expect(lyingBefore(atCards({ facts }), 0)).toEqual([passed("yellow", "blue")]);
  expect(lyingBefore(atCards({ facts }), away)).toEqual([]);
  const mine: Fact = { kind: "black", shower: "blue", to: ["green"], card: "black-0" };
  expect(lyingBefore(atCards({ facts: [...facts, mine] }), away)).toEqual([]);
});

test("what one was shown has the stage until it is put away, and the bar says so", async () => {
  const facts = [...ROUND, passed("yellow", "blue")];
  const viewer = atCards({ facts, legal: [PLAYS] }, { round: 2 });
  const { container } = render(InFrame, { screen: Screen, viewer });
  expect(screen.getByTestId("shown")).toBeTruthy();
  expect(lying()).toBe(true);
  expect(one(container, "[data-bar]").textContent).toContain("Put the cards away; then");
  await fireEvent.click(one(container, "[data-act=put-away]"));
  expect(screen.queryByTestId("shown")).toBeNull();
  expect(lying()).toBe(false);
  expect(one(container, "[data-play]")).toBeTruthy();
});

test("only what follows from these cards is said under them, not what was certain before", async () => {
  const shown = { given: {}, bared: {}, proven: {}, pairs: [], last: null };
  const viewer = (facts: Fact[], identity: string[]) =>
    atCards(
      {
        facts,
        legal: [PLAYS],
        assist: { shown, possible: { yellow: { identity, number: ["29"] } } },
      },
      { round: 2 },
    );
  const told = (container: HTMLElement) => one(container, ".paper").textContent;
  const facts = [...ROUND, passed("yellow", "blue")];
  const { container, rerender } = render(InFrame, {
    screen: Screen,
    viewer: viewer(ROUND, ["X", "CB"]),
  });
  await rerender({ viewer: viewer(facts, ["X"]) });
  expect(told(container)).toContain("So Yellow is Agent X.");
  expect(told(container)).not.toContain("29");
  cleanup();
  // Whoever has just come does not know what was certain before.
  const late = render(InFrame, { screen: Screen, viewer: viewer(facts, ["X"]) });
  expect(told(late.container)).not.toContain("So ");
});

test("what one was shown never lies over the black card that one has to show", () => {
  const viewer = atCards(
    {
      facts: [...ROUND, passed("yellow", "blue")],
      legal: [
        {
          kind: "show",
          count: 1,
          final: false,
          actions: [
            { kind: "show", fields: { kind: "number" }, text: "show number", final: false },
          ],
        },
      ],
    },
    {
      stage: "show",
      named: "blue",
      meetings: [meeting(["green", "ambassador"], ["green"], ["ambassador", "green"])],
    },
  );
  const { container } = render(InFrame, { screen: Screen, viewer });
  expect(container.querySelectorAll("[data-act=show]")).toHaveLength(2);
  expect(container.querySelector("[data-tray]")).toBeNull();
  expect(screen.queryByTestId("shown")).toBeNull();
});

test("a place is chosen first and gone to then: one stray tap decides no round", async () => {
  const act = vi.fn(() => Promise.resolve());
  const actions = [play("Salute"), play("Rialto")];
  const viewer = atCards({ legal: [{ ...PLAYS, count: 2, actions }], act });
  const { container } = render(InFrame, { screen: Screen, viewer });
  const go = one(container, "[data-bar] [data-act=play]");
  expect(go.disabled).toBe(true);
  await fireEvent.click(one(container, "[data-play=Salute]"));
  await fireEvent.click(one(container, "[data-play=Rialto]"));
  expect(act).not.toHaveBeenCalled();
  expect(container.querySelectorAll("[data-play][aria-pressed=true]")).toHaveLength(1);
  expect(go.textContent).toBe("Go to the Rialto");
  await fireEvent.click(go);
  expect(act).toHaveBeenCalledExactlyOnceWith("play Rialto");
});

test("a key that is held chooses a place, and does not go there", async () => {
  const act = vi.fn(() => Promise.resolve());
  const viewer = atCards({ legal: [PLAYS], act });
  const { container } = render(InFrame, { screen: Screen, viewer });
  container.querySelectorAll<HTMLElement>("[data-act]").forEach((each) => {
    each.checkVisibility = () => true;
  });
  await fireEvent.keyDown(window, { key: "1" });
  expect(one(container, "[data-play]").ariaPressed).toBe("true");
  await fireEvent.keyDown(window, { key: "1", repeat: true });
  expect(act).not.toHaveBeenCalled();
});

/** Blue passes two cards to Yellow. */
function passing(weigh = vi.fn(() => Promise.resolve({ says: "", points: [] }))) {
  const viewer = atCards(
    {
      legal: [
        {
          kind: "pass",
          count: 3,
          final: false,
          actions: [pass("LF", "11"), pass("CB", "0"), pass("LF", "29")],
        },
      ],
      weigh,
    },
    {
      stage: "pass",
      meetings: [meeting(["blue", "yellow"], ["blue", "yellow"], ["yellow", "blue"])],
    },
  );
  return render(InFrame, { screen: Screen, viewer }).container;
}

test("the buttons of a pair keep their places while one chooses", async () => {
  const container = passing();
  const names = () =>
    [...container.querySelectorAll(".doing button")].map((button) => button.textContent);
  const before = names();
  expect(before).toEqual(["Start over", "Pass these two"]);
  await fireEvent.click(one(container, "[data-card=LF]"));
  await fireEvent.click(one(container, "[data-card='11']"));
  expect(names()).toEqual(before);
  expect(one(container, "[data-act=pass]").disabled).toBe(false);
});

test("a card that does not go with the first says why, in the words of the house", async () => {
  const weigh = vi.fn(() => Promise.reject(new Refusal("exactly-one-true", "", "R4")));
  const container = passing(weigh);
  await fireEvent.click(one(container, "[data-card=LF]"));
  const other = one(container, "[data-card='0']");
  expect(other.ariaDisabled).toBe("true");
  for (const how of [fireEvent.focus, fireEvent.pointerEnter, fireEvent.click]) {
    await how(other);
    await vi.waitFor(() =>
      expect(one(container, "[data-bar]").textContent).toContain("Exactly one of the two"),
    );
    await fireEvent.blur(other);
    expect(one(container, "[data-bar]").textContent).not.toContain("Exactly one of the two");
  }
  expect(weigh).toHaveBeenCalledWith("pass LF 0");
  expect(other.ariaPressed).toBe("false");
});

test("a card that may not be passed here any more stays in the hand, dead, and says why", async () => {
  const container = passing();
  const hand = [...container.querySelectorAll<HTMLElement>("[data-act=pick]")];
  expect(hand.map((card) => card.dataset["card"])).toEqual(
    ["LF", "CB", "X", "ZZ", "black-LF", "0", "11", "29", "52", "black-0"], // all that Blue holds
  );
  const spent = one(container, "[data-card=X]");
  expect(spent.ariaDisabled).toBe("true");
  await fireEvent.click(spent);
  expect(spent.ariaPressed).toBe("false");
  expect(one(container, "[data-bar]").textContent).toContain(
    "Yellow has already had this card from you with every card it goes with.",
  );
  await fireEvent.focus(one(container, "[data-card=LF]"));
  expect(one(container, "[data-bar]").textContent).not.toContain("already had");
});

test("who can go where is called so, says you, and is closed in the next round", async () => {
  const { container, rerender } = render(InFrame, {
    screen: Screen,
    viewer: atCards({ legal: [PLAYS] }),
  });
  await fireEvent.click(screen.getByRole("button", { name: "Who can go where" }));
  const tray = one(container, "[data-tray]");
  expect(tray.ariaLabel ?? tray.getAttribute("aria-label")).toBe("Who can go where");
  expect(tray.querySelectorAll("[aria-label=You]")).toHaveLength(5);
  await rerender({ screen: Screen, viewer: atCards({ legal: [PLAYS] }, { round: 2 }) });
  expect(container.querySelector("[data-tray]")).toBeNull();
});

test("a new game says who I am, at my mask and on the board", () => {
  const secrets: Fact = { kind: "secrets", who: "blue", identity: "LF", fragment: "0" };
  expect(beat(secrets, "blue")).toEqual({
    seat: "blue",
    says: "You are Lord Fiddlebottom and hold 0.",
  });
  render(InFrame, { screen: Screen, viewer: atCards({}, { game: 2 }) });
  expect(screen.getByTestId("who-i-am").textContent).toBe("You are Lord Fiddlebottom and hold 0.");
});

test("the end of a game is read before anything of the next is to be seen", async () => {
  const facts: Fact[] = [
    {
      kind: "unmasked",
      blue: ["LF", "0"],
      yellow: ["CB", "11"],
      green: ["X", "29"],
      pink: ["ZZ", "52"],
    },
    { kind: "scored", right: true, who: ["blue", "yellow"] },
    { kind: "secrets", who: "blue", identity: "X", fragment: "52" },
  ];
  const { container } = render(InFrame, {
    screen: Screen,
    viewer: atCards({ facts, legal: [PLAYS] }, { game: 2 }),
  });
  expect(screen.getByTestId("game-over")).toBeTruthy();
  const next = () => container.querySelectorAll("[data-testid=who-i-am], [data-guide=secrets]");
  expect(next()).toHaveLength(0);
  await fireEvent.click(screen.getByRole("button", { name: "Next game" }));
  expect(screen.queryByTestId("game-over")).toBeNull();
  expect(next().length).toBeGreaterThan(0);
});

test("when three meet, the paper says who passes to whom", async () => {
  const facts: Fact[] = [
    went("yellow", "Rialto"),
    went("blue", "Salute"),
    went("green", "San-Marco"),
    went("pink", "Rialto"),
    went("ambassador", "Rialto"),
  ];
  const three = meeting(
    ["yellow", "pink", "ambassador"],
    ["yellow", "pink"],
    ["ambassador", "ambassador", "yellow"],
  );
  const { container } = render(InFrame, {
    screen: Screen,
    viewer: atCards({ facts }, { stage: "pass", meetings: [three], to_act: ["yellow"] }),
  });
  await tick();
  expect(one(container, "[data-told]").textContent).toContain(
    "Yellow and Pink pass two cards each to the Ambassador.",
  );
});

test("what came of a round stays at the places while all choose anew, and holds nothing back", async () => {
  const met = meeting(["blue", "yellow"], ["blue", "yellow"], ["yellow", "blue"]);
  const facts = [...ROUND, went("yellow", "San-Marco")];
  const at: Partial<Record<Agent, Place>> = { yellow: "San-Marco" };
  const { container, rerender } = render(InFrame, {
    screen: Screen,
    viewer: atCards({ facts, legal: [PLAYS] }, { round: 2, meetings: [met], at }),
  });
  const past = () =>
    [...container.querySelectorAll<HTMLElement>("[data-past]")].map((stop) => [
      stop.dataset["past"],
      stop.querySelector(".hidden")?.textContent,
    ]);
  expect(past()).toEqual([
    ["alone", "Round 1: Pink."],
    ["met", "Round 1: you and Yellow met."],
    ["missed", "Round 1: Green and the Ambassador, and nobody met."],
  ]);
  expect(one(container, "[data-play]").disabled).toBe(false);
  // Who has gone on is where he is now.
  expect(container.querySelectorAll(".here")).toHaveLength(1);
  const next = { ...at, blue: "Salute", ambassador: "Rialto" } as const;
  await rerender({ screen: Screen, viewer: atCards({ facts }, { round: 2, at: next }) });
  expect(past()).toEqual([]);
});

/** Blue may call; the table draws conclusions, unless it is asked not to. */
function calling(changed: Parameters<typeof atCards>[0] = {}) {
  const shown = { given: {}, bared: {}, pairs: [], proven: {}, last: null };
  const possible = {
    yellow: { identity: ["CB"], number: ["11", "29"] },
    green: { identity: ["X", "ZZ"], number: ["11", "29", "52"] },
    pink: { identity: ["X", "ZZ"], number: ["11", "52"] },
  };
  const viewer = atCards(
    {
      legal: [{ kind: "call", count: 36, final: true, actions: [] }],
      assist: { shown, possible },
      ...changed,
    },
    { stage: "wish", meetings: [meeting(["blue", "yellow"], [], [])] },
  );
  return render(InFrame, { screen: Screen, viewer }).container;
}
const sayable = (container: HTMLElement, agent: Agent, face: string) =>
  one(container, `[data-call="${agent}-${face}"]`);

test("in a call, what is proven is filled in, what is ruled out is struck, and both are said", async () => {
  const container = calling();
  await fireEvent.click(one(container, "[data-open=call]"));
  expect(sayable(container, "yellow", "CB").ariaPressed).toBe("true");
  expect(container.querySelectorAll(".line:not(.mine) [aria-pressed=true]")).toHaveLength(1);
  expect(sayable(container, "green", "CB").classList).toContain("no");
  expect(sayable(container, "green", "CB").ariaLabel).toContain("impossible");
  expect(sayable(container, "green", "X").classList).not.toContain("no");
  expect(screen.getByTestId("call-sheet").textContent).toContain(
    "One card of the others is certain",
  );
  // It is a help and no order: all can be said, and what was said is kept.
  await fireEvent.click(sayable(container, "yellow", "CB"));
  await fireEvent.click(sayable(container, "green", "CB"));
  await fireEvent.click(screen.getByRole("button", { name: "Not yet" }));
  await fireEvent.click(one(container, "[data-open=call]"));
  expect(sayable(container, "green", "CB").ariaPressed).toBe("true");
  expect(sayable(container, "yellow", "CB").ariaPressed).toBe("false");
});

test("where the table concludes nothing, a call has my pencil and nothing else", async () => {
  const container = calling({ assist: null, notes: { "m:green:identity:X": "x" } });
  await fireEvent.click(one(container, "[data-open=call]"));
  expect(container.querySelectorAll(".line:not(.mine) [aria-pressed=true]")).toHaveLength(0);
  expect(container.querySelectorAll(".no, .sure")).toHaveLength(0);
  expect(screen.queryByTestId("call-sheet")).toBeNull();
  expect(sayable(container, "green", "X").textContent).toContain("✗");
  expect(sayable(container, "green", "X").ariaLabel).toContain("marked no");
});

test("beside a call that cannot win nothing says that one can be sure", async () => {
  const ally = (holds: "yes" | "no") => ({
    what: "ally",
    whose: "yellow",
    of: "",
    value: "",
    holds,
  });
  const told = async (holds: "yes" | "no") => {
    const weigh = vi.fn(() => Promise.resolve({ says: "", points: [ally(holds)] }));
    const container = calling({ weigh });
    await vi.waitFor(() => expect(weigh).toHaveBeenCalled());
    await tick();
    const phone = one(container, "[data-tray]").textContent;
    await fireEvent.click(one(container, "[data-open=call]"));
    return [phone, one(container, "[data-tray]").textContent];
  };
  const loses = "A call here cannot win: the one you met is not your ally.";
  const lost = await told("no");
  for (const text of lost) expect(text).toContain(loses);
  expect(lost.join()).not.toContain("you can be sure");
  cleanup();
  const won = await told("yes");
  expect(won[0]).toContain("you can be sure of 1");
  expect(won.join()).not.toContain(loses);
});
