/** What the server sends and takes, seats counted from 1.
 *
 * What the HTTP API speaks of is made from the server's own models (models.ts) and only named here;
 * views and the WebSocket's messages are docs/protocol.md, word for word.
 */
import type { ClockState, ErrorBody, LineSeat, Seat, ShownSettings, Table, TableLine as Line } from "./models";

export type { Clock, Me, Outcome, Table } from "./models";

export type GameName = Table["settings"]["game"];
export type Value = string | number | boolean | string[] | number[] | null;
export type Params = Record<string, Value>;

export type Refusal = ErrorBody & { params: Params };

// ---- tables

export type Options = ShownSettings["options"];
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

/** What every game's view has; each game declares the rest in its types.ts. */
export interface GameView {
  game: GameName;
  players: number;
  phase: string;
  acting: number[];
}
/** What an interface needs in order not to decide rules itself; different in each game. */
export type Help = object;

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
  city?: string;
  square?: string;
  card?: string;
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
