/** Who came where. Winners are the server's; everybody else follows by what the outcome tells. */
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

type Result = Pick<Outcome, "scores" | "winners" | "tie_steps">;
type Entrant = Omit<Standing, "place"> & { stayed: number };

/** From first to last; level players in the order of their seats. */
export function standingsOf(outcome: Result, resigned: readonly number[] = []): Standing[] {
  const entrants = outcome.scores.map((score, nth) => entrant(outcome, score, nth + 1, resigned.includes(nth + 1)));
  entrants.sort((one, other) => compare(one, other) || one.seat - other.seat);
  return entrants.map(({ stayed: _, ...entry }, nth) => ({
    ...entry,
    place: entrants.findIndex((other) => compare(other, entrants[nth] as Entrant) === 0) + 1,
  }));
}

function entrant({ winners, tie_steps }: Result, score: number, seat: number, resigned: boolean): Entrant {
  const stayed = tie_steps.filter(({ compared }) => compared.some((found) => found.seat === seat)).length;
  return { seat, score, won: winners.includes(seat), resigned, stayed };
}

/** Among equal scores, whoever stayed longer in the tie-break comes first. */
function compare(one: Entrant, other: Entrant): number {
  return (
    Number(other.won) - Number(one.won) ||
    Number(one.resigned) - Number(other.resigned) ||
    other.score - one.score ||
    other.stayed - one.stayed
  );
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
