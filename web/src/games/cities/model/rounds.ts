/** The number of turns per round: three choices of single tiles, one of duplexes. */
export function turnsOf(round: number): number {
  return round === 2 ? 1 : 3;
}
