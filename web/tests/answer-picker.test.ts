import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import AnswerPicker from "../src/games/inkognito/AnswerPicker.svelte";
import { readOffers } from "../src/lib/action-notation";
import { trusted } from "../src/lib/trusted";
import { ofKind, type Offer } from "../src/lib/viewer";
import type { Action } from "../src/wire/games/inkognito";
import { speakThese } from "../src/lib/words.svelte";
import { INKOGNITO_FORMS, wordsIn } from "./helpers";

beforeAll(() => speakThese(wordsIn("en")));

function picker(texts: string[]) {
  const onshow = vi.fn<(action: Offer) => void>();
  const [offers] = readOffers({ game: "inkognito", forms: INKOGNITO_FORMS }, [
    { kind: "show", count: texts.length, actions: texts, final: false },
  ]);
  const shows = ofKind(trusted<Offer<Action>[]>(offers?.actions), "show");
  const { container } = render(AnswerPicker, {
    shows,
    truths: ["LF", "tall"],
    colour: "red",
    asker: "Green",
    onshow,
  });
  const card = (name: string) =>
    container.querySelector<HTMLButtonElement>(`[data-card='${name}']`)!;
  const main = () => container.querySelector<HTMLButtonElement>("button.main")!;
  return { onshow, card, main };
}

test("cards are chosen until an answer is whole", async () => {
  const { onshow, card, main } = picker(["show LF CB short", "show X LF tall"]);
  expect(main().disabled).toBe(true);
  await fireEvent.click(card("LF"));
  await fireEvent.click(card("CB"));
  expect(card("X").disabled).toBe(true); // no allowed answer holds all three
  expect(screen.getByText("One card more.")).toBeTruthy();
  await fireEvent.click(card("short"));
  expect(screen.getByText("This will do.")).toBeTruthy();
  await fireEvent.click(main());
  expect(onshow.mock.calls[0]![0].text).toBe("show LF CB short");
});

test("it says when what is missing must be true", async () => {
  const { card } = picker(["show CB X tall", "show CB LF short"]);
  await fireEvent.click(card("CB"));
  await fireEvent.click(card("X"));
  expect(screen.getByText("One card more, and it must be true.")).toBeTruthy();
});

test("a choice can be taken back", async () => {
  const { card } = picker(["show LF CB short", "show X LF tall"]);
  await fireEvent.click(card("CB"));
  expect(card("X").disabled).toBe(true);
  await fireEvent.click(card("CB"));
  expect(card("X").disabled).toBe(false);
});
