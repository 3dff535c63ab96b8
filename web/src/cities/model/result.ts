/** The end of a game as rows to be read out: cities by category, players by what counts. */
import type { CityData, Outcome } from "$lib/types";
import { CATEGORIES, type Category } from "./notation";

interface CityPart {
  city: string;
  total: number;
  [category: string]: string | number;
}

export interface SeatPart {
  left: CityPart;
  right: CityPart;
  buildings: Record<Category, number>;
  total: number;
}

export interface PlayerLine {
  seat: number;
  score: number;
  won: boolean;
  cities: { city: string; total: number; counts: boolean }[];
}

/** Every city once, in the order of its letter. */
export function cityColumns(outcome: Outcome, cities: readonly CityData[]): { city: string; score: Record<string, number> }[] {
  const found = new Map<string, Record<string, number>>();
  for (const { city, score } of cities) found.set(city, score);
  for (const { left, right } of outcome.breakdown as unknown as SeatPart[]) {
    for (const { city, ...score } of [left, right]) found.set(city, score as Record<string, number>);
  }
  return [...found].map(([city, score]) => ({ city, score })).sort((one, other) => one.city.localeCompare(other.city));
}

/** Winners first, then by score; `sum`: both cities count (C7). */
export function playerLines(outcome: Outcome, sum: boolean): PlayerLine[] {
  const lines = (outcome.breakdown as unknown as SeatPart[]).map(({ left, right }, nth) => {
    const low = Math.min(left.total, right.total);
    return {
      seat: nth + 1,
      score: outcome.scores[nth] ?? 0,
      won: outcome.winners.includes(nth + 1),
      cities: [left, right].map(({ city, total }) => ({ city, total, counts: sum || total === low })),
    };
  });
  return lines.sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score || one.seat - other.seat);
}

/** What was compared between equal scores: by seat, in the order of the seats. */
export function comparedAt(outcome: Outcome): { seat: number; value: number }[] {
  const best = Math.max(...outcome.scores);
  const parts = outcome.breakdown as unknown as SeatPart[];
  return parts.flatMap((part, nth) =>
    outcome.scores[nth] === best ? [{ seat: nth + 1, value: valueOf(part, outcome.tie_break) }] : [],
  );
}

function valueOf({ left, right, buildings }: SeatPart, tieBreak: string): number {
  if (CATEGORIES.includes(tieBreak as Category)) return buildings[tieBreak as Category];
  return Math.max(left.total, right.total);
}
