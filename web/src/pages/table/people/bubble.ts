/** Where a bubble goes: under its seat, or above it, where it covers neither a name nor anything of the table. */
export interface Place {
  side: "top" | "over";
  /** From the left, in pixels, to the bubble's middle. */
  at: number;
  /** The edge of the seat that the bubble touches, from the top. */
  edge: number;
  most: number;
}

const WIDEST = 176;
/** One line of a sentence, where there is little room. */
const WIDEST_OVER = 260;
/** In a phone's landscape, the seats are at the very top. */
const ROOM_ABOVE = 36;

interface Chip {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const middleOf = ({ left, right }: Chip): number => (left + right) / 2;

/** A strip may have scrolled the seat out of the window. */
export function overSeat(chip: Chip, width: number): Place {
  if (chip.top < ROOM_ABOVE) return underSeat(chip, width);
  return { side: "over", at: middleWithin(chip, width, WIDEST_OVER), edge: chip.top, most: WIDEST_OVER };
}

export function underSeat(chip: Chip, width: number): Place {
  return { side: "top", at: middleWithin(chip, width, WIDEST), edge: chip.bottom, most: WIDEST };
}

function middleWithin(chip: Chip, width: number, widest: number): number {
  return Math.min(Math.max(middleOf(chip), widest / 2), width - widest / 2);
}
