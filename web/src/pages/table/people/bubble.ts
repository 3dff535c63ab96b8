/** Where a bubble goes: under its seat, or over it in the strip of seats, where it covers nothing of the table. */
export interface Place {
  /** Its edge at the seat, or the side of the window that it must not cross. */
  side: "top" | "left" | "right";
  /** From the left to the middle of the seat, in pixels. */
  at: number;
  /** The widest that fits under the seat; over it, twice the way from that side of the window to the middle. */
  room: number;
}

const WIDEST = 176;

interface Chip {
  left: number;
  right: number;
}

const middleOf = ({ left, right }: Chip): number => (left + right) / 2;

/** Centred on the seat. A strip may have scrolled the seat out of the window. */
export function overSeat(chip: Chip, width: number): Place {
  const at = Math.min(Math.max(middleOf(chip), 0), width);
  return at <= width / 2 ? { side: "left", at, room: 2 * at } : { side: "right", at, room: 2 * (width - at) };
}

export function underSeat(chip: Chip, width: number): Place {
  return { side: "top", at: Math.min(Math.max(middleOf(chip), WIDEST / 2), width - WIDEST / 2), room: WIDEST };
}
