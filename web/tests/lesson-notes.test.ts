import { expect, test } from "vitest";
import { noted as cards } from "../src/games/inkognito-cards/lesson";
import { noted as inkognito } from "../src/games/inkognito/lesson";
import { noted as infiltraitors } from "../src/games/infiltraitors/lesson";
import { atCards, atInfiltraitors, atInkognito } from "./helpers";

const LYNX = atInfiltraitors().view.public.fronts.lynx?.number ?? 0;
const FALCON = atInfiltraitors().view.public.fronts.falcon?.number ?? 0;

test.each([
  [{}, "none"],
  [{ "red-11": "?" }, "none"],
  [{ "orange-11": "x" }, "right"],
  [{ "orange-11": "x", "red-11": "o" }, "right"],
  [{ "red-11": "x" }, "wrong"],
  [{ "black-13": "x", "orange-11": "x" }, "wrong"],
  [{ "orange-11": "o" }, "wrong"],
])("only a cross on what is impossible is praised: %o is %s", (sheet, says) => {
  const viewer = atInfiltraitors({ marks: { [LYNX]: sheet } });
  expect(infiltraitors.sheet(viewer)).toBe(says);
});

test("what is written of one's own traitor is no answer", () => {
  const viewer = atInfiltraitors({ marks: { [FALCON]: { "orange-11": "x" } } });
  expect(infiltraitors.sheet(viewer)).toBe("none");
});

test.each([
  ["", "none"],
  ["?", "none"],
  ["x", "wrong"],
  ["o", "right"],
])("a note of who somebody is, %o, is %s", (mark, says) => {
  const yellow = atCards({ notes: { "m:yellow:identity:X": mark } });
  const green = atInkognito({ notes: { "m:green:identity:X": mark } });
  expect(cards.sheet(yellow)).toBe(says);
  expect(inkognito.sheet(green)).toBe(says);
});
