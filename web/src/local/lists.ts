/** This device's tables, as their lines were stored: a list needs no Python. */
import type { TableLine } from "../lib/types";
import { openStore } from "./indexed-db";

/** Latest first. */
export async function storedLines(state: TableLine["state"]): Promise<TableLine[]> {
  const tables = await (await openStore()).tables();
  const lines = tables.map(({ line }) => line as TableLine).filter((line) => line.state === state);
  return lines.sort((one, other) => other.updated - one.updated);
}
