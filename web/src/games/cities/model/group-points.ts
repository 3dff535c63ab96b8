/** Points of single groups, for labels on drawings; a city's score comes from the library. */

const LINE_POINTS = [0, 2, 5, 10, 16];
const SMALL_GROUPS = [0, 2, 8, 12];
/** What each additional kind adds to a set of taverns; the most common kind is in every set. */
const TAVERN_STEPS = [1, 3, 5, 8];

/** C5.1: 2, 5, 10, 16 for a line of 1, 2, 3, 4 shops. */
export function shopLinePoints(length: number): number {
  return LINE_POINTS[length] ?? 0;
}

/** C5.5: 2, 8, 12 for a group of 1, 2, 3 parks, and 1 more per additional park. */
export function parkGroupPoints(size: number): number {
  return SMALL_GROUPS[size] ?? size + 9;
}

/** C5.3: sets of 1, 2, 3, 4 different kinds score 1, 4, 9, 17. */
export function tavernPoints(kinds: readonly number[]): number {
  return [...kinds].sort((a, b) => b - a).reduce((sum, many, at) => sum + many * (TAVERN_STEPS[at] ?? 0), 0);
}
