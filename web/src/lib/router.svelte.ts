// Where we are: the path, and nothing else.
const state = $state({ path: location.pathname });

addEventListener("popstate", () => {
  state.path = location.pathname;
});

export function path(): string {
  return state.path;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  state.path = location.pathname;
  scrollTo(0, 0);
}

/** For links: a plain click stays on the page, anything else is the browser's. */
export function link(node: HTMLAnchorElement) {
  const click = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(node.pathname + node.search + node.hash);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
