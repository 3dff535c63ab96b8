/** What daily deals and challenges are called, and how results are put into words. */
import { formatDate, t } from "$lib/words/i18n.svelte";
import { levelName } from "$lib/words/levels";
import type { DailyGame, DailyMine } from "$lib/models";
import type { Options } from "$lib/types";

/** A game as it was played: enough to name it. */
export type Played = Pick<DailyGame, "game" | "options" | "players" | "level">;

/** A day that is named by its date alone is the same everywhere on earth. */
export function dateText(date: string): string {
  return formatDate(Date.parse(`${date}T00:00:00Z`), { day: "numeric", month: "long", timeZone: "UTC" });
}

/** The name of a game, with its mode if it has one: "…, solo, expert mode". */
export function gameText(game: string, options: Options): string {
  const { mode } = options;
  const solo = mode === "beginner" || mode === "expert";
  return solo ? `${t(`game-${game}`)}, ${t("daily-mode", { mode })}` : t(`game-${game}`);
}

export function opponentsText({ level, players }: Played): string {
  return level === null ? t("daily-against-automas") : t("daily-against-bots", { count: players - 1, level: levelName(level) });
}

/** "3 ahead of the bots": `ahead` is negative for those who are behind. */
export function marginText({ level }: Pick<Played, "level">, ahead: number): string {
  const others = level === null ? "automas" : "bots";
  const how = ahead > 0 ? "ahead" : ahead < 0 ? "behind" : "level";
  return t(`daily-${how}-${others}`, { points: Math.abs(ahead) });
}

/** The place among all; it may still change until the day is over. */
export function placeText({ place, of }: Pick<DailyMine, "place" | "of">, final: boolean): string {
  return place === null || of === null ? "" : t(final ? "daily-place" : "daily-place-so-far", { place, of });
}

/** One line to share; "" without a result that counts. */
export function lineText(played: Played, date: string, mine: DailyMine, final: boolean): string {
  const { score, ahead } = mine;
  if (score === null || ahead === null) return "";
  const game = gameText(played.game, played.options);
  return t("daily-line", { date: dateText(date), game, score, margin: marginText(played, ahead), place: placeText(mine, final) });
}

/** "A" for the first deal of a day's pool. */
export function letterOf(slot: number): string {
  return String.fromCharCode(65 + slot);
}

/** A moment, in the reader's own time. */
export function timeText(ms: number): string {
  return formatDate(ms, { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}
