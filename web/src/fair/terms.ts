/** The terms of a game: what is fixed, together with everybody's promises, before anybody shows a number. */
import type { Options, Table } from "$lib/types";
import { GAMES } from "../games";
import { gameDeals } from "../games/deals";

export interface Terms {
  game: string;
  rules: number;
  options: Options;
  /** All seats. */
  players: number;
  /** The seats of people before the seating is drawn. */
  people: number[];
  /** The old seats in their new order, or that it is drawn. */
  seating: number[] | "drawn";
  /** A seat, after seating; null in a game without a start player. */
  start: number | "drawn" | null;
  /** The date of a daily deal, which the server alone draws. */
  daily?: string;
}

/** What the terms must be, from what the room showed. Only the order by the answers to a question is left to the server. */
export type Conditions = Omit<Terms, "seating"> & { seating: Terms["seating"] | "answers" };

const KEYS = ["game", "options", "people", "players", "rules", "seating", "start"];

/** Null for any other form: if several texts meant the same, a server could choose among them. */
export function readTerms(text: string): Terms | null {
  try {
    const found: unknown = JSON.parse(text);
    return canonical(found) === text && isFormed(found) ? found : null;
  } catch {
    return null;
  }
}

function isFormed(found: unknown): found is Terms {
  if (!isObject(found)) return false;
  const { daily, ...others } = found;
  if (!same(Object.keys(others), KEYS) || !(daily === undefined || isDate(daily))) return false;
  const { game, options, people, players, rules, seating, start } = found;
  return (
    typeof game === "string" &&
    Number.isInteger(rules) &&
    isObject(options) &&
    Number.isInteger(players) &&
    isAscending(people, players as number) &&
    (seating === "drawn" || isPermutation(seating)) &&
    (start === null || start === "drawn" || Number.isInteger(start))
  );
}

/** In the one form that terms use: `2026-11-19`. */
function isDate(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isAscending(value: unknown, most: number): boolean {
  if (!Array.isArray(value)) return false;
  return value.every((seat, place) => Number.isInteger(seat) && seat > (value[place - 1] ?? 0) && seat <= most);
}

function isPermutation(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    same(
      value.toSorted((one: number, other: number) => one - other),
      seatsTo(value.length),
    )
  );
}

function seatsTo(last: number): number[] {
  return Array.from({ length: last }, (_, place) => place + 1);
}

/** How many seats can be drawn or ordered: all but the Automas'. */
export function seatsToOrder({ game, options, players }: Pick<Terms, "game" | "options" | "players">): number {
  return players - (gameDeals(game)?.automas(options) ?? 0);
}

/** Whether the game has a start player, who must then be drawn or named. */
export function hasStart(game: string): boolean {
  return GAMES.some(({ name, hasStart }) => name === game && hasStart);
}

export function conditionsOf({ settings, seats }: Table): Conditions {
  const { game, options } = settings;
  const people = seats.filter(({ kind }) => kind === "player").map(({ seat }) => seat);
  const rules = gameDeals(game)?.rules ?? 0;
  const fixed = { game, rules, options, players: seats.length, people };
  const start = hasStart(game) ? (settings.start ?? "drawn") : null;
  return { ...fixed, start, seating: seatingOf(settings.seating, seatsToOrder(fixed), people.length) };
}

/** A single person keeps their seat, whatever they answer; so does anyone alone with Automas. */
function seatingOf(chosen: Table["settings"]["seating"], played: number, people: number): Conditions["seating"] {
  if (chosen === "random" && played > 1) return "drawn";
  return chosen === "question" && people > 1 ? "answers" : seatsTo(played);
}

export function fits(text: string, conditions: Conditions): boolean {
  const terms = readTerms(text);
  if (!terms) return false;
  const byAnswers = conditions.seating === "answers" && terms.seating.length === seatsToOrder(conditions) && terms.seating !== "drawn";
  return same(terms, byAnswers ? { ...conditions, seating: terms.seating } : conditions);
}

/** The only text that fits; null if the order by the answers is still open. */
export function textOf(conditions: Conditions): string | null {
  return conditions.seating === "answers" ? null : canonical(conditions);
}

/** Equal as JSON, whatever the order of keys. */
export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(",")}}`;
}
