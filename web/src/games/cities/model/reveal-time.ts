/** How long the reveal of everyone's tiles takes, in milliseconds. */
import type { DraftGame } from "../types";

export interface RevealTime {
  /** Between one player's tiles and the next player's. */
  each: number;
  /** In all. */
  lasts: number;
}

/** After two turns everyone knows what a reveal is. */
const NEW_UNTIL = 2;

/** In a lesson, the sentence above is about the cities that a reveal covers. */
export function revealTime({ round, turn, players }: Pick<DraftGame, "round" | "turn" | "players">, taught = false): RevealTime {
  const isNew = round === 1 && turn <= NEW_UNTIL && !taught;
  const [each, looking] = isNew ? [180, 2400] : [90, 1300];
  return { each, lasts: looking + players * each };
}
