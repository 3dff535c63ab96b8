/** What is compared between players, to explain how equal scores were decided (C6, C7, S6). The library decides. */
import { lettered, seatCities, type CitiesSheet } from "./sheet";

/** The letters of each category: all taverns are one type (C5.6). */
const TYPES = ["S", "F", "demb", "O", "P", "H"] as const;

/** In order, for each seat; `scores` by the cities' letters. */
export function ranksOf(sheet: CitiesSheet, scores: readonly { total: number }[]): number[][] {
  const two = sheet.mode === "two";
  const own = sheet.cities.map((rows) => counts((letter) => rows.join("").split(letter).length - 1));
  const { automacity } = sheet;
  const buildings = lettered(own, automacity && counts((letter) => automacity[letter] ?? 0));
  return seatCities(scores.length, two).map((pair) => {
    const [one, other] = pair.map((city) => scores[city]?.total ?? 0) as [number, number];
    const both = TYPES.map((_, type) => pair.reduce((sum, city) => sum + (buildings[city]?.[type] ?? 0), 0));
    return two ? [one + other, ...both] : [Math.min(one, other), Math.max(one, other), ...both];
  });
}

function counts(count: (letter: string) => number): number[] {
  return TYPES.map((letters) => [...letters].reduce((sum, letter) => sum + count(letter), 0));
}
