/** How equal scores are decided, step by step, for the explanation (C6.2 to C6.4, C7). */
import type { Tie } from "../model/result";
import { CATEGORIES } from "./scoring/cities";

type TieReason = Tie["tie_steps"][number]["reason"];

/** `ranks`: what is compared, in order, for each seat; the score comes first. */
export function tieOf(ranks: number[][], two: boolean): Tie {
  const names: TieReason[] = two ? [...CATEGORIES] : ["higher-city", ...CATEGORIES];
  const best = Math.max(...ranks.map(([score = 0]) => score));
  let tied = ranks.flatMap(([score], nth) => (score === best ? [nth + 1] : []));
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
