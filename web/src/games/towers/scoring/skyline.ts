/** Where everybody's towers stand in the skyline at the end. Units are those of a tower's picture. */
import { centreLayers, floorLayers } from "../art/floors";
import { stackHeight } from "../art/measure";
import { inked } from "../art/pen";
import { KINDS, type Kind } from "../model/cards";
import { towersOf } from "../model/model";
import type { TowersGame } from "../types";

/** From one tower to the next: they overlap a little, as a skyline does. */
const STEP = 104;
const BETWEEN = 90;
const SITE = KINDS.length * STEP + BETWEEN;
/** The sky above the tallest tower, for the fireworks. */
const SKY = 420;
const LEAST_HEIGHT = 700;
/** The sky that a flat picture leaves above the tallest tower, for its crown. */
const LEAST_SKY = 130;
/** The strip of ground below. */
export const GROUND = 40;

export interface Placed {
  kind: Kind;
  x: number;
  /** How high it reaches. */
  height: number;
  values: number[];
}

export interface Skyline {
  width: number;
  /** Above the ground. */
  height: number;
  /** The least of it that shows every tower with its crown. */
  least: number;
  sites: { seat: number; left: number; width: number; towers: Placed[] }[];
  /** The top of the tower that fires the rockets; null if nobody has built anything. */
  tallest: { x: number; height: number } | null;
}

/** Every site is equally wide, so the names below line up. The tallest tower is that of the `winners`, if they have any. */
export function skylineOf(game: TowersGame, winners: readonly number[] = [], width = SITE): Skyline {
  const sites = Array.from({ length: game.players }, (_, nth) => {
    const towers = towersOf(game, nth + 1);
    return { seat: nth + 1, left: nth * width, width, towers: placed(towers, nth * width + width / 2) };
  });
  const all = sites.flatMap(({ towers }) => towers);
  const theirs = sites.filter(({ seat }) => winners.includes(seat)).flatMap(({ towers }) => towers);
  const tallest = tallestOf(theirs.length > 0 ? theirs : all);
  const top = Math.max(0, ...all.map((tower) => tower.height));
  const height = Math.max(LEAST_HEIGHT, SKY + top);
  return { width: width * game.players, height, least: top + LEAST_SKY, sites, tallest };
}

/** The skyline in a picture of this shape (height per width), and how high its sky is: no tower is ever cut off. */
export function skylineIn(game: TowersGame, winners: readonly number[], shape: number): { skyline: Skyline; high: number } {
  const usual = skylineOf(game, winners);
  if (shape === 0) return { skyline: usual, high: usual.height };
  const high = Math.max(usual.least, usual.width * shape - GROUND);
  const width = (high + GROUND) / shape / game.players;
  return { skyline: width > SITE ? skylineOf(game, winners, width) : usual, high };
}

/** The first of those with the most floors. */
export function tallestOf(towers: readonly Placed[]): Placed | null {
  const most = Math.max(0, ...towers.map(({ values }) => values.length));
  return towers.find(({ values }) => values.length === most) ?? null;
}

/** The towers that were begun, around the middle of their site. */
function placed(towers: Record<Kind, number[]>, middle: number): Placed[] {
  const kinds = KINDS.filter((kind) => towers[kind].length > 0);
  return kinds.map((kind, nth) => ({
    kind,
    x: middle + (nth - (kinds.length - 1) / 2) * STEP,
    height: stackHeight(towers[kind]),
    values: towers[kind],
  }));
}

/** A tower as markup, standing on 0,0. Only our own code generates it. */
export function towerMarkup({ kind, values }: Placed): string {
  return values.map((value, nth) => floorMarkup(kind, value, stackHeight(values.slice(0, nth)))).join("");
}

function floorMarkup(kind: Kind, value: number, y: number): string {
  const scale = value === 0 ? " scale(1.22)" : "";
  return `<g transform="translate(0 ${-y})${scale}">${inked(floorLayers(kind, value))}${inked(centreLayers(kind, value))}</g>`;
}

/** Bursts above a tower: far enough apart to be seen one by one, inside a picture that is `high` above the ground. */
export function burstsAbove(
  { x, height }: { x: number; height: number },
  { width }: Skyline,
  high: number,
): { x: number; y: number; size: number }[] {
  const room = (high - height) / SKY; // more sky, larger fireworks
  const offsets = [
    [0, 235, 1],
    [-290, 140, 0.7],
    [300, 180, 0.78],
    [-150, 330, 0.58],
    [180, 325, 0.6],
  ] as const;
  return offsets.map(([aside, above, share]) => {
    const size = share * Math.min(1.8, room);
    const margin = 125 * size;
    return {
      x: Math.min(Math.max(x + aside * room, margin), width - margin),
      y: -Math.min(height + above * room, high - margin),
      size,
    };
  });
}

/** Stars over the whole sky, evenly but not regularly. */
export function starsOver(width: number, high: number): { x: number; y: number; r: number }[] {
  const fraction = (value: number): number => value - Math.floor(value);
  return Array.from({ length: 60 }, (_, nth) => ({
    x: fraction(nth * 0.7548776662) * width,
    y: -high * (1 - 0.62 * fraction(0.5 + nth * 0.5698402909)),
    r: (2 + (nth % 3)) * (width / 1800),
  }));
}
