// Whether there is room for the rail beside the stage; if not, what it holds lies behind tabs.
const asked = typeof matchMedia === "function" ? matchMedia("(min-width: 1100px)") : null;
const state = $state({ wide: asked?.matches ?? false });
asked?.addEventListener("change", () => (state.wide = asked.matches));

export function hasRail(): boolean {
  return state.wide;
}
