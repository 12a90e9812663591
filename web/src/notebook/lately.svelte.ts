// What was just done in the notebook, where nothing else on the page shows it: said for a moment.
const A_MOMENT = 5000;
const lately = $state({ done: "" });
let timer: ReturnType<typeof setTimeout> | undefined;

export const justDone = (): string => lately.done;

export function say(done: string): void {
  clearTimeout(timer);
  lately.done = done;
  timer = setTimeout(() => (lately.done = ""), A_MOMENT);
}
