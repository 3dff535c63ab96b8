/** What a player has done with a game's puzzles, kept on this device. */
import { keep, readKept } from "$lib/device/storage";
import { LOWEST, rated, START } from "./rating";

const KEY = "drafting-table-puzzles";
/** Dates of solved daily puzzles: older ones cannot be part of a row that is worth counting. */
const MOST_DAYS = 1000;

export interface Kept {
  rating: number;
  /** Puzzles solved at the first try, without a mistake since; and the most ever. */
  streak: number;
  best: number;
  /** By puzzle that was tried: whether at once with success, and its rating since. */
  tries: Record<string, [solved: 0 | 1, rating: number]>;
  /** Dates on which the daily puzzle was solved. */
  days: string[];
  /** The only theme wanted; none if all are. */
  theme: string;
}

export function keptOf(game: string): Kept {
  const found = all()[game];
  const { rating, streak, best, tries, days, theme } = isRecord(found) ? found : {};
  return {
    rating: Math.max(LOWEST, whole(rating) || START),
    streak: whole(streak),
    best: whole(best),
    tries: isRecord(tries) ? (Object.fromEntries(Object.entries(tries).filter(([, one]) => isTry(one))) as Kept["tries"]) : {},
    days: Array.isArray(days) ? days.filter((day): day is string => typeof day === "string") : [],
    theme: typeof theme === "string" ? theme : "",
  };
}

export function keepAll(game: string, kept: Kept): void {
  keep(KEY, { ...all(), [game]: kept });
}

/** After a try. Only the first at a puzzle counts, ever. */
export function afterTry(kept: Kept, id: string, puzzle: number, solved: boolean): Kept {
  if (kept.tries[id]) return kept;
  const tries = Object.keys(kept.tries).length;
  const next = rated({ player: kept.rating, puzzle }, solved, tries);
  const streak = solved ? kept.streak + 1 : 0;
  return {
    ...kept,
    rating: next.player,
    streak,
    best: Math.max(kept.best, streak),
    tries: { ...kept.tries, [id]: [solved ? 1 : 0, next.puzzle] },
  };
}

/** After the daily puzzle of this date was solved. */
export function afterDaily(kept: Kept, date: string): Kept {
  if (kept.days.includes(date)) return kept;
  return { ...kept, days: [...kept.days, date].slice(-MOST_DAYS) };
}

export function solvedIn(kept: Kept): number {
  return Object.values(kept.tries).filter(([solved]) => solved).length;
}

function all(): Record<string, unknown> {
  const kept = readKept(KEY);
  return isRecord(kept) ? kept : {};
}

function whole(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}

function isTry(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
