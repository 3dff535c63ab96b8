/** Ink on paper: small path builders whose lines waver a little, always in the same way. */

export type Point = readonly [number, number];

/** How a layer is inked; each is a class of `art.css`. */
export type Ink =
  "base" | "deep" | "light" | "accent" | "second" | "third" | "texture" | "line" | "fine" | "solid" | "pale" | "hazard" | "shade" | "gloss";

export interface Layer {
  d: string;
  ink: Ink;
  /** No outline, for details too small for one. */
  bare?: boolean;
}

/** As text: pictures that never change need no reactivity. */
export function inked(layers: readonly Layer[]): string {
  return layers.map(({ d, ink, bare }) => `<path class="${ink}${bare ? " bare" : ""}" d="${d}"/>`).join("");
}

/** A repeatable stream of numbers from -1 to 1, to make lines uneven. */
export function hand(seed: number): () => number {
  let state = (seed * 2654435761 + 974711) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const short = (n: number): string => String(Math.round(n * 10) / 10);
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** Lines through the points, each bent by at most `bow`. */
export function polygon(points: readonly Point[], waver: () => number, bow = 1): string {
  const [first] = points;
  if (!first) return "";
  return `M${at(...first)}${points.map((from, i) => bowed(from, points[(i + 1) % points.length] ?? first, waver, bow)).join("")}Z`;
}

export function stroke(points: readonly Point[], waver: () => number, bow = 1): string {
  const [first] = points;
  if (!first) return "";
  const rest = points.slice(1).map((to, i) => bowed(points[i] ?? first, to, waver, bow));
  return `M${at(...first)}${rest.join("")}`;
}

function bowed(from: Point, to: Point, waver: () => number, bow: number): string {
  const middleX = (from[0] + to[0]) / 2 + waver() * bow;
  const middleY = (from[1] + to[1]) / 2 + waver() * bow;
  return `Q${at(middleX, middleY)} ${at(...to)}`;
}

/** `x` and `y` are the left end of the lower edge: floors are drawn upwards from the ground. */
export function box(x: number, y: number, width: number, height: number, waver: () => number, bow = 0.8): string {
  const top = y - height;
  return polygon(
    [
      [x, y],
      [x, top],
      [x + width, top],
      [x + width, y],
    ],
    waver,
    bow,
  );
}

export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const [right, top] = [x + width, y - height];
  return (
    `M${at(x + radius, y)}Q${at(x, y)} ${at(x, y - radius)}V${short(top + radius)}` +
    `Q${at(x, top)} ${at(x + radius, top)}H${short(right - radius)}` +
    `Q${at(right, top)} ${at(right, top + radius)}V${short(y - radius)}Q${at(right, y)} ${at(right - radius, y)}Z`
  );
}

export function circle(x: number, y: number, radius: number): string {
  const r = short(radius);
  return `M${at(x - radius, y)}a${r} ${r} 0 1 1 ${short(2 * radius)} 0a${r} ${r} 0 1 1 ${short(-2 * radius)} 0Z`;
}

/** A row of hanging drops from left to right under `y`; `depth` says how long each may get. */
export function drops(left: number, right: number, y: number, size: number, depth: number, waver: () => number): string {
  const count = Math.max(2, Math.round((right - left) / size));
  const step = (right - left) / count;
  let path = "";
  for (let i = count; i > 0; i--) {
    const x = left + i * step;
    const low = y + depth * (0.75 + 0.45 * waver());
    path += `C${at(x, low)} ${at(x - step, low)} ${at(x - step, y)}`;
  }
  return path;
}

/** Leaves or smoke: bumps all around an ellipse. */
export function cloud(x: number, y: number, width: number, height: number, bumps: number, waver: () => number): string {
  const points: Point[] = [];
  for (let i = 0; i < bumps; i++) {
    const turn = (i / bumps) * 2 * Math.PI + 0.2 * waver();
    points.push([x + (Math.cos(turn) * width) / 2, y + (Math.sin(turn) * height) / 2]);
  }
  const bump = short((width + height) / bumps / 1.1);
  const [first] = points;
  if (!first) return "";
  const arcs = points.map((_, i) => `A${bump} ${bump} 0 0 1 ${at(...(points[(i + 1) % bumps] ?? first))}`);
  return `M${at(...first)}${arcs.join("")}Z`;
}

export function spiral(x: number, y: number, radius: number): string {
  const third = radius / 3;
  return (
    `M${at(x, y)}a${short(third)} ${short(third)} 0 0 1 ${short(2 * third)} 0` +
    `a${short(2 * third)} ${short(2 * third)} 0 0 1 ${short(-3.4 * third)} ${short(third)}`
  );
}

/** Light comes from the upper left, so the right side of a wall and the area under overhangs are shaded. */
export function wallShade(half: number, top: number, eaves: number): Layer {
  const edge = half * 0.62;
  return {
    d: `M${short(edge)} 0L${short(edge * 0.96)} ${short(eaves)}H${short(-half + 1)}V${short(top)}H${short(half - 1)}V0Z`,
    ink: "shade",
  };
}

/** A highlight on something round. */
export function glint(x: number, y: number, size: number): Layer {
  return { d: circle(x - size * 0.35, y - size * 0.4, size * 0.28), ink: "gloss" };
}

/** A star, a flower or a cog: `points` rays from `inner` to `outer`. */
export function star(x: number, y: number, outer: number, inner: number, points: number): Point[] {
  return Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const turn = (i / points) * Math.PI - Math.PI / 2;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)] as const;
  });
}
