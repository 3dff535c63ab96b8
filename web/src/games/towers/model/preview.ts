/** Which floors a bid would add, as an example: the cards of the largest bid, those that need no razing first. */
import type { BidLimit } from "../types";
import { readCard, type Kind } from "./cards";

export interface Preview {
  /** By tower, the values of the floors on top of it, from the bottom up. */
  floors: Partial<Record<Kind, number[]>>;
  /** The tower that loses its top first. */
  razed: Kind | null;
}

export const NO_PREVIEW: Preview = { floors: {}, razed: null };

export function previewOf(number: number, limit: BidLimit | undefined): Preview {
  if (!limit) return NO_PREVIEW;
  const cards = limit.builds.map(readCard);
  const standing = cards.filter(({ kind }) => kind !== limit.raze);
  const enough = standing.length >= number;
  const floors: Preview["floors"] = {};
  for (const { kind, value } of (enough ? standing : cards).slice(0, number)) (floors[kind] ??= []).push(value);
  return { floors, razed: enough ? null : (limit.raze as Kind | null) };
}
