/** Seats from left to right, as one player sees a round table: the left neighbour (the next seat, clockwise), the player, the right neighbour, and on around. */
export function seenBy<S>(seats: readonly S[], seat: number): S[] {
  const count = seats.length;
  return seats.map((_, place) => seats[(seat - place + count) % count] as S);
}
