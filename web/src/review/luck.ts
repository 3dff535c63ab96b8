/** Luck and skill of one seat as two arrows on a ruler: from the start by luck, from there by skill to the result. */
import type { Summary } from "./parts";

export interface Balance {
  seat: number;
  start: number;
  luck: number;
  skill: number;
  result: number;
  /** Skill in two: one's own choices, and those of others. */
  own: number;
  others: number;
}

export function balances({ start, luck, skill, result, own, others }: Summary): Balance[] {
  return start.map((value, nth) => ({
    seat: nth + 1,
    start: value,
    luck: luck[nth] ?? 0,
    skill: skill[nth] ?? 0,
    result: result[nth] ?? 0,
    own: own[nth] ?? 0,
    others: others[nth] ?? 0,
  }));
}

/** The ruler that all seats share: luck alone may lead beyond 0 or 100 %, and skill back. */
export function rulerOf(all: readonly Balance[]): { from: number; to: number } {
  const ends = all.map(({ start, luck }) => start + luck);
  return { from: Math.min(0, ...ends), to: Math.max(1, ...ends) };
}

/** Whole points that add up as they are shown: skill takes what rounding leaves. */
export function inPoints({ start, luck, result }: Pick<Balance, "start" | "luck" | "result">): {
  start: number;
  luck: number;
  skill: number;
  result: number;
} {
  const [first, second, last] = [start, luck, result].map((share) => Math.round(share * 100)) as [number, number, number];
  return { start: first, luck: second, skill: last - first - second, result: last };
}
