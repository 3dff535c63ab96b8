/** Moving by arrow keys over things that lie in a plane. */
import type { Square } from "./notation";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest place in the direction of an arrow key: straight ahead before aside. */
export function stepTo(from: Square, places: readonly Square[], key: string): number | null {
  const step = STEPS[key];
  if (!step) return null;
  let best: { place: number; cost: number } | null = null;
  places.forEach(({ x, y }, place) => {
    const ahead = (x - from.x) * step[0] + (y - from.y) * step[1];
    const aside = Math.abs((x - from.x) * step[1]) + Math.abs((y - from.y) * step[0]);
    if (ahead <= 0) return;
    const cost = ahead + 2.5 * aside;
    if (!best || cost < best.cost) best = { place, cost };
  });
  return (best as { place: number; cost: number } | null)?.place ?? null;
}

/** For a row or a list: the next place, around the ends; null for other keys. */
export function stepAlong(from: number, count: number, key: string): number | null {
  if (count === 0) return null;
  if (key === "ArrowRight" || key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
