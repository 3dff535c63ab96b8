/** A tile held over the table: where it hangs, and on which place it would be put down. */
import type { Tile } from "./notation";

export interface Point {
  x: number;
  y: number;
}

/** A lit place on the screen: its middle, and how wide it is. */
export interface Target extends Point {
  move: string;
  size: number;
}

/** In fractions of a square: how far a tile may be off a place and still mean it. */
const NEAR = 0.75;
/** In parts of a square: how high a tile hangs over the finger that would hide it. */
const LIFT = 0.9;

/** The middle of a held tile. */
export function hangsAt(pointer: Point, size: number, finger: boolean): Point {
  return { x: pointer.x, y: pointer.y - (finger ? LIFT * size : 0) };
}

/** The middle of the half by which a tile is placed: the upper or left one (C4.2). */
export function firstHalf(middle: Point, shape: Tile["shape"], size: number): Point {
  return {
    x: middle.x - (shape === "horizontal" ? size / 2 : 0),
    y: middle.y - (shape === "vertical" ? size / 2 : 0),
  };
}

/** The nearest place, unless all are too far away: then the tile goes back to the hand. */
export function aimedAt(half: Point, targets: readonly Target[]): string | null {
  let best: { move: string; far: number } | null = null;
  for (const { move, x, y, size } of targets) {
    const far = Math.hypot(half.x - x, half.y - y);
    if (far <= NEAR * size && far < (best?.far ?? Infinity)) best = { move, far };
  }
  return best?.move ?? null;
}
