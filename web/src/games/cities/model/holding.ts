/** A tile dragged over the table: where it hovers, and where it would be placed. */
import type { Tile } from "./notation";

export interface Point {
  x: number;
  y: number;
}

/** A highlighted place on the screen: its centre and width. */
export interface Target extends Point {
  move: string;
  size: number;
}

/** How far a tile may be from a place and still snap to it, in squares. */
const NEAR = 0.75;
/** How far a tile hovers above the finger, which would hide it, in squares. */
const LIFT = 0.9;

/** The centre of a dragged tile. */
export function hangsAt(pointer: Point, size: number, finger: boolean): Point {
  return { x: pointer.x, y: pointer.y - (finger ? LIFT * size : 0) };
}

/** The centre of the half that determines a tile's position: the upper or left one (C4.2). */
export function firstHalf(middle: Point, shape: Tile["shape"], size: number): Point {
  return {
    x: middle.x - (shape === "horizontal" ? size / 2 : 0),
    y: middle.y - (shape === "vertical" ? size / 2 : 0),
  };
}

/** The nearest place, or null if all are too far away and the tile goes back to the hand. */
export function aimedAt(half: Point, targets: readonly Target[]): string | null {
  let best: { move: string; far: number } | null = null;
  for (const { move, x, y, size } of targets) {
    const far = Math.hypot(half.x - x, half.y - y);
    if (far <= NEAR * size && far < (best?.far ?? Infinity)) best = { move, far };
  }
  return best?.move ?? null;
}
