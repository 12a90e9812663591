// How fast the story is told on this device.
export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];

const kept = localStorage.getItem("pace");
const state = $state<{ pace: Pace }>({ pace: PACES.find((one) => one === kept) ?? "normal" });

export function pace(): Pace {
  return state.pace;
}

export function setPace(wanted: Pace): void {
  state.pace = wanted;
  localStorage.setItem("pace", wanted);
}
