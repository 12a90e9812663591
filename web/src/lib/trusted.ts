// The one place where JSON gets a type without being looked at. The types in `wire` are written from
// the house's own, a test fails when they are stale, and client and house are delivered together.

/** What the house, or one of its data files, says is of the type that was written for it. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- whoever asks names the generated type
export function trusted<T>(value: unknown): T {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above: here and nowhere else
  return value as T;
}
