// Whether there is room for two columns: the table, and beside it the notes.
const asked = typeof matchMedia === "function" ? matchMedia("(min-width: 1000px)") : null;
const state = $state({ wide: asked?.matches ?? false });
asked?.addEventListener("change", () => (state.wide = asked.matches));

export function twoColumns(): boolean {
  return state.wide;
}
