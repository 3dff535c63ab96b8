import type { BeatLine } from "$lib/pace/beats";
import type { DraftGame, SoloGame } from "../types";

export const LAST_ROUND = 3;

/** The number of turns per round: three choices of single tiles, one of duplexes. */
export function turnsOf(round: number): number {
  return round === 2 ? 1 : 3;
}

/** What is new in a round; null in the first, and in the second half of one (C7). */
export function roundLine(game: DraftGame | SoloGame): BeatLine | null {
  const { round, mode, passing } = game;
  const half = "half" in game ? game.half : null;
  if (round < 2 || half === "b") return null;
  const drafting = mode === "ring" || mode === "two";
  if (round === 2) return { id: drafting ? "beat-round-duplex" : "beat-round-duplex-solo", params: { round } };
  // Two players hand their tiles to each other, whatever the side.
  if (passing === null || mode === "two") return { id: "beat-round-singles", params: { round } };
  return { id: "beat-round-passing", params: { round, side: passing } };
}
