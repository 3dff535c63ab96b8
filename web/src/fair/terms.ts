/** The terms of a game: what is fixed, together with everybody's promises, before anybody shows a number. */
import type { Table } from "$lib/types";

export interface Terms {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  /** All seats. */
  players: number;
  /** The seats of people before the seating is drawn. */
  people: number[];
  /** The old seats in their new order, or that it is drawn. */
  seating: number[] | "drawn";
  /** A seat, after seating; null in a game without a start player. */
  start: number | "drawn" | null;
}

/** What the terms must be, as far as the room showed it. */
export interface Conditions {
  game: string;
  options: Record<string, unknown>;
  players: number;
  people: number[];
  seating: "drawn" | "stays" | "answers";
  start: number | null;
}

/** Null for what is not of that form. */
export function readTerms(text: string): Terms | null {
  try {
    const found = JSON.parse(text) as Partial<Terms> | null;
    const formed = Array.isArray(found?.people) && typeof found.options === "object" && found.options !== null;
    return formed && (found.seating === "drawn" || Array.isArray(found.seating)) ? (found as Terms) : null;
  } catch {
    return null;
  }
}

export function conditionsOf({ settings, seats }: Table): Conditions {
  const { game, options, start } = settings;
  const people = seats.filter(({ kind }) => kind === "player").map(({ seat }) => seat);
  const played = seats.filter(({ kind }) => kind !== "automa").length;
  const chosen = settings.seating === "random" ? "drawn" : settings.seating === "question" ? "answers" : "stays";
  return { game, options, players: seats.length, people, seating: played > 1 ? chosen : "stays", start: start ?? null };
}

export function fits(text: string, conditions: Conditions): boolean {
  const terms = readTerms(text);
  return (
    terms !== null &&
    terms.game === conditions.game &&
    terms.players === conditions.players &&
    same(terms.people, conditions.people) &&
    Object.entries(conditions.options).every(([name, value]) => same(terms.options[name], value)) &&
    fitsSeating(terms.seating, conditions.seating) &&
    (conditions.start === null ? typeof terms.start !== "number" : terms.start === conditions.start)
  );
}

function fitsSeating(found: Terms["seating"], wanted: Conditions["seating"]): boolean {
  if (wanted === "drawn" || found === "drawn") return wanted === found;
  return wanted === "answers" || found.every((seat, place) => seat === place + 1);
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
