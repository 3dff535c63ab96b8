/** Numbers as people read them: a minus sign (U+2212), never a hyphen. */

const MINUS = "−";

export function numberText(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value === 0 ? 0 : value); // never -0
}

/** Points that are added or lost. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : numberText(points);
}
