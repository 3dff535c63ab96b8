/** Why a tile cannot go on the square that somebody tapped (C4.1, C4.3). */
import { squareText, type Square, type Tile } from "./notation";
import { boxOf, neighbours, SIDE, type Plan } from "./plan";

export type Refusal = "city-not-apart" | "city-not-larger" | "city-not-twice" | "city-not-there" | "city-show-first";

/** The message; null for a square that is built on, which needs no reason. Which half of a duplex was meant is not known. */
export function whyNot(plan: Plan, square: Square, shape: Tile["shape"]): Refusal | null {
  if (plan.at.has(squareText(square))) return null;
  if (shape !== "single" || plan.plots.length === 0) return "city-not-there";
  const { width, height } = boxOf([...plan.plots, square]);
  if (Math.max(width, height) > SIDE) return "city-not-larger";
  return neighbours(plan, square).length > 0 ? "city-not-there" : "city-not-apart";
}
