/** The content of a Between Two Cities score pad as entered, even if incomplete or impossible. */
import { isRecord, readName, wholeNumber } from "../../../pages/score/reading";
import {
  EMPTY,
  LETTERS,
  MOST_CITIES,
  MOST_COLLECTED,
  MOST_LEVEL_POINTS,
  OWN_CITIES,
  SIZE,
  type Automacity,
  type CitiesSheet,
} from "./sheet";

/** A city is 16 letters, row by row, `.` for an empty square. */
export interface CitiesPad {
  game: "cities";
  mode: "solo" | "ring" | "two";
  names: string[];
  cities: string[];
  /** Solo: Automacity's buildings, and the points that the level adds. */
  automacity: Automacity;
  levelPoints: number;
}

export const SQUARES = SIZE * SIZE;
const LEAST_IN_RING = 3;
const CITIES_OF_TWO = 4;

export function newCities(players = 4): CitiesPad {
  return withPlayers({ game: "cities", mode: "ring", names: [], cities: [], automacity: readCollected(null), levelPoints: 0 }, players);
}

/** One player has two cities next to Automacity, two players have four; more sit in a ring with one city each. */
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

/** How many buildings are in Automacity. */
export function collected({ automacity }: CitiesPad): number {
  return Object.values(automacity).reduce((sum, count) => sum + count, 0);
}

/** How many cities are still incomplete, including Automacity. */
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

export function citiesSheet(pad: CitiesPad): CitiesSheet {
  const cities = pad.cities.map(rowsOf);
  if (pad.mode !== "solo") return { cities, mode: pad.mode };
  // Both solo modes score the same way.
  return { cities, mode: "beginner", automacity: { ...pad.automacity }, level_points: pad.levelPoints };
}

/** Reads a stored or shared pad; null if it is not a valid one. */
export function readCities(value: unknown): CitiesPad | null {
  if (!isRecord(value) || value.game !== "cities") return null;
  const { names, cities } = value;
  if (!Array.isArray(names) || !Array.isArray(cities) || names.length < 1 || names.length > MOST_CITIES) return null;
  const pad = newCities(names.length);
  const automacity = readCollected(value.automacity);
  const levelPoints = wholeNumber(value.levelPoints, MOST_LEVEL_POINTS, -MOST_LEVEL_POINTS);
  return withPlayers({ ...pad, names: names.map(readName), cities: cities.map(readCity), automacity, levelPoints }, names.length);
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

/** As a list without keys, to keep links short; with Automacity only in solo games. */
export function citiesList({ mode, names, cities, automacity, levelPoints }: CitiesPad): unknown[] {
  return mode === "solo" ? [names, cities, [...LETTERS].map((letter) => automacity[letter]), levelPoints] : [names, cities];
}

export function citiesFromList([names, cities, counts, levelPoints]: unknown[]): CitiesPad | null {
  const automacity = Array.isArray(counts) ? Object.fromEntries([...LETTERS].map((letter, at) => [letter, counts[at] as unknown])) : {};
  return readCities({ game: "cities", names, cities, automacity, levelPoints });
}
