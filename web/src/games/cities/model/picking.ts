/** The two tiles of a hand that I choose, by their places (C3.1). */
const PICK = 2;

/** The choice after a touch on a tile; null if two others are chosen: one of them must be put back first. */
export function toggled(chosen: readonly number[], place: number): number[] | null {
  if (chosen.includes(place)) return chosen.filter((other) => other !== place);
  return chosen.length < PICK ? [...chosen, place] : null;
}
