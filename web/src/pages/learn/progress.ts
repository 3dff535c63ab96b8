/** How far each lesson is, kept on this device. */
import { keep, readKept } from "$lib/device/storage";

const STEPS = "drafting-table-lessons";
const DONE = "drafting-table-lessons-done";

/** The step at which a lesson was left; 0 if it was never begun. */
export function keptStep(lesson: string): number {
  return all(STEPS)[lesson] ?? 0;
}

export function keepStep(lesson: string, step: number): void {
  keep(STEPS, { ...all(STEPS), [lesson]: step });
}

/** Notes that a lesson with this many steps has been played to its end. */
export function keepDone(lesson: string, steps: number): void {
  keep(DONE, { ...all(DONE), [lesson]: steps });
}

export interface Progress {
  /** Whether it has been played to its end, at least once. */
  done: boolean;
  /** Whether it was left before its end, the last time. */
  begun: boolean;
}

export function progressOf(lesson: string): Progress {
  const steps = all(DONE)[lesson];
  const step = keptStep(lesson);
  return { done: steps !== undefined, begun: step > 0 && step !== steps };
}

function all(key: string): Record<string, number> {
  const kept = readKept(key);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, step]) => Number.isInteger(step)));
}
