/** My own random numbers for the deals, kept on this device to find them again in the fairness check. */
import { keep, readKept } from "./kept";

const KEY = "drafting-table-nonces";
const TABLES_KEPT = 50;

type Kept = [table: string, nonces: string[]][];

/** 16 bytes that the server cannot foresee, as 32 hexadecimal digits. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function myNonces(table: string): string[] {
  return kept().find(([id]) => id === table)?.[1] ?? [];
}

/** Several seats of one table may be mine, each with its number. */
export function keepNonce(table: string, nonce: string): void {
  const others = kept().filter(([id]) => id !== table);
  keep(KEY, [...others, [table, [...myNonces(table), nonce]]].slice(-TABLES_KEPT));
}

/** Who left a seat has no number to look for: the check must not miss what was rightly taken out. */
export function forgetNonces(table: string): void {
  keep(KEY, kept().filter(([id]) => id !== table));
}

function kept(): Kept {
  const read = readKept(KEY);
  return Array.isArray(read) ? (read as Kept) : [];
}
