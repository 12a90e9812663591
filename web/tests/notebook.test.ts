// A notebook as a text, repairs that are done, and answers that come too late.
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { Asking } from "../src/notebook/asking.svelte";
import type { Notebook } from "../src/notebook/books.svelte";
import { mended } from "../src/notebook/mending";
import { tomlOf } from "../src/notebook/written";
import type { NotebookAnswer, NoteRepair } from "../src/wire/messages";

const book: Notebook = {
  id: "one",
  game: "inkognito",
  options: { players: 4, edition: "2013" },
  me: "blue",
  names: { red: 'Zoé "Z"', green: " " },
  own: { identity: "LF" },
  entries: [
    { kind: "answer", values: { from: "red", cards: ["X", "grey:ZZ"] } },
    { kind: "shown", values: { to: "red", cards: ["LF"], penalty: true } },
    { kind: "answer", values: { from: "green", cards: ["CB"] } },
  ],
  changed: 0,
};
const repair = (change: Partial<NoteRepair>): NoteRepair => ({
  entry: "answer 2",
  field: "",
  place: null,
  old: null,
  new: null,
  worlds: "1",
  ...change,
});
const valuesOf = (made: Notebook) => made.entries.map(({ values }) => values);

afterEach(() => vi.restoreAllMocks());

test("a notebook is written as deduce reads it", () => {
  expect(tomlOf(book)).toBe(
    [
      'game = "inkognito"',
      'options = { players = 4, edition = "2013" }',
      'names = { red = "Zoé \\"Z\\"" }',
      'me = "blue"',
      'identity = "LF"',
      "",
      "[[answer]]",
      'from = "red"',
      'cards = ["X", "grey:ZZ"]',
      "",
      "[[shown]]",
      'to = "red"',
      'cards = ["LF"]',
      "penalty = true",
      "",
      "[[answer]]",
      'from = "green"',
      'cards = ["CB"]',
      "",
    ].join("\n"),
  );
});

test("a repair changes one thing and nothing else", () => {
  const other = mended(book, repair({ field: "from", new: "yellow" }));
  expect(valuesOf(other)[2]).toEqual({ from: "yellow", cards: ["CB"] });
  expect(valuesOf(other).slice(0, 2)).toEqual(valuesOf(book).slice(0, 2));
  const card = mended(book, repair({ entry: "answer 1", field: "cards", place: 1, new: "ZZ" }));
  expect(valuesOf(card)[0]).toEqual({ from: "red", cards: ["X", "ZZ"] });
  const less = mended(book, repair({ entry: "answer 1", field: "cards", place: 0 }));
  expect(valuesOf(less)[0]).toEqual({ from: "red", cards: ["grey:ZZ"] });
  const mark = mended(book, repair({ entry: "shown 1", field: "penalty", new: false }));
  expect(valuesOf(mark)[1]?.["penalty"]).toBe(false);
  expect(mended(book, repair({})).entries).toEqual(book.entries.slice(0, 2));
  expect(mended(book, repair({ entry: "identity", field: "identity", new: "X" })).own).toEqual({
    identity: "X",
  });
});

test("an answer to what is not written any more is not shown", async () => {
  const answer = (worlds: string): NotebookAnswer => ({
    notes: {},
    unreadable: null,
    worlds,
    hidden: [],
    certain: [],
    conclusions: [],
    contradiction: null,
    left_out: [],
    repairs: [],
    advice: [],
  });
  let late: (answer: NotebookAnswer) => void = () => {};
  const asked = vi
    .spyOn(api, "notebook")
    .mockResolvedValueOnce(answer("48"))
    .mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  const asking = new Asking();
  await asking.ask(book);
  const longer = { ...book, entries: [...book.entries, ...book.entries] };
  const waiting = asking.ask(longer);
  await asking.ask(book); // undone before the answer came
  late(answer("7"));
  await waiting;
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asking.answer?.worlds).toBe("48");
  expect(asking.isAbout(book)).toBe(true);
});
