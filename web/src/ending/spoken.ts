/** What screen readers hear of the count: a line per row as it begins, and a line per place as it is decided. */
import { formatList, t } from "$lib/words/i18n.svelte";
import { numberText } from "$lib/words/numbers";
import type { Moment } from "./beats";
import { lastToFirst, type Standing } from "./places";

/** A player or a city, and its points in a row. */
export type Counted = [label: string, points: number];

/** The row or place that begins between two moments; null if none does, or if it was skipped. */
export function begunBetween(before: Moment | null, now: Moment): { kind: "row" | "place"; nth: number } | null {
  if (!now.placing) return before && !before.placing && before.rows === now.rows ? null : { kind: "row", nth: now.rows };
  return before && now.placed === before.placed + 1 ? { kind: "place", nth: before.placed } : null;
}

export function rowSpoken(row: string, counted: readonly Counted[]): string {
  return t("ending-counted", { row, points: counted.map(([label, points]) => `${label} ${numberText(points)}`) });
}

/** `nth`: from the last place. Players who resigned have none. */
export function placeSpoken(standings: readonly Standing[], names: readonly string[], nth: number): string {
  const place = lastToFirst(standings)[nth];
  const here = standings.filter((standing) => standing.place === place && !standing.resigned);
  const [first] = here;
  if (!first) return "";
  const listed = formatList(here.map(({ seat }) => names[seat - 1] ?? ""));
  return t("ending-placed", { place: first.place, names: listed, points: first.score });
}
