/** Who came where, by the places that the server gives. */
import type { Outcome } from "$lib/types";

export interface Standing {
  seat: number;
  /** From 1; players who are level share one, and the next place is left out: 1, 2, 2, 4. */
  place: number;
  score: number;
  won: boolean;
  /** Whether they gave up, and so come after everybody who played on. */
  resigned: boolean;
}

type Result = Pick<Outcome, "scores" | "winners" | "places">;

/** From first to last; level players in the order of their seats. */
export function standingsOf({ scores, winners, places }: Result, resigned: readonly number[] = []): Standing[] {
  const standings = scores.map((score, nth): Standing => {
    const seat = nth + 1;
    return { seat, place: places[nth] ?? scores.length, score, won: winners.includes(seat), resigned: resigned.includes(seat) };
  });
  return standings.sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Places from last to first, each once: the order in which they are announced. */
export function lastToFirst(standings: readonly Standing[]): number[] {
  return [...new Set(standings.map(({ place }) => place))].sort((one, other) => other - one);
}

/**
 * How far the race has come: everybody runs on together, and stops at their own score.
 *
 * `placed` places are decided, and the race is `share` of the way to the next.
 */
export function raceAt(standings: readonly Standing[], placed: number, share: number): number {
  const goals = lastToFirst(standings).map((place) => scoreOf(standings, place));
  const from = Math.max(0, ...goals.slice(0, placed));
  const to = Math.max(from, goals[placed] ?? from);
  return Math.round(from + (to - from) * Math.min(1, share));
}

function scoreOf(standings: readonly Standing[], place: number): number {
  return Math.max(...standings.filter((standing) => standing.place === place).map(({ score }) => score));
}

/** As a share of the whole bar. Before minus points are subtracted, more than the best result may have been counted. */
export function lengthOfBar(points: number, best: number): number {
  return Math.min(1, Math.max(0, points / best));
}
