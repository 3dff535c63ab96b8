/** Parts of a made-up review of two players, for tests. */
import type { Decision, Grade, Head, Point, Summary } from "./parts";

export const HEAD: Head = {
  part: "head",
  game: "towers",
  mode: "",
  players: 2,
  seats: ["Anna", "Péter"],
  automatic: [],
  steps: 4,
  even: 0.5,
  depth: "usual",
  result: { scores: [40, 30], winners: [1] },
};

export function point(event: number, step: number, wins: number[], error = 0): Point {
  return { event, step, kind: "move", seat: 1, text: "pass", wins, scores: [0, 0], error };
}

export function decision(step: number, seat: number, grade: Grade | "forced", lost = 0): Decision {
  const judged = { move: "bid 3", best: "bid 5", candidates: [], advice: null, against: null, partner: null };
  return { part: "decision", step, seat, grade, lost, lost_error: 0.01, ...judged };
}

export const SUMMARY: Summary = {
  part: "summary",
  start: [0.5, 0.5],
  luck: [0.7, -0.7],
  skill: [-0.2, 0.2],
  own: [-0.3, -0.1],
  others: [0.1, 0.3],
  result: [1, 0],
  accuracy: [90, null],
  counts: [],
  moments: [],
  samples: 98249,
  error: 0.02,
  seconds: 5,
};
