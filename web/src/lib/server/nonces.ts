/** My nonces and the server's commitments from before it knew them, kept on this device for the
 *  fairness check. */
import { keep, readKept } from "../device/storage";

const KEY = "drafting-table-nonces";
const TABLES_KEPT = 50;

type Kept = [table: string, nonces: string[], promised?: string | null][];

/** 16 bytes that the server cannot predict, as 32 hexadecimal digits. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function myNonces(table: string): string[] {
  return kept().find(([id]) => id === table)?.[1] ?? [];
}

/** The commitment that I saw before the server saw my nonces, if there was one. */
export function promisedTo(table: string): string | null {
  return kept().find(([id]) => id === table)?.[2] ?? null;
}

/** Several seats of one table may be mine, each with its own nonce. */
export function keepNonce(table: string, nonce: string, promised: string | null = null): void {
  const others = kept().filter(([id]) => id !== table);
  const entry = [table, [...myNonces(table), nonce], promised ?? promisedTo(table)];
  keep(KEY, [...others, entry].slice(-TABLES_KEPT));
}

/** Forgets the nonces of a seat that was left: the server removed them too, so the check must not expect them. */
export function forgetNonces(table: string): void {
  keep(
    KEY,
    kept().filter(([id]) => id !== table),
  );
}

function kept(): Kept {
  const read = readKept(KEY);
  return Array.isArray(read) ? (read as Kept) : [];
}
