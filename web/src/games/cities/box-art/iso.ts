/** The six kinds of buildings seen from above: paths for one plot of a city in the box art. */

export type Kind = "shop" | "factory" | "tavern" | "office" | "park" | "house";
export type Ink = "wall" | "shade" | "top" | "roof" | "eaves" | "light" | "dark" | "white" | "leaf" | "smoke";

export interface Layer {
  d: string;
  ink: Ink;
}

/** Half a plot's width and depth in the drawing. */
export const WIDE = 25;
export const DEEP = 13;

/** A point on a plot: along its two edges from 0 to 1, and above the ground. */
type Point = readonly [u: number, v: number, height: number];

const LOW = 0.1;
const HIGH = 0.9;
const short = (n: number): string => String(Math.round(n * 10) / 10);

function onPaper([u, v, height]: Point): [x: number, y: number] {
  return [(u - v) * WIDE, (u + v) * DEEP - height];
}

function shape(...points: Point[]): string {
  return `M${points.map((point) => onPaper(point).map(short).join(" ")).join("L")}Z`;
}

/** The left wall and the right wall. */
const left = (from: number, to: number, low: number, high: number, v = HIGH): string =>
  shape([from, v, low], [to, v, low], [to, v, high], [from, v, high]);
const right = (from: number, to: number, low: number, high: number, u = HIGH): string =>
  shape([u, to, low], [u, from, low], [u, from, high], [u, to, high]);

function block(low: number, high: number, height: number, ground = 0): Layer[] {
  return [
    { d: left(low, high, ground, height, high), ink: "wall" },
    { d: right(low, high, ground, height, high), ink: "shade" },
    { d: shape([low, low, height], [high, low, height], [high, high, height], [low, high, height]), ink: "top" },
  ];
}

function dot(u: number, v: number, height: number, radius: number): string {
  const [x, y] = onPaper([u, v, height]);
  return `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** Rows of windows on both walls. */
function windows(columns: number, floors: readonly number[], tall: number): string {
  const step = (HIGH - LOW) / columns;
  let path = "";
  for (const floor of floors) {
    for (let i = 0; i < columns; i += 1) {
      const from = LOW + (i + 0.25) * step;
      path += left(from, from + step * 0.5, floor, floor + tall) + right(from, from + step * 0.5, floor, floor + tall);
    }
  }
  return path;
}

function office(): Layer[] {
  const floors = [6, 14, 22, 30, 38];
  return [
    ...block(LOW, HIGH, 47),
    { d: windows(3, floors, 5), ink: "light" },
    { d: left(0.42, 0.58, 0, 5), ink: "dark" },
    ...block(0.3, 0.62, 53, 47),
  ];
}

function house(): Layer[] {
  const wall = 13;
  const ridge = 25;
  const out = 0.97;
  return [
    ...block(LOW, HIGH, wall),
    { d: shape([0.03, 0.03, wall], [out, 0.03, wall], [out, 0.5, ridge], [0.03, 0.5, ridge]), ink: "eaves" },
    { d: shape([HIGH, HIGH, wall], [HIGH, LOW, wall], [HIGH, 0.5, ridge - 2]), ink: "shade" },
    ...block(0.2, 0.32, 29, 20),
    { d: shape([0.03, out, wall - 1], [out, out, wall - 1], [out, 0.5, ridge], [0.03, 0.5, ridge]), ink: "roof" },
    { d: windows(2, [4], 6), ink: "light" },
    { d: right(0.42, 0.6, 0, 7), ink: "dark" },
  ];
}

function tavern(): Layer[] {
  const wall = 16;
  const tip: Point = [0.5, 0.5, 30];
  return [
    ...block(LOW, HIGH, wall),
    { d: shape([0.02, 0.02, wall], [0.98, 0.02, wall], tip) + shape([0.02, 0.02, wall], [0.02, 0.98, wall], tip), ink: "eaves" },
    { d: shape([0.98, 0.02, wall], [0.98, 0.98, wall], tip), ink: "eaves" },
    { d: shape([0.02, 0.98, wall], [0.98, 0.98, wall], tip), ink: "roof" },
    { d: windows(3, [5], 6), ink: "light" },
    { d: dot(0.5, 0.5, 31, 2.2), ink: "light" },
  ];
}

/** A striped awning along both walls, over a shop window. */
function shop(): Layer[] {
  const stripes = 6;
  const step = (HIGH - LOW) / stripes;
  const edge = 1.06;
  const stripe = (parity: number): string =>
    Array.from({ length: stripes }, (_, i) => {
      const [from, to] = [LOW + i * step, LOW + (i + 1) * step];
      if (i % 2 !== parity) return "";
      const one = shape([from, HIGH, 13], [to, HIGH, 13], [to, edge, 8.5], [from, edge, 8.5]);
      return one + shape([HIGH, from, 13], [HIGH, to, 13], [edge, to, 8.5], [edge, from, 8.5]);
    }).join("");
  return [
    ...block(LOW, HIGH, 18),
    { d: left(0.18, 0.56, 2, 8) + right(0.2, 0.8, 2, 8), ink: "light" },
    { d: left(0.64, 0.8, 0, 8), ink: "dark" },
    { d: stripe(0), ink: "roof" },
    { d: stripe(1), ink: "white" },
  ];
}

function factory(): Layer[] {
  const wall = 15;
  const teeth = [LOW, 0.367, 0.633].flatMap((from): Layer[] => {
    const to = from + 0.267;
    return [
      { d: shape([from, LOW, wall + 9], [to, LOW, wall], [to, HIGH, wall], [from, HIGH, wall + 9]), ink: "top" },
      { d: shape([from, HIGH, wall], [to, HIGH, wall], [from, HIGH, wall + 9]), ink: "wall" },
    ];
  });
  return [
    { d: dot(0.2, 0.2, 47, 4) + dot(0.05, 0.2, 53, 5), ink: "smoke" },
    ...block(LOW, HIGH, wall),
    ...block(0.14, 0.28, 42, wall),
    ...teeth,
    ...block(0.62, 0.76, 36, wall),
    { d: dot(0.7, 0.62, 41, 3.4) + dot(0.6, 0.62, 46, 4.4), ink: "smoke" },
    { d: windows(4, [4], 5), ink: "dark" },
  ];
}

function park(): Layer[] {
  const trees: readonly (readonly [number, number, number])[] = [
    [0.3, 0.25, 7],
    [0.72, 0.42, 6],
    [0.38, 0.72, 7],
  ];
  return [
    ...block(0.04, 0.96, 2),
    { d: shape([0.55, 0.96, 2], [0.72, 0.96, 2], [0.6, 0.04, 2], [0.45, 0.04, 2]), ink: "white" },
    ...trees.flatMap(([u, v, size]): Layer[] => [
      { d: shape([u - 0.03, v + 0.03, 1], [u + 0.03, v - 0.03, 1], [u + 0.03, v - 0.03, 8], [u - 0.03, v + 0.03, 8]), ink: "dark" },
      { d: dot(u, v, 8 + size, size), ink: "leaf" },
    ]),
  ];
}

const DRAWN: Record<Kind, Layer[]> = {
  shop: shop(),
  factory: factory(),
  tavern: tavern(),
  office: office(),
  park: park(),
  house: house(),
};

export function building(kind: Kind): Layer[] {
  return DRAWN[kind];
}
