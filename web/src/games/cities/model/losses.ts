/** What others have cost a city: its factories are compared with other cities' (C5.2), its houses with what is next to them (C5.6). */
import type { CityData } from "../types";

export interface Loss {
  category: "factories" | "houses";
  points: number;
}

const FRAGILE = ["factories", "houses"] as const;

/** What a city has lost from one moment to the next. */
export function lossesOf(before: CityData, now: CityData): Loss[] {
  return FRAGILE.flatMap((category) => {
    const points = (now.score[category] ?? 0) - (before.score[category] ?? 0);
    return points < 0 ? [{ category, points }] : [];
  });
}

/** Two lists together, each category once. */
export function added(old: readonly Loss[], more: readonly Loss[]): Loss[] {
  return FRAGILE.flatMap((category) => {
    const points = [...old, ...more].filter((loss) => loss.category === category).reduce((sum, loss) => sum + loss.points, 0);
    return points < 0 ? [{ category, points }] : [];
  });
}
