// A link to a replay leads to a step, and to whose eyes it is seen with.
import { expect, test } from "vitest";
import { readPlace, writePlace } from "../src/lib/replay-address";
import { SEES_ALL, SPECTATOR } from "../src/lib/replay.svelte";

const SEATS = ["blue", "green"];

test.each([
  [12, 1, "?step=12&viewer=green"],
  [1, SEES_ALL, "?step=1&viewer=all"],
  [7, SPECTATOR, "?step=7&viewer=spectator"],
])("step %i as %i saw it is %s", (step, viewer, search) => {
  expect(writePlace({ step, viewer }, SEATS)).toBe(search);
  expect(readPlace(search, SEATS, 20)).toEqual({ step, viewer, wrong: [] });
});

test("what an address does not say is the start, as a spectator saw it", () => {
  expect(readPlace("", SEATS, 20)).toEqual({ step: 1, viewer: SPECTATOR, wrong: [] });
  expect(readPlace("?viewer=blue", SEATS, 20)).toEqual({ step: 1, viewer: 0, wrong: [] });
});

test.each(["0", "21", "-3", "two", "", "1e1", "2.5"])("there is no step “%s”", (value) => {
  const { step, wrong } = readPlace(`?step=${value}`, SEATS, 20);
  expect(step).toBe(1);
  expect(wrong).toEqual([{ what: "step", value }]);
});

test.each(["red", "", "toString", "-1", "7"])("nobody is called “%s”", (value) => {
  const { viewer, wrong } = readPlace(`?step=2&viewer=${value}`, SEATS, 20);
  expect(viewer).toBe(SPECTATOR);
  expect(wrong).toEqual([{ what: "viewer", value }]);
});
