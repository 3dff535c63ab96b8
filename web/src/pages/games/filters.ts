/** Which of my games are shown. */
import type { Played } from "./played";

export interface Filters {
  game: string;
  mode: string;
  level: string;
  players: string;
  result: string;
}
export type FilterName = keyof Filters;

/** Everything. */
export const NO_FILTERS: Filters = { game: "", mode: "", level: "", players: "", result: "" };
export const FILTERS = Object.keys(NO_FILTERS) as FilterName[];

/** Results in this order; the rest as text, numbers by size. */
const RESULTS = ["won", "shared", "lost", "none"];

/** What a game has for a filter. */
export function valueOf(game: Played, name: FilterName): string {
  return String(game[name] ?? "");
}

export function filtered(games: readonly Played[], filters: Filters): Played[] {
  return games.filter((game) => FILTERS.every((name) => filters[name] === "" || filters[name] === valueOf(game, name)));
}

/** The values to offer for a filter: those of the games that the other filters leave, and its own. */
export function choicesFor(games: readonly Played[], filters: Filters, name: FilterName): string[] {
  const left = filtered(games, { ...filters, [name]: "" });
  const values = new Set(left.map((game) => valueOf(game, name)).filter(Boolean));
  if (filters[name]) values.add(filters[name]);
  return [...values].sort(byOrder);
}

function byOrder(one: string, other: string): number {
  const places = RESULTS.indexOf(one) - RESULTS.indexOf(other);
  return places || one.localeCompare(other, "en", { numeric: true });
}
