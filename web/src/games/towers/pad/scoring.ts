/**
 * Scores 5 Towers on the score pad without a server (T1, T2, T8).
 * Gives exactly the result of `draftingtable score towers`, which fixtures.json checks.
 */
import { Refusal } from "../../../pages/score/refusal";
import { fits } from "../model/fits";

export const KINDS = ["candy", "horror", "tree", "junk", "sand"] as const;
export type Kind = (typeof KINDS)[number];
export type Towers = Partial<Record<Kind, number[]>>;

export const ROOF = 0;
export const HIGHEST = 15;
export const MOST_PLAYERS = 5;
const EXTRA_COPIES = [0, 2, 5, 7, 10, 12];
const SMALL_DECK = 80;
const LARGE_DECK = 110;
const MOST_CARDS = 160;

export interface TowersSheet {
  players: { name: string; towers: Towers; razed?: number }[];
}

export interface TowersScore {
  towers: Partial<Record<Kind, number>>;
  main: number;
  razed: number;
  total: number;
}

export interface TowersResult {
  players: (TowersScore & { name: string })[];
  winners: string[];
}

/** A tower by its height and whether it has a roof. */
export interface Counted {
  height: number;
  roof: boolean;
}

export function scoreTowers(sheet: TowersSheet): TowersResult {
  if (sheet.players.length < 1 || sheet.players.length > MOST_PLAYERS) {
    const params = { place: "players", found: sheet.players.length, least: 1, most: MOST_PLAYERS };
    throw new Refusal("sheet-list-length", "", params);
  }
  sheet.players.forEach((_, number) => checkPlayer(sheet, number));
  checkDeck(sheet);
  const players = sheet.players.map(({ name, towers, razed }) => ({
    name,
    ...countedScore(counted(towers), razed ?? 0),
  }));
  const most = Math.max(...players.map((player) => player.total));
  return { players, winners: players.filter((player) => player.total === most).map((player) => player.name) };
}

function counted(towers: Towers): Partial<Record<Kind, Counted>> {
  const all: Partial<Record<Kind, Counted>> = {};
  for (const kind of KINDS) {
    const cards = towers[kind] ?? [];
    all[kind] = { height: cards.length, roof: cards.at(-1) === ROOF };
  }
  return all;
}

/** T8: the points of towers known only by height and roof. */
export function countedScore(towers: Partial<Record<Kind, Counted>>, razed: number): TowersScore {
  const points: Partial<Record<Kind, number>> = {};
  let main = 0;
  for (const kind of KINDS) {
    const tower = towers[kind];
    if (!tower || tower.height === 0) continue;
    points[kind] = tower.roof ? 2 * tower.height : tower.height; // T8.1, T8.2
    main = Math.max(main, tower.height); // T8.3: the tallest is always best
  }
  const cost = -((razed * (razed + 1)) / 2) || 0; // T8.4; never -0
  const sum = Object.values(points).reduce((all, one) => all + one, 0);
  return { towers: points, main, razed: cost, total: sum + main + cost };
}

function checkPlayer(sheet: TowersSheet, number: number): void {
  const player = sheet.players[number];
  if (!player) return;
  const place = `players[${number + 1}]`;
  if (player.name.trim() === "") throw new Refusal("sheet-not-text", "", { place: `${place}.name` });
  if (sheet.players.slice(0, number).some((other) => other.name === player.name)) {
    throw new Refusal("sheet-name-twice", "", { place: `${place}.name`, name: player.name });
  }
  for (const kind of KINDS) checkTower(kind, player.towers[kind] ?? [], `${place}.towers.${kind}`);
  checkNumber(player.razed ?? 0, `${place}.razed`, MOST_CARDS);
}

function checkTower(kind: Kind, cards: number[], place: string): void {
  cards.forEach((value, at) => {
    const here = `${place}[${at + 1}]`;
    checkNumber(value, here, HIGHEST);
    const top = at > 0 ? cards[at - 1] : undefined;
    if (!fits(top, value)) {
      const params = { place: here, card: cardText(kind, value), top: cardText(kind, top ?? 0) };
      throw new Refusal("sheet-tower-order", top === ROOF ? "T2.6" : "T2.3", params);
    }
  });
}

function checkNumber(value: number, place: string, most: number): void {
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new Refusal("sheet-number", "", { place, found: String(value), least: 0, most });
  }
}

function cardText(kind: Kind, value: number): string {
  return `${kind.charAt(0)}${value}`;
}

/** T1.3, T1.4: a single player's sheet may come from a game of any size. */
export function copies(players: number, value: number): number {
  return hasLargeDeck(players) && EXTRA_COPIES.includes(value) ? 2 : 1;
}

export function hasLargeDeck(players: number): boolean {
  return players === 1 || players >= 4;
}

export function deckSize(players: number): number {
  return hasLargeDeck(players) ? LARGE_DECK : SMALL_DECK;
}

export function deckRule(players: number): string {
  return hasLargeDeck(players) ? "T1.4" : "T1.3";
}

function checkDeck(sheet: TowersSheet): void {
  const players = sheet.players.length;
  const rule = deckRule(players);
  let found = 0;
  for (const kind of KINDS) {
    for (let value = 0; value <= HIGHEST; value += 1) {
      const used = timesUsed(sheet, kind, value);
      const deck = copies(players, value);
      if (used > deck) {
        throw new Refusal("sheet-beyond-deck", rule, { card: cardText(kind, value), found: used, deck });
      }
      found += used;
    }
  }
  for (const player of sheet.players) found += player.razed ?? 0;
  if (found > deckSize(players)) {
    throw new Refusal("sheet-beyond-deck-size", rule, { found, deck: deckSize(players) });
  }
}

export function timesUsed(sheet: TowersSheet, kind: Kind, value: number): number {
  return sheet.players.reduce((sum, player) => sum + (player.towers[kind] ?? []).filter((card) => card === value).length, 0);
}
