/** Views of Between Two Cities, as the server sends them. */

/** `S F O P H`, taverns `d e m b`, duplexes `F/e` (upright) and `e-F` (flat). */
export type TileText = string;
export type CityLetter = string;
export type CityScore = Record<string, number>;

export interface CityData {
  city: CityLetter;
  builders: number[];
  size: number;
  score: CityScore;
  /** Letters from the top, `.` for an empty square; the first one is the square `corner`. */
  rows?: string[];
  corner?: [number, number];
  /** Automacity only: how many of each building. */
  buildings?: Record<string, number>;
}

export interface DraftSeat {
  seat: number;
  left: CityLetter;
  right: CityLetter;
  hand_size: number;
  picked: boolean;
  known: TileText[] | null;
  revealed: TileText[];
  unplaced: TileText[];
}

export interface DraftGame {
  game: "cities";
  mode: "ring" | "two";
  players: number;
  viewer: number | null;
  round: number;
  half: string | null;
  turn: number;
  phase: "picking" | "placing" | "dealing" | "over";
  passing: "left" | "right" | null;
  acting: number[];
  hand: TileText[];
  pick: TileText[];
  seats: DraftSeat[];
  cities: CityData[];
  box: { singles: number; duplexes: number };
  discarded: number;
  unseen: TileText[];
}

/** What an Automa took, and why (S4). */
export interface Decision {
  seat: number;
  city: CityLetter;
  card: number;
  column: string;
  symbols: string[];
  skipped: { symbol: string; reason: string }[];
  symbol: string;
  place: number;
  candidates: { tile: TileText; points: number; square: string | null }[];
  tied: TileText[];
  tile: TileText;
}

export interface SoloGame {
  game: "cities";
  mode: "beginner" | "expert";
  players: number;
  viewer: number | null;
  level: number;
  level_points: number;
  round: number;
  turn: number;
  phase: "automa" | "assigning" | "placing" | "dealing" | "over";
  passing: "left" | "right" | null;
  acting: number[];
  hands: TileText[][];
  waiting: CityLetter[];
  to_place: { tile: TileText; city: CityLetter }[];
  cities: CityData[];
  decisions: Decision[];
  deck: string[];
  cards_left: number[];
  discard: TileText[];
  unseen: TileText[];
}

export type CitiesGame = DraftGame | SoloGame;

export interface CitiesHelp {
  /** By placement, mine and those in `suggest`: the points it would add, by category, and `total`. */
  adds: Record<string, Record<string, number>>;
  /** By placement: what it changes in other cities. */
  others: Record<string, Record<CityLetter, number>>;
  /** By city: who places first if both neighbours wait (C3.4). */
  first: Record<CityLetter, number>;
  factories: { city: CityLetter; count: number; worth: number }[];
  /** By neighbour's seat: placements that I may propose to them. */
  suggest?: Record<string, string[]>;
  /** By legal assignment: the points it would add, in a city of mine at best. */
  assign?: Record<string, Record<string, number>>;
}
