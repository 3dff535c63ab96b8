/** The colours of a building's square, by name of its custom property. */
import type { Building, Category } from "../../model/notation";
import { categoryOf } from "../../model/notation";

const NAMES: Record<Category, string> = {
  shops: "shop",
  factories: "factory",
  taverns: "tavern",
  offices: "office",
  parks: "park",
  houses: "house",
};

export type Tone = "wash" | "strong" | "plain";

export function colour(of: Building | Category, tone: Tone): string {
  const category = of.length === 1 ? categoryOf(of as Building) : (of as Category);
  return `var(--city-${NAMES[category]}${tone === "plain" ? "" : `-${tone}`})`;
}
