/** Reads stored or linked data and drops what is invalid. */

type Loose = Record<string, unknown>;

/** Names on a pad are not nicknames: the server never sees them. */
export const LONGEST_NAME = 24;

export function isRecord(value: unknown): value is Loose {
  return typeof value === "object" && value !== null;
}

export function readName(value: unknown): string {
  return typeof value === "string" ? value.slice(0, LONGEST_NAME) : "";
}

export function wholeNumber(value: unknown, most: number, least = 0): number {
  return typeof value === "number" && Number.isInteger(value) ? Math.min(Math.max(value, least), most) : 0;
}
