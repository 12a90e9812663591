// What I add to a deal, so that nobody can have chosen it: a number that nobody knows beforehand.
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
