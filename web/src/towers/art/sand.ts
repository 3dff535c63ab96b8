import { circle, hand, polygon, stroke, type Layer, type Point } from "./pen";
import { FLOOR_HEIGHT as H } from "./measure";

/** Pressed sand with battlements, gates, shells, and the bucket left behind. */
export function sandFloor(value: number, width: number): Layer[] {
  const waver = hand(value + 71);
  const half = width / 2;
  const wall = polygon(battlements(half), waver, 0.7);
  return [
    { d: wall, ink: "base" },
    { d: wall, ink: "texture" },
    { d: stroke([[-half + 4, -H + 15], [half - 4, -H + 15]], waver, 1.2), ink: "line" },
    ...finds(value, half),
  ];
}

function battlements(half: number): Point[] {
  const top = half - 3;
  const teeth = Math.max(3, Math.round(top / 11)) * 2 - 1;
  const step = (2 * top) / teeth;
  const points: Point[] = [[half, 0], [-half, 0]];
  for (let i = 0; i < teeth; i++) {
    const y = i % 2 ? -H + 9 : -H;
    points.push([-top + i * step, y], [-top + (i + 1) * step, y]);
  }
  return points;
}

function finds(value: number, half: number): Layer[] {
  if (value < 6) return [];
  const [gateX, shellX] = value % 2 ? [-half + 17, half - 17] : [half - 17, -half + 17];
  const layers = gate(gateX).concat(value % 3 ? shell(shellX, -17, 11) : starfish(shellX, -20));
  if (value >= 13) layers.push(...bucket(value % 2 ? half - 40 : -half + 40));
  if (value >= 14) layers.push(...slit(value % 2 ? -half + 38 : half - 38));
  return layers;
}

function gate(x: number): Layer[] {
  return [
    { d: `M${x - 9} 0V-20Q${x} -38 ${x + 9} -20V0Z`, ink: "deep" },
    { d: `M${x - 3} 0V-27M${x + 3} 0V-27M${x - 9} -10H${x + 9}M${x - 9} -19H${x + 9}`, ink: "pale" },
  ];
}

export function sandCentre(): Layer[] {
  return gate(0);
}

function slit(x: number): Layer[] {
  return [{ d: `M${x - 3} -8V-30Q${x} -35 ${x + 3} -30V-8Z`, ink: "deep" }];
}

export function shell(x: number, y: number, size: number): Layer[] {
  const s = size / 11;
  const at = (dx: number, dy: number): string => `${(x + dx * s).toFixed(1)} ${(y + dy * s).toFixed(1)}`;
  return [
    { d: `M${at(-4, 9)}Q${at(-14, 2)} ${at(-11, -5)}Q${at(-8, -11)} ${at(-4, -8)}Q${at(0, -15)} ${at(4, -8)}Q${at(8, -11)} ${at(11, -5)}Q${at(14, 2)} ${at(4, 9)}Z`, ink: "light" },
    { d: `M${at(0, 8)}L${at(0, -10)}M${at(-2, 8)}L${at(-7, -6)}M${at(2, 8)}L${at(7, -6)}`, ink: "fine" },
  ];
}

function starfish(x: number, y: number): Layer[] {
  const points: Point[] = [];
  for (let i = 0; i < 10; i++) {
    const radius = i % 2 ? 5 : 13;
    const turn = (i / 10) * 2 * Math.PI - Math.PI / 2;
    points.push([x + radius * Math.cos(turn), y + radius * Math.sin(turn)]);
  }
  return [
    { d: polygon(points, hand(x), 1.4), ink: "accent" },
    { d: circle(x, y, 1.5), ink: "solid" },
  ];
}

/** Upside down, as one leaves it on a finished turret. */
function bucket(x: number): Layer[] {
  return [
    { d: `M${x - 11} -2L${x - 8} -28H${x + 8}L${x + 11} -2Z`, ink: "accent" },
    { d: `M${x - 12} -2h24v-6h-24zM${x - 8} -20h16`, ink: "second" },
  ];
}

/** A turret with a pointed heap and a flag. */
export function sandRoof(): Layer[] {
  const waver = hand(9);
  const turret = polygon([[-27, 0], [-25, -20], [25, -20], [27, 0]], waver);
  const heap = "M-31 -18Q-14 -26 -2 -50Q0 -53 2 -50Q14 -26 31 -18Q0 -12 -31 -18Z";
  return [
    { d: turret, ink: "base" },
    { d: turret, ink: "texture" },
    { d: "M-6 0V-10Q0 -17 6 -10V0Z", ink: "deep" },
    { d: heap, ink: "base" },
    { d: heap, ink: "texture" },
    { d: "M0 -50V-70", ink: "line" },
    { d: "M0 -70L18 -64L0 -58Z", ink: "accent" },
    ...shell(15, -6, 6),
  ];
}
