/** The list of one game's lessons and exercises. */
import type { GameName } from "$lib/types";
import { GAMES } from "../../games";

const ENDING = "-lessons";

/** The last part of its address. */
export const listOf = (game: GameName): string => `${game}${ENDING}`;

/** The game whose list this page is; undefined if it is another page. */
export function gameListed(page: string): GameName | undefined {
  return GAMES.find(({ name }) => listOf(name) === page)?.name;
}
