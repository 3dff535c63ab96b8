/** Synthesized sounds; no files are loaded. */
import { prefs } from "./settings.svelte";

export type Tone = [at: number, frequency: number, length: number, volume: number, wave?: OscillatorType];

const SOUNDS: Record<string, Tone[]> = {
  /** Two chimes: it is your turn. */
  turn: [
    [0, 659, 0.25, 0.18],
    [0.13, 988, 0.4, 0.16],
  ],
  /** Wood on wood. */
  move: [[0, 180, 0.07, 0.2, "triangle"]],
  said: [[0, 880, 0.09, 0.08]],
};

let context: AudioContext | null = null;

/** Before the first touch or key, browsers refuse sound and vibration and log a warning. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function play(name: keyof typeof SOUNDS & string): void {
  playTones(SOUNDS[name] ?? []);
}

export function playTones(tones: readonly Tone[]): void {
  if (!prefs.sound || !touched()) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const tone of tones) sound(context, tone);
  } catch {
    // The game works without sound.
  }
}

function sound(audio: AudioContext, [at, frequency, length, volume, wave = "sine"]: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.05);
}

export function vibrate(): void {
  if (prefs.vibration && touched()) navigator.vibrate?.([60, 40, 60]);
}
