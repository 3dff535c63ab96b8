/** Arrow-key navigation in two dimensions. */
import type { Square } from "./notation";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * How much farther a sideways step counts than a straight one. With 1.5 the arrow keys lead from every spot of
 * every city to all others (see spatial.test.ts); with 1, 2 or 2.5 they do not.
 */
const ASIDE = 1.5;

/** Row by row, each from the left. */
export function inReadingOrder(one: Square, other: Square): number {
  return one.y - other.y || one.x - other.x;
}

/** The nearest place; the first one of several. */
export function nearestTo({ x, y }: Square, places: readonly Square[]): number | null {
  const distances = places.map((place) => Math.hypot(place.x - x, place.y - y));
  return places.length > 0 ? distances.indexOf(Math.min(...distances)) : null;
}

/** Over places in reading order: the arrow keys go to the next one, Home and End to the first and last. */
export function walkTo(from: Square, places: readonly Square[], key: string): number | null {
  if (key === "Home") return places.length > 0 ? 0 : null;
  if (key === "End") return places.length > 0 ? places.length - 1 : null;
  return stepTo(from, places, key);
}

/** The nearest place in the direction of an arrow key; straight ahead is preferred. */
export function stepTo(from: Square, places: readonly Square[], key: string): number | null {
  const step = STEPS[key];
  if (!step) return null;
  let best: { place: number; cost: number } | null = null;
  places.forEach(({ x, y }, place) => {
    const ahead = (x - from.x) * step[0] + (y - from.y) * step[1];
    const aside = Math.abs((x - from.x) * step[1]) + Math.abs((y - from.y) * step[0]);
    if (ahead <= 0) return;
    const cost = ahead + ASIDE * aside;
    if (!best || cost < best.cost) best = { place, cost };
  });
  return (best as { place: number; cost: number } | null)?.place ?? null;
}

/** The next place in a row or list, wrapping at the ends; null for other keys. */
export function stepAlong(from: number, count: number, key: string): number | null {
  if (count === 0) return null;
  if (key === "ArrowRight" || key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
