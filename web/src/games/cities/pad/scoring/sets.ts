/** Buildings, and scoring that depends on numbers alone. */

export const CATEGORIES = ["shops", "factories", "taverns", "offices", "parks", "houses"] as const;
export type Category = (typeof CATEGORIES)[number];
export type CityScore = Record<Category | "total", number>;

export const LETTERS = "SFdembOPH";
/** The letters of each category: all taverns are one type (C5.6). */
export const TYPES = ["S", "F", "demb", "O", "P", "H"] as const;

const OFFICE_POINTS = [0, 1, 3, 6, 10, 15];
const FULL_OFFICES = 6;
const FULL_OFFICES_POINTS = 21;
/** What each additional kind adds to a set of taverns; the most common kind is in every set. */
const TAVERN_STEPS = [1, 3, 5, 8];

/** C5.3: sets of 1, 2, 3, 4 different kinds score 1, 4, 9, 17. */
export function tavernPoints(kinds: readonly number[]): number {
  return [...kinds].sort((a, b) => b - a).reduce((sum, many, at) => sum + many * (TAVERN_STEPS[at] ?? 0), 0);
}

/** C5.4: a seventh office starts a second set. */
export function officeSets(offices: number): number {
  const sets = Math.floor(offices / FULL_OFFICES);
  return sets * FULL_OFFICES_POINTS + (OFFICE_POINTS[offices % FULL_OFFICES] ?? 0);
}
