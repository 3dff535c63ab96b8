/** The content of a 5 Towers score pad as entered, even if incomplete or impossible. */
import { isRecord, readName, wholeNumber } from "../../../pages/score/reading";
import { HIGHEST, KINDS, MOST_PLAYERS, ROOF, type Counted, type Kind, type TowersSheet } from "./sheet";

export interface TowersPlayer {
  name: string;
  cards: Record<Kind, number[]>;
  heights: Record<Kind, Counted>;
  razed: number;
}

export interface TowersPad {
  game: "towers";
  entry: "cards" | "heights";
  players: TowersPlayer[];
}

export const MOST_RAZED = 40;
export const TALLEST = 21;

export function newPlayer(): TowersPlayer {
  return { name: "", cards: byKind(() => []), heights: byKind(() => ({ height: 0, roof: false })), razed: 0 };
}

function byKind<T>(make: () => T): Record<Kind, T> {
  return { candy: make(), horror: make(), tree: make(), junk: make(), sand: make() };
}

/** Computes heights and roofs from the towers entered card by card. */
export function countCards(player: TowersPlayer): void {
  for (const kind of KINDS) {
    const cards = player.cards[kind];
    if (cards.length > 0) player.heights[kind] = { height: cards.length, roof: cards.at(-1) === ROOF };
  }
}

export function newTowers(players = 3): TowersPad {
  return { game: "towers", entry: "cards", players: Array.from({ length: players }, newPlayer) };
}

/** Players are numbered in the sheet: two people may share a name. */
export function towersSheet(pad: TowersPad): TowersSheet {
  return {
    players: pad.players.map((player, seat) => ({
      name: String(seat + 1),
      towers: Object.fromEntries(KINDS.filter((kind) => isBegun(pad, player, kind)).map((kind) => [kind, towerOf(pad, player, kind)])),
      razed: player.razed,
    })),
  };
}

function isBegun(pad: TowersPad, player: TowersPlayer, kind: Kind): boolean {
  return pad.entry === "cards" ? player.cards[kind].length > 0 : player.heights[kind].height > 0;
}

function towerOf(pad: TowersPad, player: TowersPlayer, kind: Kind): number[] | Counted {
  return pad.entry === "cards" ? [...player.cards[kind]] : { ...player.heights[kind] };
}

/** How often a card has been entered, over all players. */
export function timesUsed(pad: TowersPad, kind: Kind, value: number): number {
  return pad.players.reduce((sum, player) => sum + player.cards[kind].filter((card) => card === value).length, 0);
}

/** Reads a stored or shared pad; null if it is not a valid one. */
export function readTowers(value: unknown): TowersPad | null {
  if (!isRecord(value) || value.game !== "towers") return null;
  if (!Array.isArray(value.players) || value.players.length < 1 || value.players.length > MOST_PLAYERS) return null;
  const entry = value.entry === "heights" ? "heights" : "cards";
  return { game: "towers", entry, players: value.players.map(readPlayer) };
}

function readPlayer(value: unknown): TowersPlayer {
  const player = newPlayer();
  if (!isRecord(value)) return player;
  player.name = readName(value.name);
  player.razed = wholeNumber(value.razed, MOST_RAZED);
  for (const kind of KINDS) {
    player.cards[kind] = readCards(isRecord(value.cards) ? value.cards[kind] : null);
    const counted = isRecord(value.heights) ? value.heights[kind] : null;
    if (isRecord(counted)) player.heights[kind] = { height: wholeNumber(counted.height, TALLEST), roof: counted.roof === true };
  }
  return player;
}

function readCards(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, 2 * TALLEST).filter((card): card is number => Number.isInteger(card) && card >= 0 && card <= HIGHEST);
}

/** As a list without keys, to keep links short. */
export function towersList(pad: TowersPad): unknown[] {
  return [pad.entry, pad.players.map((player) => playerList(player, pad.entry))];
}

function playerList(player: TowersPlayer, entry: TowersPad["entry"]): unknown[] {
  const towers = KINDS.map((kind) => {
    const { height, roof } = player.heights[kind];
    return entry === "cards" ? player.cards[kind] : [height, roof ? 1 : 0];
  });
  return [player.name, player.razed, towers];
}

export function towersFromList([entry, players]: unknown[]): TowersPad | null {
  if (!Array.isArray(players)) return null;
  return readTowers({ game: "towers", entry, players: players.map((player) => readPlayerList(player, entry === "heights")) });
}

function readPlayerList(player: unknown, heights: boolean): unknown {
  const [name, razed, towers] = Array.isArray(player) ? player : [];
  const lists: unknown[] = Array.isArray(towers) ? towers : [];
  const own = newPlayer();
  const made = KINDS.map((kind, at) => [kind, heights ? counted(lists[at]) : lists[at]] as const);
  return { ...own, name, razed, [heights ? "heights" : "cards"]: Object.fromEntries(made) };
}

function counted(value: unknown): { height: unknown; roof: boolean } {
  const [height, roof] = Array.isArray(value) ? value : [];
  return { height, roof: roof === 1 };
}
