// The settings of a table in words: what there is to choose, what was chosen, and what goes well together.
import type { GameInfo, Option, Settings } from "../wire/messages";
import { entryOf } from "./game-entries";
import type { OptionValue } from "./game-entry";
import { t, words } from "./words.svelte";

/** Everything is said. */
export type Draft = Required<Settings>;

/** One thing that can be chosen. */
export interface Choice {
  value: string;
  label: string;
  /** A line about it. */
  about?: string | undefined;
}

export const PACES: Record<string, Draft["pace"]> = {
  relaxed: { kind: "relaxed" },
  quick: { kind: "clock", bank: 300, increment: 10 },
  slow: { kind: "clock", bank: 1200, increment: 20 },
  days: { kind: "days", days: 2 },
};

/** Which of the paces it is; none of them, if a program chose another. */
export const paceOf = (pace: Draft["pace"]): string =>
  Object.keys(PACES).find((name) => {
    const one = PACES[name];
    if (one?.kind === "clock" && pace.kind === "clock")
      return one.bank === pace.bank && one.increment === pace.increment;
    if (one?.kind === "days" && pace.kind === "days") return one.days === pace.days;
    return one?.kind === pace.kind && pace.kind === "relaxed";
  }) ?? "";

const hasWords = (id: string) => (words().has(id) ? t(id) : undefined);

/** What a pace is called at such a table, and a line about it: no clock of ours promises nothing where the
    rules have one. */
export function tellPace(
  pace: string,
  { game, options }: Draft,
): { label: string; about: string | undefined } {
  const minutes = entryOf(game).minutes(options);
  const id = pace === "relaxed" && minutes !== null ? "whole" : pace || "other";
  return {
    label: t(`web-pace-${id}`, { minutes: minutes ?? 0 }),
    about: hasWords(`web-pace-${id}-about`),
  };
}

export function usual(game: GameInfo): Draft {
  return {
    game: game.game,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    visibility: "link",
    spectators: "none",
    pace: { kind: "relaxed" },
    assistance: game.assistance.includes("logic") ? "logic" : "record",
    talk: null,
    sheets: true,
    campaign: false,
    stand_in: "",
  };
}

/** The house sends all of them. */
export function filled(some: Settings): Draft {
  return {
    options: {},
    visibility: "link",
    spectators: "none",
    pace: { kind: "relaxed" },
    assistance: "record",
    talk: null,
    sheets: true,
    campaign: false,
    stand_in: "",
    ...some,
  };
}

export type Preset = "friends" | "post" | "campaign" | "learn";

/** What goes well together for an evening of that kind; the options of the game stay as they are. */
export function preset(kind: Preset, game: GameInfo, options: Draft["options"]): Draft {
  const draft = { ...usual(game), options };
  if (kind === "post") draft.pace = { kind: "days", days: 2 };
  if (kind === "campaign") draft.campaign = true;
  if (kind === "learn" && game.assistance.includes("odds")) draft.assistance = "odds";
  return draft;
}

export const presetsOf = (game: GameInfo): Preset[] =>
  game.campaign ? ["friends", "post", "campaign", "learn"] : ["friends", "post", "learn"];

/** An option without words has at least its name. */
export const optionName = (option: Option): string =>
  hasWords(`web-option-${option.name}`) ?? option.name;

export const optionAbout = (option: Option): string | undefined =>
  hasWords(`web-option-${option.name}-about`);

export function valueName(game: string, option: string, value: OptionValue): string {
  const own = `${option}-${value}`;
  const titled = hasWords(`${game}-${own}-title`);
  if (titled) return `${value} · ${titled}`;
  if (value === null) return t("web-no-limit");
  return (
    hasWords(`web-option-${game}-${own}`) ??
    hasWords(`web-option-${own}`) ??
    hasWords(`${game}-seat-${value}`) ??
    String(value)
  );
}

/** The options that matter first, and those that are folded away; those that do not apply are neither. */
export function optionsOf(game: GameInfo, options: Draft["options"]) {
  const entry = entryOf(game.game);
  const shown = game.options.filter((option) => entry.applies(option.name, options));
  const first = (option: Option) => entry.firstOptions.includes(option.name);
  return {
    first: shown.filter(first),
    rest: shown.filter((option) => !first(option)),
  };
}

export interface Row {
  id: string;
  name: string;
  value: string;
}

const optionRow = (game: string, options: Draft["options"]) => (option: Option) => ({
  id: option.name,
  name: optionName(option),
  value: valueName(game, option.name, options[option.name] ?? null),
});

/** What matters first, in words. */
export function firstRows(game: GameInfo, settings: Draft): Row[] {
  const { first } = optionsOf(game, settings.options);
  const rows = first.map(optionRow(game.game, settings.options));
  if (game.campaign) {
    const series = t(`web-series-${settings.campaign ? "campaign" : "single"}`);
    rows.push({ id: "campaign", name: t("web-series"), value: series });
  }
  const help = t(`web-assistance-${settings.assistance}`);
  const find = t(`web-visibility-${settings.visibility}`);
  return [
    ...rows,
    { id: "assistance", name: t("web-help"), value: help },
    { id: "visibility", name: t("web-visibility"), value: find },
  ];
}

/** The rest in words. */
export function moreRows(game: GameInfo, settings: Draft): Row[] {
  const pace = tellPace(paceOf(settings.pace), settings);
  const rows = [
    { id: "pace", name: t("web-pace"), value: pace.label },
    {
      id: "spectators",
      name: t("web-spectators"),
      value: t(`web-spectators-${settings.spectators}`),
    },
  ];
  if (game.talk !== "silent" && game.tics.length)
    rows.push({
      id: "talk",
      name: t("web-talk"),
      value: t(`web-talk-${settings.talk ?? "game"}`),
    });
  if (entryOf(game.game).sharedSheets)
    rows.push({
      id: "sheets",
      name: t("web-option-sheets"),
      value: t(`web-option-sheets-${settings.sheets ? "on" : "off"}`),
    });
  const { rest } = optionsOf(game, settings.options);
  return [...rest.map(optionRow(game.game, settings.options)), ...rows];
}
