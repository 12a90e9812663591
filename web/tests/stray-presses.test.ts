// A press that was meant for what stood there a moment ago does nothing.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ACTING, sparesStrayPresses } from "../src/stage/stray-presses";

const bar = document.createElement("div");
const done = vi.fn<(what: string) => void>();
let spared: ReturnType<typeof sparesStrayPresses>;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren(bar);
  bar.replaceChildren();
  done.mockClear();
  spared = sparesStrayPresses(bar);
});
afterEach(() => {
  spared.destroy();
  vi.useRealTimers();
});

/** A control of the bar, 100 pixels wide, that begins so far from its left edge. */
function control(what: string, left: number, ...kind: string[]): HTMLElement {
  const button = document.createElement("button");
  button.textContent = what;
  const [name, value = ""] = kind;
  if (name) button.setAttribute(name, value);
  button.getBoundingClientRect = () => new DOMRect(left, 0, 100, 44);
  button.onclick = () => done(what);
  return button;
}
/** What the bar holds from now on. */
async function shows(...controls: HTMLElement[]) {
  bar.replaceChildren(...controls);
  await Promise.resolve(); // whoever watches is told
}
function press(button: HTMLElement, at: number, detail = 1) {
  const where = { bubbles: true, clientX: at, clientY: 20, detail };
  button.dispatchEvent(new MouseEvent("pointerdown", where));
  button.dispatchEvent(new MouseEvent("click", where));
}
const skip = () => control("skip", 0, "data-story", "skip");
const move = () => control("move", 0, "data-act", "done");

test("a press lands on what has just come where something else was: it is let pass", async () => {
  await shows(skip());
  await shows();
  const next = move();
  await shows(next);
  press(next, 50);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(401);
  press(next, 50);
  expect(done).toHaveBeenCalledWith("move");
});

test("where nothing was, or the same, nobody waits", async () => {
  await shows(skip());
  const beside = control("move", 200, "data-act", "done");
  await shows(beside);
  press(beside, 250);
  expect(done).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  const again = control("move", 200, "data-act", "done");
  await shows(again);
  press(again, 250);
  expect(done).toHaveBeenCalledTimes(2);
});

test("a control that has moved away leaves its place to nobody for a moment", async () => {
  await shows(move());
  const pushed = control("move", 100, "data-act", "done");
  const ask = control("ask", 0, "data-act", "ask");
  await shows(ask, pushed);
  press(ask, 50);
  expect(done).not.toHaveBeenCalled();
});

const sendTo = () => control("send", 0, "data-act", "expel");
const endHere = () => control("end", 0, "data-act", "end");

test("what comes under my own finger waits until I can have read it, and shows that it waits", async () => {
  const [send, end] = [sendTo(), endHere()];
  await shows(send);
  press(send, 50);
  vi.advanceTimersByTime(100); // until the house has answered
  const beside = control("ask", 100, "data-act", "ask");
  await shows(end, beside);
  expect(end.hasAttribute("data-settling")).toBe(true);
  expect(beside.hasAttribute("data-settling")).toBe(false);
  vi.advanceTimersByTime(500);
  press(end, 50);
  expect(done.mock.calls).toEqual([["send"]]);
  vi.advanceTimersByTime(600);
  expect(end.hasAttribute("data-settling")).toBe(false);
  press(end, 50);
  expect(done).toHaveBeenLastCalledWith("end");
});

test("whoever hammers while the house is slow does not hit what it answers", async () => {
  const [send, end] = [sendTo(), endHere()];
  await shows(send);
  for (let times = 0; times < 3; times++) {
    press(send, 50);
    vi.advanceTimersByTime(900);
  }
  await shows(end);
  press(end, 50);
  expect(done).not.toHaveBeenCalledWith("end");
});

test("what my own doing has brought elsewhere can be pressed at once, and after that also here", async () => {
  const [send, end] = [sendTo(), endHere()];
  const ask = control("ask", 100, "data-act", "ask");
  await shows(send);
  press(send, 50);
  await shows(end, ask);
  press(ask, 150);
  press(end, 50);
  expect(done.mock.calls).toEqual([["send"], ["ask"], ["end"]]);
});

