/** The parts of a review, as the server streams them: one JSON object per line. Seats count from 1, chances are 0 to 1. */
import type { HintAdvice, Refusal } from "$lib/types";

/** From the best to the worst. A forced move is no decision, so it has none. */
export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];
export type Counts = Record<Grade, number>;

export interface Head {
  part: "head";
  game: string;
  mode: string;
  players: number;
  seats: string[];
  /** Seats that follow a rule of the game. */
  automatic: number[];
  /** How many choices there were. */
  steps: number;
  even: number;
  depth: string;
  result: { scores: number[]; winners: number[] };
}

export interface Point {
  event: number;
  /** The first moment of the replay that shows it. */
  step: number;
  kind: "start" | "deal" | "move" | "end";
  seat: number | null;
  text: string;
  wins: number[];
  scores: number[];
  error: number;
}

export interface JudgedMove {
  move: string;
  wins: number;
  error: number;
  scores: number[];
}

export interface Decision {
  part: "decision";
  /** The moment of the replay before the choice. */
  step: number;
  seat: number;
  move: string;
  grade: Grade | "forced";
  lost: number;
  lost_error: number;
  best: string;
  candidates: JudgedMove[];
  advice: HintAdvice | null;
  /** Why the move played is worse. */
  against: HintAdvice | null;
  /** A better square for a neighbour's tile in a shared city, and what it would have brought both. */
  partner: { seat: number; move: string; gain: number[] } | null;
  /** Only in answer to a try: whether it is good enough. */
  accepted?: boolean;
}

export interface KeyMoment {
  step: number;
  event: number;
  kind: "deal" | "move";
  seat: number | null;
  text: string;
  change: number[];
  /** How likely a deal at least this good was. */
  rarity: number | null;
}

export interface Summary {
  part: "summary";
  start: number[];
  luck: number[];
  skill: number[];
  result: number[];
  /** 0 to 100; none for a seat that decided nothing. */
  accuracy: (number | null)[];
  counts: Counts[];
  moments: KeyMoment[];
  samples: number;
  error: number;
  seconds: number;
}

/** Others are computed first: so many are ahead of this one. */
interface Waiting {
  part: "waiting";
  ahead: number;
}

/** Instead of the rest, if it could not be computed. */
interface Failed {
  part: "failed";
  error: Refusal;
}

export type Part = Head | { part: "chances"; points: Point[] } | Decision | Summary | Waiting | Failed;
