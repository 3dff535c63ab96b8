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

/** Points of a seat, its towers by their full names; only those that have cards. */
export interface SentPoints {
  towers: Record<string, number>;
  /** Extra points of the main tower. */
  main: number;
  razed: number;
  total: number;
}

/** `limits` and `bids` come only with the bidding. */
export interface SentHelp {
  limits?: BidLimit[];
  bids?: Record<string, Refusal>;
  points: SentPoints[];
}

export interface TowersPoints extends Omit<SentPoints, "towers"> {
  towers: Partial<Record<TowerType, number>>;
}

/** The help as the table uses it. */
export interface TowersHelp {
  limits: BidLimit[];
  bids: Record<string, Refusal>;
  points: TowersPoints[];
}
