/** What decided between equal scores, for saying so (C6.2 to C6.4, C7). */
import { CATEGORIES } from "../scoring/cities";

export interface TieBreak {
  reason: string;
  /** What was compared, of the players with the best score, in seat order. */
  compared: number[];
}

/** `ranks`: what is compared, in order, for each seat; the score comes first. */
export function tieBreak(ranks: number[][], two: boolean): TieBreak | null {
  const names = two ? [...CATEGORIES] : ["higher-city", ...CATEGORIES];
  const best = Math.max(...ranks.map(([score = 0]) => score));
  let tied = ranks.filter(([score]) => score === best);
  if (tied.length < 2) return null;
  let last: TieBreak = { reason: "shared", compared: [] };
  names.forEach((reason, at) => {
    if (tied.length < 2) return;
    const values = tied.map((rank) => rank[at + 1] ?? 0);
    const most = Math.max(...values);
    if (values.some((value) => value < most)) last = { reason, compared: values };
    tied = tied.filter((rank) => rank[at + 1] === most);
  });
  return tied.length > 1 ? { reason: "shared", compared: [] } : last;
}
