import { expect, test } from "vitest";
import { compose, read, readOffers } from "../src/lib/action-notation";
import { atInkognito, INKOGNITO_FORMS } from "./helpers";

const game = { game: "inkognito", forms: INKOGNITO_FORMS };

test("an action is taken apart by its form", () => {
  expect(read(game, "step", "land blue.tall 13>9").fields).toEqual({
    ball: "land",
    piece: "blue.tall",
    start: "13",
    goal: "9",
  });
  expect(read(game, "ask-via", "ask red build via ambassador").fields).toEqual({
    whom: "red",
    question: "build",
  });
});

test("a list takes the rest of the line", () => {
  expect(read(game, "show", "show LF grey:tall mission:A").fields).toEqual({
    cards: ["LF", "grey:tall", "mission:A"],
  });
  expect(read(game, "show", "show").fields).toEqual({ cards: [] });
});

test("what stands for no word is a number", () => {
  const forms = {
    "clue-from": "clue-from {owner} {place}",
    "discard-places": "discard-places {places}",
  };
  expect(read({ game: "infiltraitors", forms }, "clue-from", "clue-from lynx 3").fields).toEqual({
    owner: "lynx",
    place: 3,
  });
  expect(
    read({ game: "infiltraitors", forms }, "discard-places", "discard-places 0 4").fields,
  ).toEqual({ places: [0, 4] });
});

test("what may end the game is marked", () => {
  const [done, ask] = readOffers(game, [
    { kind: "done", count: 1, actions: ["done"], final: false },
    { kind: "ask", count: 1, actions: ["ask red build"], final: true },
  ]);
  expect(done?.actions[0]?.final).toBe(false);
  expect(ask?.actions[0]?.final).toBe(true);
});

test("an action is put together as it is taken apart, and final if its kind is", () => {
  const viewer = atInkognito({ legal: [{ kind: "lock", count: 576, final: true, actions: [] }] });
  const made = compose(viewer, { kind: "lock", fields: { persons: ["CB.tall", "LF.short"] } });
  expect(made).toEqual({
    kind: "lock",
    fields: { persons: ["CB.tall", "LF.short"] },
    text: "lock CB.tall LF.short",
    final: true,
  });
  expect(
    compose(viewer, { kind: "ask", fields: { whom: "red", question: "build" } }),
  ).toMatchObject({ text: "ask red build", final: false });
});