test("a mouse that went elsewhere aims anew", async () => {
  const [send, end] = [sendTo(), endHere()];
  await shows(send);
  press(send, 50);
  await shows(end);
  const moved = new MouseEvent("pointermove", { bubbles: true, clientX: 300, clientY: 20 });
  Object.defineProperty(moved, "pointerType", { value: "mouse" });
  document.body.dispatchEvent(moved);
  press(end, 50);
  expect(done).toHaveBeenLastCalledWith("end");
});

test("no double click hits what came after its first", async () => {
  const [send, end] = [sendTo(), control("end", 100, "data-act", "end")];
  await shows(send);
  press(send, 50);
  await shows(end);
  press(end, 150, 2);
  expect(done.mock.calls).toEqual([["send"]]);
});

test("one thing may be pressed twice and quickly, also where its words change", async () => {
  const undo = control("back", 0, "data-act", "undo");
  const pace = control("slow", 200, "data-story", "pace");
  await shows(undo, pace);
  press(undo, 50);
  press(undo, 50, 2);
  press(pace, 250);
  pace.textContent = "fast";
  await Promise.resolve();
  press(pace, 250, 2);
  expect(done).toHaveBeenCalledTimes(4);
});

test("a press that began on something else does nothing, though it ends here", async () => {
  const button = move();
  await shows(button);
  const where = { bubbles: true, clientX: 50, clientY: 20, detail: 1 };
  button.dispatchEvent(new MouseEvent("pointerdown", where));
  button.dataset["act"] = "end";
  button.dispatchEvent(new MouseEvent("click", where));
  expect(done).not.toHaveBeenCalled();
});

/** What a pressed key does to what has the focus. */
function type(key: string, button: HTMLElement, repeat = false) {
  button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, repeat }));
  button.click();
}

test("keys aim at no place: what others do does not hold them up", async () => {
  await shows(skip());
  const next = move();
  await shows(next);
  type("Enter", next);
  expect(done).toHaveBeenCalledTimes(1);
});

test("a key pressed twice, or held, does not do what has come for it", async () => {
  const send = sendTo();
  await shows(send);
  type("1", send);
  const end = control("end", 200, "data-act", "end");
  await shows(end);
  vi.advanceTimersByTime(600);
  type("1", end);
  type("1", end, true);
  vi.advanceTimersByTime(700);
  type("1", end, true);
  expect(done.mock.calls).toEqual([["send"]]);
  type("Enter", end);
  expect(done).toHaveBeenLastCalledWith("end");
});

test("a key pressed after a while, or for the same once more, does it", async () => {
  const undo = control("back", 0, "data-act", "undo");
  await shows(undo);
  type("Enter", undo);
  type("Enter", undo);
  await shows(endHere());
  vi.advanceTimersByTime(1201);
  const end = endHere();
  await shows(end);
  type("Enter", end);
  expect(done.mock.calls).toEqual([["back"], ["back"], ["end"]]);
});

test("on the stage only what acts is held back: a tray is folded as often as one likes", async () => {
  spared.destroy();
  spared = sparesStrayPresses(bar, ACTING);
  const fold = control("fold", 0);
  await shows(fold);
  press(fold, 50);
  const unfold = control("unfold", 0);
  await shows(unfold);
  press(unfold, 50);
  expect(done.mock.calls.flat()).toEqual(["fold", "unfold"]);
  const show = control("show", 200, "data-act", "show");
  await shows(show);
  press(show, 250);
  const play = control("play", 200, "data-act", "play");
  await shows(play);
  press(play, 250, 2);
  expect(done.mock.calls.flat()).toEqual(["fold", "unfold", "show"]);
  vi.advanceTimersByTime(1201);
  press(play, 250);
  expect(done).toHaveBeenLastCalledWith("play");
});
