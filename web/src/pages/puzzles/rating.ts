/** Ratings, as in chess (Elo): a player who is rated like a puzzle solves it every other time. */

export const START = 1200;
export const LOWEST = 100;
const SCALE = 400;
/** By how much one try changes a rating at most: more for a player who has tried few puzzles. */
const NEW = { tries: 20, step: 60 };
const KNOWN = 24;
/** Puzzles were measured before: they change less. */
const PUZZLE = 12;

/** How likely a player is to solve a puzzle at the first try. */
export function chanceToSolve(player: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - player) / SCALE));
}

export interface Ratings {
  player: number;
  puzzle: number;
}

/** Both ratings after a first try; `tries` is how many puzzles the player has tried before. */
export function rated({ player, puzzle }: Ratings, solved: boolean, tries: number): Ratings {
  const surprise = (solved ? 1 : 0) - chanceToSolve(player, puzzle);
  const step = tries < NEW.tries ? NEW.step : KNOWN;
  return {
    player: Math.max(LOWEST, Math.round(player + step * surprise)),
    puzzle: Math.max(LOWEST, Math.round(puzzle - PUZZLE * surprise)),
  };
}
