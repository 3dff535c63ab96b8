/** Personal bests, kept on this device: one per game and mode. */
import { keep, readKept } from "$lib/device/storage";
import type { Table } from "$lib/types";

const KEY = "drafting-table-bests";

export interface Best {
  score: number;
  /** The game in which it was reached. */
  table: string;
  /** The best before it; null if there was none. */
  before: number | null;
}

export type Bests = Record<string, Best>;

/** Scores are only comparable within a mode; where there is none, among as many players. */
export function bestKey({ settings, seats }: Pick<Table, "settings" | "seats">): string {
  const mode = settings.options["mode"];
  return bestKeyOf(settings.game, typeof mode === "string" ? mode : null, seats.length);
}

export function bestKeyOf(game: string, mode: string | null, seats: number): string {
  return `${game}-${mode ?? seats}`;
}

/** The bests after this score. A game read again changes nothing. */
export function withScore(bests: Bests, key: string, table: string, score: number): Bests {
  const best = bests[key];
  if (best && (best.table === table || best.score >= score)) return bests;
  return { ...bests, [key]: { score, table, before: best?.score ?? null } };
}

/** Keeps the score if it is the best, and returns the best. */
export function keepScore(key: string, table: string, score: number): Best | null {
  const bests = withScore(keptBests(), key, table, score);
  keep(KEY, bests);
  return bests[key] ?? null;
}

export function keptBests(): Bests {
  return readBests(readKept(KEY));
}

/** Only what is well-formed: anybody can edit what a device keeps. */
export function readBests(kept: unknown): Bests {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Best] => isBest(entry[1])));
}

function isBest(value: unknown): value is Best {
  if (typeof value !== "object" || value === null) return false;
  const { score, table, before } = value as Partial<Best>;
  return Number.isInteger(score) && typeof table === "string" && (before === null || Number.isInteger(before));
}
