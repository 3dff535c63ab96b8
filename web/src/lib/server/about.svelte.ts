/** What the server says about itself, requested once, when something first needs it.
 *
 * Pages are drawn before it answers and work without it: until then, the defaults apply.
 * `tests/web/test_bot_levels.py` compares the games' levels with the server's.
 */
import { GAMES, gameOf } from "../../games";
import { api } from "./api";
import { knows } from "../words/i18n.svelte";
import { IS_SITE } from "../screen/address";
import type { Place } from "./transport";
import { DEFAULT_LIMITS, type About, type AboutGame, type Limits } from "../models";
import type { GameName } from "../types";

/** Plays at random, so it is not offered as an opponent. */
const NO_OPPONENT = "random";

let about = $state.raw<About | null>(null);
let asking: Promise<About> | null = null;

/** This device knows it too: for games that begin here. */
export function askAbout(place?: Place): Promise<About> {
  asking ??= api.about(place).then((answer) => (about = answer));
  asking.catch(() => (asking = null)); // the next call tries again
  return asking;
}

/** For pages that work without the answer. */
export function learnLimits(): void {
  if (!IS_SITE) askAbout().catch(() => undefined);
}

/** The longest text allowed, in characters. */
export function limitOf(name: keyof Limits): number {
  return (about?.limits ?? DEFAULT_LIMITS)[name];
}

/** The bot levels to offer, for one game or for all. */
export function botLevels(game?: GameName): readonly string[] {
  const known = levelsOf(about?.games ?? [], game).filter((level) => level !== NO_OPPONENT && knows(`level-${level}`));
  return known.length > 0 ? known : levelsOf(GAMES, game);
}

/** The levels of one game, or those that any game has. */
function levelsOf(games: readonly { name: string; levels: readonly string[] }[], game?: GameName): string[] {
  const chosen = games.filter(({ name }) => game === undefined || name === game);
  return [...new Set(chosen.flatMap(({ levels }) => levels))];
}

/** Not every game has bots of every level; the next weaker one plays instead. */
export function levelIn(game: GameName, wanted: string): string {
  const levels = botLevels();
  const here = botLevels(game);
  return levels.slice(0, levels.indexOf(wanted) + 1).findLast((level) => here.includes(level)) ?? wanted;
}

/** The possible player counts in all modes, except solo. */
export function playerCounts(game: GameName): readonly number[] {
  const sent = about?.games.find(({ name }) => name === game);
  return sent ? countsOf(sent) : gameOf(game).players;
}

function countsOf({ players }: AboutGame): number[] {
  const ranges = Object.values(players);
  const most = Math.max(...ranges.map(([, last = 0]) => last));
  const counts = Array.from({ length: most }, (_, i) => i + 1);
  return counts.filter((count) => count > 1 && ranges.some(([first = 0, last = 0]) => first <= count && count <= last));
}
