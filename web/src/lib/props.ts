/** What the table frame gives to a game's components, and what it expects of them. */
import type { Component } from "svelte";
import type {
  Candidate,
  GameView,
  Help,
  Outcome,
  Ping,
  PingTarget,
  Proposal,
  RepliedMessage,
  SeatView,
  StoryEvent,
  Table,
  Wish,
} from "./types";

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
  /** Puts the hint away. */
  dropHint?: () => void;
  /** Whether to show tips at the controls: not in lessons, and not when looking back. */
  tips?: boolean;
  /** Whether this is the device's first game of its kind: what only experience needs comes after the first round. */
  first?: boolean;
  /** Whether to say nothing about points that only a question asks for. */
  silent?: boolean;
  /** Whether the page answers every move itself, as in a lesson: nobody is waited for. */
  taught?: boolean;
  /** Whether a move will be accepted, where the page answers: asking to confirm one that will not would be pointless. */
  accepts?: (move: string) => boolean;
  /** Whether this is the replay of a finished game: nobody can act, not even the seat shown. */
  replayed?: boolean;
  /** Whether a move is being sent: show it, but offer no actions. */
  busy: boolean;
  send: (move: string) => void;
  undo: () => void;
  propose: (move: string) => void;
  withdraw: (move: string) => void;
  /** Answers a partner's proposal. */
  reply?: (proposal: Proposal, answer: RepliedMessage["answer"]) => void;
  ping: (target: PingTarget) => void;
  /** Buildings that builders of a city ask each other for. */
  wishes?: Wish[];
  wish?: (wish: Omit<Wish, "seat">) => void;
  unwish?: (wish: Wish) => void;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** What the moment on the screen is about, such as the end of a round. */
  line?: string;
  /** Whether there is nobody to talk to: no proposals, no pings. */
  alone?: boolean;
  /** The story's length when the table passed for the player, the last time. */
  passedAt?: number | undefined;
}

export interface ScoringProps<G = GameView, H = Help> {
  table: Table;
  outcome: Outcome;
  view: SeatView<G, H>;
  /** Labels by seat, starting with seat 1: the reader's own is “You”, unless several people share the device. */
  names: string[];
  story: StoryEvent[];
  /** The reader's own seats. */
  mine?: readonly number[];
  /** Called when the count begins, and when it is over; `again` repeats it. */
  oncount?: (over: boolean, again: () => void) => void;
}

/** What was built, for the result card: drawn inside an SVG, from 0,0. */
export interface PictureProps<G = GameView, H = Help> {
  view: SeatView<G, H>;
  outcome: Outcome;
  width: number;
  height: number;
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
