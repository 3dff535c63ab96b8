/** What others have cost a city: its factories are compared with other cities' (C5.2), its houses with what is next to them (C5.6). */
import type { CityData } from "../types";
import { planOf, plotAt } from "./plan";

export interface Loss {
  category: "factories" | "houses";
  points: number;
}

const FRAGILE = ["factories", "houses"] as const;

/** What a city has lost and not made up for, after one more change. Points that go with a building taken back are no loss to others. */
export function lossesAfter(losses: readonly Loss[], before: CityData, now: CityData): Loss[] {
  if (isTakenBack(before, now)) return [];
  return FRAGILE.flatMap((category) => {
    const open = losses.find((loss) => loss.category === category)?.points ?? 0;
    const points = open + (now.score[category] ?? 0) - (before.score[category] ?? 0);
    return points < 0 ? [{ category, points }] : [];
  });
}

/** Whether a building is gone, or replaced by another. */
function isTakenBack(before: CityData, now: CityData): boolean {
  const plan = planOf(now.rows ?? [], now.corner);
  return planOf(before.rows ?? [], before.corner).plots.some(({ x, y, building }) => plotAt(plan, x, y)?.building !== building);
}
