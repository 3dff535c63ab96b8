/** Times by the reader's speed. */
import { prefs, reducedMotion } from "../device/settings.svelte";
import { atSpeed } from "./speed";

/** How long a beat is shown. Reduced motion has no beats: the server lets its bots wait instead (see `botPace`). */
export function beatTime(lasts: number): number {
  return reducedMotion() || document.hidden ? 0 : atSpeed(lasts, prefs.speed);
}

/** Whether beats take no time: then the last one must say everything. */
export function beatsAreInstant(): boolean {
  return beatTime(1000) === 0;
}

/** How long something moves. */
export function motionTime(duration: number): number {
  return reducedMotion() ? 0 : Math.min(duration, atSpeed(duration, prefs.speed));
}

/** Seconds that bots seem to think, with reduced motion. */
const THINKING = 1.2;

/** For a table with nobody but me and bots: they need not wait where this device shows one beat after another. */
export function botPace(): number {
  return reducedMotion() ? atSpeed(THINKING * 1000, prefs.speed) / 1000 : 0;
}
