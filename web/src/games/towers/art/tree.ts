import { box, circle, cloud, glint, hand, stroke, wallShade, type Layer } from "./pen";
import { FLOOR_HEIGHT as H } from "./measure";

/** A slice of trunk with bark and knots, leafy branches at the ends, and a tree house where it fits. */
export function treeFloor(value: number, width: number): Layer[] {
  const waver = hand(value + 37);
  const half = width / 2;
  const waist = half - 7;
  const trunk =
    `M${-half + 2} 0C${-waist} -10 ${-waist} -40 ${-half + 3} ${-H + 3}Q0 ${-H - 2} ${half - 3} ${-H + 3}` +
    `C${waist} -40 ${waist} -10 ${half - 2} 0Q0 4 ${-half + 2} 0Z`;
  return [
    ...branch(value, half),
    { d: trunk, ink: "base" },
    { d: trunk, ink: "texture" },
    wallShade(half - 5, -H + 8, -H + 15),
    ...rings(half),
    ...house(value, half, waver),
    ...leaves(value, half, waver),
    ...guests(value, half),
  ];
}

/** The sawn top, where the next floor goes. */
function rings(half: number): Layer[] {
  const rim = `M${-half + 3} ${-H + 4}Q0 ${-H - 4} ${half - 3} ${-H + 4}Q0 ${-H + 11} ${-half + 3} ${-H + 4}Z`;
  const inner = `M${-half * 0.6} ${-H + 4}Q0 ${-H} ${half * 0.6} ${-H + 4}Q0 ${-H + 7.5} ${-half * 0.6} ${-H + 4}Z`;
  return [
    { d: rim, ink: "light" },
    { d: inner, ink: "fine" },
  ];
}

/** A stump of a branch, on one side. */
function branch(value: number, half: number): Layer[] {
  const side = value % 2 ? 1 : -1;
  const x = side * (half - 8);
  return [{ d: `M${x} -30Q${x + side * 8} -33 ${x + side * 12} -41L${x + side * 15} -38Q${x + side * 12} -28 ${x} -20Z`, ink: "base" }];
}

function leaves(value: number, half: number, waver: () => number): Layer[] {
  const low = value % 2 ? -16 : -38;
  const layers: Layer[] = [
    { d: cloud(-half + 6, low, 20, 19, 7, waver), ink: "accent" },
    glint(-half + 6, low, 11),
    { d: cloud(half - 6, -54 - low, 19, 20, 7, waver), ink: "second" },
  ];
  if (value >= 11) {
    layers.push({ d: cloud(half - 16, -8, 22, 13, 7, waver), ink: "accent" });
    layers.push({ d: cloud(-half + 18, -7, 20, 12, 7, waver), ink: "second" });
  }
  return layers;
}

/** A window, then a door or a ladder, then a gabled room of planks. */
function house(value: number, half: number, waver: () => number): Layer[] {
  if (value < 5) return knot(value % 2 ? -half + 13 : half - 13);
  const x = value % 2 ? half - 26 : -half + 26;
  if (value < 7) return knot(-x);
  if (value < 10) return roundWindow(x);
  const far = value % 2 ? door(-half + 27, waver) : ladder(half - 26, waver);
  return value >= 12 ? [...gable(x), ...far] : [...roundWindow(x), ...far];
}

function knot(x: number): Layer[] {
  return [
    { d: `M${x} -17q6 6 0 13q-6 -6 0 -13Z`, ink: "deep" },
    { d: `M${x} -20q9 9 0 19M${x} -20q-9 9 0 19`, ink: "fine" },
  ];
}

function roundWindow(x: number): Layer[] {
  return [
    { d: circle(x, -29, 9.5), ink: "light" },
    { d: `M${x - 9} -29H${x + 9}M${x} -38V-20`, ink: "line" },
    { d: `M${x - 10} -17h20v-4h-20Z`, ink: "deep" },
  ];
}

