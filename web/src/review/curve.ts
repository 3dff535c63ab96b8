/** The chances of everybody over a game, as lines to draw and steps to stand on. */
import type { Decision, Grade, Point } from "./parts";

export interface Placed extends Point {
  /** In steps; what happened before the same step is spread over the way to it. */
  at: number;
}

/** A step of the replay stands where everything that it shows has happened. */
export function placed(points: readonly Point[]): Placed[] {
  const perStep = new Map<number, number>();
  for (const { step } of points) perStep.set(step, (perStep.get(step) ?? 0) + 1);
  const seen = new Map<number, number>();
  return points.map((point) => {
    const nth = (seen.get(point.step) ?? 0) + 1;
    seen.set(point.step, nth);
    const after = (perStep.get(point.step) ?? 1) - nth;
    return { ...point, at: point.step === 0 ? 0 : point.step - after / (after + nth) };
  });
}

/** What is known at a step: the latest estimate that has happened by then. */
export function pointAt(points: readonly Point[], step: number): Point | undefined {
  return points.findLast((point) => point.step <= step);
}

/** How much each seat's chance changed since the step before; empty at the beginning. */
export function changesAt(points: readonly Point[], step: number): number[] {
  const after = pointAt(points, step);
  const before = pointAt(points, step - 1);
  return after && before && after !== before ? after.wins.map((share, seat) => share - (before.wins[seat] ?? 0)) : [];
}

export interface Frame {
  width: number;
  height: number;
  steps: number;
  /** The highest chance that the axis shows. */
  top: number;
}

export const xOf = (at: number, { width, steps }: Frame): number => (steps > 0 ? (at / steps) * width : 0);
export const yOf = (share: number, { height, top }: Frame): number => height - (Math.min(Math.max(share, 0), top) / top) * height;

/** A line through the chances of one seat, with the coordinates rounded to tenths. */
export function lineOf(points: readonly Placed[], seat: number, frame: Frame): string {
  return points.map((point, nth) => `${nth ? "L" : "M"}${spot(point.at, point.wins[seat - 1] ?? 0, frame)}`).join("");
}

/** The area within twice the standard error of a seat's line. */
export function bandOf(points: readonly Placed[], seat: number, frame: Frame): string {
  const edge = (point: Placed, side: number): string => spot(point.at, (point.wins[seat - 1] ?? 0) + side * 2 * point.error, frame);
  const there = points.map((point) => edge(point, 1));
  const back = [...points].reverse().map((point) => edge(point, -1));
  return there.length > 1 ? `M${[...there, ...back].join("L")}Z` : "";
}

function spot(at: number, share: number, frame: Frame): string {
  return `${tenths(xOf(at, frame))} ${tenths(yOf(share, frame))}`;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

export interface Mark {
  step: number;
  seat: number;
  grade: Grade;
  share: number;
}

const MARKED: Record<Grade, number> = { best: 0, good: 0, inaccuracy: 1, mistake: 2, blunder: 3 };

/** What is marked on the curve: everybody's mistakes, or all the slips of one seat. */
export function marksOf(decisions: readonly Decision[], points: readonly Point[], seat: number): Mark[] {
  const least = seat === 0 ? MARKED.mistake : MARKED.inaccuracy;
  return decisions.flatMap(({ step, seat: mover, grade }) => {
    if (grade === "forced" || MARKED[grade] < least || (seat !== 0 && mover !== seat)) return [];
    const share = pointAt(points, step)?.wins[mover - 1];
    return share === undefined ? [] : [{ step, seat: mover, grade, share }];
  });
}

/** The marks that have room, the worst first: one that would cover another is left out. */
export function withRoom(marks: readonly Mark[], frame: Frame, gap: number): Mark[] {
  const kept: Mark[] = [];
  const covers = (one: Mark, other: Mark): boolean =>
    Math.abs(xOf(one.step, frame) - xOf(other.step, frame)) < gap && Math.abs(yOf(one.share, frame) - yOf(other.share, frame)) < gap;
  for (const mark of [...marks].sort((one, other) => MARKED[other.grade] - MARKED[one.grade])) {
    if (!kept.some((other) => covers(mark, other))) kept.push(mark);
  }
  return kept;
}

/** The step that a place on the curve means: a mark's, if one is near, otherwise the nearest. */
export function stepNear(x: number, marks: readonly Mark[], frame: Frame, near: number): number {
  const close = marks
    .map((mark) => ({ mark, away: Math.abs(xOf(mark.step, frame) - x) }))
    .filter(({ away }) => away <= near)
    .sort((one, other) => one.away - other.away)[0];
  if (close) return close.mark.step;
  return Math.min(frame.steps, Math.max(0, Math.round((x / Math.max(1, frame.width)) * frame.steps)));
}

/** The axis ends where something is left to see: 100 % where somebody comes near it. */
export function topOf(points: readonly Point[]): number {
  const most = Math.max(0, ...points.flatMap(({ wins }) => wins));
  return most > 0.72 || points.length === 0 ? 1 : 0.75;
}
