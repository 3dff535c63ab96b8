/** Stars for each exercise, kept on this device. */
import { keep, readKept } from "$lib/device/storage";
import { EXERCISES } from "./exercise";

const KEY = "drafting-table-exercises";
export const MOST_STARS = 3;

/** By the number of wrong tries before. */
export function starsAfter(wrong: number): number {
  return Math.max(MOST_STARS - wrong, 1);
}

/** The most stars earned in each exercise of a game; 0 where it has not been solved. */
export function keptStars(game: string): number[] {
  const kept = all()[game];
  const stars: unknown[] = Array.isArray(kept) ? kept : [];
  return Array.from({ length: EXERCISES }, (_, at) => valid(stars[at]));
}

export function keepStars(game: string, at: number, stars: number): void {
  const best = keptStars(game).map((old, other) => (other === at ? Math.max(old, stars) : old));
  keep(KEY, { ...all(), [game]: best });
}

export function sumOf(stars: readonly number[]): number {
  return stars.reduce((sum, one) => sum + one, 0);
}

function valid(stars: unknown): number {
  return typeof stars === "number" && stars >= 0 && stars <= MOST_STARS ? Math.floor(stars) : 0;
}

function all(): Record<string, unknown> {
  const kept = readKept(KEY);
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}
