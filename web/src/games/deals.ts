/** What each game deals from, for checking fair deals. */
import type { DealPools } from "./module";

const FOUND = import.meta.glob<(players: number) => DealPools>("./*/deal.ts", { eager: true, import: "default" });

/** The pools of a new game, or undefined for a game we do not know. */
export function dealPools(game: string, players: number): DealPools | undefined {
  return FOUND[`./${game}/deal.ts`]?.(players);
}
