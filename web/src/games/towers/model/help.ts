/** The server's help, with empty values for what it only sends during bidding. */
import type { SentHelp, SentPoints, TowersHelp, TowersPoints } from "../types";
import { KINDS, type Kind } from "./cards";

/** Breakdowns use the full names of types, views their letters. */
export const TYPE_NAMES: Record<Kind, string> = { c: "candy", h: "horror", t: "tree", j: "junk", s: "sand" };

export function readHelp({ limits = [], plans = [], bids = {}, points }: SentHelp): TowersHelp {
  return { limits, plans, bids, points: points.map(readPoints) };
}

function readPoints({ towers, ...points }: SentPoints): TowersPoints {
  const byLetter = KINDS.flatMap((kind) => {
    const worth = towers[TYPE_NAMES[kind]];
    return worth === undefined ? [] : [[kind, worth] as const];
  });
  return { ...points, towers: Object.fromEntries(byLetter) };
}
