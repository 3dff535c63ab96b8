/** Who listens to what is said about a shared city. */
import type { SeatInfo } from "$lib/types";

/** Levels of bots that answer proposals, as on the server (bot_talk.py). */
const TALKATIVE = ["journeyman", "master"];

/** Whether wishes mean anything to them: bots ignore them. */
export function readsWishes({ kind, stand_in }: Pick<SeatInfo, "kind" | "stand_in">): boolean {
  return kind === "player" && !stand_in;
}

export function listens({ kind, stand_in, level }: Pick<SeatInfo, "kind" | "stand_in" | "level">): boolean {
  return readsWishes({ kind, stand_in }) || TALKATIVE.includes(level ?? "");
}
