import { describe, expect, it } from "vitest";
import { render } from "../rules-plugin";

const PAGE = `# Go

A game, see [two](#2).

## Things on the table

- **T1** Stones, as M1 says.
  - **E1** They are round: *Ruling:* always. See T1, X9 and \`T1\`.
  - Not a rule.

## Moving

- **M1** One a turn ; E1–T1.

| mission | title | x | y | rule |
| --- | --- | --- | --- | --- |
| **2** | Big | 1 | 2 | T1 |
`;

function drawn(): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = render(PAGE).html;
  return page;
}

describe("a page of rules", () => {
  it("has a title and sections with addresses", () => {
    const page = render(PAGE);
    expect(page.title).toBe("Go");
    expect(page.sections).toEqual([
      { id: "things-on-the-table", title: "Things on the table" },
      { id: "moving", title: "Moving" },
    ]);
    expect(drawn().querySelector("#moving")?.tagName).toBe("H2");
    expect(drawn().querySelector("h1")).toBeNull();
  });

  it("gives every rule its tag as an address, and links it to itself", () => {
    const rules = [...drawn().querySelectorAll(".rule")];
    expect(rules.map((rule) => rule.id)).toEqual(["T1", "E1", "M1", "2"]);
    expect(rules.map((rule) => rule.querySelector(".tag")?.getAttribute("href"))).toEqual([
      "#T1",
      "#E1",
      "#M1",
      "#2",
    ]);
  });

  it("links tags that are mentioned, and nothing else", () => {
    const links = [...drawn().querySelectorAll("a:not(.tag)")].map((link) =>
      link.getAttribute("href"),
    );
    expect(links).toEqual([
      "#2",
      "#things-on-the-table",
      "#M1",
      "#T1",
      "#moving",
      "#E1",
      "#T1",
      "#T1",
    ]);
    expect(drawn().querySelector("code")?.textContent).toBe("T1");
  });

  it("marks rulings, labels cells and keeps French signs with their words", () => {
    expect(drawn().querySelector(".ruling")?.textContent).toBe("Ruling:");
    expect([...drawn().querySelectorAll("td")].map((cell) => cell.dataset["label"])).toEqual([
      "mission",
      "title",
      "x",
      "y",
      "rule",
    ]);
    expect(drawn().querySelector("#M1")?.textContent).toContain("turn\u202f;");
  });

  it("sets French with narrow spaces, but before a colon", () => {
    const { html } = render("# Jeu\n\nDites : « Oui ! » ; ou non ?\n");
    expect(html).toContain("Dites\u00a0: «\u202fOui\u202f!\u202f»\u202f; ou non\u202f?");
  });
});
