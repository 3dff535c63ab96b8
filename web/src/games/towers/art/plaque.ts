/** The plaque with a floor's number. Its shape differs by type, so even a tiny floor is recognisable. */
import type { Kind } from "../model/cards";
import { hand, polygon, rounded, type Point } from "./pen";

export interface Plaque {
  width: number;
  height: number;
  /** Its lower edge above the ground. */
  lift: number;
  /** Size of the number on it. */
  font: number;
}

/** On a crowded table the number is almost as tall as its floor. */
export function plaqueOf(value: number, small: boolean): Plaque {
  const digits = value > 9 ? 2 : 1;
  if (value === 0) return small ? { width: 46, height: 50, lift: 4, font: 50 } : { width: 28, height: 30, lift: 4, font: 26 };
  if (small) return { width: digits === 2 ? 88 : 56, height: 60, lift: 5, font: 60 };
  return { width: digits === 2 ? 50 : 35, height: 36, lift: 7, font: 32 };
}

/** The baseline of the number: it centres digits that are 0.72 of the font size high. */
export function baseline({ height, lift, font }: Plaque): number {
  return -(lift + (height - 0.72 * font) / 2);
}

const SHAPES: Record<Kind, (half: number, low: number, high: number) => string> = {
  // a biscuit
  c: (half, low, high) => rounded(-half, low, 2 * half, low - high, Math.min(half, (low - high) / 2.6)),
  // a tombstone
  h: (half, low, high) => {
    const bend = (low - high) * 0.34;
    return `M${-half} ${low}L${-half + 1} ${high + bend}Q${-half + 1} ${high} 0 ${high}Q${half - 1} ${high} ${half - 1} ${high + bend}L${half} ${low}Z`;
  },
  // a sawn plank
  t: (half, low, high) =>
    polygon(
      [
        [-half, low],
        [-half - 1.5, (low + high) / 2],
        [-half + 0.5, high],
        [half, high],
        [half + 1.5, (low + high) / 2],
        [half - 0.5, low],
      ],
      hand(half),
      1.6,
    ),
  // a plate of tin, its corners cut
  j: (half, low, high) => {
    const cut = (low - high) * 0.18;
    const corners: Point[] = [
      [-half, low - cut],
      [-half, high + cut],
      [-half + cut, high],
      [half - cut, high],
      [half, high + cut],
      [half, low - cut],
      [half - cut, low],
      [-half + cut, low],
    ];
    return polygon(corners, hand(1), 0);
  },
  // a shield
  s: (half, low, high) => {
    const bend = (low - high) * 0.42;
    return `M${-half} ${high}H${half}V${low - bend}Q${half} ${low - bend * 0.25} 0 ${low}Q${-half} ${low - bend * 0.25} ${-half} ${low - bend}Z`;
  },
};

export function plaquePath(kind: Kind, { width, height, lift }: Plaque): string {
  return SHAPES[kind](width / 2, -lift, -lift - height);
}
