import { box, circle, drops, hand, polygon, rounded, spiral, stroke, type Layer } from "./pen";
import { FLOOR_HEIGHT as H } from "./measure";

/** Wafers between cream, icing that drips, lollipops and sweets stuck on. */
export function candyFloor(value: number, width: number): Layer[] {
  const waver = hand(value + 11);
  const half = width / 2;
  const body = rounded(-half, 0, width, H - 6, 9);
  return [
    { d: body, ink: "base" },
    { d: body, ink: "texture" },
    { d: cream(half, waver), ink: "light" },
    { d: icing(half, waver), ink: "light" },
    { d: sprinkles(half, waver), ink: "fine" },
    ...sweets(value, half),
  ];
}

function cream(half: number, waver: () => number): string {
  return polygon([[-half + 1, -9], [-half + 1, -16], [half - 1, -16], [half - 1, -9]], waver, 1.5);
}

function icing(half: number, waver: () => number): string {
  const top = -H;
  return (
    `M${-half - 2} ${top + 13}Q${-half - 2} ${top} ${-half + 9} ${top}H${half - 9}Q${half + 2} ${top} ${half + 2} ${top + 13}` +
    `${drops(-half - 2, half + 2, top + 13, 13, 11, waver)}Z`
  );
}

function sprinkles(half: number, waver: () => number): string {
  let path = "";
  for (let x = -half + 10; x < half - 8; x += 11) {
    const y = -H + 6 + 3 * waver();
    path += `M${Math.round(x)} ${y.toFixed(1)}l${(3 * waver()).toFixed(1)} 4`;
  }
  return path;
}

/** What there is room for beside the number plate. */
function sweets(value: number, half: number): Layer[] {
  const layers: Layer[] = [];
  if (value >= 6) layers.push(...drop(-half + 15, value % 2 ? "second" : "accent"), ...drop(half - 15, value % 2 ? "accent" : "second"));
  if (value >= 13) layers.push(...cane(-half + 33), ...cane(half - 33));
  return layers;
}

function drop(x: number, ink: "accent" | "second"): Layer[] {
  return [
    { d: circle(x, -26, 9), ink },
    { d: spiral(x - 1, -26, 7), ink: "line" },
  ];
}

function cane(x: number): Layer[] {
  const waver = hand(x);
  return [
    { d: box(x - 3.5, -4, 7, 32, waver, 0.3), ink: "light" },
    { d: `M${x - 3.5} -10l7 -5M${x - 3.5} -19l7 -5M${x - 3.5} -28l7 -5`, ink: "line" },
  ];
}

/** In the middle of a card's floor, where a tower's floor has its number plate. */
export function candyCentre(): Layer[] {
  return [
    { d: "M-1.500 -2V-20H1.500V-2Z", ink: "light" },
    { d: circle(0, -25, 12), ink: "accent" },
    { d: spiral(-1, -25, 10), ink: "line" },
  ];
}

/** Two swirls of ice cream in a case, and a cherry. */
export function candyRoof(): Layer[] {
  const waver = hand(3);
  return [
    { d: polygon([[-24, 0], [-30, -20], [30, -20], [24, 0]], waver), ink: "base" },
    { d: "M-18 -1L-21 -19M-9 -1L-10 -19M0 -1V-19M9 -1L10 -19M18 -1L21 -19", ink: "fine" },
    { d: "M-33 -20C-40 -34 -28 -38 -22 -36C-26 -50 -10 -54 -4 -52C-2 -60 8 -60 10 -53C24 -52 24 -40 20 -36C34 -38 38 -26 32 -20C20 -14 -22 -14 -33 -20Z", ink: "light" },
    { d: "M-22 -36C-10 -28 10 -28 20 -36M-30 -24C-12 -18 14 -18 30 -25", ink: "fine" },
    { d: circle(3, -59, 6.5), ink: "accent" },
    { d: stroke([[5, -64], [12, -70]], waver), ink: "line" },
  ];
}
