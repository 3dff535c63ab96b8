/** Every shape that a city can have, for tests, enumerated square by square (C4.1, C4.3). */
import { covers, readTile, squareText, type Square, type Tile } from "./notation";
import { boxOf, SIDE } from "./plan";
import { inReadingOrder } from "./spatial";

const TILES: Record<Tile["shape"], Tile> = { single: readTile("S"), vertical: readTile("S/F"), horizontal: readTile("S-H") };

/** Connected shapes within 4 x 4, each once and moved to the upper left corner, up to 15 squares. */
export function cityShapes(): Square[][] {
  const shapes: Square[][] = [];
  let grown = new Map([["0,0", [{ x: 0, y: 0 }]]]);
  while (grown.size > 0) {
    shapes.push(...grown.values());
    grown = new Map([...grown.values()].flatMap(larger).map((shape) => [shape.map(squareText).join(" "), shape]));
  }
  return shapes;
}

function larger(shape: Square[]): Square[][] {
  return spotsAround(shape, "single").map((spot) => toCorner([...shape, spot]));
}

function toCorner(shape: Square[]): Square[] {
  const { left, top } = boxOf(shape);
  return shape.map(({ x, y }) => ({ x: x - left, y: y - top })).sort(inReadingOrder);
}

/** Where the upper or left half of such a tile may go. */
export function spotsAround(shape: readonly Square[], tile: Tile["shape"]): Square[] {
  const built = new Set(shape.map(squareText));
  const near = boxOf(shape);
  const spots: Square[] = [];
  for (let y = near.top - 2; y <= near.top + near.height; y += 1) {
    for (let x = near.left - 2; x <= near.left + near.width; x += 1) {
      const cells = covers(TILES[tile], { x, y }).map(({ square }) => square);
      const { width, height } = boxOf([...shape, ...cells]);
      const fits = width <= SIDE && height <= SIDE && !cells.some((cell) => built.has(squareText(cell)));
      if (fits && cells.some((cell) => around(cell).some((square) => built.has(squareText(square))))) spots.push({ x, y });
    }
  }
  return spots;
}

function around({ x, y }: Square): Square[] {
  return [
    { x: x + 1, y },
    { x: x - 1, y },
    { x, y: y + 1 },
    { x, y: y - 1 },
  ];
}
