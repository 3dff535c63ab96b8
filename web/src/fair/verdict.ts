/** What a check of a deal says. The words are `fair-<id>` in the language files. */

export interface Point {
  id: string;
  params: Record<string, string | number | string[]>;
  /** good: holds; open: cannot be known; bad: does not hold. */
  state: "good" | "open" | "bad";
}

export type Result = "proved" | "unprovable" | "broken";

export interface Verdict {
  result: Result;
  points: Point[];
}

export const good = (id: string, params: Point["params"] = {}): Point => ({ id, params, state: "good" });
export const open = (id: string, params: Point["params"] = {}): Point => ({ id, params, state: "open" });
export const bad = (id: string, params: Point["params"] = {}): Point => ({ id, params, state: "bad" });

/** One bad point breaks it; one open point leaves it unproved. */
export function verdictOf(points: Point[]): Verdict {
  const states = new Set(points.map(({ state }) => state));
  const result = states.has("bad") ? "broken" : states.has("open") ? "unprovable" : "proved";
  return { result, points };
}
