/** When what is counted: rows first, then the places from last to first. All times in milliseconds. */

export interface Beat {
  kind: "row" | "place";
  lasts: number;
}

export interface Moment {
  /** Rows counted to the end. */
  rows: number;
  /** Places decided, from the last. */
  placed: number;
  /** How far the current row or place is, from 0 to 1; it reaches 1 before the next begins. */
  share: number;
  /** Whether places are being decided: all rows are counted. */
  placing: boolean;
  over: boolean;
}

export const ROW = 1300;
export const PLACE = 900;
/** The winner keeps everybody waiting a little longer. */
export const FIRST = 1700;
/** The part of a beat in which numbers run; the rest is for reading them. */
const RUNNING = 0.65;

export function beatsOf(rows: number, places: number): Beat[] {
  const count = Array.from({ length: rows }, (): Beat => ({ kind: "row", lasts: ROW }));
  const decide = Array.from({ length: places }, (_, nth): Beat => ({ kind: "place", lasts: nth === places - 1 ? FIRST : PLACE }));
  return [...count, ...decide];
}

export function lengthOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, { lasts }) => sum + lasts, 0);
}

export function momentAt(beats: readonly Beat[], elapsed: number): Moment {
  const moment: Moment = { rows: 0, placed: 0, share: 0, placing: false, over: false };
  let begins = 0;
  for (const { kind, lasts } of beats) {
    moment.placing = kind === "place";
    if (elapsed < begins + lasts) return { ...moment, share: Math.min(1, (elapsed - begins) / (lasts * RUNNING)) };
    begins += lasts;
    if (kind === "row") moment.rows += 1;
    else moment.placed += 1;
  }
  return { ...moment, share: 1, placing: true, over: true };
}
