// What is asked of the house over HTTP.
import type {
  AskNotebook,
  AskRecord,
  AskReplay,
  EveningInfo,
  EveningListing,
  EveningOpened,
  OneTimeCode,
  GuestName,
  HouseInfo,
  Info,
  Listing,
  MyGames,
  NewEvening,
  NewTable,
  NotebookAnswer,
  PlayOn,
  Problem,
  PuzzleList,
  PuzzleShown,
  PuzzleVerdict,
  SolvePuzzle,
  Replay,
  Review,
  Statistics,
  TableOpened,
} from "../wire/messages";
import { trusted } from "./trusted";

/** The house said no; `code` has words, and `rule` is the tag of the rule of the game that says so. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail = "",
    readonly rule = "",
  ) {
    super(code);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refusal("offline");
  }
  if (!response.ok) {
    const problem = trusted<Problem>(
      await response.json().catch(() => ({ code: "failed", detail: "" })),
    );
    throw new Refusal(problem.code, problem.detail);
  }
  return trusted<T>(await response.json());
}

export const api = {
  house: () => call<HouseInfo>("GET", "/api/house"),
  guest: () => call<GuestName>("GET", "/api/guest"),
  name: (name: string) => call<GuestName>("POST", "/api/guest", { name }),
  code: () => call<OneTimeCode>("POST", "/api/guest/code"),
  redeem: (code: string) => call<GuestName>("POST", "/api/guest/redeem", { code }),
  tables: () => call<Listing>("GET", "/api/tables"),
  mine: () => call<Listing>("GET", "/api/mine"),
  table: (id: string) => call<Info>("GET", `/api/tables/${id}`),
  byCode: (code: string) => call<TableOpened>("GET", `/api/codes/${encodeURIComponent(code)}`),
  open: (wanted: NewTable) => call<TableOpened>("POST", "/api/tables", wanted),
  evenings: () => call<EveningListing>("GET", "/api/evenings"),
  evening: (id: string) => call<EveningInfo>("GET", `/api/evenings/${id}`),
  giveEvening: (wanted: NewEvening) => call<EveningOpened>("POST", "/api/evenings", wanted),
  joinEvening: (id: string, number: string) =>
    call<EveningInfo>("POST", `/api/evenings/${id}/join`, { number }),
  atEvening: (id: string, what: "leave" | "begin" | "stand-ins") =>
    call<EveningInfo>("POST", `/api/evenings/${id}/${what}`),
  games: (asked: URLSearchParams) => call<MyGames>("GET", `/api/games?${asked}`),
  statistics: (asked: URLSearchParams) => call<Statistics>("GET", `/api/games/statistics?${asked}`),
  forget: (name: string) => call<GuestName>("POST", "/api/guest/forget", { name }),
  report: (id: string, member: number) =>
    call<GuestName>("POST", `/api/tables/${id}/reports`, { member }),
  replay: (asked: AskReplay) => call<Replay>("POST", "/api/replay", asked),
  review: (asked: AskRecord) => call<Review>("POST", "/api/review", asked),
  playOn: (wanted: PlayOn) => call<TableOpened>("POST", "/api/play-on", wanted),
  puzzles: () => call<PuzzleList>("GET", "/api/puzzles"),
  puzzle: (id: string, language: string) =>
    call<PuzzleShown>("GET", `/api/puzzles/${encodeURIComponent(id)}?language=${language}`),
  solve: (id: string, answer: SolvePuzzle) =>
    call<PuzzleVerdict>("POST", `/api/puzzles/${encodeURIComponent(id)}`, answer),
  notebook: (asked: AskNotebook) => call<NotebookAnswer>("POST", "/api/notebook", asked),
};
