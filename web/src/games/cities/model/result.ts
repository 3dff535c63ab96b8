/** The result as rows: cities by category, players by the score that counts. */
import { formatList, knows, t, type Param } from "$lib/words/i18n.svelte";
import { numberText } from "$lib/words/numbers";
import type { Outcome } from "$lib/types";
import type { CityData } from "../types";
import type { Category } from "./notation";

export type Tie = Pick<Outcome, "tie_steps" | "tie_break" | "winners">;

interface CityPart {
  city: string;
  total: number;
  [category: string]: string | number;
}

export interface SeatPart {
  left: CityPart;
  right: CityPart;
  buildings: Record<Category, number>;
  total: number;
}

export interface PlayerLine {
  seat: number;
  score: number;
  won: boolean;
  cities: { city: string; total: number; counts: boolean }[];
}

/** Every city once, in the given order. */
export function cityColumns(outcome: Outcome, cities: readonly CityData[]): { city: string; score: Record<string, number> }[] {
  const found = new Map<string, Record<string, number>>();
  for (const { city, score } of cities) found.set(city, score);
  for (const { left, right } of outcome.breakdown as unknown as SeatPart[]) {
    for (const { city, ...score } of [left, right]) found.set(city, score as Record<string, number>);
  }
  const place = (city: string): number => cities.findIndex((one) => one.city === city);
  return [...found]
    .map(([city, score]) => ({ city, score }))
    .sort((one, other) => place(one.city) - place(other.city) || one.city.localeCompare(other.city));
}

/** By place (C6); `sum`: both cities count (C7). */
export function playerLines(outcome: Outcome, sum: boolean): PlayerLine[] {
  const lines = (outcome.breakdown as unknown as SeatPart[]).map(({ left, right }, nth) => {
    const low = Math.min(left.total, right.total);
    return {
      seat: nth + 1,
      score: outcome.scores[nth] ?? 0,
      won: outcome.winners.includes(nth + 1),
      cities: [left, right]
        .map(({ city, total }) => ({ city, total, counts: sum || total === low }))
        .sort((one, other) => one.city.localeCompare(other.city)),
    };
  });
  const placeOf = ({ seat }: PlayerLine): number => outcome.places[seat - 1] ?? lines.length;
  return lines.sort((one, other) => placeOf(one) - placeOf(other) || one.seat - other.seat);
}

/** How equal scores were decided, one sentence per step. `names` starts with seat 1; `you`: the reader's seat, 0 for none. */
export function tieSentences({ tie_steps, tie_break, winners }: Tie, names: readonly string[], you = 0): string[] {
  const sentences = stepSentences(tie_steps, names, you, "result-tie");
  if (tie_break !== "shared") return sentences;
  const last = sentences.length > 0 ? about(winners, names, you, "result-tie-shared-rest") : t("result-tie-shared");
  return [...sentences, last];
}

/** The same below the winners. */
export function lowerTieSentences(ties: readonly Tie[], names: readonly string[], you = 0): string[] {
  return ties.flatMap(({ tie_steps }) => stepSentences(tie_steps, names, you, "result-tie-below"));
}

function stepSentences(steps: Tie["tie_steps"], names: readonly string[], you: number, first: string): string[] {
  return steps.map(({ reason, compared }, nth) => {
    const values = compared.map(({ seat, value }) => `${inSentence(seat, names, you)}\u00a0${numberText(value)}`);
    const seats = compared.map(({ seat }) => seat);
    return about(seats, names, you, nth === 0 ? first : "result-tie-next", { reason, compared: values });
  });
}

/** A sentence that names these seats, in the second person if the reader is among them. */
function about(seats: readonly number[], names: readonly string[], you: number, id: string, params: Record<string, Param> = {}): string {
  const own = `${id}-you`;
  const youFirst = [...seats].sort((one, other) => Number(other === you) - Number(one === you));
  const listed = formatList(youFirst.map((seat) => inSentence(seat, names, you)));
  return t(seats.includes(you) && knows(own) ? own : id, { ...params, names: listed });
}

const inSentence = (seat: number, names: readonly string[], you: number): string =>
  seat === you ? t("ending-you") : (names[seat - 1] ?? "");

/** A city's points up to now: the rows counted, and the current one as far as it has come. */
export function runningTotal(
  score: Record<string, number>,
  rows: readonly string[],
  { rows: counted, share }: { rows: number; share: number },
): number {
  const before = rows.slice(0, counted).reduce((total, row) => total + (score[row] ?? 0), 0);
  const next = rows[counted];
  return next === undefined ? (score["total"] ?? before) : before + Math.round((score[next] ?? 0) * share);
}
