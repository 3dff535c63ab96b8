import { box, circle, glint, hand, polygon, wallShade, type Layer, type Point } from "./pen";
import { FLOOR_HEIGHT as H } from "./measure";

type Piece = (x: number, waver: () => number) => Layer[];

/** Crates, drums, pipes, tyres, a washing machine and, where it fits, half a car: all under a sheet of tin. */
export function junkFloor(value: number, width: number): Layer[] {
  const waver = hand(value + 53);
  const half = width / 2;
  const body = box(-half + 2, -4, width - 4, H - 12, waver, 1);
  return [
    ...drainpipe(value, half),
    { d: body, ink: "base" },
    { d: body, ink: "texture" },
    wallShade(half - 2, -H + 8, -H + 17),
    ...patch(value, half),
    ...pieces(value, half, waver),
    { d: tin(half, waver), ink: "light" },
    { d: ripples(half), ink: "fine" },
    { d: box(-half, 0, width, 6, waver, 0.8), ink: "deep" },
  ];
}

/** Corrugated, and never cut straight. */
function tin(half: number, waver: () => number): string {
  const points: Point[] = [
    [-half - 2, -H + 9 + waver()],
    [-half, -H],
    [half, -H],
    [half + 2, -H + 10 + waver()],
  ];
  const waves = Math.max(5, Math.round(half / 5));
  for (let i = waves; i > 0; i--) points.push([-half + (2 * half * (i - 0.5)) / waves, -H + (i % 2 ? 12 : 8)]);
  return polygon(points, waver, 0.5);
}

function ripples(half: number): string {
  const waves = Math.max(5, Math.round(half / 5));
  let path = "";
  for (let i = 1; i < waves; i++) path += `M${(-half + (2 * half * i) / waves).toFixed(1)} ${-H + 3}v4`;
  return path;
}

/** A pipe that leaves the wall and comes back. */
function drainpipe(value: number, half: number): Layer[] {
  const side = value % 2 ? -1 : 1;
  const x = side * (half - 2);
  const out = side * 7;
  return [{ d: `M${x} -38h${out}v24h${-out}v-6h${out - side * 5}v-12h${side * 5 - out}Z`, ink: "second" }];
}

/** Patched with whatever was at hand. */
function patch(value: number, half: number): Layer[] {
  if (value > 9) return [];
  const x = value % 2 ? half - 15 : -half + 4;
  return [
    { d: `M${x} -37h11v9h-11Z`, ink: "third" },
    { d: circle(x + 2, -35, 0.7) + circle(x + 9, -35, 0.7) + circle(x + 2, -30, 0.7) + circle(x + 9, -30, 0.7), ink: "solid" },
  ];
}

const SMALL: Piece[] = [crate, drum, tyre, washer, pipes];

function pieces(value: number, half: number, waver: () => number): Layer[] {
  if (value < 6) return rivets(half);
  const left = SMALL[value % 5] ?? crate;
  const right = value >= 12 ? car : (SMALL[(value + 2) % 5] ?? drum);
  const layers = [...left(-half + 17, waver), ...right(value >= 12 ? half - 25 : half - 17, waver)];
  return value >= 14 ? layers.concat(sign(-half + 40, value)) : layers;
}

function rivets(half: number): Layer[] {
  const x = half - 7;
  return [{ d: circle(-x, -12, 2) + circle(x, -12, 2) + circle(-x, -38, 2) + circle(x, -38, 2), ink: "solid" }];
}

function crate(x: number, waver: () => number): Layer[] {
  return [
    { d: box(x - 13, -6, 26, 32, waver), ink: "accent" },
    { d: `M${x - 13} -6L${x + 13} -38M${x - 13} -38L${x + 13} -6M${x - 13} -12h26M${x - 13} -32h26`, ink: "line" },
  ];
}

function drum(x: number): Layer[] {
  return [
    { d: `M${x - 11} -6V-36Q${x} -41 ${x + 11} -36V-6Q${x} -2 ${x - 11} -6Z`, ink: "second" },
    { d: `M${x - 8} -35V-7H${x - 5}V-34Z`, ink: "gloss" },
    { d: `M${x - 11} -36Q${x} -31 ${x + 11} -36M${x - 11} -26Q${x} -21 ${x + 11} -26M${x - 11} -16Q${x} -11 ${x + 11} -16`, ink: "line" },
  ];
}

