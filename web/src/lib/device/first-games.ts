/** The first game of each kind on a device: it begins with more help. */
import type { GameName } from "../types";
import { firstVisit } from "./settings.svelte";
import { keep, readKept } from "./storage";

const KEY = "drafting-table-first-games";
const READ = "drafting-table-references";

/** Devices that were here before this was kept have played already. */
if (firstVisit) keep(KEY, {});

/** Whether this device has not played the game yet. */
export function awaitsFirstGame(game: GameName): boolean {
  const games = all();
  return games !== null && games[game] === undefined;
}

/** Whether this table has the device's first game; the first table asked about does. */
export function isFirstGame(game: GameName, table: string): boolean {
  if (awaitsFirstGame(game)) keep(KEY, { ...all(), [game]: table });
  return all()?.[game] === table;
}

/** Whether this device still offers the quick reference of a game: not once it was opened or turned down. */
export function offersReference(game: GameName): boolean {
  return !read().includes(game);
}

export function endReferenceOffer(game: GameName): void {
  if (offersReference(game)) keep(READ, [...read(), game]);
}

function read(): unknown[] {
  const kept = readKept(READ);
  return Array.isArray(kept) ? kept : [];
}

/** By game, the table where it was first played; null if unknown. */
function all(): Partial<Record<GameName, string>> | null {
  const kept = readKept(KEY);
  return typeof kept === "object" ? kept : null;
}
