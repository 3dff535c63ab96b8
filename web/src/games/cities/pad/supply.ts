/** Warns about more buildings than the box holds; other editions may have more, so they are scored anyway (C1). */
import type { CitiesPad } from "./pad";
import { BOX, LETTERS } from "./sheet";

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