/** The tree house itself, on its own beam. */
function gable(x: number): Layer[] {
  return [
    { d: `M${x - 11} -12V-31H${x + 11}V-12Z`, ink: "light" },
    { d: `M${x - 11} -18H${x + 11}M${x - 11} -25H${x - 5}M${x + 5} -25H${x + 11}`, ink: "fine" },
    { d: `M${x - 16} -29L${x} -43L${x + 16} -29Z`, ink: "third" },
    { d: `M${x - 4} -12V-23Q${x} -28 ${x + 4} -23V-12Z`, ink: "deep" },
    { d: `M${x - 14} -12h28v4h-28Z`, ink: "deep" },
  ];
}

function door(x: number, waver: () => number): Layer[] {
  return [
    { d: `M${x - 9} -2V-28Q${x} -44 ${x + 9} -28V-2Z`, ink: "deep" },
    { d: `M${x - 4} -3V-34M${x + 3} -3V-35`, ink: "fine" },
    { d: circle(x + 5, -18, 1.6), ink: "light" },
    {
      d: stroke(
        [
          [x - 13, -2],
          [x + 13, -2],
        ],
        waver,
      ),
      ink: "line",
    },
  ];
}

function ladder(x: number, waver: () => number): Layer[] {
  let rungs = "";
  for (let y = -8; y > -44; y -= 9) rungs += `M${x - 6} ${y}h12`;
  return [
    { d: box(x - 6, -1, 12, 44, waver, 0.5), ink: "light" },
    { d: rungs, ink: "line" },
  ];
}

/** Mushrooms at the foot, an owl at the widest trunk. */
function guests(value: number, half: number): Layer[] {
  if (value % 4 === 2) return mushroom(value % 8 === 2 ? half - 13 : -half + 15);
  return value === 15 ? owl(half - 46) : [];
}

function mushroom(x: number): Layer[] {
  return [
    { d: `M${x - 2} 0V-7H${x + 2}V0Z`, ink: "light" },
    { d: `M${x - 7} -6Q${x - 5} -14 ${x} -14Q${x + 5} -14 ${x + 7} -6Z`, ink: "third" },
    { d: circle(x - 2, -9, 1.2) + circle(x + 3, -8, 1), ink: "gloss" },
  ];
}

function owl(x: number): Layer[] {
  return [
    { d: `M${x - 6} -3Q${x - 8} -16 ${x - 5} -20L${x - 2} -17H${x + 2}L${x + 5} -20Q${x + 8} -16 ${x + 6} -3Z`, ink: "light" },
    { d: circle(x - 2.6, -13, 2.2) + circle(x + 2.6, -13, 2.2), ink: "accent" },
    { d: circle(x - 2.6, -13, 0.6) + circle(x + 2.6, -13, 0.6), ink: "solid" },
    { d: `M${x} -11l-1.2 2.6h2.4Z`, ink: "third" },
  ];
}

export function treeCentre(): Layer[] {
  return [
    { d: circle(0, -26, 12), ink: "light" },
    { d: "M-12 -26H12M0 -38V-14", ink: "line" },
    { d: "M-14 -12h28v-4h-28Z", ink: "deep" },
    { d: cloud(0, -9, 22, 9, 7, hand(4)), ink: "accent" },
  ];
}

/** The crown, with a small house under a roof like a bird's nest. */
export function treeRoof(): Layer[] {
  const waver = hand(8);
  return [
    { d: "M-10 0Q-6 -12 -8 -24H8Q6 -12 10 0Z", ink: "base" },
    { d: "M2 0Q4 -12 2 -24H8Q6 -12 10 0Z", ink: "shade" },
    { d: cloud(-16, -28, 34, 28, 8, waver), ink: "second" },
    { d: cloud(17, -29, 34, 30, 8, waver), ink: "accent" },
    { d: cloud(0, -48, 40, 34, 9, waver), ink: "accent" },
    glint(-2, -50, 22),
    { d: "M-11 -18V-36H11V-18Z", ink: "light" },
    { d: "M-16 -34L0 -48L16 -34L12 -33L0 -43L-12 -33Z", ink: "third" },
    { d: "M-4 -18V-29H4V-18Z", ink: "deep" },
    { d: "M-14 -55q3 -4 6 -1M8 -60q3 -4 6 -1M20 -36q3 -4 6 -1", ink: "fine" },
  ];
}
