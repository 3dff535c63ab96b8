/** What the deck has, so the pad offers only cards that exist (T1.3, T1.4). */
import facts from "./facts.json";
import { KINDS, ROOF } from "./sheet";

/** A single player's sheet may come from a game of any size. */
function copiesByValue(players: number): number[] {
  return players === 1 || players >= 4 ? facts.many : facts.few;
}

export function copies(players: number, value: number): number {
  return copiesByValue(players)[value] ?? 0;
}

/** The cards of one kind. */
export function cardsOfKind(players: number): number {
  return copiesByValue(players).reduce((sum, count) => sum + count, 0);
}

export function deckSize(players: number): number {
  return KINDS.length * cardsOfKind(players);
}

export function deckRule(players: number): string {
  return copies(players, ROOF) > 1 ? "T1.4" : "T1.3";
}

/** The tallest tower that the deck allows: all values in descending order, some twice in the larger deck. */
export function tallest(players: number, roof: boolean): number {
  return cardsOfKind(players) - copies(players, ROOF) + (roof ? 1 : 0); // a tower can have only one of the roofs
}
