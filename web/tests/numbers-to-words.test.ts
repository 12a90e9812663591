import { expect, test } from "vitest";
import { assistInWords, factInWords, inWords, viewInWords } from "../src/lib/numbers-to-words";
import type { GameBegun } from "../src/wire/messages";

const LISTS = {
  seat: ["blue", "green", "red"],
  card: ["LF", "CB", "X"],
  place: ["Rialto", "Salute", "San-Marco"],
};
const begun = (game: string, vocabulary: Record<string, string[]>): GameBegun => ({
  type: "game",
  number: 1,
  game,
  options: {},
  seats: LISTS.seat,
  vocabulary,
  forms: {},
  drafts: [],
  passes: [],
  tics: [],
  cells: [],
  showing: [],
  laid_out: 0,
  commitment: "",
  contributions: {},
});

test("a number gets its word wherever it is", () => {
  expect(inWords(2, "seat", LISTS)).toBe("red");
  expect(inWords(null, "seat", LISTS)).toBe(null);
  expect(inWords([0, null, 1], { each: "seat" }, LISTS)).toEqual(["blue", null, "green"]);
  expect(inWords([1, 7, 0], { places: ["seat", null, "card"] }, LISTS)).toEqual(["green", 7, "LF"]);
  expect(inWords({ who: 1, count: 1 }, { fields: { who: "seat" } }, LISTS)).toEqual({
    who: "green",
    count: 1,
  });
  expect(inWords([[2], [0, 1]], { by: "seat", each: { each: "card" } }, LISTS)).toEqual({
    blue: ["X"],
    green: ["LF", "CB"],
  });
  expect(inWords([5, 4], { by: "seat" }, LISTS)).toEqual({ blue: 5, green: 4 });
  expect(inWords(0b101, { bits: "place" }, LISTS)).toEqual(["Rialto", "San-Marco"]);
  expect(
    inWords(
      [1, 3],
      {
        row: [
          ["who", "seat"],
          ["count", null],
        ],
      },
      LISTS,
    ),
  ).toEqual({ who: "green", count: 3 });
});

test("actors are seats, chance and the table", () => {
  expect(inWords([1, -1, -2], { each: "@actor" }, LISTS)).toEqual(["green", "chance", "table"]);
});

test("facts, views and what the table keeps come in words", () => {
  const game = begun("inkognito", {
    ...LISTS,
    question: ["identity"],
    side: LISTS.seat,
    space: ["box", "1"],
    piece: ["blue.tall"],
  });
  expect(
    factInWords(game, {
      kind: "shown",
      asker: 0,
      shower: 1,
      question: 0,
      cards: [0, 2],
      witness: null,
    }),
  ).toEqual({
    kind: "shown",
    asker: "blue",
    shower: "green",
    question: "identity",
    cards: ["LF", "X"],
    witness: null,
  });
  const view = viewInWords(game, {
    seat: 1,
    public: { active: 2, at: [1], to_act: [-1], turns: 2 },
    private: { seat: 1, identity: null },
  });
  expect(view).toEqual({
    seat: "green",
    public: { active: "red", at: { "blue.tall": "1" }, to_act: ["chance"], turns: 2 },
    private: { seat: "green", identity: null },
  });
  expect(viewInWords(game, { seat: null, public: {}, private: null }).private).toBe(null);
  const { shown } = assistInWords(game, { shown: { notes: [[0, 1, 0, [1], null]] } });
  expect(shown).toEqual({
    notes: [{ asker: "blue", shower: "green", question: "identity", cards: ["CB"], witness: null }],
  });
});
