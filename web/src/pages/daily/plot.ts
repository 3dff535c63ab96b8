import { signed } from "$lib/words/numbers";
/** The bars of a distribution: how many players were how far ahead. */
import type { DailyCount } from "$lib/models";

const MOST_BARS = 17;
const STEPS = [1, 2, 5, 10, 20, 50];

export interface Bar {
  /** The first and the last number of points. */
  from: number;
  to: number;
  count: number;
}

/** `marked` is in sight, too. All results fall into some bar; 0 is always the first number of one, so ahead and behind never mix. */
export function barsOf(counts: readonly DailyCount[], marked: number | null = null): Bar[] {
  if (counts.length === 0) return [];
  const values = [...counts.map(({ ahead }) => ahead), ...(marked === null ? [] : [marked])];
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const width = STEPS.find((step) => barAt(most, step) - barAt(least, step) < MOST_BARS) ?? 100;
  const first = barAt(least, width);
  const bars = Array.from({ length: barAt(most, width) - first + 1 }, (_, nth) => {
    const from = (first + nth) * width;
    return { from, to: from + width - 1, count: 0 };
  });
  for (const { ahead, count } of counts) {
    const bar = bars[barAt(ahead, width) - first];
    if (bar) bar.count += count;
  }
  return bars;
}

function barAt(value: number, width: number): number {
  return Math.floor(value / width);
}

export function isIn({ from, to }: Bar, ahead: number | null | undefined): boolean {
  return ahead !== null && ahead !== undefined && ahead >= from && ahead <= to;
}

/** "3", or "-5 to -1" as "−5…−1". */
export function rangeText({ from, to }: Bar): string {
  return from === to ? signed(from) : `${signed(from)}…${signed(to)}`;
}
