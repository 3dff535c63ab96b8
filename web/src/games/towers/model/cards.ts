/** Cards as the notation writes them: type letter and value, `s7`. */

export const KINDS = ["c", "h", "t", "j", "s"] as const;
export type Kind = (typeof KINDS)[number];

export interface Card {
  kind: Kind;
  value: number;
}

export function isKind(letter: string | undefined): letter is Kind {
  return KINDS.some((kind) => kind === letter);
}

export function readCard(text: string): Card {
  const kind = text[0];
  const value = Number(text.slice(1));
  if (!isKind(kind) || !Number.isInteger(value)) throw new Error(`not a card: ${text}`);
  return { kind, value };
}
