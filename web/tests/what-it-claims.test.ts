// What is asked once more says in an orderly way what one claims.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speakThese } from "../src/lib/words.svelte";
import WhatItClaims from "../src/table/WhatItClaims.svelte";
import { wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
afterEach(cleanup);

const point = (whose: string, of: string, value: string, holds: "yes" | "unknown") => ({
  what: of,
  whose,
  of,
  value,
  holds,
});

test("a call has a line for everybody, with who he is and his number, and the rest in words", () => {
  const points = ["yellow", "green", "pink"].flatMap((who, nth) => [
    point(who, "identity", ["CB", "X", "ZZ"][nth] ?? "", "yes"),
    point(who, "number", ["11", "29", "52"][nth] ?? "", "unknown"),
  ]);
  const ally = { ...point("yellow", "identity", "CB", "yes"), what: "ally" };
  const { container } = render(WhatItClaims, {
    game: "inkognito-cards",
    weighed: { says: "", points: [...points, ally] },
  });
  const rows = [...container.querySelectorAll("tr")];
  expect(rows.map((row) => row.querySelector("th")?.textContent)).toEqual([
    "Yellow",
    "Green",
    "Pink",
  ]);
  expect(rows.map((row) => row.querySelectorAll("td").length)).toEqual([2, 2, 2]);
  expect(rows[1]?.textContent).toContain("Agent X");
  expect(rows[1]?.querySelectorAll("td")[1]?.textContent).toContain("you cannot tell");
  expect(container.querySelectorAll("li")).toHaveLength(1);
});

test("where one thing is said of each, it is said in sentences", () => {
  const { container } = render(WhatItClaims, {
    game: "inkognito",
    weighed: { says: "", points: [point("red", "mission", "A", "yes")] },
  });
  expect(container.querySelector("table")).toBeNull();
  expect(container.querySelectorAll("li")).toHaveLength(1);
});
