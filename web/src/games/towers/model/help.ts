/** The server's help, made whole: a part that is not sent at the moment is empty. */
import type { Refusal } from "$lib/types";
import type { BidLimit, TowersHelp, TowersPoints } from "../types";
import { KINDS, type Kind } from "./cards";

/** Breakdowns name the types in full, views by their letter. */
export const TYPE_NAMES: Record<Kind, string> = { c: "candy", h: "horror", t: "tree", j: "junk", s: "sand" };

export function readHelp(help: Partial<TowersHelp> | undefined): TowersHelp {
  const limits: BidLimit[] = help?.limits ?? [];
  const bids: Record<string, Refusal> = help?.bids ?? {};
  return { limits, bids, points: (help?.points ?? []).map(readPoints) };
}

function readPoints(points: TowersPoints): TowersPoints {
  const sent: Record<string, number | undefined> = points.towers;
  const towers: TowersPoints["towers"] = {};
  for (const kind of KINDS) {
    const worth = sent[kind] ?? sent[TYPE_NAMES[kind]];
    if (worth !== undefined) towers[kind] = worth;
  }
  return { ...points, towers };
}
