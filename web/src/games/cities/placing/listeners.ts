/** Who listens to what is said about a shared city. */
import type { SeatInfo } from "$lib/types";

/** Levels of bots that answer proposals, as on the server (bot_talk.py). */
const TALKATIVE = ["journeyman", "master"];

export function listens({ kind, stand_in, level }: Pick<SeatInfo, "kind" | "stand_in" | "level">): boolean {
  return (kind === "player" && !stand_in) || TALKATIVE.includes(level ?? "");
}
