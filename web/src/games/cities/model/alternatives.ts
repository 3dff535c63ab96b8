/** What else could be proposed in the same city. */
import { placements, readPlacement } from "./notation";

export interface Alternatives {
  /** Whether another tile could go into the city. */
  tiles: boolean;
  /** Whether there is another place for the same tile. */
  spots: boolean;
}

/** `moves`: all placements of whoever has the tile. */
export function othersThan(move: string, moves: readonly string[]): Alternatives {
  const proposed = readPlacement(move);
  const rest = placements(moves).filter(({ city, move: other }) => city === proposed?.city && other !== move);
  return {
    tiles: rest.some(({ tile }) => tile !== proposed?.tile),
    spots: rest.some(({ tile }) => tile === proposed?.tile),
  };
}
