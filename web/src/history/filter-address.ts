// Which of my games are looked at, as the address has it: `/games?result=won&page=2`.

export interface Filter {
  game: string;
  result: string;
  person: string;
}

export interface Place extends Filter {
  page: number;
}

export const RESULTS = ["won", "drawn", "lost"] as const;

/** What an address asks for; what makes no sense is all there is. */
export function readAddress(search: string): Place {
  const asked = new URLSearchParams(search);
  const result = RESULTS.find((one) => one === asked.get("result")) ?? "";
  const page = Number(asked.get("page"));
  return {
    game: asked.get("game") ?? "",
    result,
    person: asked.get("person") ?? "",
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
  };
}

/** What the house is asked for, and what the address says: no more than is needed. */
export function asked(filter: Filter, page = 1): URLSearchParams {
  const said = Object.entries({
    game: filter.game,
    result: filter.result,
    person: filter.person,
    page: page > 1 ? String(page) : "",
  });
  return new URLSearchParams(said.filter(([, value]) => value));
}
