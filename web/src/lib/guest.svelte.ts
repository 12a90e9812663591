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

/** The house says whom it takes me for; it is asked once. */
export async function meet(): Promise<void> {
  if (guest().known) return;
  const { name } = await api.guest();
  // Meanwhile I may have become the guest of another device.
  if (guest().known) return;
  state.name = name;
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

/** The house forgets me: from now on I am nobody. */
export async function vanish(): Promise<void> {
  state.name = (await api.forget(state.name ?? "")).name;
}

/** Makes sure that the house knows me, by a name that is not taken where I go. */
export async function introduce(taken: string[] = []): Promise<void> {
  await meet();
  if (state.name !== null) return;
  const free = CARNIVAL.filter((name) => !taken.includes(name));
  await rename(free[Math.floor(Math.random() * free.length)] ?? "Bauta");
}
