/** What there is to deal, in the fixed order that the derivation draws from. */

const TYPES = [..."chtjs"];
const EXTRA = [0, 2, 5, 7, 10, 12];
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
const DUPLEXES =
  "F/e F/O H/O H/S O/P O/S d/H P/F P/H m/P S/F S/b e-F F-O F-S H-P H-b O-H O-S d-P P-F P-O S-m S-H".split(" ");
const AUTOMA_CARDS = 20;

export function cardOrder(card: string): number {
  return TYPES.indexOf(card[0] ?? "") * 16 + Number(card.slice(1));
}

/** T1.3, T1.4: with 4 or 5 players some values are there twice. */
export function deck(players: number): string[] {
  const values = Array.from({ length: 16 }, (_, value) => value);
  const all = players >= 4 ? [...values, ...EXTRA].sort((a, b) => a - b) : values;
  return TYPES.flatMap((type) => all.map((value) => `${type}${value}`));
}

export function singles(): string[] {
  return SUPPLY.flatMap(([tile, count]) => Array<string>(count).fill(tile));
}

export function duplexes(): string[] {
  return [...DUPLEXES];
}

export function automaCards(): string[] {
  return Array.from({ length: AUTOMA_CARDS }, (_, i) => String(i + 1));
}
