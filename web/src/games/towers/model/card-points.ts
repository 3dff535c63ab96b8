/** What a card would score if it were built now (T8). Whether it fits is the rules' business. */
import type { BuildPlan } from "../types";
import { KINDS, readCard, type Kind } from "./cards";
import { tallest, type Towers } from "./model";

export function cardPoints(towers: Towers, card: string): number {
  const { kind, value } = readCard(card);
  const after = { ...towers, [kind]: [...towers[kind], value] };
  return standing(after) - standing(towers);
}

/** What a plan would add, less the cost of its raze. */
export function planPoints(towers: Towers, { raze, builds }: BuildPlan, cost: number): number {
  const after = { ...towers };
  if (raze !== null) after[raze] = after[raze].slice(0, -1);
  for (const { kind, value } of builds.map(readCard)) after[kind] = [...after[kind], value];
  return standing(after) - standing(towers) - (raze === null ? 0 : cost);
}

/** What razing the top of a tower costs in all: the card's own points too, and those of the main tower. */
export function razeCost(towers: Towers, kind: Kind, cost: number): number {
  return -planPoints(towers, { raze: kind, builds: [] }, cost);
}

/** Points of the towers, with the tallest as main tower. */
function standing(towers: Towers): number {
  return KINDS.reduce((sum, kind) => sum + towers[kind].length * (towers[kind].at(-1) === 0 ? 2 : 1), tallest(towers));
}
