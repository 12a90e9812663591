// Who I am. Nobody has to say before he plays: then he gets a name of the carnival.
import { api } from "./api";

const CARNIVAL = [
  "Colombina",
  "Arlecchino",
  "Pantalone",
  "Brighella",
  "Pulcinella",
  "Zanni",
  "Bauta",
  "Moretta",
  "Gnaga",
  "Scaramuccia",
];

const state = $state<{ name: string | null; known: boolean }>({ name: null, known: false });

export function guest() {
  return state;
}

export async function meet(): Promise<void> {
  state.name = (await api.guest()).name;
  state.known = true;
}

export async function rename(name: string): Promise<void> {
  state.name = (await api.name(name)).name;
}

/** Becomes the guest of another device, by the code it gave. */
export async function become(code: string): Promise<void> {
  state.name = (await api.redeem(code)).name;
  state.known = true;
}

/** Makes sure that the house knows me. */
export async function introduce(): Promise<void> {
  if (!state.known) await meet();
  if (state.name === null)
    await rename(CARNIVAL[Math.floor(Math.random() * CARNIVAL.length)] ?? "Bauta");
}
