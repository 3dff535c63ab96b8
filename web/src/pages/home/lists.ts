/** The lists of the first page, put together from the answers to several requests. */
import type { TableLine } from "$lib/types";

/** How many of my tables are listed; older ones are in the list of finished games. */
const MOST = 12;

/** Each table once: one that started between two requests is in both answers, and the newer line counts. */
export function eachOnce(lines: TableLine[]): TableLine[] {
  const newest = new Map<string, TableLine>();
  for (const line of lines) {
    const known = newest.get(line.id);
    if (!known || line.updated > known.updated) newest.set(line.id, line);
  }
  return lines.filter((line) => newest.get(line.id) === line);
}

/** My tables, and those of others. */
export function arranged(own: TableLine[], open: TableLine[]): { mine: TableLine[]; others: TableLine[] } {
  const mine = eachOnce(own).slice(0, MOST);
  const ids = new Set(mine.map((table) => table.id));
  return { mine, others: eachOnce(open).filter((table) => !ids.has(table.id)) };
}

const ORDER = ["running", "open", "finished"];

/** My tables on this device and on the server in one list, in the order in which the server lists them. */
export function together(here: TableLine[], there: TableLine[]): TableLine[] {
  if (here.length === 0) return there;
  return [...here, ...there].sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || other.updated - one.updated);
}
