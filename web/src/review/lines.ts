/** How each seat is drawn: a colour and a pattern, so neither is needed to know the other. */

export interface LineStyle {
  colour: string;
  /** As in `stroke-dasharray`; "" is a full line. */
  dash: string;
}

const STYLES: readonly LineStyle[] = [
  { colour: "var(--blueprint)", dash: "" },
  { colour: "var(--tavern)", dash: "9 4" },
  { colour: "var(--tree)", dash: "2 4" },
  { colour: "var(--horror)", dash: "12 4 2 4" },
  { colour: "var(--shop)", dash: "5 3" },
  { colour: "var(--candy)", dash: "16 4" },
  { colour: "var(--factory)", dash: "2 3 7 3" },
];

export function styleOf(seat: number): LineStyle {
  return STYLES[(seat - 1) % STYLES.length] as LineStyle;
}
