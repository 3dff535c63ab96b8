/**
 * Between Two Cities on the score pad, when there is no server to ask (C5, C6, C7).
 * Answers exactly what `draftingtable score cities` answers; fixtures.json holds it to that.
 */
import { beside, bits, parkPoints, shopPoints, SIZE } from "./patterns";
import { Refusal } from "./refusal";

export const CATEGORIES = ["shops", "factories", "taverns", "offices", "parks", "houses"] as const;
export type Category = (typeof CATEGORIES)[number];
export type CityScore = Record<Category | "total", number>;

export const LETTERS = "SFdembOPH";
export const EMPTY = ".";
export const MOST_CITIES = 7;
const MODES = ["ring", "two", "beginner", "expert"];
const CITIES_OF_TWO = 4;
const FEWEST_IN_RING = 3;

const OFFICE_POINTS = [0, 1, 3, 6, 10, 15];
const FULL_OFFICES = 6;
const FULL_OFFICES_POINTS = 21;
/** What a further kind adds to a set of taverns: the most common kind is in every set. */
const TAVERN_STEPS = [1, 3, 5, 8];

export interface CitiesSheet {
  cities: string[][];
  mode?: string;
}

export interface SeatScore {
  seat: number;
  cities: [string, string];
  total: number;
}

export interface CitiesResult {
  cities: CityScore[];
  players?: SeatScore[];
  winners?: number[];
}

export function scoreCities(sheet: CitiesSheet): CitiesResult {
  const mode = sheet.mode ?? "ring";
  checkSheet(sheet.cities, mode);
  const worth = factoryValues(sheet.cities.map((rows) => count(rows, "F")));
  const cities = sheet.cities.map((rows, number) => scoreCity(rows, worth[number] ?? 0));
  return { cities, ...scorePlayers(sheet.cities, cities, mode) };
}

function checkSheet(cities: string[][], mode: string): void {
  if (!MODES.includes(mode)) {
    throw new Refusal("sheet-choice", "", { place: "mode", found: mode, choices: MODES });
  }
  if (cities.length < 1 || cities.length > MOST_CITIES) {
    const params = { place: "cities", found: cities.length, least: 1, most: MOST_CITIES };
    throw new Refusal("sheet-list-length", "", params);
  }
  cities.forEach((rows, number) => checkCity(rows, `cities[${number + 1}]`));
}

function checkCity(rows: string[], place: string): void {
  if (rows.length !== SIZE) {
    throw new Refusal("sheet-list-exact", "", { place, found: rows.length, expected: SIZE });
  }
  rows.forEach((row, y) => checkRow(row, `${place}[${y + 1}]`));
}

function checkRow(row: string, place: string): void {
  if (row.trim() === "") throw new Refusal("sheet-not-text", "", { place });
  if (row.length !== SIZE) {
    throw new Refusal("sheet-row-length", "C2", { place, found: row.length, size: SIZE });
  }
  const column = [...row].findIndex((letter) => !(LETTERS + EMPTY).includes(letter));
  if (column >= 0) {
    const params = { place, column: column + 1, found: row[column] ?? "", choices: [...LETTERS, EMPTY] };
    throw new Refusal("sheet-letter", "C1", params);
  }
}

/** The squares that hold one of these letters, as a pattern. */
function pattern(rows: string[], letters: string): number {
  return [...rows.join("")].reduce((all, letter, at) => (letters.includes(letter) ? all | (1 << at) : all), 0);
}

function count(rows: string[], letters: string): number {
  return bits(pattern(rows, letters));
}

function scoreCity(rows: string[], factoryWorth: number): CityScore {
  const points = {
    shops: shopPoints(pattern(rows, "S")),
    factories: count(rows, "F") * factoryWorth,
    taverns: tavernPoints([..."demb"].map((kind) => count(rows, kind))),
    offices: officePoints(rows),
    parks: parkPoints(pattern(rows, "P")),
    houses: housePoints(rows),
  };
  return { ...points, total: Object.values(points).reduce((sum, part) => sum + part, 0) };
}

/** C5.3: sets of 1, 2, 3, 4 different kinds score 1, 4, 9, 17. */
function tavernPoints(kinds: number[]): number {
  return [...kinds].sort((a, b) => b - a).reduce((sum, many, at) => sum + many * (TAVERN_STEPS[at] ?? 0), 0);
}

/** C5.4: a seventh office begins a second set; once more for each office next to a tavern. */
function officePoints(rows: string[]): number {
  const offices = pattern(rows, "O");
  const sets = Math.floor(bits(offices) / FULL_OFFICES);
  const rest = OFFICE_POINTS[bits(offices) % FULL_OFFICES] ?? 0;
  return sets * FULL_OFFICES_POINTS + rest + bits(offices & beside(pattern(rows, "demb")));
}

/** C5.6: a point for each other type in the city, but exactly 1 next to a factory. */
function housePoints(rows: string[]): number {
  const houses = pattern(rows, "H");
  const spoilt = bits(houses & beside(pattern(rows, "F")));
  const otherTypes = ["S", "F", "demb", "O", "P"].filter((type) => pattern(rows, type) !== 0).length;
  return spoilt + (bits(houses) - spoilt) * otherTypes;
}

/** C5.2: a tie for most does not take second place away. */
export function factoryValues(counts: number[]): number[] {
  const [most, second] = [...new Set(counts)].sort((a, b) => b - a);
  return counts.map((many) => (many === 0 ? 0 : many === most ? 4 : many === second ? 3 : 2));
}

/** Players are told where the cities are those of a whole game; Automacity is no square (S1). */
function scorePlayers(grids: string[][], scores: CityScore[], mode: string): Partial<CitiesResult> {
  const two = mode === "two";
  const whole = two ? grids.length === CITIES_OF_TWO : mode === "ring" && grids.length >= FEWEST_IN_RING;
  if (!whole) return {};
  const seats = seatCities(grids.length, two);
  const ranks = seats.map((own) => rank(own, grids, scores, two));
  const best = ranks.reduce((one, other) => (compare(one, other) >= 0 ? one : other));
  return {
    players: seats.map((own, seat) => ({
      seat: seat + 1,
      cities: [cityLetter(own[0]), cityLetter(own[1])],
      total: ranks[seat]?.[0] ?? 0,
    })),
    winners: ranks.flatMap((one, seat) => (compare(one, best) === 0 ? [seat + 1] : [])),
  };
}

export function cityLetter(city: number): string {
  return String.fromCharCode("A".charCodeAt(0) + city);
}

/** The left and the right city of each seat. */
export function seatCities(cities: number, two: boolean): [number, number][] {
  if (two) return [[0, 1], [2, 3]];
  return Array.from({ length: cities }, (_, seat) => [seat, (seat + cities - 1) % cities]);
}

/** C6, C7: what is compared, in order, for each seat. */
export function ranksOf(sheet: CitiesSheet, scores: CityScore[]): number[][] {
  const two = sheet.mode === "two";
  return seatCities(sheet.cities.length, two).map((own) => rank(own, sheet.cities, scores, two));
}

function rank(own: [number, number], grids: string[][], scores: CityScore[], two: boolean): number[] {
  const [one, other] = own.map((city) => scores[city]?.total ?? 0) as [number, number];
  const both = own.flatMap((city) => grids[city] ?? []);
  const buildings = ["S", "F", "demb", "O", "P", "H"].map(
    (type) => [...both.join("")].filter((letter) => type.includes(letter)).length,
  );
  return two ? [one + other, ...buildings] : [Math.min(one, other), Math.max(one, other), ...buildings];
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
