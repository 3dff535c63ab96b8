import { box, circle, drops, glint, hand, polygon, rounded, spiral, stroke, wallShade, type Ink, type Layer } from "./pen";
import { FLOOR_HEIGHT as H } from "./measure";

/** Wafers between cream, dripping icing, lollipops and gumdrops. */
export function candyFloor(value: number, width: number): Layer[] {
  const waver = hand(value + 11);
  const half = width / 2;
  const body = rounded(-half, -3, width, H - 9, 8);
  return [
    { d: body, ink: "base" },
    { d: body, ink: "texture" },
    wallShade(half, -H + 8, -H + 25),
    { d: cream(half, waver), ink: "light" },
    { d: rounded(-half - 1.5, 0, width + 3, 9, 4), ink: "third" },
    { d: notches(half), ink: "fine" },
    ...sweets(value, half),
    { d: icing(half, waver), ink: "light" },
    ...sprinkles(half, waver),
  ];
}

function cream(half: number, waver: () => number): string {
  return polygon(
    [
      [-half + 1, -13],
      [-half + 1, -18],
      [half - 1, -18],
      [half - 1, -13],
    ],
    waver,
    1.5,
  );
}

/** The rim of the biscuit at the bottom. */
function notches(half: number): string {
  let path = "";
  for (let x = -half + 7; x < half - 3; x += 9) path += `M${Math.round(x)} -6v3`;
  return path;
}

function icing(half: number, waver: () => number): string {
  const top = -H;
  return (
    `M${-half - 2} ${top + 12}Q${-half - 2} ${top} ${-half + 9} ${top}H${half - 9}Q${half + 2} ${top} ${half + 2} ${top + 12}` +
    `${drops(-half - 2, half + 2, top + 12, 14, 11, waver)}Z`
  );
}

const SPRINKLES: readonly Ink[] = ["accent", "second", "deep"];

function sprinkles(half: number, waver: () => number): Layer[] {
  const layers: Layer[] = [];
  for (let x = -half + 8, i = 0; x < half - 6; x += 10, i++) {
    const y = -H + 6 + 2 * waver();
    const lean = 2.5 * waver();
    const grain = `M${Math.round(x)} ${y.toFixed(1)}l${lean.toFixed(1)} 4l2.4 -.7l${(-lean).toFixed(1)} -4Z`;
    layers.push({ d: grain, ink: SPRINKLES[i % 3] ?? "accent", bare: true });
  }
  return layers;
}

/** Whatever fits next to the number. */
function sweets(value: number, half: number): Layer[] {
  const [one, other]: Ink[] = value % 2 ? ["second", "accent"] : ["accent", "second"];
  if (value < 4) return [...gumdrop(-half + 8, one ?? "accent"), ...gumdrop(half - 8, other ?? "second")];
  if (value < 7)
    return [...gumdrop(-half + 10, one ?? "accent"), ...gumdrop(half - 10, other ?? "second"), ...gumdrop(half - 20, one ?? "accent")];
  const layers = [...lollipop(-half + 14, one ?? "accent"), ...lollipop(half - 14, other ?? "second")];
  if (value >= 12) layers.push(...cane(-half + 33), ...cane(half - 33));
  else layers.push(...gumdrop(-half + 30, other ?? "second"), ...gumdrop(half - 30, one ?? "accent"));
  if (value >= 14) layers.push(...gumdrop(-half + 46, one ?? "accent"), ...gumdrop(half - 46, other ?? "second"));
  return layers;
}

function lollipop(x: number, ink: Ink): Layer[] {
  return [
    { d: `M${x - 1.4} -9V-24H${x + 1.4}V-9Z`, ink: "light" },
    { d: circle(x, -27, 10), ink },
    { d: spiral(x - 1, -27, 8), ink: "line" },
    glint(x, -27, 9),
  ];
}

function gumdrop(x: number, ink: Ink): Layer[] {
  return [{ d: `M${x - 5.5} -9Q${x - 6} -19 ${x} -19Q${x + 6} -19 ${x + 5.5} -9Z`, ink }, glint(x, -14, 4.5)];
}

function cane(x: number): Layer[] {
  const waver = hand(x);
  return [
    { d: box(x - 3.5, -9, 7, 34, waver, 0.3), ink: "light" },
    { d: `M${x - 3.5} -13l7 -4v5l-7 4ZM${x - 3.5} -22l7 -4v5l-7 4ZM${x - 3.5} -31l7 -4v5l-7 4Z`, ink: "accent" },
  ];
}

/** In the middle of a card's floor; a tower's floor has its number there. */
export function candyCentre(): Layer[] {
  return [
    { d: "M-1.5 -9V-22H1.5V-9Z", ink: "light" },
    { d: circle(0, -26, 12), ink: "accent" },
    { d: spiral(-1, -26, 10), ink: "line" },
    glint(0, -26, 11),
  ];
}

/** Two swirls of ice cream in a case, and a cherry. */
export function candyRoof(): Layer[] {
  const waver = hand(3);
  return [
    {
      d: polygon(
        [
          [-24, 0],
          [-30, -20],
          [30, -20],
          [24, 0],
        ],
        waver,
      ),
      ink: "base",
    },
    { d: "M10 -1L12 -19H29L23 -1Z", ink: "shade" },
    { d: "M-18 -1L-21 -19M-9 -1L-10 -19M0 -1V-19M9 -1L10 -19M18 -1L21 -19", ink: "fine" },
    {
      d: "M-33 -20C-40 -34 -28 -38 -22 -36C-26 -50 -10 -54 -4 -52C-2 -60 8 -60 10 -53C24 -52 24 -40 20 -36C34 -38 38 -26 32 -20C20 -14 -22 -14 -33 -20Z",
      ink: "light",
    },
    { d: "M-22 -36C-10 -28 10 -28 20 -36M-30 -24C-12 -18 14 -18 30 -25", ink: "fine" },
    { d: "M-16 -46l3 2M-4 -42l3 -2M10 -45l-2 3M-24 -29l3 1M16 -30l3 -2M-8 -31l2 2", ink: "line" },
    { d: circle(3, -59, 6.5), ink: "accent" },
    glint(3, -59, 6),
    {
      d: stroke(
        [
          [5, -64],
          [12, -70],
        ],
        waver,
      ),
      ink: "line",
    },
  ];
}
