/** What the server promised for each day, as this device saw it: so it can say whether anything changed since. */
import { keep, readKept } from "$lib/device/storage";
import type { DailyDay, DailyOverview } from "$lib/models";
import { fromHex } from "../../fair/bytes";
import { commitmentOf } from "../../fair/commitments";

const KEY = "daily-promises";
const DAYS_KEPT = 10;

type Promises = Record<string, string[]>;

/** "good": seen before the day was over, and kept; "unseen": it fits, but nobody here saw it before; "bad": it does not fit. */
export type Checked = "good" | "unseen" | "bad";

function kept(): Promises {
  const found = readKept(KEY);
  return typeof found === "object" && found !== null ? (found as Promises) : {};
}

function promisedFor({ games }: DailyDay): string[] {
  return games.flatMap(({ commitments }) => commitments);
}

/** Keeps today's and tomorrow's promises; the first one seen stays. */
export function keepPromises({ today, tomorrow }: Pick<DailyOverview, "today" | "tomorrow">): void {
  const before = kept();
  const seen = { [today.date]: promisedFor(today), [tomorrow.date]: promisedFor(tomorrow), ...before };
  const latest = Object.entries(seen).sort(([one], [other]) => (one < other ? 1 : -1));
  keep(KEY, Object.fromEntries(latest.slice(0, DAYS_KEPT)));
}

/** Compares a day's published numbers with its fingerprints, and those with what this device saw. */
export function checkDay(day: DailyDay): Checked {
  const secrets = day.games.flatMap((game) => game.secrets ?? []);
  const promised = promisedFor(day);
  const found = secrets.map((secret) => commitmentOf(fromHex(secret) ?? new Uint8Array()));
  if (found.length !== promised.length || found.some((one, nth) => one !== promised[nth])) return "bad";
  const before = kept()[day.date];
  if (!before) return "unseen";
  return before.length === promised.length && before.every((one, nth) => one === promised[nth]) ? "good" : "bad";
}
