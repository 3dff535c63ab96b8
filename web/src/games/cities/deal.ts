/** What Between Two Cities deals from, in the fixed order that the derivation draws from (docs/fair-deals.md). */
import type { DealPools } from "../module";

const SUPPLY: [string, number][] = [
  ["S", 16],
  ["F", 16],
  ["d", 5],
  ["e", 5],
  ["m", 5],
  ["b", 5],
  ["O", 20],
  ["P", 16],
  ["H", 20],
];
const DUPLEXES = "F/e F/O H/O H/S O/P O/S d/H P/F P/H m/P S/F S/b e-F F-O F-S H-P H-b O-H O-S d-P P-F P-O S-m S-H".split(" ");
const AUTOMA_CARDS = 20;

export default function citiesPools(): DealPools {
  const singles = SUPPLY.flatMap(([tile, count]) => Array<string>(count).fill(tile));
  const duplexes = [...DUPLEXES];
  const cards = Array.from({ length: AUTOMA_CARDS }, (_, i) => String(i + 1));
  return {
    for(line, [first = ""]) {
      if (line.startsWith("card")) return cards;
      return /[/-]/.test(first) ? duplexes : singles;
    },
    dealt: () => undefined, // dealt tiles never return
    played: () => undefined,
  };
}
