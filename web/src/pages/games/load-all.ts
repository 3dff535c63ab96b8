/** Reads all my finished games: from this device at once, from the server page by page. */
import { introduce } from "$lib/device/identity.svelte";
import { IS_SITE } from "$lib/screen/address";
import { api } from "$lib/server/api";
import { tablesHere } from "$lib/server/my-tables";
import type { TableLine } from "$lib/types";
import { playedIn, type Played } from "./played";

/** A server with more pages than this has lost count. */
const MOST_PAGES = 500;

export interface Sources {
  here: () => Promise<TableLine[]>;
  /** The games after the cursor, or the latest, and the next cursor. */
  there: (cursor: string | null) => Promise<{ tables: TableLine[]; cursor: string | null }>;
}

const SOURCES: Sources = {
  here: () => tablesHere("finished"),
  there: async (cursor) => {
    if (IS_SITE) return { tables: [], cursor: null };
    if (cursor === null) await introduce();
    return api.tables({ mine: "true", state: "finished", ...(cursor === null ? {} : { cursor }) });
  },
};

/** Calls `show` with what is known so far, the latest first, after each answer. Throws if a source fails,
 * after the others have been read. */
export async function loadAll(show: (games: Played[]) => void, sources: Sources = SOURCES): Promise<void> {
  const lines = new Map<string, TableLine>();
  const add = (more: TableLine[]): void => {
    for (const line of more) lines.set(line.id, line);
    const games = [...lines.values()].map(playedIn).filter((game) => game !== null);
    show(games.sort((one, other) => other.at - one.at || one.id.localeCompare(other.id)));
  };
  const here = sources.here().then(add);
  const results = await Promise.allSettled([here, readThere(sources, add)]);
  const failed = results.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

async function readThere({ there }: Sources, add: (lines: TableLine[]) => void): Promise<void> {
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const found = await there(cursor);
    add(found.tables);
    cursor = found.cursor;
    if (cursor === null) return;
  }
}
