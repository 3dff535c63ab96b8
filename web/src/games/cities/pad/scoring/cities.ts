/**
 * Scores Between Two Cities on the score pad without a server (C5, C6, C7, S6).
 * Gives exactly the result of `draftingtable score cities`, which fixtures.json checks.
 */
import { automacityCount, checkAutomacity, checkNumbers, OWN_CITIES, scoreAutomacity, type Automacity } from "./automacity";
import { beside, bits, parkPoints, shopPoints, SIZE } from "./patterns";
import { Refusal } from "../../../../pages/score/refusal";
import { LETTERS, officeSets, tavernPoints, TYPES, type CityScore } from "./sets";

export { CATEGORIES, LETTERS, type Category, type CityScore } from "./sets";

export const EMPTY = ".";
export const MOST_CITIES = 7;
const SOLO = ["beginner", "expert"];
const MODES = ["ring", "two", ...SOLO];
const CITIES_OF_TWO = 4;
const FEWEST_IN_RING = 3;

export interface CitiesSheet {
  cities: string[][];
  mode?: string;
  /** Solo: Automacity's buildings by letter, and the points that the level adds. */
  automacity?: Automacity;
  level_points?: number;
}

export interface SeatScore {
  seat: number;
  cities: [string, string];
  total: number;
}

export interface CitiesResult {
  cities: CityScore[];
  automacity?: CityScore & { level: number };
  players?: SeatScore[];
  winners?: number[];
}

export function scoreCities(sheet: CitiesSheet): CitiesResult {
  const mode = sheet.mode ?? "ring";
  checkSheet(sheet, mode);
  const { automacity, level_points: level = 0 } = sheet;
  const elsewhere = automacity ? [automacityCount(automacity, "F")] : [];
  const worth = factoryValues([...sheet.cities.map((rows) => count(rows, "F")), ...elsewhere]);
  const cities = sheet.cities.map((rows, number) => scoreCity(rows, worth[number] ?? 0));
  if (!automacity) return { cities, ...scorePlayers(sheet, cities) };
  const scored = scoreAutomacity(automacity, worth.at(-1) ?? 0, level);
  return { cities, automacity: scored, ...scorePlayers(sheet, lettered(cities, scored)) };
}

/** A solo game's cities in the order of their letters: Automacity is B, between the Automas. */
export function lettered<City>(own: readonly City[], automacity: City | undefined): City[] {
  return automacity === undefined ? [...own] : [...own.slice(0, 1), automacity, ...own.slice(1)];
}

function checkSheet(sheet: CitiesSheet, mode: string): void {
  if (!MODES.includes(mode)) {
    throw new Refusal("sheet-choice", "", { place: "mode", found: mode, choices: MODES });
  }
  const solo = checkAutomacity(sheet, SOLO.includes(mode));
  const found = sheet.cities.length;
  if (solo && found !== OWN_CITIES) {
    throw new Refusal("sheet-list-exact", "", { place: "cities", found, expected: OWN_CITIES });
  }
  if (found < 1 || found > MOST_CITIES) {
    throw new Refusal("sheet-list-length", "", { place: "cities", found, least: 1, most: MOST_CITIES });
  }
  sheet.cities.forEach((rows, number) => checkCity(rows, `cities[${number + 1}]`));
  checkNumbers(sheet);
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

/** C5.4: sets of offices, and 1 more for each office next to a tavern. */
function officePoints(rows: string[]): number {
  const offices = pattern(rows, "O");
  return officeSets(bits(offices)) + bits(offices & beside(pattern(rows, "demb")));
}

/** C5.6: 1 point per other type in the city, but exactly 1 next to a factory. */
function housePoints(rows: string[]): number {
  const houses = pattern(rows, "H");
  const spoilt = bits(houses & beside(pattern(rows, "F")));
  const otherTypes = TYPES.filter((type) => type !== "H" && pattern(rows, type) !== 0).length;
  return spoilt + (bits(houses) - spoilt) * otherTypes;
}

/** C5.2: a tie for most leaves second place open to others. */
export function factoryValues(counts: number[]): number[] {
  const [most, second] = [...new Set(counts)].sort((a, b) => b - a);
  return counts.map((many) => (many === 0 ? 0 : many === most ? 4 : many === second ? 3 : 2));
}

/** Players are scored when the cities make a whole game; solo needs Automacity. */
function scorePlayers(sheet: CitiesSheet, scores: CityScore[]): Partial<CitiesResult> {
  if (!isWhole(sheet)) return {};
  const ranks = ranksOf(sheet, scores);
  const best = ranks.reduce((one, other) => (compare(one, other) >= 0 ? one : other));
  return {
    players: seatCities(scores.length, sheet.mode === "two").map((own, seat) => ({
      seat: seat + 1,
      cities: [cityLetter(own[0]), cityLetter(own[1])],
      total: ranks[seat]?.[0] ?? 0,
    })),
    winners: ranks.flatMap((one, seat) => (compare(one, best) === 0 ? [seat + 1] : [])),
  };
}

function isWhole({ cities, mode = "ring", automacity }: CitiesSheet): boolean {
  if (automacity) return true;
  return mode === "two" ? cities.length === CITIES_OF_TWO : mode === "ring" && cities.length >= FEWEST_IN_RING;
}

export function cityLetter(city: number): string {
  return String.fromCharCode("A".charCodeAt(0) + city);
}

/** The left and the right city of each seat. */
export function seatCities(cities: number, two: boolean): [number, number][] {
  if (two)
    return [
      [0, 1],
      [2, 3],
    ];
  return Array.from({ length: cities }, (_, seat) => [seat, (seat + cities - 1) % cities]);
}

/** C6, C7, S6: what is compared, in order, for each seat; `scores` by the cities' letters. */
export function ranksOf(sheet: CitiesSheet, scores: readonly { total: number }[]): number[][] {
  const two = sheet.mode === "two";
  const buildings = lettered(sheet.cities.map(typeCounts), sheet.automacity && collectedTypes(sheet.automacity));
  return seatCities(scores.length, two).map((own) => {
    const [one, other] = own.map((city) => scores[city]?.total ?? 0) as [number, number];
    const both = TYPES.map((_, type) => own.reduce((sum, city) => sum + (buildings[city]?.[type] ?? 0), 0));
    return two ? [one + other, ...both] : [Math.min(one, other), Math.max(one, other), ...both];
  });
}

function typeCounts(rows: string[]): number[] {
  return TYPES.map((letters) => count(rows, letters));
}

function collectedTypes(automacity: Automacity): number[] {
  return TYPES.map((letters) => automacityCount(automacity, letters));
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
