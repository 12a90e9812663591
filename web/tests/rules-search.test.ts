import { describe, expect, it } from "vitest";
import { render } from "../rules-plugin";
import { hits, passagesOf, search, wordsOf } from "../src/lib/rules-search";

const PAGE = render(`# Le jeu

Avant tout.

## À côté

Des **cœurs** et des rois.

- **T1** L’Étape dépend de M1.
  - **E1** Une étape, pas *Ruling:* deux.
- **M1** Un pas après l’autre, étape par étape.

| mission | titre | x | y | règle |
| --- | --- | --- | --- | --- |
| **2** | Grand | 1 | 2 | le contraire |
`);
const PASSAGES = passagesOf(PAGE.html, PAGE.title);
const ids = (query: string) => search(PASSAGES, query).map(({ passage }) => passage.id);
const marked = (query: string) =>
  search(PASSAGES, query).map(({ pieces }) =>
    pieces.filter(({ hit }) => hit).map(({ text }) => text),
  );

describe("the search of a page of rules", () => {
  it("knows every rule, and the sections for what stands outside of rules", () => {
    expect(PASSAGES.map(({ id, label }) => [id, label])).toEqual([
      ["", "Le jeu"],
      ["a-cote", "À côté"],
      ["T1", "T1"],
      ["E1", "E1"],
      ["M1", "M1"],
      ["2", "2"],
    ]);
    expect(PASSAGES.at(-1)?.text).toBe("Grand · 1 · 2 · le contraire");
  });

  it("ignores case, accents, ligatures and kinds of apostrophes", () => {
    expect(ids("etape")).toEqual(["T1", "E1", "M1"]);
    expect(ids("ÉTAPE")).toEqual(ids("etape"));
    expect(ids("coeur")).toEqual(["a-cote"]);
    expect(ids("l'etape")).toEqual(["T1"]);
    expect(marked("etape")).toEqual([["Étape"], ["étape"], ["étape", "étape"]]);
    expect(marked("coeur")).toEqual([["cœur"]]);
  });

  it("finds words by how they begin, and wants all of them", () => {
    expect(ids("contr")).toEqual(["2"]);
    expect(ids("traire")).toEqual([]);
    expect(ids("étape pas")).toEqual(["E1", "M1"]);
    expect(ids("étape zèbre")).toEqual([]);
    expect(ids("  ")).toEqual([]);
  });

  it("finds a rule by its tag before those that mention it", () => {
    expect(ids("m1")).toEqual(["M1", "T1"]);
    expect(ids("a cote")).toEqual(["a-cote"]);
  });

  it("shows a line of a long rule, round what was found", () => {
    const text = `${"before ".repeat(40)}needle ${"after ".repeat(40)}`.trim();
    const [found] = search([{ id: "L1", label: "L1", text }], "needle");
    const line = found!.pieces.map((piece) => piece.text).join("");
    expect(line.length).toBeLessThan(170);
    expect(line).toMatch(/^… before .*before needle after .*after …$/);
  });

  it("says where in the text itself", () => {
    expect(hits("Le cœur, étape", wordsOf("coeur ETAPE"))).toEqual([
      [3, 7],
      [9, 14],
    ]);
  });
});
