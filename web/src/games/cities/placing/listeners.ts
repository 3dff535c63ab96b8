/** Who listens to what is said about a shared city. */
import type { SeatInfo } from "$lib/types";

/** Levels of bots that can judge a square, as on the server (listening.py). */
const TALKATIVE = ["novice", "apprentice", "journeyman", "master", "grandmaster"];

/** Whether proposals and wishes mean anything to them. */
export function listens({ kind, stand_in, level }: Pick<SeatInfo, "kind" | "stand_in" | "level">): boolean {
  const bot = stand_in ?? level;
  return bot ? TALKATIVE.includes(bot) : kind === "player";
}
