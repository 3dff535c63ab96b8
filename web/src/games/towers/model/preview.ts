/** Which floors a bid would add, as the rules suggest: the lesson and its hints follow the same plan. */
import type { BuildPlan } from "../types";
import { readCard, type Kind } from "./cards";

export interface Preview {
  /** By tower, the values of the floors on top of it, from the bottom up. */
  floors: Partial<Record<Kind, number[]>>;
  /** The tower that loses its top first. */
  razed: Kind | null;
}

export const NO_PREVIEW: Preview = { floors: {}, razed: null };

/** Nothing for a number that cannot be built: with the referee off, it may be bid nevertheless (T4.3). */
export function previewOf(number: number, plans: readonly BuildPlan[]): Preview {
  const plan = plans[number];
  if (!plan) return NO_PREVIEW;
  const floors: Preview["floors"] = {};
  for (const { kind, value } of plan.builds.map(readCard)) (floors[kind] ??= []).push(value);
  return { floors, razed: plan.raze };
}

/** The largest number that needs no razing. */
export function mostWithoutRazing(plans: readonly BuildPlan[]): number {
  return Math.max(
    0,
    plans.findLastIndex(({ raze }) => raze === null),
  );
}
