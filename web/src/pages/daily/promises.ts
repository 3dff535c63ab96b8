/** What the server promised for each day, as this device saw it: so it can say whether anything changed since. */
import { keep, readKept } from "$lib/device/storage";
import type { DailyDay, DailyOverview } from "$lib/models";

const KEY = "daily-promises";
const DAYS_KEPT = 10;

type Promises = Record<string, string[]>;

export function keptPromises(): Promises {
  const found = readKept(KEY);
  return typeof found === "object" && found !== null ? (found as Promises) : {};
}

export function promisedFor({ games }: DailyDay): string[] {
  return games.flatMap(({ commitments }) => commitments);
}

/** Keeps today's and tomorrow's promises; the first one seen stays. */
export function keepPromises({ today, tomorrow }: Pick<DailyOverview, "today" | "tomorrow">): void {
  const before = keptPromises();
  const seen = { [today.date]: promisedFor(today), [tomorrow.date]: promisedFor(tomorrow), ...before };
  const latest = Object.entries(seen).sort(([one], [other]) => (one < other ? 1 : -1));
  keep(KEY, Object.fromEntries(latest.slice(0, DAYS_KEPT)));
}
