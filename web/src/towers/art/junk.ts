import { box, circle, hand, polygon, type Layer, type Point } from "./pen";
import { FLOOR_HEIGHT as H } from "./measure";

type Piece = (x: number, waver: () => number) => Layer[];

/** Crates, drums, pipes, tyres and, where it fits, half a car: all under a sheet of tin. */
export function junkFloor(value: number, width: number): Layer[] {
  const waver = hand(value + 53);
  const half = width / 2;
  const body = box(-half + 2, -4, width - 4, H - 12, waver, 1);
  return [
    { d: body, ink: "base" },
    { d: body, ink: "texture" },
    { d: tin(half, waver), ink: "light" },
    { d: box(-half, 0, width, 6, waver, 0.8), ink: "deep" },
    ...pieces(value, half, waver),
  ];
}

/** Corrugated, and never cut straight. */
function tin(half: number, waver: () => number): string {
  const points: Point[] = [[-half - 2, -H + 9 + waver()], [-half, -H], [half, -H], [half + 2, -H + 10 + waver()]];
  const waves = Math.max(5, Math.round(half / 5));
  for (let i = waves; i > 0; i--) points.push([-half + (2 * half * (i - 0.5)) / waves, -H + (i % 2 ? 12 : 8)]);
  return polygon(points, waver, 0.5);
}

const SMALL: Piece[] = [crate, drum, tyre, pipes];

function pieces(value: number, half: number, waver: () => number): Layer[] {
  if (value < 6) return rivets(half);
  const left = SMALL[value % 4] ?? crate;
  const right = value >= 13 ? car : (SMALL[(value + 1) % 4] ?? drum);
  const layers = [...left(-half + 17, waver), ...right(value >= 13 ? half - 25 : half - 17, waver)];
  return value >= 14 ? layers.concat(pipes(-half + 40)) : layers;
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

function pipes(x: number): Layer[] {
  const ends = [[-6, -12], [7, -12], [0, -26], [-6, -38]] as const;
  return [
    { d: ends.map(([dx, y]) => circle(x + dx, y, 6.5)).join(""), ink: "light" },
    { d: ends.map(([dx, y]) => circle(x + dx, y, 3)).join(""), ink: "solid" },
  ];
}

function car(x: number): Layer[] {
  return [
    { d: `M${x - 24} -10V-22Q${x - 23} -25 ${x - 16} -26L${x - 10} -38H${x + 9}L${x + 16} -26Q${x + 23} -25 ${x + 24} -20V-10Z`, ink: "accent" },
    { d: `M${x - 12} -26L${x - 8} -35H${x - 1}V-26ZM${x + 2} -26V-35H${x + 7}L${x + 12} -26Z`, ink: "light" },
    { d: circle(x - 13, -10, 6) + circle(x + 13, -10, 6), ink: "deep" },
    { d: circle(x - 13, -10, 2) + circle(x + 13, -10, 2), ink: "light" },
  ];
}

export function junkCentre(): Layer[] {
  return crate(0, hand(2));
}

/** An old tub turned over, with a dish and an aerial that may still receive something. */
export function junkRoof(): Layer[] {
  const waver = hand(6);
  const tub = "M-29 -4Q-28 -28 -12 -30H12Q28 -28 29 -4Z";
  return [
    { d: "M12 -30V-66M3 -60H21M5 -53H19M7 -46H17", ink: "line" },
    { d: "M-10 -28L-16 -42", ink: "line" },
    { d: "M-30 -38Q-26 -58 -6 -56Q-10 -40 -30 -38Z", ink: "light" },
    { d: circle(-21, -51, 3), ink: "accent" },
    { d: tub, ink: "base" },
    { d: tub, ink: "texture" },
    { d: box(-33, 0, 66, 7, waver, 0.6), ink: "deep" },
    { d: circle(0, -17, 7), ink: "accent" },
    { d: "M-5 -17H5M0 -22V-12", ink: "line" },
  ];
}
