/** What the table shows, read from the server's view. No rule is decided here: moves come from `legal`. */
import type { StoryEvent } from "$lib/types";
import type { BidLimit, TowersGame } from "../types";
import { isKind, KINDS, readCard, type Kind } from "./cards";

export interface Moves {
  bids: number[];
  pass: boolean;
  builds: string[];
  razes: Kind[];
  withdraw: boolean;
}

export function readMoves(legal: readonly string[]): Moves {
  const moves: Moves = { bids: [], pass: false, builds: [], razes: [], withdraw: false };
  for (const move of legal) {
    const [verb, what = ""] = move.split(" ");
    if (verb === "bid") moves.bids.push(Number(what));
    else if (verb === "build") moves.builds.push(what);
    else if (verb === "raze" && isKind(what)) moves.razes.push(what);
    else if (verb === "pass") moves.pass = true;
    else if (verb === "withdraw") moves.withdraw = true;
  }
  return moves;
}

/** What to mark for a move: its card and tower, or its button. */
export function marksOf(move: string): string[] {
  const [verb, what = ""] = move.split(" ");
  if (verb === "build") return [`card ${what}`, `tower ${readCard(what).kind}`];
  return verb === "raze" ? [`tower ${what}`] : [`move ${move}`];
}

/** The largest bid that can be built; with the referee off, larger bids are legal too (T4.3). */
export function bestBid({ bids }: Moves, limit: BidLimit | undefined): number | null {
  const buildable = bids.filter((number) => limit && number <= limit.largest);
  return buildable.length > 0 ? Math.max(...buildable) : null;
}

export type Choice = number | "pass";

/** The only choice in the auction, if there is just one: it needs a single tap. */
export function onlyChoice({ bids, pass }: Moves): Choice | null {
  const choices: Choice[] = pass ? [...bids, "pass"] : bids;
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

/** A place in the display. It stays when its card is taken, so the layout does not jump. */
export interface Slot {
  card: string;
  /** Distinguishes two copies of the same card. */
  key: string;
  taken: boolean;
}

export function slotsOf(story: readonly StoryEvent[], game: TowersGame): Slot[] {
  const left = [...game.display];
  const copies = new Map<string, number>();
  return dealtCards(story, game).map((card) => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return { card, key: `${game.round}-${card}-${copy}`, taken: place < 0 };
  });
}

/** This round's deal; the current display if the story does not go back that far. */
function dealtCards(story: readonly StoryEvent[], game: TowersGame): string[] {
  const deal = story.findLast((event) => event.kind === "deal" && event.round === game.round);
  const cards = Array.isArray(deal?.cards) ? deal.cards.map(String) : [];
  const covers = game.display.every((card) => cards.includes(card));
  return cards.length > 0 && covers && game.phase !== "over" ? cards : game.display;
}

/** Seats in bidding order: clockwise from the start player. */
export function bidOrder(game: TowersGame): number[] {
  return Array.from({ length: game.players }, (_, i) => ((game.start - 1 + i) % game.players) + 1);
}

/** The other seats, clockwise from this one; all of them for a spectator. */
export function rivalsOf(game: TowersGame, seat: number): number[] {
  const all = Array.from({ length: game.players }, (_, i) => ((seat - 1 + i + game.players) % game.players) + 1);
  return all.filter((other) => other !== seat);
}

export type Towers = Record<Kind, number[]>;

/** One seat's five towers from the bottom up; empty if not started. */
export function towersOf(game: TowersGame, seat: number): Towers {
  const held = game.towers[seat - 1] ?? {};
  const values = (kind: Kind): number[] => (held[kind] ?? []).map((card) => readCard(card).value);
  return { c: values("c"), h: values("h"), t: values("t"), j: values("j"), s: values("s") };
}

/** The top cards of a seat's towers. */
export type Tops = Partial<Record<Kind, string>>;

export function topsOf(game: TowersGame, seat: number): Tops {
  const held = game.towers[seat - 1] ?? {};
  return Object.fromEntries(Object.entries(held).map(([kind, cards]) => [kind, cards.at(-1)]));
}

export function tallest(towers: Towers): number {
  return Math.max(...KINDS.map((kind) => towers[kind].length));
}

/** The tower with the crown: the tallest (T8.3). Among equal ones, the one that had it, or else the first. */
export function mainTower(towers: Towers, worn: Kind | null = null): Kind | null {
  const height = tallest(towers);
  if (height === 0) return null;
  return worn && towers[worn].length === height ? worn : (KINDS.find((kind) => towers[kind].length === height) ?? null);
}

/** How many of each card are still in the draw pile: by type, then by value 0 to 15. */
export function unseenCounts(cards: readonly string[]): Record<Kind, number[]> {
  const none = (): number[] => Array.from({ length: 16 }, () => 0);
  const counts: Record<Kind, number[]> = { c: none(), h: none(), t: none(), j: none(), s: none() };
  for (const text of cards) {
    const { kind, value } = readCard(text);
    counts[kind][value] = (counts[kind][value] ?? 0) + 1;
  }
  return counts;
}

/** When looking back, the story may continue after the moment shown. */
export function isLastRound(story: readonly StoryEvent[], game: TowersGame): boolean {
  const deal = story.findLast((event) => event.kind === "deal");
  const announced = story.some((event) => event.kind === "last-round");
  return announced && game.phase !== "over" && deal?.round === game.round;
}

const DISPLAY = 5;

/** How many rounds a draw pile is enough for. */
export function roundsFrom(cards: number): number {
  return Math.ceil(cards / DISPLAY);
}

/** How many rounds are left, about: of the cards still to be taken or discarded, as many are discarded as so far. */
export function roundsToCome(game: TowersGame): number {
  const { round, discard, unseen } = game;
  if (game.pass === 2) return roundsFrom(unseen.length);
  const each = round > 1 ? discard.length / (round - 1) : DISPLAY / 2;
  const first = roundsFrom(unseen.length);
  return first + roundsFrom(Math.round(discard.length + (first + 1) * each));
}

/** Whether no more cards come once nobody is in turn. */
export function isEnding(story: readonly StoryEvent[], game: TowersGame): boolean {
  return game.phase === "over" || isLastRound(story, game);
}

/** Cards taken this round so far, and how many there will be. */
export function buildProgress(game: TowersGame): { placed: number; all: number } {
  const bid = game.builder === null ? null : game.bids[game.builder - 1];
  const all = typeof bid === "number" ? bid : game.left;
  return { placed: all - game.left, all };
}

/** Who had no chance to bid because somebody takes all the cards (T4.1c). */
export function leftOut(game: TowersGame): number[] {
  return game.phase === "building" ? bidOrder(game).filter((seat) => game.bids[seat - 1] === null) : [];
}
