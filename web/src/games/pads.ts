/** The score pad of each game, bundled with the score page. */
import type { GameName } from "$lib/types";
import type { GamePad } from "./module";

const FOUND = import.meta.glob<GamePad>("./*/pad/index.ts", { eager: true, import: "default" });

export function padOf(game: GameName): GamePad {
  const found = FOUND[`./${game}/pad/index.ts`];
  if (!found) throw new Error(`no score pad for ${game}`);
  return found;
}
