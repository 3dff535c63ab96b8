/** What an Automa decided and why, read from the view (S4), and what Automacity was given (S2). */
import type { StoryEvent } from "$lib/types";

export type AutomaSymbol = "house" | "factory" | "new" | "most";

export interface Decision {
  seat: number;
  city: string;
  card: number;
  column: "shared" | "automacity";
  symbols: AutomaSymbol[];
  skipped: { symbol: AutomaSymbol; reason: string }[];
  symbol: AutomaSymbol;
  /** The index of the deciding symbol in its column, from 1. */
  place: number;
  candidates: { tile: string; points: number; square: string | null }[];
  /** Tied tiles, in the order that decided between them. */
  tied: string[];
  tile: string;
}

/** A card with what its two columns decided. */
export interface TurnedCard {
  seat: number;
  card: number;
  decisions: Decision[];
}

export function turnedCards(decisions: readonly unknown[]): TurnedCard[] {
  const cards: TurnedCard[] = [];
  for (const decision of decisions as Decision[]) {
    const last = cards.at(-1);
    if (last?.card === decision.card && last.seat === decision.seat) last.decisions.push(decision);
    else cards.push({ seat: decision.seat, card: decision.card, decisions: [decision] });
  }
  return cards;
}

/** The tiles a city got this turn: the one drawn at random, which starts the turn, and those assigned to it since. */
export function givenTo(city: string, story: readonly StoryEvent[]): string[] {
  const from = story.findLastIndex((event) => event.kind === "random" && event.city === city);
  const given = story.slice(Math.max(from, 0)).filter((event) => event.city === city && ["random", "assign"].includes(event.kind));
  return from < 0 ? [] : given.map(({ tile }) => String(tile));
}
