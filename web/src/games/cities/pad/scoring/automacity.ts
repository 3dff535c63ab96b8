/** Automacity, the city between the two Automas: counted without squares, with the best possible score (S1). */
import { Refusal } from "../../../../pages/score/refusal";
import { LETTERS, officeSets, tavernPoints, TYPES, type CityScore } from "./sets";

/** How many of each building, by letter; those left out are 0. */
export type Automacity = Record<string, number>;

export const OWN_CITIES = 2;
export const MOST_COLLECTED = 99;
export const MOST_LEVEL_POINTS = 99;
/** S5: what our levels add, from level 1 on; we do not know the printed table. */
export const LEVEL_POINTS = [-12, -8, -4, 0, 4, 8] as const;

const LINE_POINTS = [0, 2, 5, 10, 16];
const LONGEST_LINE = 4;
const PAIR_OF_PARKS = 8;
const SINGLE_PARK = 2;

/** How many of these letters' buildings are in Automacity. */
export function automacityCount(automacity: Automacity, letters: string): number {
  return [...letters].reduce((sum, letter) => sum + (automacity[letter] ?? 0), 0);
}

export function scoreAutomacity(automacity: Automacity, factoryWorth: number, level: number): CityScore & { level: number } {
  const [shops, factories, , offices, parks, houses] = TYPES.map((type) => automacityCount(automacity, type)) as Counts;
  const otherTypes = TYPES.filter((type) => type !== "H" && automacityCount(automacity, type) > 0).length;
  const points = {
    shops: Math.floor(shops / LONGEST_LINE) * (LINE_POINTS[LONGEST_LINE] ?? 0) + (LINE_POINTS[shops % LONGEST_LINE] ?? 0),
    factories: factories * factoryWorth,
    taverns: tavernPoints([..."demb"].map((kind) => automacityCount(automacity, kind))),
    offices: officeSets(offices) + offices, // each gets its +1, with or without a tavern
    parks: Math.floor(parks / 2) * PAIR_OF_PARKS + (parks % 2) * SINGLE_PARK,
    houses: houses * otherTypes,
  };
  const total = Object.values(points).reduce((sum, part) => sum + part, level);
  return { ...points, level, total };
}

type Counts = [number, number, number, number, number, number];

/** Whether the sheet is of a solo game with Automacity; throws where that is impossible. */
export function checkAutomacity(sheet: { automacity?: Automacity; level_points?: number }, solo: boolean): boolean {
  const given = (["automacity", "level_points"] as const).filter((key) => sheet[key] !== undefined);
  const [first] = given;
  if (first === undefined) return false;
  if (!solo) throw new Refusal("sheet-key-unknown", "", { place: "sheet", key: first, choices: ["cities", "mode"] });
  if (!sheet.automacity) throw new Refusal("sheet-key-missing", "", { place: "sheet", key: "automacity" });
  return true;
}

/** Checked after the cities, as in the library. */
export function checkNumbers({ automacity = {}, level_points: level = 0 }: { automacity?: Automacity; level_points?: number }): void {
  for (const key of Object.keys(automacity)) {
    if (!LETTERS.includes(key)) {
      throw new Refusal("sheet-key-unknown", "", { place: "automacity", key, choices: [...LETTERS] });
    }
  }
  for (const letter of LETTERS) checkNumber(automacity[letter] ?? 0, `automacity.${letter}`, 0, MOST_COLLECTED);
  checkNumber(level, "level_points", -MOST_LEVEL_POINTS, MOST_LEVEL_POINTS);
}

function checkNumber(found: number, place: string, least: number, most: number): void {
  if (Number.isInteger(found) && found >= least && found <= most) return;
  throw new Refusal("sheet-number", "", { place, found: String(found), least, most });
}
