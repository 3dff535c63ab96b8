/** Where on a city's drawing its points arise: a label on each group of buildings that scores together. */
import { parkGroupPoints, shopLinePoints, tavernPoints } from "./group-points";
import { BUILDINGS, categoryOf, type Building, type Category, type Square } from "./notation";
import { pictureOf, tavernSets, type Picture } from "./picture";
import { SIDE, type Box, type Plan, type Plot } from "./plan";

export interface PointLabel extends Square {
  points: number;
  /** Other buildings of the group that need not touch: a line joins them to the label. */
  joined: Square[];
}

interface Group {
  plots: readonly Square[];
  points: number;
  apart?: boolean;
}

/**
 * `score`: the category's points, from the server. If the groups do not add up to that, one label shows it all.
 * `worth`: what each factory of the city is worth.
 */
export function pointLabels(plan: Plan, category: Category, score: number, worth: number): PointLabel[] {
  const groups = groupsOf(plan, category, worth);
  const sum = groups.reduce((total, { points }) => total + points, 0);
  if (sum !== score) return oneLabel(buildingsOf(plan.plots, category), score);
  return groups.filter(({ points }) => points > 0).map(labelOf);
}

/** S1: a city without squares, whose tiles are side by side in this order. */
export function looseTiles(buildings: Record<string, number>): Plot[] {
  const tiles = BUILDINGS.flatMap((building) => Array.from({ length: buildings[building] ?? 0 }, () => building));
  return tiles.map((building, nth) => ({ building, x: nth % SIDE, y: Math.floor(nth / SIDE) }));
}

/** The square around them, taller if there are more rows than columns. */
export function looseFrame(tiles: readonly Plot[]): Box {
  return { left: 0, top: 0, width: SIDE, height: Math.max(SIDE, ...tiles.map(({ y }) => y + 1)) };
}

/** Loose tiles form no groups. */
export function looseLabels(tiles: readonly Plot[], category: Category, score: number): PointLabel[] {
  return oneLabel(buildingsOf(tiles, category), score);
}

function groupsOf(plan: Plan, category: Category, worth: number): Group[] {
  const picture = pictureOf(plan, worth);
  switch (category) {
    case "shops":
      return picture.awnings.map(({ from, length, along }) => ({
        plots: [along === "row" ? { x: from.x + (length - 1) / 2, y: from.y } : { x: from.x, y: from.y + (length - 1) / 2 }],
        points: shopLinePoints(length),
      }));
    case "parks":
      return picture.greens.map((green) => ({ plots: green, points: parkGroupPoints(green.length) }));
    case "taverns":
      return tavernSets(plan).map((set) => ({ plots: set, points: tavernPoints(set.map(() => 1)), apart: true }));
    default:
      return buildingsOf(plan.plots, category).map((plot) => ({ plots: [plot], points: pointsAlone(plot, picture) }));
  }
}

/** What a building scores on its own, without a group; its drawing shows the same number. */
function pointsAlone(plot: Plot, { looks, bridges }: Picture): number {
  const look = looks.get(plot);
  if (!look) return 0;
  const alone: Partial<Record<Building, number>> = {
    F: look.chimneys,
    O: look.floors + Number(bridges.some(({ office }) => office === plot)),
    H: look.windows,
  };
  return alone[plot.building] ?? 0;
}

function labelOf({ plots, points, apart = false }: Group): PointLabel {
  const { x, y } = mostCentral(plots);
  return { x, y, points, joined: apart ? plots.filter((plot) => plot.x !== x || plot.y !== y) : [] };
}

function oneLabel(plots: readonly Plot[], points: number): PointLabel[] {
  return plots.length > 0 && points !== 0 ? [labelOf({ plots, points })] : [];
}

/** The one nearest to the centre of all of them, so a label is always on its own group. */
function mostCentral(plots: readonly Square[]): Square {
  const mean = (side: "x" | "y"): number => plots.reduce((sum, plot) => sum + plot[side], 0) / plots.length;
  const [x, y] = [mean("x"), mean("y")];
  const away = (plot: Square): number => (plot.x - x) ** 2 + (plot.y - y) ** 2;
  return plots.reduce((best, plot) => (away(plot) < away(best) ? plot : best));
}

const buildingsOf = (plots: readonly Plot[], category: Category): Plot[] =>
  plots.filter(({ building }) => categoryOf(building) === category);
