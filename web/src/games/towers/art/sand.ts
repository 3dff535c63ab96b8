import { circle, glint, hand, polygon, star, stroke, wallShade, type Layer, type Point } from "./pen";
import { FLOOR_HEIGHT as H } from "./measure";

/** Pressed sand with battlements, gates, shells, and the bucket left behind. */
export function sandFloor(value: number, width: number): Layer[] {
  const waver = hand(value + 71);
  const half = width / 2;
  const wall = polygon(battlements(half), waver, 0.7);
  return [
    { d: wall, ink: "base" },
    { d: wall, ink: "texture" },
    wallShade(half - 2, -H + 10, -H + 15),
    {
      d: `M${-half + 1} -1Q${-half * 0.6} -7 ${-half * 0.2} -3Q${half * 0.2} 0 ${half * 0.5} -4Q${half * 0.8} -7 ${half - 1} -1Z`,
      ink: "shade",
    },
    {
      d: stroke(
        [
          [-half + 4, -H + 15],
          [half - 4, -H + 15],
        ],
        waver,
        1.2,
      ),
      ink: "line",
    },
    { d: courses(half), ink: "fine" },
    ...finds(value, half),
  ];
}

function battlements(half: number): Point[] {
  const top = half - 3;
  const teeth = Math.max(3, Math.round(top / 11)) * 2 - 1;
  const step = (2 * top) / teeth;
  const points: Point[] = [
    [half, 0],
    [-half, 0],
  ];
  for (let i = 0; i < teeth; i++) {
    const y = i % 2 ? -H + 9 : -H;
    points.push([-top + i * step, y], [-top + (i + 1) * step, y]);
  }
  return points;
}

/** A few stones scratched into the wall with a stick. */
function courses(half: number): string {
  return `M${-half + 3} -33h7v-5M${half - 3} -36h-8v5M${-half + 4} -12h6v-4M${half - 4} -10h-7v4`;
}

function finds(value: number, half: number): Layer[] {
  if (value < 6) return [...slit(-half + 10), ...(value > 2 ? slit(half - 10) : shell(half - 9, -14, 6))];
  const [gateX, shellX] = value % 2 ? [-half + 17, half - 17] : [half - 17, -half + 17];
  const layers = gate(gateX).concat(find(value, shellX));
  if (value >= 12) layers.push(...bucket(value % 2 ? half - 36 : -half + 36));
  if (value >= 14) layers.push(...pennant(value % 2 ? -half + 37 : half - 37));
  return layers;
}

function find(value: number, x: number): Layer[] {
  if (value === 10) return crab(x);
  return value % 3 ? shell(x, -19, 11) : starfish(x, -21);
}

function gate(x: number): Layer[] {
  return [
    { d: `M${x - 12} 0V-21Q${x} -43 ${x + 12} -21V0Z`, ink: "light" },
    { d: `M${x - 9} 0V-20Q${x} -38 ${x + 9} -20V0Z`, ink: "deep" },
    { d: `M${x - 3} 0V-27M${x + 3} 0V-27M${x - 9} -10H${x + 9}M${x - 9} -19H${x + 9}`, ink: "pale" },
  ];
}

export function sandCentre(): Layer[] {
  return gate(0);
}

function slit(x: number): Layer[] {
  return [{ d: `M${x - 3} -12V-29Q${x} -35 ${x + 3} -29V-12Z`, ink: "deep" }];
}

function shell(x: number, y: number, size: number): Layer[] {
  const s = size / 11;
  const at = (dx: number, dy: number): string => `${(x + dx * s).toFixed(1)} ${(y + dy * s).toFixed(1)}`;
  return [
    {
      d: `M${at(-4, 9)}Q${at(-14, 2)} ${at(-11, -5)}Q${at(-8, -11)} ${at(-4, -8)}Q${at(0, -15)} ${at(4, -8)}Q${at(8, -11)} ${at(11, -5)}Q${at(14, 2)} ${at(4, 9)}Z`,
      ink: "light",
    },
    { d: `M${at(0, 8)}L${at(0, -10)}M${at(-2, 8)}L${at(-7, -6)}M${at(2, 8)}L${at(7, -6)}`, ink: "fine" },
  ];
}

function starfish(x: number, y: number): Layer[] {
  return [
    { d: polygon(star(x, y, 13, 5, 5), hand(x), 1.4), ink: "accent" },
    { d: circle(x, y, 1.5) + circle(x, y - 6, 0.8) + circle(x + 5, y - 1, 0.8) + circle(x - 5, y - 1, 0.8), ink: "gloss" },
  ];
}

/** Upside down, as if left on a finished turret. */
function bucket(x: number): Layer[] {
  return [
    { d: `M${x - 7} -3L${x - 5} -26H${x + 5}L${x + 7} -3Z`, ink: "accent" },
    { d: `M${x - 6} -15L${x - 5.5} -20H${x + 5.5}L${x + 6} -15Z`, ink: "second" },
    { d: `M${x - 8} -3h16v-5h-16z`, ink: "accent" },
  ];
}

function pennant(x: number): Layer[] {
  return [
    { d: `M${x} -4V-38`, ink: "line" },
    { d: `M${x} -38l11 5l-11 5Z`, ink: "second" },
  ];
}

/** Oversized and grumpy. */
function crab(x: number): Layer[] {
  return [
    { d: `M${x - 9} -8l-4 5M${x - 5} -6l-3 5M${x + 9} -8l4 5M${x + 5} -6l3 5M${x - 9} -13l-4 -6M${x + 9} -13l4 -6`, ink: "line" },
    { d: circle(x - 13, -22, 3.5) + circle(x + 13, -22, 3.5), ink: "accent" },
    { d: `M${x - 11} -11Q${x - 9} -21 ${x} -21Q${x + 9} -21 ${x + 11} -11Q${x} -2 ${x - 11} -11Z`, ink: "accent" },
    { d: circle(x - 4, -15, 2.2) + circle(x + 4, -15, 2.2), ink: "light" },
    { d: circle(x - 4, -15, 0.7) + circle(x + 4, -15, 0.7), ink: "solid" },
  ];
}

/** A turret with a pointed heap and a flag. */
export function sandRoof(): Layer[] {
  const waver = hand(9);
  const turret = polygon(
    [
      [-27, 0],
      [-25, -20],
      [25, -20],
      [27, 0],
    ],
    waver,
  );
  const heap = "M-31 -18Q-14 -26 -2 -50Q0 -53 2 -50Q14 -26 31 -18Q0 -12 -31 -18Z";
  return [
    { d: turret, ink: "base" },
    { d: turret, ink: "texture" },
    { d: "M-6 0V-10Q0 -17 6 -10V0Z", ink: "deep" },
    { d: "M13 -1L12 -17H24L26 -1Z", ink: "shade" },
    { d: heap, ink: "base" },
    { d: heap, ink: "texture" },
    { d: "M0 -51Q4 -30 12 -17Q22 -16 30 -18Q14 -26 2 -50Z", ink: "shade" },
    { d: "M0 -50V-70", ink: "line" },
    { d: "M0 -70L18 -64L0 -58Z", ink: "accent" },
    ...shell(17, -8, 6),
    glint(-19, -9, 4),
  ];
}
