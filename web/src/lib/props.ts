/** What the table frame gives to a game's components, and what it expects of them. */
import type { Component } from "svelte";
import type { Candidate, GameView, Help, Outcome, Ping, PingTarget, Proposal, SeatView, StoryEvent, Table } from "./types";

export interface TableProps<G = GameView, H = Help> {
  table: Table;
  /** The view of the seat shown; a spectator's when `seat` is 0. */
  view: SeatView<G, H>;
  seat: number;
  /** Names by seat, starting with seat 1. */
  names: string[];
  story: StoryEvent[];
  proposals: Proposal[];
  pings: Ping[];
  /** Candidates after a request for a hint, best first; empty otherwise. */
  hints: Candidate[];
  /** Whether a move is being sent: show it, but offer no actions. */
  busy: boolean;
  send: (move: string) => void;
  undo: () => void;
  propose: (move: string) => void;
  withdraw: (move: string) => void;
  ping: (target: PingTarget) => void;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

export interface ScoringProps<G = GameView, H = Help> {
  table: Table;
  outcome: Outcome;
  view: SeatView<G, H>;
  names: string[];
  story: StoryEvent[];
}

/** One state of one component, shown at /gallery. */
export interface GalleryEntry {
  name: string;
  // `entry` below checks the types of props.
  component: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** Width of the frame in pixels; by default the whole page's. */
  width?: number;
}

export function entry<P extends Record<string, unknown>>(name: string, component: Component<P>, props: P, width?: number): GalleryEntry {
  const made = { name, component: component as unknown as GalleryEntry["component"], props };
  return width === undefined ? made : { ...made, width };
}
