/** Tiles, squares and moves of Between Two Cities as text: the notation of records and messages. */

/** One building: S F O P H, or a kind of tavern d e m b. */
export type Building = "S" | "F" | "O" | "P" | "H" | "d" | "e" | "m" | "b";
export type Category = "shops" | "factories" | "taverns" | "offices" | "parks" | "houses";

export const BUILDINGS: readonly Building[] = ["S", "F", "d", "e", "m", "b", "O", "P", "H"];
export const CATEGORIES: readonly Category[] = ["shops", "factories", "taverns", "offices", "parks", "houses"];

const CATEGORY_OF: Record<Building, Category> = {
  S: "shops",
  F: "factories",
  d: "taverns",
  e: "taverns",
  m: "taverns",
  b: "taverns",
  O: "offices",
  P: "parks",
  H: "houses",
};

export function categoryOf(building: Building): Category {
  return CATEGORY_OF[building];
}

/** A tile: one building, or two side by side or one above the other. */
export interface Tile {
  text: string;
  buildings: Building[];
  shape: "single" | "vertical" | "horizontal";
}

export function readTile(text: string): Tile {
  const shape = text.includes("/") ? "vertical" : text.includes("-") ? "horizontal" : "single";
  const buildings = text.split(/[/-]/) as Building[];
  return { text, buildings, shape };
}

export interface Square {
  x: number;
  y: number;
}

export function readSquare(text: string): Square {
  const [x, y] = text.split(",");
  return { x: Number(x), y: Number(y) };
}

export function squareText({ x, y }: Square): string {
  return `${x},${y}`;
}

/** The squares that a tile covers when its upper or left half is on `at`. */
export function covers(tile: Tile, at: Square): { square: Square; building: Building }[] {
  return tile.buildings.map((building, half) => ({
    building,
    square: {
      x: at.x + (tile.shape === "horizontal" ? half : 0),
      y: at.y + (tile.shape === "vertical" ? half : 0),
    },
  }));
}

export interface Placement {
  move: string;
  tile: string;
  city: string;
  at: Square;
}

export interface Assignment {
  move: string;
  tile: string;
  city: string;
}

export function readPlacement(move: string): Placement | null {
  const [verb, tile, city, square] = move.split(" ");
  if (verb !== "place" || !tile || !city || !square) return null;
  return { move, tile, city, at: readSquare(square) };
}

export function placements(legal: readonly string[]): Placement[] {
  return legal.flatMap((move) => readPlacement(move) ?? []);
}

export function assignments(legal: readonly string[]): Assignment[] {
  return legal.flatMap((move) => {
    const [verb, tile, city] = move.split(" ");
    return verb === "assign" && tile && city ? [{ move, tile, city }] : [];
  });
}

/** The legal pick of these two tiles, in the order the server writes it. */
export function pickOf(legal: readonly string[], one: string, other: string): string | undefined {
  return [`pick ${one} ${other}`, `pick ${other} ${one}`].find((move) => legal.includes(move));
}
