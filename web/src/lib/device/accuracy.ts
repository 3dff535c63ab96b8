/** How accurately I played, by reviewed game: kept on this device. */
import { keep, readKept } from "./storage";

const KEY = "drafting-table-accuracy";
/** Older reviews make room for newer ones. */
const MOST = 1000;

/** Keeps what a review found: percent, from 0 to 100. */
export function rememberAccuracy(tableId: string, accuracy: number): void {
  const others = Object.entries(accuracies()).filter(([id]) => id !== tableId);
  keep(KEY, Object.fromEntries([...others, [tableId, accuracy] as const].slice(-MOST)));
}

/** By table. Only what is well-formed: anybody can edit what a device keeps. */
export function accuracies(): Record<string, number> {
  const kept = readKept(KEY);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => isPercent(entry[1])));
}

function isPercent(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 100;
}
