/** Where a plot's marks are: a few numbers over time, on a sheet of fixed size. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Mark {
  x: number;
  y: number;
}

export interface Scale {
  /** From the lowest to the highest, at equal distances. */
  ticks: number[];
  y: (value: number) => number;
  x: (nth: number) => number;
}

/** Distances between ticks that are easy to read, times a power of ten. */
const STEPS = [1, 2, 5, 10];
const TICKS = 4;

/** A scale for these values. It need not begin at 0: what counts is how they change. */
export function scaleFor(values: readonly number[], frame: Frame): Scale {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const step = stepFor((highest - lowest || 1) / TICKS);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, nth) => (first + nth) * step);
  const up = (frame.height - frame.top - frame.bottom) / ((last - first) * step);
  const along = frame.width - frame.left - frame.right;
  return {
    ticks,
    y: (value) => frame.height - frame.bottom - (value - first * step) * up,
    x: (nth) => frame.left + (values.length > 1 ? (nth / (values.length - 1)) * along : along / 2),
  };
}

function stepFor(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const found = STEPS.find((step) => step * power >= least) ?? 10;
  return Math.max(1, found * power);
}

export function path(marks: readonly Mark[]): string {
  return marks.map(({ x, y }, nth) => `${nth === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
