/** A move in words: each game's file `moves.ts` says which of the phrases of hints it is. */
import type { GameView, HintPhrase } from "$lib/types";

/** Null for what a game has no words for. `seat` is the player's, and `view` is the table before the move. */
export type MovePhrase = (move: string, view: GameView, seat: number) => HintPhrase | null;

const FOUND = import.meta.glob<MovePhrase>("./*/moves.ts", { eager: true, import: "default" });

export function movePhrase(move: string, view: GameView, seat: number): HintPhrase | null {
  return FOUND[`./${view.game}/moves.ts`]?.(move, view, seat) ?? null;
}