function tyre(x: number): Layer[] {
  return [
    { d: circle(x, -21, 14), ink: "deep" },
    { d: circle(x, -21, 6.5), ink: "light" },
    { d: `M${x} -33v4M${x} -9v-4M${x - 12} -21h4M${x + 12} -21h-4`, ink: "pale" },
  ];
}

function washer(x: number, waver: () => number): Layer[] {
  return [
    { d: box(x - 13, -6, 26, 33, waver, 0.5), ink: "light" },
    { d: circle(x, -19, 8.5), ink: "second" },
    { d: circle(x, -19, 5), ink: "deep" },
    glint(x, -19, 8),
    { d: `M${x - 13} -33h26`, ink: "line" },
    { d: circle(x - 8, -36, 1.2) + circle(x + 8, -36, 1.2), ink: "solid" },
  ];
}

function pipes(x: number): Layer[] {
  const ends = [
    [-6, -12],
    [7, -12],
    [0, -26],
    [-6, -38],
  ] as const;
  return [
    { d: ends.map(([dx, y]) => circle(x + dx, y, 6.5)).join(""), ink: "light" },
    { d: ends.map(([dx, y]) => circle(x + dx, y, 3)).join(""), ink: "solid" },
  ];
}

/** A stray road sign. */
function sign(x: number, value: number): Layer[] {
  const board = value % 2 ? circle(x, -30, 9) : `M${x - 10} -22L${x} -40L${x + 10} -22Z`;
  return [
    { d: `M${x - 1.5} -6V-24H${x + 1.5}V-6Z`, ink: "light" },
    { d: board, ink: "third" },
    { d: value % 2 ? `M${x - 5} -30h10` : `M${x} -33v5M${x} -25v.1`, ink: "line" },
  ];
}

function car(x: number): Layer[] {
  return [
    {
      d: `M${x - 24} -10V-22Q${x - 23} -25 ${x - 16} -26L${x - 10} -38H${x + 9}L${x + 16} -26Q${x + 23} -25 ${x + 24} -20V-10Z`,
      ink: "accent",
    },
    { d: `M${x - 12} -26L${x - 8} -35H${x - 1}V-26ZM${x + 2} -26V-35H${x + 7}L${x + 12} -26Z`, ink: "light" },
    { d: `M${x + 19} -21h5v4h-5Z`, ink: "third" },
    { d: `M${x - 22} -20h16`, ink: "pale" },
    { d: circle(x - 13, -10, 6) + circle(x + 13, -10, 6), ink: "deep" },
    { d: circle(x - 13, -10, 2) + circle(x + 13, -10, 2), ink: "light" },
  ];
}

export function junkCentre(): Layer[] {
  return crate(0, hand(2));
}

/** An overturned tub with a dish and an aerial. */
export function junkRoof(): Layer[] {
  const waver = hand(6);
  const tub = "M-29 -4Q-28 -28 -12 -30H12Q28 -28 29 -4Z";
  return [
    { d: "M12 -30V-66M3 -60H21M5 -53H19M7 -46H17", ink: "line" },
    { d: circle(12, -68, 2.5), ink: "accent" },
    { d: "M-10 -28L-16 -42", ink: "line" },
    { d: "M-30 -38Q-26 -58 -6 -56Q-10 -40 -30 -38Z", ink: "light" },
    { d: circle(-21, -51, 3), ink: "accent" },
    { d: tub, ink: "base" },
    { d: tub, ink: "texture" },
    { d: "M14 -5Q14 -22 6 -29H12Q28 -28 29 -5Z", ink: "shade" },
    { d: "M-25 -10h9v-7h-8Z", ink: "third" },
    { d: box(-33, 0, 66, 7, waver, 0.6), ink: "deep" },
    { d: circle(0, -17, 7), ink: "accent" },
    { d: "M-5 -17H5M0 -22V-12", ink: "line" },
  ];
}
