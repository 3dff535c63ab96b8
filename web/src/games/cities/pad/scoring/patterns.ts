/**
 * Points of shops and parks for any set of squares in a 4x4 grid (C5.1, C5.5).
 * A pattern has 16 bits, row by row, as in the Python library.
 */
export const SIZE = 4;

const NOT_RIGHT = 0x7777;
const NOT_BOTTOM = 0x0fff;
const LINE_POINTS = [0, 2, 5, 10, 16];
const SMALL_GROUPS = [0, 2, 8, 12];

const knownShops = new Map<number, number>([[0, 0]]);

export function bits(pattern: number): number {
  let count = 0;
  for (let rest = pattern; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** All squares orthogonally adjacent to one of these. */
export function beside(pattern: number): number {
  const sideways = ((pattern & NOT_RIGHT) << 1) | ((pattern >> 1) & NOT_RIGHT);
  return sideways | ((pattern & NOT_BOTTOM) << SIZE) | (pattern >> SIZE);
}

/** C5.1: points of the best division of the shops into lines. */
export function shopPoints(pattern: number): number {
  const known = knownShops.get(pattern);
  if (known !== undefined) return known;
  const best = Math.max(...shopLines(pattern).map((line) => shopLinePoints(bits(line)) + shopPoints(pattern ^ line)));
  knownShops.set(pattern, best);
  return best;
}

/** C5.1: 2, 5, 10, 16 for a line of 1, 2, 3, 4 shops. */
export function shopLinePoints(length: number): number {
  return LINE_POINTS[length] ?? 0;
}

/** The lines the first shop can belong to; it is their left or upper end, because none comes before it. */
function shopLines(pattern: number): number[] {
  return [...linesFrom(pattern, 1, NOT_RIGHT), ...linesFrom(pattern, SIZE, NOT_BOTTOM)];
}

function linesFrom(pattern: number, step: number, inner: number): number[] {
  const lines: number[] = [];
  let square = pattern & -pattern;
  let line = 0;
  while ((pattern & square) !== 0) {
    line |= square;
    lines.push(line);
    square = (square & inner) << step;
  }
  return lines;
}

/** C5.5: the connected groups of parks, as patterns. */
function parkGroups(pattern: number): number[] {
  const groups: number[] = [];
  for (let rest = pattern; rest !== 0;) {
    const group = firstGroup(rest);
    groups.push(group);
    rest ^= group;
  }
  return groups;
}

export function parkPoints(pattern: number): number {
  return parkGroups(pattern).reduce((sum, group) => sum + parkGroupPoints(bits(group)), 0);
}

function firstGroup(pattern: number): number {
  let group = 0;
  let grown = pattern & -pattern;
  while (grown !== group) {
    group = grown;
    grown |= beside(group) & pattern;
  }
  return group;
}

/** C5.5: 2, 8, 12 for a group of 1, 2, 3 parks, and 1 more per additional park. */
export function parkGroupPoints(size: number): number {
  return SMALL_GROUPS[size] ?? size + 9;
}
