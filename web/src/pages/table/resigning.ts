/** The consequences of resigning, for the confirmation. The server decides whether the game ends. */
import { t } from "$lib/words/i18n.svelte";
import type { SeatInfo, Table } from "$lib/types";

export function resignText(table: Pick<Table, "seats" | "campaign">, seat: SeatInfo, names: readonly string[]): string {
  if (!seat.resign_ends) return t("resign-bot");
  if (table.campaign) return t("resign-campaign");
  const rivals = table.seats.filter((other) => other.seat !== seat.seat && other.kind !== "automa" && !other.resigned);
  const [only] = rivals;
  return only && rivals.length === 1 ? t("resign-wins", { name: names[only.seat - 1] ?? "" }) : t("resign-ends");
}
