/** What the server says about itself, requested once, when something first needs it.
 *
 * Pages are drawn before it answers and work without it: until then, the defaults apply.
 * `tests/web/test_bot_levels.py` compares the levels with the server's.
 */
import { gameOf } from "../../games";
import { api } from "./api";
import { knows } from "../words/i18n.svelte";
import { DEFAULT_LIMITS, type About, type AboutGame, type Limits } from "../models";
import type { GameName } from "../types";

/** From the weakest to the strongest. */
const LEVELS = ["novice", "apprentice", "journeyman", "master"];
/** Plays at random, so it is not offered as an opponent. */
const NO_OPPONENT = "random";

let about = $state.raw<About | null>(null);
let asking: Promise<About> | null = null;

export function askAbout(): Promise<About> {
  asking ??= api.about().then((answer) => (about = answer));
  asking.catch(() => (asking = null)); // the next call tries again
  return asking;
}

/** For pages that work without the answer. */
export function learnLimits(): void {
  askAbout().catch(() => undefined);
}

/** The longest text allowed, in characters. */
export function limitOf(name: keyof Limits): number {
  return (about?.limits ?? DEFAULT_LIMITS)[name];
}

/** The bot levels to offer, for one game or for all. */
export function botLevels(game?: GameName): readonly string[] {
  const games = (about?.games ?? []).filter(({ name }) => game === undefined || name === game);
  const sent = [...new Set(games.flatMap(({ levels }) => levels))];
  const known = sent.filter((level) => level !== NO_OPPONENT && knows(`level-${level}`));
  return known.length > 0 ? known : LEVELS;
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
