import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Lock from "../src/games/inkognito/Lock.svelte";
import { placing, put, startsOf } from "../src/games/inkognito/placing";
import { read } from "../src/lib/notation";
import { speakThese } from "../src/lib/words.svelte";
import { seat, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));
afterEach(cleanup);
const place = (text: string) => read("inkognito", { place: "place {builds}" }, "place", text);

test("a colour has four start spaces, in the order that an action counts them", () => {
  expect(startsOf("blue")).toEqual([13, 20, 38, 41]);
});

test("whoever stood there gives way, and nobody stands in two places", () => {
  const two = put(put({}, 13, "tall"), 20, "fat");
  expect(put(two, 20, "tall")).toEqual({ 20: "tall" });
  expect(put(two, 38, "tall")).toEqual({ 20: "fat", 38: "tall" });
});

test("the action is found when all stand, and not before", () => {
  const places = [place("place tall short fat thin"), place("place short tall fat thin")];
  expect(placing(places, [13, 20, 38, 41], { 13: "short", 20: "tall", 38: "fat" })).toBeUndefined();
  expect(placing(places, [13, 20, 38, 41], { 13: "short", 20: "tall", 38: "fat", 41: "thin" })?.text).toBe("place short tall fat thin");
});

test("on the fifth player's sheet a value belongs to one agent", async () => {
  const onlock = vi.fn();
  const plain = seat();
  const sight = seat({ game: { ...plain.game, seats: [...plain.game.seats, "ambassador"], forms: { lock: "lock {persons}" } } });
  const { container } = render(Lock, { sight, onlock });
  const say = (what: string) => fireEvent.click(container.querySelector(`[data-lock=${what}]`)!);
  for (const what of ["blue-LF", "blue-tall", "green-LF", "green-short", "red-X", "red-fat", "yellow-ZZ", "yellow-thin"]) await say(what);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "I know who you are!", hidden: true });
  expect(button.disabled).toBe(true);
  await say("blue-CB");
  await fireEvent.click(button);
  expect(onlock.mock.calls[0]![0].text).toBe("lock CB.tall LF.short X.fat ZZ.thin");
});
