/** How equal scores are decided, step by step, for the explanation (C6.2 to C6.4, C7). */
import type { Outcome } from "$lib/types";
import { CATEGORIES } from "./notation";
import type { SeatPart, Tie } from "./result";

type TieStep = Tie["tie_steps"][number];
type TieReason = TieStep["reason"];

/** `ranks`: what is compared, in order, for each seat; the score comes first. `among`: the seats compared. */
export function tieOf(ranks: number[][], two: boolean, among: readonly number[] = ranks.map((_, nth) => nth + 1)): Tie {
  const names: TieReason[] = two ? [...CATEGORIES] : ["higher-city", ...CATEGORIES];
  const scoreOf = (seat: number): number => ranks[seat - 1]?.[0] ?? 0;
  const best = Math.max(...among.map(scoreOf));
  let tied = among.filter((seat) => scoreOf(seat) === best);
  const steps: Tie["tie_steps"] = [];
  names.forEach((reason, at) => {
    const compared = tied.map((seat) => ({ seat, value: ranks[seat - 1]?.[at + 1] ?? 0 }));
    const most = Math.max(...compared.map(({ value }) => value));
    if (compared.every(({ value }) => value === most)) return;
    steps.push({ reason, compared });
    tied = compared.filter(({ value }) => value === most).map(({ seat }) => seat);
  });
  return { winners: tied, tie_break: tied.length > 1 ? "shared" : (steps.at(-1)?.reason ?? null), tie_steps: steps };
}

/** What decided between equal scores below the winners, from the best place down (C6); those who resigned are not compared. */
export function tiesBelow(
  outcome: Pick<Outcome, "scores" | "winners" | "breakdown" | "tie_steps">,
  two: boolean,
  resigned: readonly number[] = [],
): Tie[] {
  const ranks = (outcome.breakdown as unknown as SeatPart[]).map((part, nth) => rankOf(part, outcome.scores[nth] ?? 0, two));
  let rest = ranks.flatMap((_, nth) => (outcome.winners.includes(nth + 1) || resigned.includes(nth + 1) ? [] : [nth + 1]));
  const ties: Tie[] = [];
  const told = [...outcome.tie_steps];
  while (rest.length > 1) {
    const { winners, tie_steps, tie_break } = tieOf(ranks, two, rest);
    const fresh = tie_steps.filter((step) => !told.some((earlier) => covers(earlier, step)));
    if (fresh.length > 0) ties.push({ winners, tie_steps: fresh, tie_break });
    told.push(...fresh);
    rest = rest.filter((seat) => !winners.includes(seat));
  }
  return ties;
}

/** Whether an earlier comparison already gave these numbers. */
function covers(earlier: TieStep, { reason, compared }: TieStep): boolean {
  return earlier.reason === reason && compared.every(({ seat }) => earlier.compared.some((other) => other.seat === seat));
}

function rankOf({ left, right, buildings }: SeatPart, score: number, two: boolean): number[] {
  const counts = CATEGORIES.map((category) => buildings[category]);
  return two ? [score, ...counts] : [score, Math.max(left.total, right.total), ...counts];
}
