/** The score sheet of a finished game, row by row. The points come from the server. */
import { KINDS, type Kind } from "./cards";
import { TYPE_NAMES } from "./help";

export type Row = Kind | "main" | "razed";
export type Sheet = Record<Row, number>;

export const ROWS: readonly Row[] = [...KINDS, "main", "razed"];

export function readSheets(breakdown: readonly Record<string, unknown>[]): Sheet[] {
  return breakdown.map((part) => {
    const towers = isRecord(part.towers) ? part.towers : {};
    const points = (kind: Kind): number => asNumber(towers[TYPE_NAMES[kind]]);
    return {
      c: points("c"),
      h: points("h"),
      t: points("t"),
      j: points("j"),
      s: points("s"),
      main: asNumber(part.main),
      razed: asNumber(part.razed),
    };
  });
}

/** The row in which the winner is furthest ahead of the second: what decided the game. */
export function decisiveRow(winner: Sheet, second: Sheet): Row {
  const lead = (row: Row): number => winner[row] - second[row];
  return ROWS.reduce((best, row) => (lead(row) > lead(best) ? row : best));
}

/** A number counting up or down to its final value. */
export function countedUp(points: number, share: number): number {
  const part = Math.round(points * Math.min(1, share));
  return part === 0 ? 0 : part; // never -0
}

/** The number of rows counted so far, and the progress of the current one. */
export function sumUpTo(sheet: Sheet | undefined, row: number, share: number): number {
  if (!sheet) return 0;
  const counted = ROWS.slice(0, row).reduce((sum, line) => sum + sheet[line], 0);
  const next = ROWS[row];
  return next === undefined ? counted : counted + countedUp(sheet[next], share);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const asNumber = (value: unknown): number => (typeof value === "number" ? value : 0);
