// What a game's folder tells the frame: all that the frame knows of a game. Its words are in the locale files.
import type { Component } from "svelte";
import type { Chapter, Past, Settings } from "../wire/messages";
import type { NotebookLook } from "../notebook/note-look";
import type { BeatOf } from "../stage/beats";
import type { Frame } from "../stage/stage-parts";
import type { AnyFact, Viewer } from "./viewer";

/** Something that is loaded when it is needed. */
type Later<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export type OptionValue = NonNullable<Settings["options"]>[string];

/** A tip of the first game: what is said about which thing on the screen, and when. */
export interface Tip {
  /** Its words are `web-guide-GAME-ID`. */
  id: string;
  /** What it points at: the first of these that is on the screen. */
  at: string[];
  /** When I may do something of one of these kinds; any time if nothing is said. */
  when?: string[];
  /** Not before this has happened. */
  after?: string;
  /** Not while I may do something of one of these kinds: that comes first. */
  unless?: string[];
}

/** What the notes of somebody who is asked for one say: nothing of it, what is proved, or its contrary. */
export type Noted = "none" | "right" | "wrong";

/** The look of a seat's token. */
export interface SeatLook {
  fill: string;
  ink?: string;
  edge?: string;
}

export interface GameEntry {
  /** A small picture for the house. */
  emblem: Component;
  screen: Later<{ viewer: Viewer; frame: Frame }>;
  noteSheet: Later<{ viewer: Viewer }>;
  /** How notes from a real table are taken; a plain form, if nothing is said. */
  notebook?: () => Promise<{ default: NotebookLook }>;
  /** What a game has to say before it begins. */
  briefing?: Later<{
    options: Record<string, OptionValue>;
    past: Past[];
    campaign: Chapter[] | null;
  }>;
  /** What the rules in short have besides their paragraphs. */
  rulesMore?: Later<{ options: Record<string, OptionValue> }>;
  /** The options that matter first when a table is set; the others are folded away. */
  firstOptions: string[];
  /** Whether an option means anything beside these. */
  applies: (option: string, options: Record<string, OptionValue>) => boolean;
  /** How many minutes its rules allow for the whole game; as many as one likes, if null. */
  minutes: (options: Record<string, OptionValue>) => number | null;
  /** What its seats look like, by name. */
  seats: Record<string, SeatLook>;
  /** Signs in its sentences that stand for a colour, and the variable that has it. */
  signs: Record<string, string>;
  /** What of a fact is told at a mask; its sentence at nobody's, if nothing is said. */
  beat?: BeatOf;
  /** Whether a fact says no more than the one before or after it: the log then leaves it out. */
  echoes: (fact: AnyFact, before?: AnyFact, after?: AnyFact) => boolean;
  /** A seat where nobody sits, by the number of players: its words are `web-seat-NAME`. */
  absent: (players: number) => string | null;
  /** One tip at a time is shown, in this order. */
  tips: Tip[];
  /** What each step of its first evening is about: the first of these that is on the screen; `STEP+1`
      when one step is drafted, and so on; and where a step asks for a note, what is written. */
  lesson?: () => Promise<{
    default: Record<string, string[]>;
    noted: Record<string, (viewer: Viewer) => Noted>;
    /** Something that was shown has to be put away before one can do anything. */
    lying?: () => boolean;
  }>;
  /** Kinds of actions that ask once more, beside those that the house says are final. */
  confirm: string[];
  /** All win or lose together. */
  cooperative: boolean;
  /** The players keep sheets together, unless the table wants none. */
  sharedSheets: boolean;
  /** The heading of the end scene, for somebody who sat at the table: a message’s name. */
  verdict: (result: "won" | "drawn" | "not-won") => string;
  /** What the button says that plays on: a message’s name. */
  again: (won: boolean) => string;
}

/** Where the note sheet is, for tips. */
export const NOTE_SHEET = ["[data-guide=sheet]"];
