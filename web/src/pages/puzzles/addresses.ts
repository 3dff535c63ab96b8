/** Addresses of puzzles. */

/** The last part of the address of the puzzle of the day. */
export const DAILY = "daily";

export const dailyAddress = (game: string): string => `/puzzles/${game}/${DAILY}`;
