/** Games whose ending this device has shown to its end: it is not played again unasked. */
import { keep, readKept } from "$lib/device/storage";

const KEY = "drafting-table-endings";
/** Enough for anybody who goes back to a game. */
const KEPT = 60;

export function wasShown(table: string): boolean {
  return all().includes(table);
}

export function keepShown(table: string): void {
  if (!wasShown(table)) keep(KEY, [...all(), table].slice(-KEPT));
}

/** Only what is well-formed: anybody can edit what a device keeps. */
function all(): string[] {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}
