/** What each game deals, for checking fair deals. */
import type { GameDeals } from "./module";

const FOUND = import.meta.glob<GameDeals>("./*/deal.ts", { eager: true, import: "default" });

/** Undefined for a game we do not know. */
export function gameDeals(game: string): GameDeals | undefined {
  return FOUND[`./${game}/deal.ts`];
}
