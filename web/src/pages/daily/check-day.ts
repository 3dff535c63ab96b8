/** Whether what was published for a day is what the server had promised. */
import type { DailyDay } from "$lib/models";
import { fromHex } from "../../fair/bytes";
import { commitmentOf } from "../../fair/commitments";
import { keptPromises, promisedFor } from "./promises";

/** "good": seen before the day was over, and kept; "unseen": it fits, but nobody here saw it before; "bad": it does not fit. */
export type Checked = "good" | "unseen" | "bad";

/** Compares a day's published numbers with its fingerprints, and those with what this device saw. */
export function checkDay(day: DailyDay): Checked {
  const secrets = day.games.flatMap((game) => game.secrets ?? []);
  const promised = promisedFor(day);
  const found = secrets.map((secret) => commitmentOf(fromHex(secret) ?? new Uint8Array()));
  if (found.length !== promised.length || found.some((one, nth) => one !== promised[nth])) return "bad";
  const before = keptPromises()[day.date];
  if (!before) return "unseen";
  return before.length === promised.length && before.every((one, nth) => one === promised[nth]) ? "good" : "bad";
}
