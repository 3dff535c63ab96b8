import { box, circle, cloud, hand, stroke, type Layer } from "./pen";
import { FLOOR_HEIGHT as H } from "./measure";

/** A slice of trunk with bark and knots, leaves at its ends, a tree house where there is room. */
export function treeFloor(value: number, width: number): Layer[] {
  const waver = hand(value + 37);
  const half = width / 2;
  const waist = half - 7;
  const trunk =
    `M${-half + 2} 0C${-waist} -10 ${-waist} -40 ${-half + 3} ${-H + 3}Q0 ${-H - 2} ${half - 3} ${-H + 3}` +
    `C${waist} -40 ${waist} -10 ${half - 2} 0Q0 4 ${-half + 2} 0Z`;
  return [
    { d: trunk, ink: "base" },
    { d: trunk, ink: "texture" },
    ...rings(half),
    ...leaves(value, half, waver),
    ...house(value, half, waver),
  ];
}

/** The sawn top, so that one sees where the next floor stands. */
function rings(half: number): Layer[] {
  const rim = `M${-half + 3} ${-H + 4}Q0 ${-H - 4} ${half - 3} ${-H + 4}Q0 ${-H + 11} ${-half + 3} ${-H + 4}Z`;
  const inner = `M${-half * 0.6} ${-H + 4}Q0 ${-H} ${half * 0.6} ${-H + 4}Q0 ${-H + 7.5} ${-half * 0.6} ${-H + 4}Z`;
  return [
    { d: rim, ink: "light" },
    { d: inner, ink: "fine" },
  ];
}

function leaves(value: number, half: number, waver: () => number): Layer[] {
  const low = value % 2 ? -20 : -34;
  const layers: Layer[] = [{ d: cloud(-half + 8, low, 20, 20, 7, waver), ink: "accent" }];
  layers.push({ d: cloud(half - 8, -54 - low, 18, 22, 7, waver), ink: "second" });
  if (value >= 11) {
    layers.push({ d: cloud(half - 18, -12, 22, 14, 7, waver), ink: "accent" });
    layers.push({ d: cloud(-half + 20, -10, 20, 13, 7, waver), ink: "second" });
  }
  return layers;
}

function house(value: number, half: number, waver: () => number): Layer[] {
  if (value < 7) return [];
  const x = value % 2 ? half - 27 : -half + 27;
  const layers: Layer[] = [
    { d: circle(x, -31, 9), ink: "light" },
    { d: `M${x - 9} -31H${x + 9}M${x} -40V-22`, ink: "line" },
  ];
  if (value < 10) return layers;
  return layers.concat(value % 2 ? door(-half + 28, waver) : ladder(half - 28, waver));
}

function door(x: number, waver: () => number): Layer[] {
  return [
    { d: `M${x - 9} -2V-28Q${x} -44 ${x + 9} -28V-2Z`, ink: "deep" },
    { d: circle(x + 4, -18, 1.6), ink: "light" },
    { d: stroke([[x - 13, -2], [x + 13, -2]], waver), ink: "line" },
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

export function treeCentre(): Layer[] {
  return [
    { d: circle(0, -24, 13), ink: "light" },
    { d: "M-13 -24H13M0 -37V-11", ink: "line" },
    { d: cloud(0, -8, 26, 10, 7, hand(4)), ink: "accent" },
  ];
}

/** The crown, with a small house and a bird's nest of a roof. */
export function treeRoof(): Layer[] {
  const waver = hand(8);
  return [
    { d: "M-10 0Q-6 -12 -8 -24H8Q6 -12 10 0Z", ink: "base" },
    { d: cloud(-16, -28, 34, 28, 8, waver), ink: "second" },
    { d: cloud(17, -29, 34, 30, 8, waver), ink: "accent" },
    { d: cloud(0, -48, 40, 34, 9, waver), ink: "accent" },
    { d: "M-11 -18V-36H11V-18Z", ink: "light" },
    { d: "M-16 -34L0 -48L16 -34L12 -33L0 -43L-12 -33Z", ink: "deep" },
    { d: "M-4 -18V-29H4V-18Z", ink: "deep" },
    { d: "M-14 -55q3 -4 6 -1M8 -60q3 -4 6 -1M20 -36q3 -4 6 -1", ink: "fine" },
  ];
}
