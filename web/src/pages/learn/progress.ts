/** How far each lesson is, kept on this device. */
import { keep, readKept } from "$lib/device/storage";

const KEY = "drafting-table-lessons";

/** The step at which a lesson was left; 0 if it was never begun. */
export function keptStep(lesson: string): number {
  return all()[lesson] ?? 0;
}

export function keepStep(lesson: string, step: number): void {
  keep(KEY, { ...all(), [lesson]: step });
}

function all(): Record<string, number> {
  const kept = readKept(KEY);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, step]) => Number.isInteger(step)));
}
