// @vitest-environment node
// The sheets are committed as they are drawn. `npm run venice` draws them anew.
import { expect, test } from "vitest";
import { draw, faults, walks } from "../venice/sheet";

const FOLDER = "../src/games/inkognito/venice";

async function packed(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

test("the sheets of Venice are what is drawn, and small", { timeout: 120_000 }, async () => {
  const { night, day } = draw();
  await expect(night).toMatchFileSnapshot(`${FOLDER}/night.svg`);
  await expect(day).toMatchFileSnapshot(`${FOLDER}/day.svg`);
  await expect(walks()).toMatchFileSnapshot(`${FOLDER}/routes.json`);
  expect(await packed(night)).toBeLessThan(70_000);
  expect(await packed(day)).toBeLessThan(70_000);
});

test("no route runs over the wrong ground, past a space it does not join, or behind a tower", () => {
  expect(faults()).toEqual([]);
});
