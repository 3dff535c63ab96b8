/** A city as squares that know their neighbours, read from the rows of a view. */

import type { Building, Square } from "./notation";
import { squareText } from "./notation";

export const SIDE = 4;

export interface Plot extends Square {
  building: Building;
}

export interface Plan {
  plots: Plot[];
  at: Map<string, Plot>;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EMPTY = ".";

export function planOf(rows: readonly string[], corner: readonly number[] = [0, 0]): Plan {
  const [left = 0, top = 0] = corner;
  const plots: Plot[] = [];
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (letter !== EMPTY) plots.push({ x: left + x, y: top + y, building: letter as Building });
    }),
  );
  return planOfPlots(plots);
}

export function planOfPlots(plots: Plot[]): Plan {
  return { plots, at: new Map(plots.map((plot) => [squareText(plot), plot])) };
}

/** The plan with more buildings on it, to preview a placement. */
export function withPlots(plan: Plan, more: Plot[]): Plan {
  const free = more.filter((plot) => !plan.at.has(squareText(plot)));
  return planOfPlots([...plan.plots, ...free]);
}

export function plotAt(plan: Plan, x: number, y: number): Plot | undefined {
  return plan.at.get(`${x},${y}`);
}

/** Orthogonal neighbours, clockwise from the right. */
export function neighbours(plan: Plan, { x, y }: Square): Plot[] {
  const around = [
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
    [x, y - 1],
  ] as const;
  return around.flatMap(([nx, ny]) => plotAt(plan, nx, ny) ?? []);
}

export function isSameBox(one: Box, other: Box): boolean {
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;
}

export function boxOf(squares: readonly Square[]): Box {
  if (squares.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

/**
 * The part of the grid to draw: the buildings, one row around them wherever the city may still grow,
 * at least `least` squares in width, and whatever `reach` adds to that.
 */
/** `before`: the frame until now, which is kept while it holds everything. A city does not move because it has grown. */
export function frameOf(plan: Plan, reach: readonly Square[] = [], least = SIDE, before?: Box): Box {
  // The first tile goes to 0,0.
  const box = boxOf(plan.plots.length > 0 ? plan.plots : [{ x: 0, y: 0 }]);
  const seen = boxOf([...cornersOf(grown(box)), ...reach]);
  const side = Math.max(least, seen.width, seen.height);
  const reachable = reachOf(box);
  if (before?.width === side && holds(before, boxOf([...cornersOf(box), ...reach])) && holds(reachable, before)) return before;
  return {
    left: begin(seen.left, seen.width, side, reachable.left, reachable.width),
    top: begin(seen.top, seen.height, side, reachable.top, reachable.height),
    width: side,
    height: side,
  };
}

const holds = (outer: Box, { left, top, width, height }: Box): boolean =>
  left >= outer.left && top >= outer.top && left + width <= outer.left + outer.width && top + height <= outer.top + outer.height;

/** Centred, but aligned to whole squares while the city can still grow on all sides. */
function begin(from: number, size: number, side: number, reachFrom: number, reachSize: number): number {
  const middle = from - (side - size) / 2;
  const whole = Math.floor(middle);
  return whole >= reachFrom && whole + side <= reachFrom + reachSize ? whole : middle;
}

function grown({ left, top, width, height }: Box): Box {
  const [moreX, moreY] = [Number(width < SIDE), Number(height < SIDE)];
  return { left: left - moreX, top: top - moreY, width: width + 2 * moreX, height: height + 2 * moreY };
}

function cornersOf({ left, top, width, height }: Box): Square[] {
  return [
    { x: left, y: top },
    { x: left + width - 1, y: top + height - 1 },
  ];
}

/** All squares that a city of this extent can still reach. */
export function reachOf({ left, top, width, height }: Box): Box {
  const [moreX, moreY] = [SIDE - width, SIDE - height];
  return { left: left - moreX, top: top - moreY, width: width + 2 * moreX, height: height + 2 * moreY };
}

/**
 * Free squares to wish for something on: next to a building or to another wish, and within the 4x4 square (C4.3).
 * In an empty city, only the first one has a name (C4.1).
 */
export function wishSquares(plan: Plan, wished: readonly Square[] = []): Square[] {
  if (plan.plots.length === 0) return [{ x: 0, y: 0 }];
  const near = [...plan.plots, ...wished];
  const touches = (square: Square) => near.some((other) => stepsTo(square, other) <= 1);
  return squaresIn(reachOf(boxOf(plan.plots))).filter((square) => !plan.at.has(squareText(square)) && touches(square));
}

function stepsTo(from: Square, to: Square): number {
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** The whole squares of a frame, row by row. */
export function squaresIn({ left, top, width, height }: Box): Square[] {
  const squares: Square[] = [];
  for (let y = Math.ceil(top); y + 1 <= top + height; y += 1) {
    for (let x = Math.ceil(left); x + 1 <= left + width; x += 1) squares.push({ x, y });
  }
  return squares;
}

/** The square at a point of the window, where the frame is drawn. */
export function squareAt(frame: Box, drawn: Box, x: number, y: number): Square {
  return {
    x: Math.floor(frame.left + ((x - drawn.left) / drawn.width) * frame.width),
    y: Math.floor(frame.top + ((y - drawn.top) / drawn.height) * frame.height),
  };
}

/** Where a square is in a frame, in percent. */
export function placeIn(frame: Box, { x, y }: Square, wide = 1, high = 1) {
  return {
    left: `${((x - frame.left) / frame.width) * 100}%`,
    top: `${((y - frame.top) / frame.height) * 100}%`,
    width: `${(wide / frame.width) * 100}%`,
    height: `${(high / frame.height) * 100}%`,
  };
}
