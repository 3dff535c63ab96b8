import { circle, hand, polygon, wallShade, type Layer, type Point } from "./pen";
import { FLOOR_HEIGHT as H } from "./measure";

/** Crooked walls and lit windows, bats, a cobweb in the corner, slime from the gutter. */
export function horrorFloor(value: number, width: number): Layer[] {
  const waver = hand(value + 23);
  const half = width / 2;
  const lean = value % 2 ? 4 : -4;
  const body = polygon(
    [
      [-half, 0],
      [-half + 4 + lean, -H + 7],
      [half - 4 + lean, -H + 7],
      [half, 0],
    ],
    waver,
    1.4,
  );
  return [
    { d: body, ink: "base" },
    { d: body, ink: "texture" },
    wallShade(half - 3, -H + 9, -H + 20),
    { d: cracks(value, half), ink: "fine" },
    ...rooms(value, half, lean),
    ...slime(value, half),
    { d: eaves(half, lean, waver), ink: "deep" },
    { d: `M${-half + 4} ${-H + 4}h${(half * 0.6).toFixed(1)}`, ink: "pale" },
  ];
}

/** A ragged board for the next floor. */
function eaves(half: number, lean: number, waver: () => number): string {
  const points: Point[] = [
    [-half - 1, -H + lean / 4],
    [half + 1, -H - lean / 4],
    [half + 3, -H + 8],
  ];
  const teeth = Math.max(4, Math.round(half / 7));
  for (let i = teeth; i >= 0; i--) {
    const x = -half + (2 * half * i) / teeth;
    points.push([x, -H + 9], [x - half / teeth / 1.2, -H + 13 + 2 * waver()]);
  }
  points.pop();
  points.push([-half - 3, -H + 8]);
  return polygon(points, waver, 0.6);
}

function cracks(value: number, half: number): string {
  const x = value % 2 ? half - 8 : -half + 8;
  return `M${x} -2l3 -6l-4 -5l3 -5`;
}

/** Runs down from the gutter, on every third floor. */
function slime(value: number, half: number): Layer[] {
  if (value % 3 !== 1) return [];
  const x = value % 2 ? -half + 9 : half - 23;
  return [
    { d: `M${x} ${-H + 9}V${-H + 22}q2 5 4 0V${-H + 16}q2 -3 3 1V${-H + 30}q2.5 5 4.5 0V${-H + 9}Z`, ink: "third" },
    { d: circle(x + 9, -H + 26, 1.2), ink: "gloss" },
  ];
}

function rooms(value: number, half: number, lean: number): Layer[] {
  if (value < 6) return arrowSlit(-half + 9).concat(value > 2 ? arrowSlit(half - 9) : []);
  const layers = [...crookedWindow(-half + 16, lean, true), ...crookedWindow(half - 16, -lean, value % 3 !== 0)];
  if (value >= 12) layers.push({ d: bat(value % 2 ? half - 35 : -half + 35, -27, 0.55), ink: "solid" });
  if (value >= 10) layers.push({ d: web(half, lean), ink: "fine" });
  if (value >= 13) layers.push(...crookedWindow(value % 2 ? -half + 39 : half - 39, lean, false));
  return layers;
}

function arrowSlit(x: number): Layer[] {
  return [{ d: `M${x - 3} -10L${x - 2.5} -29Q${x + 1} -35 ${x + 3.5} -29L${x + 3} -11Z`, ink: "accent" }];
}

/** Lit, or dark with two eyes in it. */
function crookedWindow(x: number, lean: number, lit: boolean): Layer[] {
  const tilt = lean / 2;
  const frame = `M${x - 7} -7L${x - 8 + tilt} -27Q${x + tilt} -43 ${x + 8 + tilt} -28L${x + 8} -9Z`;
  if (!lit) {
    return [
      { d: frame, ink: "deep" },
      { d: `M${x - 5} -22l5 3l-3 3zM${x + 7} -23l-5 3l3 3z`, ink: "accent" },
    ];
  }
  return [
    { d: frame, ink: "accent" },
    { d: `M${x} -8L${x + tilt} -35M${x - 7} -20L${x + 8} -22`, ink: "line" },
    { d: `M${x - 10} -6h20`, ink: "line" },
  ];
}

function web(half: number, lean: number): string {
  const [x, y] = [half - 4 + lean, -H + 14];
  return `M${x} ${y}l-16 1M${x} ${y}l-12 10M${x} ${y}l-2 15M${x - 8} ${y + 1}q1 3 3 5q2 2 4 2M${x - 13} ${y + 1}q1 5 4 8q4 3 8 3`;
}

/** A door, half open. */
export function horrorCentre(): Layer[] {
  return [
    { d: "M-11 0L-12 -26Q0 -44 11 -26L12 0Z", ink: "accent" },
    { d: "M-11 0L-12 -26Q-8 -34 -3 -35L1 -4Z", ink: "deep" },
    { d: circle(-3, -16, 1.3), ink: "third" },
  ];
}

function bat(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): string => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
  return (
    `M${at(0, 5)}Q${at(-5, -1)} ${at(-8, 5)}Q${at(-12, 0)} ${at(-19, 3)}Q${at(-17, -7)} ${at(-8, -7)}Q${at(-4, -7)} ${at(-3, -3)}` +
    `L${at(-3, -8)}L${at(0, -5)}L${at(3, -8)}L${at(3, -3)}Q${at(4, -7)} ${at(8, -7)}Q${at(17, -7)} ${at(19, 3)}Q${at(12, 0)} ${at(8, 5)}Q${at(5, -1)} ${at(0, 5)}Z`
  );
}

/** A bent witch's hat in front of the moon. */
export function horrorRoof(): Layer[] {
  const waver = hand(5);
  const hat = "M-27 -8Q-14 -22 -8 -40Q-4 -54 14 -66Q8 -54 14 -44Q10 -24 27 -8Z";
  return [
    { d: "M6 -30A22 22 0 1 1 32 -62A17 17 0 1 0 6 -30Z", ink: "accent" },
    { d: circle(3, -60, 2.2) + circle(-2, -52, 1.5), ink: "fine" },
    { d: hat, ink: "base" },
    { d: hat, ink: "texture" },
    { d: "M8 -9Q4 -30 8 -46Q9 -54 14 -64Q8 -54 14 -44Q10 -24 26 -9Z", ink: "shade" },
    {
      d: polygon(
        [
          [-32, 0],
          [-28, -9],
          [28, -9],
          [32, 0],
        ],
        waver,
      ),
      ink: "deep",
    },
    { d: "M-5 -14Q-7 -32 1 -33Q9 -32 7 -14Z", ink: "accent" },
    { d: "M1 -14V-32M-5 -22H7", ink: "line" },
    { d: "M-12 -34Q-4 -29 9 -33L10 -27Q-4 -23 -15 -28Z", ink: "third" },
    { d: bat(-24, -50, 0.62), ink: "solid" },
  ];
}
