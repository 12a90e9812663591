// Notes from a real table: what is asked for an answer, and what follows from its cards.
import { t, words } from "../../lib/words.svelte";
import type { FieldLook, KindLook, NotebookLook, NoteValues } from "../../notebook/note-look";
import NoteFace from "./NoteFace.svelte";

const LETTER = /^mission:/;
const IDENTITIES = ["LF", "CB", "X", "ZZ"];
const faceOf = (card: string) => card.replace(/^(grey|mission):/, "");
const isIdentity = (card: string) => IDENTITIES.includes(faceOf(card));
const cardsIn = (values: NoteValues) => {
  const cards = values["cards"];
  return Array.isArray(cards) ? cards.filter((card) => !LETTER.test(card)) : [];
};
const all = (values: NoteValues) => [values["cards"] ?? []].flat().map(String);

/** Coloured cards, of which further taps make grey ones, and the letters. */
const cards: FieldLook = {
  name: "cards",
  rows: (words) => [
    words.filter((word) => !word.includes(":") && isIdentity(word)),
    words.filter((word) => !word.includes(":") && !isIdentity(word)),
    words.filter((word) => LETTER.test(word)),
  ],
  more: (word) => (LETTER.test(word) ? [] : [`grey:${word}`]),
  most: 3,
};
/** Two of the kind that was asked for are shown, and one of the other. */
const question: FieldLook = {
  name: "question",
  follows: (values) =>
    cardsIn(values).filter(isIdentity).length * 2 >= cardsIn(values).length ? "identity" : "build",
};
const isAmbassador = (me: string) => me === "ambassador";
/** At a meeting, as most are; the Ambassador sees what goes through him. */
const via: FieldLook = {
  name: "via",
  follows: (_, book) => (isAmbassador(book.me) ? "ambassador" : "meeting"),
};
/** Three cards are shown at a meeting; two through the Ambassador, and to him; fewer after a contest. */
const odd: KindLook["odd"] = (values, book) => {
  const through = values["via"] === "ambassador";
  const pair = through || isAmbassador(book.me) || values["to"] === "ambassador";
  const [count, due] = [all(values).length, pair ? 2 : 3];
  if (count === due || (count < due && values["penalty"] === true)) return null;
  const way = through ? "through" : pair ? "ambassador" : "meeting";
  return { says: t("inkognito-note-odd", { way, count }), impossible: count > due };
};
const more: KindLook["more"] = (values) =>
  t("inkognito-note-asked", { question: String(values["question"]) });
const anAgent: Pick<FieldLook, "asked" | "needed"> = {
  needed: true,
  asked: (book) => !isAmbassador(book.me),
};
const others = (seats: string[], me: string) => seats.filter((seat) => seat !== me);
const agents = (seats: string[]) => seats.filter((seat) => !isAmbassador(seat));
/** Only after a contest, which is not everybody's custom. */
const penalty: FieldLook = {
  name: "penalty",
  follows: () => false,
  asked: (book) => book.options["repeats"] === "honour",
};
const judged = (name: string): FieldLook => ({
  name,
  rows: (words) => (cards.rows?.(words, {}, NOBODY) ?? []).slice(0, 2),
});
const NOBODY = {
  id: "",
  game: "",
  options: {},
  me: "",
  names: {},
  own: {},
  entries: [],
  changed: 0,
};

export default {
  face: NoteFace,
  label: (of, word) =>
    of === "question" || of === "via"
      ? words().label("inkognito", of, word)
      : isIdentity(word)
        ? t(`web-agent-${faceOf(word)}`)
        : of === "mission" || of === "letter" || LETTER.test(word)
          ? faceOf(word)
          : words().value("inkognito", "build", faceOf(word)),
  short: (of, word) => (of === "build" ? words().value("inkognito", "build", word) : word),
  own: [
    { name: "identity", ...anAgent },
    { name: "build", ...anAgent },
    { name: "mission", ...anAgent },
  ],
  kinds: [
    {
      name: "answer",
      odd,
      more,
      fields: [
        { name: "from", rows: (seats, _, book) => [agents(others(seats, book.me))] },
        cards,
        {
          name: "asker",
          rows: (seats, values) => [agents(others(seats, String(values["from"])))],
          asked: (book, values) => isAmbassador(book.me) && values["via"] === "ambassador",
        },
        question,
        via,
        penalty,
      ],
    },
    {
      name: "shown",
      odd,
      more,
      fields: [
        { name: "to", rows: (seats, _, book) => [others(seats, book.me)] },
        cards,
        question,
        via,
        penalty,
      ],
    },
    {
      name: "verdict",
      fields: [{ name: "from", rows: (seats) => [agents(seats)] }, judged("true"), judged("false")],
    },
  ],
} satisfies NotebookLook;
