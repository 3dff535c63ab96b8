/** The finished cities of a solo game, read from its record. */
import { ApiError, api } from "$lib/server/api";
import { covers, readPlacement, readTile } from "../model/notation";
import { planOfPlots, type Plan } from "../model/plan";

/** By letter: the cities that a player has built. */
export type Built = Record<string, Plan>;

const PLACED = /^\d+ (place \S+ [A-Z] -?\d+,-?\d+)$/;

export function builtIn(record: string): Built {
  const placed = record.split("\n").flatMap((line) => readPlacement(PLACED.exec(line.trim())?.[1] ?? "") ?? []);
  const letters = [...new Set(placed.map(({ city }) => city))];
  return Object.fromEntries(letters.map((letter) => [letter, planOfPlots(placed.filter(({ city }) => city === letter).flatMap(plotsOf))]));
}

function plotsOf({ tile, at }: { tile: string; at: { x: number; y: number } }) {
  return covers(readTile(tile), at).map(({ square, building }) => ({ ...square, building }));
}

/** Null once the server has deleted the game: its points stay, its picture does not. */
export async function loadBuilt(record: string): Promise<Built | null> {
  try {
    return builtIn(await api.record(record));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
