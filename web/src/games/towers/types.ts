/** Views of 5 Towers as the server sends them, and its help as the table uses it. */
import type { BidLimit, BuildPlan, Refusal, TowersPoints as SentPoints, TowerType } from "$lib/types";

export type { BidLimit, Blocked, BuildPlan, TowersGame, TowersHelp as SentHelp, TowersPoints as SentPoints, TowerType } from "$lib/types";

export interface TowersPoints extends Omit<SentPoints, "towers"> {
  towers: Partial<Record<TowerType, number>>;
}

export interface TowersHelp {
  limits: BidLimit[];
  /** By number of cards: how the seat in turn might build them. */
  plans: BuildPlan[];
  bids: Record<string, Refusal>;
  points: TowersPoints[];
}
