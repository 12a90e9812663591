// The pages of the notebook: what an entry lacks, what was tapped on the sheet, what was just done.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { speakThese } from "../src/lib/words.svelte";
import Book from "../src/notebook/Book.svelte";
import { notebooks, write, type Notebook } from "../src/notebook/books.svelte";
import EntryEditor from "../src/notebook/EntryEditor.svelte";
import { usualOptions } from "../src/notebook/note-shapes";
import Shelf from "../src/notebook/Shelf.svelte";
import { kitOf, type Kit } from "../src/notebook/taking-notes";
import type { NotebookAnswer } from "../src/wire/messages";
import { asInABrowser, wordsIn } from "./helpers";

let kit: Kit;
beforeAll(async () => {
  asInABrowser();
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  const found = await kitOf("inkognito");
  if (!found) throw new Error("no notebook");
  kit = found;
  book.options = { ...usualOptions(kit.shape), players: 4, repeats: "honour" };
  speakThese(wordsIn("en"));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const book: Notebook = {
  id: "one",
  game: "inkognito",
  options: {},
  me: "blue",
  names: {},
  own: { identity: "X", build: "short", mission: "B" },
  entries: [],
  changed: 0,
};
const word = (field: string, value: string) => {
  const tile = document.querySelector(`[data-field=${field}] [data-word="${value}"]`);
  if (!tile) throw new Error(`no ${field} ${value}`);
  return tile;
};
const tap = (field: string, value: string) => fireEvent.click(word(field, value));
const isOn = (field: string, value: string) =>
  word(field, value).getAttribute("aria-pressed") === "true";
const saving = () => {
  const button = document.querySelector<HTMLButtonElement>("[data-save]");
  return [button?.textContent.trim(), button?.disabled];
};

test("an answer says how many cards it should have, and how it was asked stays as it is", async () => {
  const save = vi.fn();
  render(EntryEditor, { kit, book, kind: "answer", entry: null, save, cancel: () => {} });
  await tap("from", "red");
  await tap("cards", "LF");
  expect(isOn("via", "meeting")).toBe(true);
  expect(saving()).toEqual(["Save all the same", false]);
  screen.getByText("An answer in a meeting normally has three cards; this one has one.");
  await tap("cards", "CB");
  await tap("cards", "tall");
  expect(isOn("via", "meeting")).toBe(true);
  expect(saving()).toEqual(["Save", false]);
  screen.getByText("Asked about identity");
  await tap("via", "ambassador");
  expect(saving()).toEqual(["Not ready yet", true]);
  screen.getByText("An answer through the Ambassador normally has two cards; this one has 3.");
  await fireEvent.submit(screen.getByRole("form"));
  expect(save).not.toHaveBeenCalled();
  await tap("cards", "tall"); // grey
  await tap("cards", "tall"); // away
  expect(isOn("via", "ambassador")).toBe(true);
  expect(saving()).toEqual(["Save", false]);
  await tap("penalty", "true");
  await tap("cards", "CB");
  await tap("cards", "CB");
  expect(saving()).toEqual(["Save", false]);
});

const chance = (value: string) => ({
  value,
  worlds: 0.5,
  answers: 0.5,
  worlds_exact: "1/2",
  answers_exact: "1/2",
});
const ANSWER: NotebookAnswer = {
  notes: {},
  unreadable: null,
  worlds: "108",
  hidden: [
    {
      whose: "red",
      what: "identity",
      values: ["LF", "CB", "X", "ZZ"],
      chances: [chance("LF"), chance("CB")],
    },
  ],
  certain: [],
  conclusions: [],
  contradiction: { entries: ["answer 1"], sentence: "It cannot be." },
  left_out: ["answer 1"],
  repairs: [],
  advice: [],
};

test("what is tapped on the sheet is marked and answered, also what is impossible", async () => {
  vi.spyOn(api, "notebook").mockResolvedValue(ANSWER);
  const entry = { kind: "answer", values: { from: "red", cards: ["LF"], question: "build" } };
  const { container } = render(Book, { kit, book: { ...book, entries: [entry] }, own: () => {} });
  const maybe = await screen.findByRole("button", { name: "Red, Fiddle­bottom: 50%" });
  expect(container.querySelector(".main")?.textContent).toContain(
    "For now the sheet leaves out entry 1.",
  );
  await fireEvent.click(maybe);
  expect(maybe.getAttribute("aria-pressed")).toBe("true");
  const told = () => container.querySelector("[data-asked]")?.textContent ?? "";
  expect(told()).toContain("50% (1/2)");
  const never = screen.getByRole("button", { name: /Red, Zsa Zsa: impossible/ });
  await fireEvent.click(never);
  expect(maybe.getAttribute("aria-pressed")).toBe("false");
  expect(never.getAttribute("aria-pressed")).toBe("true");
  expect(told()).toContain("Impossible: no deal");
  await fireEvent.click(screen.getByRole("button", { name: "Put it away" }));
  expect(told()).toBe("");
});

test("what was undone is said", async () => {
  vi.spyOn(api, "notebook").mockResolvedValue(ANSWER);
  write(book);
  write({ ...book, own: {} });
  render(Book, { kit, book, own: () => {} });
  await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getAllByRole("status").map((each) => each.textContent)).toContain(
    "The last change is undone.",
  );
});

test("a notebook is thrown away only after a question with a way back", async () => {
  write(book);
  const nothing = () => {};
  render(Shelf, { open: nothing, begin: nothing, bring: nothing, wrong: "" });
  const [discard] = screen.getAllByRole("button", { name: "Throw it away" });
  if (!discard) throw new Error("nothing to throw it away with");
  await fireEvent.click(discard);
  await fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(notebooks()).toHaveLength(1);
  await fireEvent.click(discard);
  const yes = document.querySelector("dialog .danger");
  if (yes) await fireEvent.click(yes);
  await vi.waitFor(() => expect(notebooks()).toHaveLength(0));
});
