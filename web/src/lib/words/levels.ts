import type { Table } from "../types";
import { knows, t } from "./i18n.svelte";

/** The strength of a bot in words; a program that the server adds has none. */
export function levelName(level: string | null): string {
  return level !== null && knows(`level-${level}`) ? t(`level-${level}`) : t("seat-is-bot");
}

export function isBot({ seats }: Pick<Table, "seats">, seat: number): boolean {
  return seats[seat - 1]?.kind === "bot";
}
