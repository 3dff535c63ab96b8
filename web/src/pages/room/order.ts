/** Seats in a new order. */

/** The old seats in their new order after one swaps places with a neighbour in the ring. */
export function movedBy(count: number, seat: number, step: 1 | -1): number[] {
  const seats = Array.from({ length: count }, (_, i) => i + 1);
  const from = seat - 1;
  const to = (from + step + count) % count;
  seats[from] = to + 1;
  seats[to] = seat;
  return seats;
}
