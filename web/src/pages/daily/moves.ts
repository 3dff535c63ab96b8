/** Decisions in a comparison, in words where they have any; otherwise as in records. */
import { t } from "$lib/words/i18n.svelte";
import { gameOf } from "../../games";
import type { GameName } from "$lib/types";

/** Whether a round has so few moves, and words for them, that they can be listed. */
export const areListed = (game: GameName): boolean => gameOf(game).story.moveName !== undefined;

export function moveText(game: GameName, move: string): string {
  return gameOf(game).story.moveName?.(move) ?? move;
}

export function movesText(game: GameName, moves: readonly string[]): string {
  return moves.length === 0 ? t("move-none") : moves.map((move) => moveText(game, move)).join(", ");
}
