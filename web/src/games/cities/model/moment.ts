/** What a table shows, read from a view: spots, neighbours, names of tiles. */
import { t } from "$lib/words/i18n.svelte";
import type { CitiesHelp, CityData, DraftGame } from "../types";
import { covers, placements, readTile, squareText, type Building, type Square } from "./notation";
import { neighbours, planOf, type Plan } from "./plan";

import { signed } from "$lib/words/numbers";

export { signed };

/** A place where a tile may go, and what that would change. */
export interface Spot {
  move: string;
  tile: string;
  at: Square;
  cells: { square: Square; building: Building }[];
  /** Points by category and in total; none if the server does not send them. */
  adds: Record<string, number> | undefined;
  others: Record<string, number>;
}

export function spotsOf(legal: readonly string[], help: Partial<CitiesHelp>, tile: string, city: string): Spot[] {
  return placements(legal)
    .filter((found) => found.tile === tile && found.city === city)
    .map(({ move, at }) => ({
      move,
      tile,
      at,
      cells: covers(readTile(tile), at),
      adds: help.adds?.[move],
      others: help.others?.[move] ?? {},
    }));
}

/** The points that a placement adds; exercises do not say. */
export function pointsOf({ adds }: Pick<Spot, "adds">): string {
  return adds ? signed(adds.total ?? 0) : "?";
}

/** The most that a tile could add to each city, for those who ask about it. */
export function bestInCities(most: Readonly<Record<string, number>>): string[] {
  return Object.entries(most).map(([city, points]) => t("score-at-best", { city, points: signed(points) }));
}

/** What a placement changes in other cities, such as “B −1”. */
export function elsewhereOf(others: Spot["others"] | undefined): string[] {
  return Object.entries(others ?? {}).map(([city, points]) => t("city-gain", { city, points: signed(points) }));
}

export function planOfCity(city: CityData): Plan {
  return planOf(city.rows ?? [], city.corner);
}

export function worthOf(help: Partial<CitiesHelp>, city: string): number {
  return help.factories?.find((found) => found.city === city)?.worth || 2;
}

export function cityOf(cities: readonly CityData[], letter: string): CityData {
  return cities.find(({ city }) => city === letter) as CityData;
}

/** The seats that build a city with this one; none when players have their own cities. */
export function partnerIn(city: CityData, seat: number): number | undefined {
  return city.builders.find((builder) => builder !== seat);
}

/** The seat that gets this seat's hand. */
export function handGoesTo(game: Pick<DraftGame, "players" | "passing">, seat: number): number | null {
  if (!game.passing) return null;
  const step = game.passing === "left" ? 1 : -1;
  return ((seat - 1 + step + game.players) % game.players) + 1;
}

export function tileName(text: string): string {
  const tile = readTile(text);
  const names = tile.buildings.map((building) => t("building-name", { building }));
  if (tile.shape === "single") return names[0] ?? text;
  return t("city-duplex", { shape: tile.shape, one: names[0], other: names[1] });
}

/** A tile's name next to its picture, which already shows a duplex's orientation. */
export function tileBrief(text: string): string {
  return readTile(text)
    .buildings.map((building) => t("building-name", { building }))
    .join(" + ");
}

/** The surroundings of a spot, for screen readers. */
export function besides(plan: Plan, spot: Spot): string[] {
  const own = new Set(spot.cells.map(({ square }) => squareText(square)));
  const around = spot.cells.flatMap(({ square }) => neighbours(plan, square));
  const different = new Set(around.filter((plot) => !own.has(squareText(plot))));
  return [...different].map(({ building }) => t("building-name", { building }));
}

/** Tiles in hand with their places; `nth` tells equal ones apart: 1 for the first, 2 for the second. */
export function numbered(tiles: readonly string[]): { tile: string; place: number; nth: number }[] {
  return tiles.map((tile, place) => ({ tile, place, nth: tiles.slice(0, place + 1).filter((other) => other === tile).length }));
}
