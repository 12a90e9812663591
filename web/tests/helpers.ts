import { vi } from "vitest";
import { textsOf } from "../words-plugin";
import type { GameTypes, Viewer, ViewerOf } from "../src/lib/viewer";
import { Words, type Language } from "../src/lib/words.svelte";
import type { Types as Infiltraitors } from "../src/wire/games/infiltraitors";
import type { Types as Inkognito } from "../src/wire/games/inkognito";
import type { Types as Cards } from "../src/wire/games/inkognito-cards";
import type { GameBegun } from "../src/wire/messages";

/** What a browser has and jsdom has not: sizes that are watched, and whether things may move. */
export function asInABrowser(motion: "reduced" | "full" = "reduced") {
  document.documentElement.dataset["motion"] = motion;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

/** All texts of a language. */
export function wordsIn(language: Language): Words {
  return new Words(language, [...textsOf(language).values()]);
}

function begun(
  game: string,
  vocabulary: Record<string, string[]>,
  forms: Record<string, string>,
): GameBegun {
  const seats = vocabulary["seat"] ?? [];
  return {
    type: "game",
    number: 1,
    game,
    options: {},
    seats,
    vocabulary,
    forms,
    drafts: ["step"],
    passes: [],
    tics: [],
    cells: [],
    showing: [],
    laid_out: 0,
    commitment: "",
    contributions: {},
  };
}

type Given<G extends GameTypes> = Pick<Viewer<G>, "game" | "lists" | "view">;

function viewer<G extends GameTypes>(given: Given<G>, changed: Partial<Viewer<G>>): Viewer<G> {
  const nothing = () => vi.fn(() => Promise.resolve());
  return {
    legal: [],
    draft: [],
    assist: null,
    facts: [],
    campaign: [],
    nextChapter: null,
    secrets: [],
    notes: {},
    marks: {},
    sheets: [],
    repeats: true,
    names: {},
    over: false,
    still: false,
    hushed: "",
    act: nothing(),
    drafting: nothing(),
    undo: nothing(),
    note: nothing(),
    mark: nothing(),
    choices: vi.fn(() => Promise.resolve([])),
    putAway: nothing(),
    weigh: vi.fn(() => Promise.resolve({ says: "", points: [] })),
    ways: vi.fn(() => Promise.resolve([])),
    prove: vi.fn(() => Promise.resolve([])),
    ...given,
    ...changed,
  };
}

const COLOURS = ["blue", "green", "red", "yellow"] as const;
const BUILDS = ["tall", "short", "fat", "thin"] as const;
const IDENTITIES = ["LF", "CB", "X", "ZZ"] as const;
const LETTERS = ["A", "B", "C", "D"] as const;
export const PIECES: Inkognito["lists"]["piece"][] = [
  ...COLOURS.flatMap((colour) => BUILDS.map((build) => `${colour}.${build}` as const)),
  "ambassador",
];

export const INKOGNITO_FORMS = {
  step: "{ball} {piece} {start}>{goal}",
  show: "show {cards}",
  place: "place {builds}",
  lock: "lock {persons}",
  done: "done",
  ask: "ask {whom} {question}",
  "ask-via": "ask {whom} {question} via ambassador",
};

/** Blue at an Inkognito table, with what a test wants to be different. */
export function atInkognito(changed: Partial<ViewerOf<"inkognito">> = {}): ViewerOf<"inkognito"> {
  const lists: ViewerOf<"inkognito">["lists"] = {
    seat: [...COLOURS],
    side: [...COLOURS, "ambassador"],
    piece: PIECES,
    build: [...BUILDS],
    identity: [...IDENTITIES],
    letter: [...LETTERS],
    question: ["identity", "build"],
    ball: ["land", "water"],
    space: ["box", "1", "2"],
    card: [...IDENTITIES, ...BUILDS],
    person: IDENTITIES.flatMap((identity) =>
      BUILDS.map((build) => `${identity}.${build}` as const),
    ),
    mission: ["LF-AB", "LF-BD"],
  };
  const public_: Inkognito["public"] = {
    phase: "meet",
    dealt: 4,
    opener: "blue",
    placed: 4,
    turns: 1,
    active: "blue",
    side: "blue",
    at: {},
    balls: [],
    arrived: false,
    met: "red.fat",
    asked: "red",
    question: "identity",
    due: "three",
    locked: false,
    then: "expel",
    declared: null,
    revealed: null,
    to_act: ["blue"],
    outcome: null,
  };
  const private_: Inkognito["private"] = {
    seat: "blue",
    identity: "LF",
    build: "short",
    letter: "C",
    sheet: null,
  };
  return viewer<Inkognito>(
    {
      game: begun("inkognito", lists, INKOGNITO_FORMS),
      lists,
      view: { seat: "blue", public: public_, private: private_ },
    },
    changed,
  );
}

const AGENTS = ["blue", "yellow", "green", "pink", "ambassador"] as const;
const FACES = [...IDENTITIES, "0", "11", "29", "52"] as const;
const CARDS_FORMS = {
  play: "play {place}",
  pass: "pass {one} {other}",
  show: "show {kind}",
  call: "call {cards}",
  greet: "greet",
};

/** Blue, who is Lord Fiddlebottom and holds 0, at a table of the card game for five. */
export function atCards(
  changed: Partial<ViewerOf<"inkognito-cards">> = {},
  public_: Partial<Cards["public"]> = {},
): ViewerOf<"inkognito-cards"> {
  const places = ["San-Marco", "San-Giorgio", "Rialto", "Bridge-of-Sighs", "Salute"] as const;
  const lists: ViewerOf<"inkognito-cards">["lists"] = {
    seat: [...AGENTS],
    agent: [...AGENTS],
    place: [...places],
    kind: ["identity", "number"],
    card: [...FACES, ...FACES.map((face) => `black-${face}` as const)],
  };
  const everywhere = Object.fromEntries(AGENTS.map((agent) => [agent, [...places]]));
  return viewer<Cards>(
    {
      game: begun("inkognito-cards", lists, CARDS_FORMS),
      lists,
      view: {
        seat: "blue",
        public: {
          players: 5,
          points_to_win: 3,
          max_rounds: null,
          scores: Object.fromEntries(AGENTS.map((agent) => [agent, 0])),
          game: 1,
          voids: 0,
          stage: "place",
          dealt: 4,
          leader: "blue",
          round: 1,
          first: "blue",
          turn: "blue",
          hands: everywhere,
          at: {},
          meetings: [],
          met: 0,
          asked: 0,
          named: "blue",
          to_act: ["blue"],
          outcome: null,
          ...public_,
        },
        private: { me: "blue", secrets: ["LF", "0"], laid: null },
      },
    },
    changed,
  );
}

const SUITS = ["orange", "black", "red", "green", "blue"] as const;
const NUMBERS = ["special", 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

/** The cards of the first training mission. */
const T1_DECK = SUITS.slice(0, 3).flatMap((suit) =>
  NUMBERS.slice(1, 13).map((number) => `${suit}-${number}`),
);
export const NOTHING_SHOWN: Infiltraitors["shown"] = {
  returned: [],
  sunk: [],
  known: [],
  kingpin: null,
  swept: [],
};

/** Falcon, whose traitor is number 2, at a table where Lynx looks after number 1. */
export function atInfiltraitors(
  changed: Partial<ViewerOf<"infiltraitors">> = {},
): ViewerOf<"infiltraitors"> {
  const lists: ViewerOf<"infiltraitors">["lists"] = {
    seat: ["falcon", "lynx"],
    card: SUITS.flatMap((suit) => NUMBERS.map((number) => `${suit}-${number}` as const)),
  };
  const front = (number: number) => ({ number, upright: [], flat: [], missed: [] });
  const public_: Infiltraitors["public"] = {
    mission: "T1",
    agents: 2,
    limit: 7,
    middle: 0,
    apart: 0,
    cartridges: 5,
    hq: 20,
    hands: { falcon: 5, lynx: 5 },
    fronts: { falcon: front(2), lynx: front(1) },
    holders: ["falcon", "lynx"],
    met: 2,
    buried: 0,
    discard: [],
    gone: [],
    taken: [],
    mixed: false,
    phase: "turn",
    turn: "falcon",
    informers: [],
    elite: null,
    rewards: [],
    kingpin: front(0),
    out: [],
    laid: 0,
    to_act: ["falcon"],
    outcome: null,
  };
  const private_: Infiltraitors["private"] = {
    seat: "falcon",
    hand: [],
    traitor: "red-4",
    second: null,
    identity: "red-4",
    others: {},
  };
  return viewer<Infiltraitors>(
    {
      game: { ...begun("infiltraitors", lists, {}), cells: T1_DECK },
      lists,
      view: { seat: "falcon", public: public_, private: private_ },
    },
    {
      sheets: [
        { sheet: 1, whose: "lynx", closed: ["lynx"] },
        { sheet: 2, whose: "falcon", closed: ["falcon"] },
      ],
      ...changed,
    },
  );
}
