/** Views of 5 Towers, as the server sends them. */
import type { Refusal } from "$lib/types";

/** Type and value: `s7`, `c15`, `j0`. */
export type CardText = string;
export type TowerType = "c" | "h" | "t" | "j" | "s";

export interface TowersGame {
  game: "towers";
  players: number;
  referee: boolean;
  start: number;
  round: number;
  pass: 1 | 2;
  phase: "bidding" | "building" | "dealing" | "over";
  acting: number[];
  display: CardText[];
  bids: (number | "pass" | null)[];
  builder: number | null;
  left: number;
  razed_type: TowerType | null;
  /** By seat: each tower's cards, from the bottom; towers not begun are left out. */
  towers: Partial<Record<TowerType, CardText[]>>[];
  razed: number[];
  discard: CardText[];
  unseen: CardText[];
}

export interface Blocked {
  card: CardText;
  on: CardText | null;
  standing: boolean;
  raze_helps: boolean;
  rule: string;
}

export interface BidLimit {
  largest: number;
  raze: TowerType | null;
  builds: CardText[];
  blocked: Blocked[];
}

export interface TowersPoints {
  towers: Partial<Record<TowerType, number>>;
  /** Extra points of the main tower; left out by servers that count it among the towers. */
  main?: number;
  razed: number;
  total: number;
}

export interface TowersHelp {
  limits: BidLimit[];
  bids: Record<string, Refusal>;
  points: TowersPoints[];
}
