/** Where a bubble goes: under its seat, or over it in the strip of seats, where it covers nothing of the table. */
export interface Place {
  side: "top" | "over";
  /** From the left, in pixels: to the middle of a bubble under its seat, to the left edge of one over it. */
  at: number;
  /** The least and the most width. */
  least: number;
  most: number;
}

const WIDEST = 176;
/** Over a seat: beyond its right end are the picture and the mark of the next seat, and only then its name. */
const WIDEST_OVER = 120;
const EDGE = 2;

interface Chip {
  left: number;
  right: number;
}

const middleOf = ({ left, right }: Chip): number => (left + right) / 2;

/** From the seat's left end, so the name of the seat before it stays in sight. A strip may have scrolled the seat out of the window. */
export function overSeat(chip: Chip, width: number): Place {
  const least = Math.min(chip.right - chip.left, WIDEST_OVER);
  const last = Math.max(EDGE, width - WIDEST_OVER - EDGE);
  return { side: "over", at: Math.min(Math.max(chip.left, EDGE), last), least, most: WIDEST_OVER };
}

export function underSeat(chip: Chip, width: number): Place {
  const at = Math.min(Math.max(middleOf(chip), WIDEST / 2), width - WIDEST / 2);
  return { side: "top", at, least: 0, most: WIDEST };
}
