import { expect, test } from "vitest";
import { many, offers, one, read } from "../src/lib/notation";

const FORMS = { step: "{ball} {piece} {start}>{goal}", show: "show {cards}", done: "done", ask: "ask {whom} {question}", "ask-via": "ask {whom} {question} via ambassador" };

test("an action is taken apart by its form", () => {
  const step = read("inkognito", FORMS, "step", "land blue.tall 13>9");
  expect(step.fields).toEqual({ ball: "land", piece: "blue.tall", start: "13", goal: "9" });
  expect(one(read("inkognito", FORMS, "ask-via", "ask red build via ambassador"), "question")).toBe("build");
});

test("a list takes the rest of the line", () => {
  expect(many(read("inkognito", FORMS, "show", "show LF grey:tall mission:A"), "cards")).toEqual(["LF", "grey:tall", "mission:A"]);
});

test("what may end the game is marked", () => {
  const actions = offers("inkognito", FORMS, [{ kind: "done", count: 1, actions: ["done"], final: false }, { kind: "ask", count: 1, actions: ["ask red build"], final: true }]);
  expect(actions.map((action) => action.final)).toEqual([false, true]);
});
