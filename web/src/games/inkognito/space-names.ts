// What a space is called, and what can be told of going there.
import { t, words } from "../../lib/words.svelte";
import type { Space } from "../../wire/games/inkognito";
import { SPACES } from "./board-data";
import type { Goal } from "./reach";

/** What is printed on a space belongs to what it is called. */
export function nameOfSpace(space: Space): string {
  const number = SPACES.find(({ id }) => id === space)?.number;
  const name = words().value("inkognito", "space", space);
  return number === undefined ? name : `${name} ${number}`;
}

/** What it takes to go somewhere, and whom one would meet there. */
export function toldOf(goal: Goal): string[] {
  const balls = goal.balls.map((ball) => words().value("inkognito", "ball", ball)).join(", ");
  const pieces = words().join(
    goal.meets.map((piece) => words().value("inkognito", "piece", piece)),
  );
  return [
    ...(balls ? [t("web-go-balls", { count: goal.balls.length, balls })] : []),
    ...(pieces ? [t("web-go-meet", { pieces })] : []),
    ...(goal.rests ? [] : [t("web-go-on")]),
  ];
}
