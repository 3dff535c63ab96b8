/** How fast the table shows what happens, chosen by the reader. */
export const SPEEDS = ["calm", "usual", "quick", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTORS: Record<Speed, number> = { calm: 1.6, usual: 1, quick: 0.45, instant: 0 };

export function atSpeed(lasts: number, speed: Speed): number {
  return Math.round(lasts * FACTORS[speed]);
}
