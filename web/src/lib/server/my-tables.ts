/** My tables: on the server, and on this device. */
import { introduce } from "../device/identity.svelte";
import { hasPlayedHere } from "../device/offline.svelte";
import type { TableLine } from "../types";
import { api } from "./api";

type State = "open" | "running" | "finished";

/** Those on this device; nothing is loaded where there were never any. */
export async function tablesHere(...states: State[]): Promise<TableLine[]> {
  if (!hasPlayedHere()) return [];
  const { storedLines } = await import("../../local/lists");
  return (await Promise.all(states.map(storedLines))).flat();
}

/** Those on the server. */
export async function tablesThere(...states: State[]): Promise<TableLine[]> {
  await introduce();
  const lists = await Promise.all(states.map((state) => api.tables({ mine: "true", state })));
  return lists.flatMap(({ tables }) => tables);
}

/** All of them, those of the server if it can be reached; the latest first. */
export async function myTables(...states: State[]): Promise<TableLine[]> {
  const [here, there] = await Promise.all([tablesHere(...states), tablesThere(...states).catch(() => [])]);
  return [...here, ...there].sort((one, other) => other.updated - one.updated);
}
