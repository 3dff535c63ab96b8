/** Points by number, as on the reference card: shops in a line, factories by rank, and so on. */
import type { Category } from "../model/notation";

export const SCORES: Record<Category, readonly string[]> = {
  shops: ["2", "5", "10", "16"],
  factories: ["4", "3", "2"],
  taverns: ["1", "4", "9", "17"],
  offices: ["1", "3", "6", "10", "15", "21"],
  parks: ["2", "8", "12", "13", "14"],
  houses: ["1", "2", "3", "4", "5"],
};
