/** What is said about a game, in words. */
import { knows, t } from "$lib/words/i18n.svelte";
import type { FilterName } from "./filters";
import type { Played } from "./played";

/** Its name, with the mode where there are several. */
export function titleOf({ game, mode }: Pick<Played, "game" | "mode">): string {
  return mode === null ? t(`game-${game}`) : t("games-in-mode", { game: t(`game-${game}`), mode: modeName(mode) });
}

/** Of a kind of game: what its scores compare with. */
export function kindName(game: Pick<Played, "game" | "mode" | "players">): string {
  return game.mode === null ? t("games-in-mode", { game: t(`game-${game.game}`), mode: playersName(game.players) }) : titleOf(game);
}

function modeName(mode: string): string {
  return knows(`games-mode-${mode}`) ? t(`games-mode-${mode}`) : mode;
}

export function playersName(players: number): string {
  return t("games-players", { count: players });
}

export function levelName(level: string): string {
  const [kind = "", number = ""] = level.split(" ");
  if (kind === "automa") return t("games-level-automa", { level: number });
  return knows(`level-${kind}`) ? t(`level-${kind}`) : t(`games-level-${kind === "people" ? "people" : "mixed"}`);
}

export function valueName(name: FilterName, value: string): string {
  if (name === "game") return t(`game-${value}`);
  if (name === "mode") return modeName(value);
  if (name === "level") return levelName(value);
  if (name === "players") return playersName(Number(value));
  return t(`games-result-${value}`);
}
