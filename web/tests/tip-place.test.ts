import { expect, test } from "vitest";
import { placeTip } from "../src/table/tip-place";

const WINDOW = { width: 400, height: 800 };
const TIP = { width: 300, height: 120 };

test("a tip stands near what it is about, over neither that nor a control", () => {
  const target = { left: 40, top: 600, width: 80, height: 44 };
  const button = { left: 20, top: 540, width: 200, height: 44 };
  const place = placeTip(WINDOW, TIP, target, [button]);
  expect(place).not.toBeNull();
  const { left, top } = place!;
  expect(top >= target.top + target.height || top + TIP.height <= button.top).toBe(true);
  expect(left).toBeGreaterThan(0);
  expect(left + TIP.width).toBeLessThan(WINDOW.width);
  expect(top + TIP.height).toBeLessThan(WINDOW.height);
});

test("rather than far from what it is about, it waits", () => {
  const target = { left: 40, top: 740, width: 80, height: 44 };
  const board = { left: 0, top: 300, width: 400, height: 420 };
  expect(placeTip(WINDOW, TIP, target, [])).not.toBeNull();
  expect(placeTip(WINDOW, TIP, target, [board])).toBeNull();
});

test("where all is taken it waits", () => {
  const all = { left: 0, top: 0, width: 400, height: 800 };
  expect(placeTip(WINDOW, TIP, { ...all, height: 10 }, [all])).toBeNull();
});
