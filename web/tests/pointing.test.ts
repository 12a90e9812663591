import { afterEach, expect, test } from "vitest";
import { bringWhole } from "../src/table/pointing";

afterEach(() => document.body.replaceChildren());

/** Something that scrolls, from 100 to 300, with a thing in it. */
function scroller(top: number, bottom: number) {
  const holder = document.createElement("div");
  holder.style.overflowY = "auto";
  const thing = document.createElement("button");
  holder.append(thing);
  document.body.append(holder);
  holder.getBoundingClientRect = () => new DOMRect(0, 100, 100, 200);
  thing.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  holder.scrollTop = 50;
  return { holder, thing };
}

test.each([
  ["below the edge", 290, 334, 128],
  ["above the edge", 90, 134, 28],
  ["wholly there", 150, 194, 50],
  ["too high to be seen as a whole", 90, 400, 50],
])("what is pointed at is brought into sight as a whole: %s", (_, top, bottom, scrolled) => {
  const { holder, thing } = scroller(top, bottom);
  bringWhole(thing);
  expect(holder.scrollTop).toBe(scrolled);
});
