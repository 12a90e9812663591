// Sounds made here and now, without a file: off until somebody wants them.
import { settings } from "./device-settings.svelte";

let context: AudioContext | undefined;

/** Tones as [hertz, begins after seconds, lasts seconds]. */
const SOUNDS: Record<"turn" | "beat" | "card" | "end", [number, number, number][]> = {
  turn: [
    [660, 0, 0.8],
    [880, 0.12, 0.7],
  ],
  beat: [[320, 0, 0.09]],
  card: [
    [1400, 0, 0.04],
    [900, 0.03, 0.05],
  ],
  end: [
    [523, 0, 0.5],
    [659, 0.15, 0.5],
    [784, 0.3, 0.9],
  ],
};

export function play(sound: keyof typeof SOUNDS): void {
  const { volume } = settings();
  if (!volume) return;
  context ??= new AudioContext();
  for (const [hertz, after, lasts] of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const begins = context.currentTime + after;
    loudness.gain.setValueAtTime(0.25 * volume, begins);
    loudness.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
    tone.frequency.value = hertz;
    tone.connect(loudness).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + lasts);
  }
}
