// Notes from a real table: pairs, black cards, and the call.
import { t, words } from "../../lib/words.svelte";
import type { FieldLook, NotebookLook } from "../../notebook/note-look";
import { seatName } from "../../notebook/taking-notes";
import { NUMBERS } from "./card-words";
import NoteFace from "./NoteFace.svelte";

const AGENTS = ["blue", "yellow", "green", "pink"];
const faceOf = (card: string) => card.replace(/^black-/, "");
const isNumber = (card: string) => NUMBERS.some((number) => number === faceOf(card));
const rows = (cards: string[]) => {
  const coloured = cards.filter((card) => !card.startsWith("black-"));
  return [coloured.filter((card) => !isNumber(card)), coloured.filter(isNumber)];
};
const pair: FieldLook = { name: "cards", rows, more: (word) => [`black-${word}`] };
const black: FieldLook = { name: "card", rows };
const agents = (seats: string[], me: string) =>
  seats.filter((seat) => seat !== me && seat !== "ambassador");
const anAgent: Pick<FieldLook, "asked" | "needed"> = {
  needed: true,
  asked: (book) => book.me !== "ambassador",
};
/** What a call says of one agent: who he is, and his number. */
const called = (name: string): FieldLook => ({ name, rows, dense: true });

export default {
  face: NoteFace,
  label: (_, word) =>
    isNumber(word)
      ? faceOf(word)
      : words()
          .value("inkognito-cards", "card", faceOf(word))
          .replace("Fiddlebottom", "Fiddle\u00adbottom"),
  short: (_, word) => word,
  concluded: (_, value, book) => {
    const cards = value.split(" ");
    return AGENTS.flatMap((agent, at) =>
      agent === book.me
        ? []
        : `${seatName(book, agent)}${t("web-colon")} ${cards[2 * at] ?? ""}\u00a0${cards[2 * at + 1] ?? ""}`,
    ).join(" · ");
  },
  own: [
    { name: "identity", ...anAgent },
    { name: "number", ...anAgent },
  ],
  kinds: [
    {
      name: "pair",
      fields: [{ name: "from", rows: (seats, _, book) => [agents(seats, book.me)] }, pair],
    },
    {
      name: "black",
      fields: [{ name: "from", rows: (seats, _, book) => [agents(seats, book.me)] }, black],
    },
    { name: "passed", fields: [{ name: "to" }, pair] },
    { name: "shown", fields: [{ name: "to" }, black] },
    {
      name: "call",
      fields: [
        { name: "by", rows: (seats) => [seats] },
        { name: "right" },
        { name: "met", rows: (seats) => [seats] },
        called("blue"),
        called("yellow"),
        called("green"),
        called("pink"),
      ],
    },
  ],
} satisfies NotebookLook;
