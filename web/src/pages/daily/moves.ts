/** Decisions in a comparison, in words where they have any; otherwise as in records. */
import { t } from "$lib/words/i18n.svelte";
import { gameOf } from "../../games";
import type { GameName } from "$lib/types";

/** Types of cards as in records. */
const TYPES: Record<string, string> = { c: "candy", h: "horror", t: "tree", j: "junk", s: "sand" };
const NAMED = ["bid", "pass", "build", "raze"];

export function moveText(game: string, move: string): string {
  const [kind = "", what = ""] = move.split(" ");
  if (game !== "towers" || !NAMED.includes(kind)) return move;
  return t(`move-${kind}`, { number: Number(what), card: pieceText(game, what) });
}

export function movesText(game: string, moves: readonly string[]): string {
  return moves.length === 0 ? t("move-none") : moves.map((move) => moveText(game, move)).join(", ");
}

function pieceText(game: GameName, piece: string): string {
  const type = TYPES[piece];
  if (type !== undefined) return t("tower-short", { type });
  return gameOf(game).story.pieceName(piece) ?? piece;
}
