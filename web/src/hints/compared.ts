/** Which moves of a hint can be compared: those with a chance and with reasons. */
import type { Candidate, HintAdvice } from "$lib/types";

export interface Compared {
  move: string;
  /** Of the mover, 0 to 1. */
  chance: number;
  advice: HintAdvice;
}

const MOST = 3;

export function comparable(hints: readonly Candidate[]): Compared[] {
  return hints.flatMap(({ move, chance, advice }) => (chance === undefined || !advice ? [] : [{ move, chance, advice }])).slice(0, MOST);
}
