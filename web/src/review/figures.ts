/** Chances as people read them: whole points of a hundred. */
import { numberText, signed } from "$lib/words/numbers";

export const percent = (share: number): number => Math.round(share * 100);

/** A change of chance in points, with its sign. */
export const signedPoints = (change: number): string => signed(percent(change));

/** "1 in 9", for what is rare enough to be worth saying. */
export function oneIn(rarity: number | null): number | null {
  if (rarity === null || rarity <= 0) return null;
  const odds = Math.round(1 / rarity);
  return odds >= 3 ? odds : null;
}

/** A large number, as exact as anybody wants to know it: 98 000, with the narrow space that all languages read. */
export function inThousands(count: number): string {
  return count < 1000 ? numberText(count) : `${numberText(Math.round(count / 1000))}\u202f000`;
}

export type Sureness = "very" | "fairly" | "hardly";

/** How sure a loss is, by how many of its standard errors it is away from nothing. */
export function sureness(lost: number, error: number): Sureness {
  if (error <= 0) return "very";
  const errors = lost / error;
  if (errors >= 4) return "very";
  return errors >= 2.5 ? "fairly" : "hardly";
}
