/** Where a bubble goes: under its seat, or next to it in the strip of seats, where it covers nothing of the table. */
export interface Place {
  /** Its edge at the seat. */
  side: "top" | "left" | "right";
  /** Pixels from that side of the window; from the left to the middle of a bubble under the seat. */
  at: number;
  /** The widest that fits, in pixels. */
  room: number;
}

const WIDEST = 176;

interface Chip {
  left: number;
  right: number;
}

/** The side with more room. A strip may have scrolled the seat out of the window. */
export function besideSeat(chip: Chip, width: number): Place {
  const within = (x: number): number => Math.min(Math.max(x, 0), width);
  const [before, after] = [within(chip.left), width - within(chip.right)];
  return after >= before ? { side: "left", at: width - after, room: after } : { side: "right", at: width - before, room: before };
}

export function underSeat(chip: Chip, width: number): Place {
  const middle = (chip.left + chip.right) / 2;
  return { side: "top", at: Math.min(Math.max(middle, WIDEST / 2), width - WIDEST / 2), room: WIDEST };
}
