/** What the server sends and takes, seats counted from 1.
 *
 * What the HTTP API speaks of is made from the server's own models (models.ts) and only named here;
 * views and the WebSocket's messages are docs/protocol.md, word for word.
 */
import type { ClockState, ErrorBody, LineSeat, Seat, ShownSettings, Table, TableLine as Line } from "./models";

export type { Clock, Me, Outcome, SeatWish, Table } from "./models";

export type GameName = Table["settings"]["game"];
export type Level = "random" | "apprentice" | "journeyman" | "master";
export type Value = string | number | boolean | string[] | number[] | null;
export type Params = Record<string, Value>;

export type Refusal = ErrorBody & { params: Params };

// ---- tables

export type Options = ShownSettings["options"];
export type Settings = ShownSettings;
export type SeatInfo = Seat;
export type ClockTime = ClockState;
/** A table in a list. */
export type TableLine = Line & { seats: (LineSeat & { kind: Seat["kind"] })[] };

// ---- views

/** What one seat (or a spectator, seat 0) may know and do. */
export interface SeatView<G = GameView, H = Help> {
  game: G;
  phase: number;
  legal: string[];
  undo: number;
  help: H;
}

export type GameView = TowersGame | DraftGame | SoloGame;
export type Help = TowersHelp | CitiesHelp;

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

/** `S F O P H`, taverns `d e m b`, duplexes `F/e` (upright) and `e-F` (flat). */
export type TileText = string;
export type CityLetter = string;
export type CityScore = Record<string, number>;

export interface CityData {
  city: CityLetter;
  builders: number[];
  size: number;
  score: CityScore;
  /** Letters from the top, `.` where nothing stands; the first one is the square `corner`. */
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

// ---- what happens

export interface StoryEvent {
  kind: string;
  seat?: number;
  [parameter: string]: unknown;
}

export interface Proposal {
  seat: number;
  move: string;
}

export interface PingTarget {
  city?: CityLetter;
  square?: string;
  card?: CardText;
}

export interface Ping extends PingTarget {
  seat: number;
  /** Local time of arrival; a ping fades after a few seconds. */
  at: number;
}

export interface Said {
  by: { player: string; nickname: string; seat: number | null };
  text?: string;
  phrase?: string;
  at: number;
}

export interface Candidate {
  move: string;
  visits: number;
  value: number;
  scores?: number[];
  wins?: number[];
}

// ---- messages

export type Views = Record<string, SeatView>;

export interface Welcome {
  type: "welcome";
  protocol: number;
  number: number;
  table: Table;
  me: { player: string; seats: number[]; host: boolean };
  views: Views;
  story: StoryEvent[];
  proposals: Proposal[];
  chat: Said[];
  now: number;
}

export interface Change {
  type: "change";
  number: number;
  table?: Table;
  /** When seats were drawn, or taken. */
  me?: Welcome["me"];
  views?: Record<string, Partial<SeatView>>;
  story?: StoryEvent[];
  story_length?: number;
  /** All of them, where some are new or gone. */
  proposals?: Proposal[];
}

export type FromServer =
  | Welcome
  | Change
  | { type: "accepted"; id: string; number: number }
  | { type: "refused"; id: string | null; error: Refusal; number: number; views?: Record<string, Partial<SeatView>> }
  | ({ type: "said" } & Said)
  | ({ type: "pinged"; seat: number } & PingTarget)
  | { type: "presence"; seats: number[]; watching: number }
  | { type: "hint"; id: string; seat: number; candidates: Candidate[] }
  | { type: "clock"; clocks: Record<string, ClockTime>; now: number }
  | { type: "bye"; reason: "restart" | "expired" | "slow" };

export type ToServer =
  | { type: "move"; id: string; seat: number; phase: number; move: string }
  | { type: "undo"; id: string; seat: number }
  | { type: "say"; text: string }
  | { type: "say"; phrase: string }
  | ({ type: "ping"; seat: number } & PingTarget)
  | { type: "propose"; seat: number; move: string | null }
  | { type: "withdraw"; seat: number; move: string }
  | { type: "hint"; id: string; seat: number }
  | { type: "resync" }
  | { type: "alive" };
