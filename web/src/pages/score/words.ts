import { t } from "$lib/words/i18n.svelte";

export function playerName(name: string, seat: number): string {
  return name.trim() || t("player-default", { seat });
}
