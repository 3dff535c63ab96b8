/** The puzzle of the day: the same for everybody, by the date in UTC. `tools/puzzles/daily.py` chooses alike. */

const DAY = 86_400_000;
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** `2026-03-14` */
export function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function dayBefore(date: string): string {
  return dateOf(Date.parse(date) - DAY);
}

/** The place in the index: FNV-1a (32 bits) of `<game> <date>`, modulo the number of puzzles. */
export function dailyPlace(game: string, date: string, puzzles: number): number {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(`${game} ${date}`)) hash = Math.imul(hash ^ byte, PRIME) >>> 0;
  return hash % puzzles;
}

/** How many days in a row the daily puzzle was solved, up to today; yesterday, if today's is still open. */
export function daysInARow(solved: readonly string[], today: string): number {
  const days = new Set(solved);
  let day = days.has(today) ? today : dayBefore(today);
  let count = 0;
  while (days.has(day)) {
    count += 1;
    day = dayBefore(day);
  }
  return count;
}
