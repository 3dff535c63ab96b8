/** Sheets of Between Two Cities as `draftingtable score` reads them, and its answers. */
import type { Category } from "../model/notation";
import facts from "./facts.json";

export const SIZE = 4;
export const EMPTY = ".";
export const LETTERS = "SFdembOPH";
export const MOST_CITIES = 7;
export const OWN_CITIES = 2;
export const MOST_COLLECTED = 99;
export const MOST_LEVEL_POINTS = 99;
/** S5: what our levels add, from level 1 on; we do not know the printed table. */
export const LEVEL_POINTS: readonly number[] = facts.levels;
/** C1.1 and C1.2: how many of each building the box holds, halves of duplexes included. */
export const BOX: Readonly<Record<string, number>> = facts.box;

/** Automacity's buildings by letter; those left out are 0. */
export type Automacity = Record<string, number>;

export interface CitiesSheet {
  cities: string[][];
  mode: string;
  automacity?: Automacity;
  level_points?: number;
}

export type CityScore = Record<Category | "total", number>;

export interface CitiesResult {
  cities: CityScore[];
  automacity?: CityScore & { level: number };
  players?: { seat: number; cities: [string, string]; total: number }[];
  winners?: number[];
}

/** A solo game's cities in the order of their letters: Automacity is B, between the Automas. */
export function lettered<City>(own: readonly City[], automacity: City | undefined): City[] {
  return automacity === undefined ? [...own] : [...own.slice(0, 1), automacity, ...own.slice(1)];
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
