/** What is on a score pad: as entered, complete or not, possible or not. */
import { MOST_COLLECTED, MOST_LEVEL_POINTS, OWN_CITIES, type Automacity } from "../../../games/cities/pad/scoring/automacity";
import { CATEGORIES, EMPTY, LETTERS, MOST_CITIES, type CitiesSheet } from "../../../games/cities/pad/scoring/cities";
import { SIZE } from "../../../games/cities/pad/scoring/patterns";
import { HIGHEST, KINDS, MOST_PLAYERS, ROOF, type Counted, type Kind, type TowersSheet } from "../../../games/towers/pad/scoring";

export { CATEGORIES };

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

/** A city is 16 letters, row by row, `.` for an empty square. */
export interface CitiesPad {
  game: "cities";
  mode: "solo" | "ring" | "two";
  names: string[];
  cities: string[];
  /** Solo: what Automacity has collected, and what the level adds to its points. */
  automacity: Automacity;
  levelPoints: number;
}

export type Pad = TowersPad | CitiesPad;

export const SQUARES = SIZE * SIZE;
export const LEAST_IN_RING = 3;
const CITIES_OF_TWO = 4;
export const MOST_RAZED = 40;
export const TALLEST = 21;
const LONGEST_NAME = 24;

export function newPlayer(): TowersPlayer {
  return { name: "", cards: byKind(() => []), heights: byKind(() => ({ height: 0, roof: false })), razed: 0 };
}

function byKind<T>(make: () => T): Record<Kind, T> {
  return { candy: make(), horror: make(), tree: make(), junk: make(), sand: make() };
}

/** Heights and roofs of the towers that were entered card by card. */
export function countCards(player: TowersPlayer): void {
  for (const kind of KINDS) {
    const cards = player.cards[kind];
    if (cards.length > 0) player.heights[kind] = { height: cards.length, roof: cards.at(-1) === ROOF };
  }
}

export function newTowers(players = 3): TowersPad {
  return { game: "towers", entry: "cards", players: Array.from({ length: players }, newPlayer) };
}

export function newCities(players = 4): CitiesPad {
  return withPlayers({ game: "cities", mode: "ring", names: [], cities: [], automacity: readCollected(null), levelPoints: 0 }, players);
}

/** One player has two cities beside Automacity, two have four; more sit in a ring with a city for each. */
export function withPlayers(pad: CitiesPad, players: number): CitiesPad {
  const few: Record<number, [CitiesPad["mode"], number]> = { 1: ["solo", OWN_CITIES], 2: ["two", CITIES_OF_TWO] };
  const [mode, cities] = few[players] ?? ["ring", Math.min(Math.max(players, LEAST_IN_RING), MOST_CITIES)];
  return {
    ...pad,
    mode,
    names: Array.from({ length: players }, (_, seat) => pad.names[seat] ?? ""),
    cities: Array.from({ length: cities }, (_, city) => pad.cities[city] ?? EMPTY.repeat(SQUARES)),
  };
}

export function isBlank(pad: Pad): boolean {
  if (pad.game === "cities") return pad.cities.every((city) => filled(city) === 0) && collected(pad) === 0;
  return pad.players.every(
    (player) => player.razed === 0 && KINDS.every((kind) => player.cards[kind].length + player.heights[kind].height === 0),
  );
}

/** How many buildings are in Automacity. */
export function collected({ automacity }: CitiesPad): number {
  return Object.values(automacity).reduce((sum, count) => sum + count, 0);
}

/** How many cities are still to be filled, Automacity among them. */
export function unfinished(pad: CitiesPad): number {
  const counts = [...pad.cities.map(filled), ...(pad.mode === "solo" ? [collected(pad)] : [])];
  return counts.filter((count) => count < SQUARES).length;
}

export function filled(city: string): number {
  return [...city].filter((letter) => letter !== EMPTY).length;
}

export function painted(city: string, square: number, letter: string): string {
  return city.slice(0, square) + letter + city.slice(square + 1);
}

export function rowsOf(city: string): string[] {
  return Array.from({ length: SIZE }, (_, y) => city.slice(y * SIZE, (y + 1) * SIZE));
}

/** Players are numbered in the sheet: two people may share a name. */
export function towersSheet(pad: TowersPad): TowersSheet {
  return {
    players: pad.players.map((player, seat) => ({
      name: String(seat + 1),
      towers: Object.fromEntries(KINDS.flatMap((kind) => (player.cards[kind].length > 0 ? [[kind, [...player.cards[kind]]]] : []))),
      razed: player.razed,
    })),
  };
}

export function citiesSheet(pad: CitiesPad): CitiesSheet {
  const cities = pad.cities.map(rowsOf);
  if (pad.mode !== "solo") return { cities, mode: pad.mode };
  // Both solo modes score alike.
  return { cities, mode: "beginner", automacity: { ...pad.automacity }, level_points: pad.levelPoints };
}

/** A pad from what was kept or shared, or nothing if that is no pad at all. */
export function readPad(value: unknown): Pad | null {
  if (!isRecord(value)) return null;
  if (value.game === "towers") return readTowers(value);
  return value.game === "cities" ? readCities(value) : null;
}

type Loose = Record<string, unknown>;

function isRecord(value: unknown): value is Loose {
  return typeof value === "object" && value !== null;
}

function readTowers(value: Loose): TowersPad | null {
  if (!Array.isArray(value.players) || value.players.length < 1 || value.players.length > MOST_PLAYERS) return null;
  const entry = value.entry === "heights" ? "heights" : "cards";
  return { game: "towers", entry, players: value.players.map(readPlayer) };
}

function readPlayer(value: unknown): TowersPlayer {
  const player = newPlayer();
  if (!isRecord(value)) return player;
  player.name = nameOf(value.name);
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

function readCities(value: Loose): CitiesPad | null {
  const { names, cities } = value;
  if (!Array.isArray(names) || !Array.isArray(cities) || names.length < 1 || names.length > MOST_CITIES) return null;
  const pad = newCities(names.length);
  const automacity = readCollected(value.automacity);
  const levelPoints = wholeNumber(value.levelPoints, MOST_LEVEL_POINTS, -MOST_LEVEL_POINTS);
  return withPlayers({ ...pad, names: names.map(nameOf), cities: cities.map(readCity), automacity, levelPoints }, names.length);
}

function readCollected(value: unknown): Automacity {
  const counts = isRecord(value) ? value : {};
  return Object.fromEntries([...LETTERS].map((letter) => [letter, wholeNumber(counts[letter], MOST_COLLECTED)]));
}

function readCity(value: unknown): string {
  const letters = typeof value === "string" ? [...value.slice(0, SQUARES)] : [];
  return Array.from({ length: SQUARES }, (_, at) => knownLetter(letters[at])).join("");
}

function knownLetter(letter: string | undefined): string {
  return letter && LETTERS.includes(letter) ? letter : EMPTY;
}

function nameOf(value: unknown): string {
  return typeof value === "string" ? value.slice(0, LONGEST_NAME) : "";
}

function wholeNumber(value: unknown, most: number, least = 0): number {
  return typeof value === "number" && Number.isInteger(value) ? Math.min(Math.max(value, least), most) : 0;
}
