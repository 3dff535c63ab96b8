/** The choices for a table's settings. */
import type { Clock, GameName, Options } from "$lib/types";
import { gameOf } from "../../games";

export const CLOCKS: Record<string, Clock> = {
  none: { kind: "none" },
  move: { kind: "move", seconds: 60 },
  bank: { kind: "bank", seconds: 600, increment: 5 },
  days: { kind: "days", days: 3 },
};

/** Seconds a bot seems to think. */
export const PACES: Record<string, number> = { quick: 0.3, usual: 1.2, slow: 3 };

export function clockName(clock: Clock): string {
  return clock.kind;
}

export function paceName(pace: number): string {
  const near = Object.entries(PACES).map(([name, seconds]) => [Math.abs(seconds - pace), name] as const);
  return near.reduce((best, one) => (one[0] < best[0] ? one : best))[1];
}

/** The settings for this number of players. */
export function wishFor(game: GameName, players: number): { players: number; options?: Options } {
  const options = gameOf(game).optionsFor(players);
  return options ? { players, options } : { players };
}
