/** What a card would score if it were built now (T8). Whether it fits is the rules' business. */
import { KINDS, readCard } from "./cards";
import { tallest, type Towers } from "./model";

export function cardPoints(towers: Towers, card: string): number {
  const { kind, value } = readCard(card);
  const after = { ...towers, [kind]: [...towers[kind], value] };
  return standing(after) - standing(towers);
}

/** Points of the towers, with the tallest as main tower. */
function standing(towers: Towers): number {
  return KINDS.reduce((sum, kind) => sum + towers[kind].length * (towers[kind].at(-1) === 0 ? 2 : 1), tallest(towers));
}
