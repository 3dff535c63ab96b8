/** More buildings on a pad than the box holds: worth a word, but other editions are scored as well (C1). */
import { BOX } from "./scoring/box";
import { LETTERS } from "./scoring/cities";
import type { CitiesPad } from "./pad";

export interface Excess {
  building: string;
  found: number;
  box: number;
}

export function excesses(pad: CitiesPad): Excess[] {
  return [...LETTERS].flatMap((building) => {
    const collected = pad.mode === "solo" ? (pad.automacity[building] ?? 0) : 0;
    const found = pad.cities.reduce((sum, city) => sum + city.split(building).length - 1, collected);
    const box = BOX[building] ?? 0;
    return found > box ? [{ building, found, box }] : [];
  });
}
