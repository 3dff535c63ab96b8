/** The sounds of the count: a stroke for each row, a knock for each place, a fanfare for the crown. */
import type { Tone } from "$lib/device/sound";
import type { Moment } from "./beats";

const ROW: Tone[] = [
  [0, 740, 0.06, 0.05, "triangle"],
  [0.09, 880, 0.06, 0.04, "triangle"],
];
const FANFARE: Tone[] = [
  [0, 392, 0.18, 0.1, "triangle"],
  [0.15, 523, 0.18, 0.12, "triangle"],
  [0.3, 659, 0.22, 0.12, "triangle"],
  [0.48, 784, 0.7, 0.14, "triangle"],
  [0.48, 523, 0.7, 0.08],
  [0.48, 330, 0.7, 0.06],
];
const LOWEST = 262;

/**
 * What to play between two moments of the count; nothing when it begins again. `before` is null when it appears:
 * without animations it is over at once, and the winner is crowned then.
 */
export function tonesBetween(before: Moment | null, now: Moment): Tone[] {
  if (now.over) return before?.over ? [] : FANFARE;
  if (!before) return [];
  if (now.placed > before.placed) return [[0, LOWEST * 2 ** (now.placed / 6), 0.16, 0.14, "triangle"]];
  return now.rows > before.rows ? ROW : [];
}
